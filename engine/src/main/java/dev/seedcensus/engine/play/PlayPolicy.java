package dev.seedcensus.engine.play;

import dev.seedcensus.engine.message.NearestName;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/**
 * How a player decides.
 *
 * <p>Greedy and cautious players know the map, with all gates, and what they have done; they know
 * neither what dice will show nor which answer is right. At a question they give an answer that
 * they have not tried, each as likely as the others; nobody reads clues. They go for one goal after
 * the other by a shortest way over edges that are open to them, counting a battle or a question as
 * one edge, and give up when there is no goal left. <em>News</em> is whatever would teach them a
 * fact that a gate may ask for.
 */
public enum PlayPolicy {
  /**
   * Goes for a win where there is a way to one, else for the nearest news; attacks always, never
   * retreats, and drinks only what lies on the way.
   */
  GREEDY(1),

  /**
   * Puts fights off: goes where the fewest battles lead to something. Among the goals with the
   * fewest battles a win comes first, then with less than full hit points a potion, if no battle
   * lies before it, then news, then any potion. In a battle attacks, but with 0.2 hit points or
   * less defends; with half of them or less retreats, if a potion can be had without another
   * battle.
   */
  CAUTIOUS(2),

  /** Takes every open edge with equal chances, in battles too, and knows nothing. */
  RANDOM(3),

  /**
   * The best that any player can do who knows the map and all answers: the largest probability of a
   * win, see {@link BestChance}. It is computed, not walked, and where that takes too long it is
   * unknown.
   */
  OPTIMAL(4);

  private final int stream;

  PlayPolicy(int stream) {
    this.stream = stream;
  }

  /** Tells the policy's random numbers from those of the others. */
  int stream() {
    return stream;
  }

  /** Whether walks are made; otherwise the chance is computed. */
  public boolean isWalked() {
    return this != OPTIMAL;
  }

  /**
   * The policy of a name.
   *
   * @throws IllegalArgumentException if there is none, with the nearest name
   */
  public static PlayPolicy named(String name) {
    List<String> names = Arrays.stream(values()).map(PlayPolicy::toString).toList();
    int index = names.indexOf(name);
    if (index < 0) {
      throw new IllegalArgumentException(
          "Cannot play by \"%s\": there is no policy of that name; %s"
              .formatted(name, NearestName.remedy(name, names)));
    }
    return values()[index];
  }

  Strategy strategy() {
    return switch (this) {
      case GREEDY -> new Purposeful(false);
      case CAUTIOUS -> new Purposeful(true);
      case RANDOM -> new Aimless();
      case OPTIMAL -> throw new IllegalStateException("the optimum is computed, not walked");
    };
  }

  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT);
  }
}
