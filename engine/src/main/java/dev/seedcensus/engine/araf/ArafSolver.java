package dev.seedcensus.engine.araf;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Solves boards: by the catalogue of candidate rooms where it can be kept, otherwise by {@link
 * LargeRooms}. The answers are the same.
 */
public final class ArafSolver {

  /** Sets that are met while the catalogue is made, before it is given up: some milliseconds. */
  private static final long MOST_STEPS = 100_000;

  /** Among more rooms the other solver is faster at proving that there are no further answers. */
  private static final int MOST_ROOMS = 1_000;

  /**
   * A board with many answers shows them at once, among more rooms too: so many nodes are tried.
   */
  private static final int MOST_ROOMS_OF_MANY_ANSWERS = 20_000;

  private static final int NODES_PER_ANSWER = 20;

  private final Reading reading;
  private final boolean lists;
  private final TimeLimit limit;

  private ArafSolver(Reading reading, boolean lists, TimeLimit limit) {
    this.reading = reading;
    this.lists = lists;
    this.limit = limit;
  }

  public ArafSolver(Reading reading, TimeLimit limit) {
    this(reading, true, limit);
  }

  /** A solver that never lists rooms. */
  static ArafSolver withoutCatalogue(Reading reading, TimeLimit limit) {
    return new ArafSolver(reading, false, limit);
  }

  /**
   * Answers of a board, up to a number of them.
   *
   * @param cap how many answers are enough, at least 1; 2 tell whether there is exactly one
   */
  public Verdict solve(Board board, int cap) {
    PairScreen screen = new PairScreen(board, reading);
    if (!lists) {
      return unlisted(screen, cap);
    }
    int most = cap > 2 ? MOST_ROOMS_OF_MANY_ANSWERS : MOST_ROOMS;
    return Catalogue.of(screen, most, MOST_STEPS, limit)
        .flatMap(catalogue -> listed(catalogue, cap))
        .orElseGet(() -> unlisted(screen, cap));
  }

  private Verdict unlisted(PairScreen screen, int cap) {
    LargeRooms rooms = new LargeRooms(screen, limit);
    return new Verdict(rooms.answers(cap), rooms.gaveUp());
  }

  /** Empty if answers do not show soon among many rooms. */
  private Optional<Verdict> listed(Catalogue catalogue, int cap) {
    ExactCover cover = new ExactCover(catalogue, limit);
    List<Partition> answers = new ArrayList<>();
    boolean many = catalogue.size() > MOST_ROOMS;
    boolean searched =
        cover.search(
            new Remaining(catalogue),
            many ? (long) NODES_PER_ANSWER * cap : Long.MAX_VALUE,
            answer -> {
              answers.add(answer.partition());
              return answers.size() < cap;
            });
    return many && !searched ? Optional.empty() : Optional.of(new Verdict(answers, !searched));
  }
}
