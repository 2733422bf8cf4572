package dev.seedcensus.engine.araf;

/** What is measured on a generated board, as far as it is asked. For one thread. */
public final class BoardSurvey {

  private final GeneratedBoard generated;
  private PairScreen screen;
  private Grading grading;
  private Rigidity rigidity;

  public BoardSurvey(GeneratedBoard generated) {
    this.generated = generated;
  }

  public GeneratedBoard generated() {
    return generated;
  }

  /** The pairs of the board's givens. */
  public PairScreen screen() {
    if (screen == null) {
      screen = new PairScreen(generated.board(), Reading.NORMAL);
    }
    return screen;
  }

  /** How far each rung comes. */
  public Grading grading() {
    if (grading == null) {
      grading = Grading.of(Catalogue.of(screen()), TimeLimit.NONE).orElseThrow();
    }
    return grading;
  }

  /** How the answer resists. */
  public Rigidity rigidity() {
    if (rigidity == null) {
      rigidity = Rigidity.of(generated.board(), generated.answer());
    }
    return rigidity;
  }

  /** Whether the rung {@code cell} alone solves the board as it was before it was widened. */
  public boolean tightCell() {
    Remaining remaining =
        new Remaining(Catalogue.of(new PairScreen(generated.tight(), Reading.NORMAL)));
    return remaining.settle() && remaining.solved();
  }
}
