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

  /** Among more rooms the other solver is faster. */
  private static final int MOST_ROOMS = 1_000;

  private final Reading reading;
  private final int mostRooms;
  private final TimeLimit limit;

  private ArafSolver(Reading reading, int mostRooms, TimeLimit limit) {
    this.reading = reading;
    this.mostRooms = mostRooms;
    this.limit = limit;
  }

  public ArafSolver(Reading reading, TimeLimit limit) {
    this(reading, MOST_ROOMS, limit);
  }

  /** A solver that never lists rooms. */
  static ArafSolver withoutCatalogue(Reading reading, TimeLimit limit) {
    return new ArafSolver(reading, 0, limit);
  }

  /**
   * Answers of a board, up to a number of them.
   *
   * @param cap how many answers are enough, at least 1; 2 tell whether there is exactly one
   */
  public Verdict solve(Board board, int cap) {
    PairScreen screen = new PairScreen(board, reading);
    Optional<Catalogue> catalogue =
        mostRooms == 0 ? Optional.empty() : Catalogue.of(screen, mostRooms, MOST_STEPS, limit);
    return catalogue.isPresent() ? listed(catalogue.get(), cap) : unlisted(screen, cap);
  }

  private Verdict unlisted(PairScreen screen, int cap) {
    LargeRooms rooms = new LargeRooms(screen);
    return new Verdict(rooms.answers(cap, limit), rooms.gaveUp());
  }

  private Verdict listed(Catalogue catalogue, int cap) {
    ExactCover cover = new ExactCover(catalogue, limit);
    List<Partition> answers = new ArrayList<>();
    cover.search(
        new Remaining(catalogue),
        answer -> {
          answers.add(answer.partition());
          return answers.size() < cap;
        });
    return new Verdict(answers, cover.gaveUp());
  }
}
