package dev.seedcensus.engine.expr;

import java.util.Locale;
import org.mozilla.javascript.Context;
import org.mozilla.javascript.ContextFactory;

/** An interpreter context that knows the meter of the evaluation it runs. */
final class SandboxContext extends Context {

  /** Instructions between two looks at the meter. */
  private static final int OBSERVED_EVERY = 2_000;

  private final Meter meter;
  private GraphView graph;
  private ToScript toScript;

  private SandboxContext(ContextFactory factory, Meter meter) {
    super(factory);
    this.meter = meter;
    setLanguageVersion(VERSION_ES6);
    setInterpretedMode(true);
    setInstructionObserverThreshold(OBSERVED_EVERY);
    setLocale(Locale.ROOT);
    setClassShutter(name -> false);
    setGeneratingDebug(false);
  }

  static Meter meter(Context context) {
    return ((SandboxContext) context).meter;
  }

  /** Starts an evaluation: from now on, questions about the graph are answered with these. */
  void serve(GraphView graph, ToScript toScript) {
    this.graph = graph;
    this.toScript = toScript;
  }

  GraphView graph() {
    return graph;
  }

  ToScript toScript() {
    return toScript;
  }

  /** Makes contexts that share no feature with the Java around them. */
  static final class Factory extends ContextFactory {

    private final ExpressionLimits limits;

    Factory(ExpressionLimits limits) {
      this.limits = limits;
    }

    @Override
    protected Context makeContext() {
      return new SandboxContext(this, new Meter(limits));
    }

    @Override
    protected boolean hasFeature(Context context, int feature) {
      return switch (feature) {
        case Context.FEATURE_E4X,
            Context.FEATURE_PARENT_PROTO_PROPERTIES,
            Context.FEATURE_JAVA_SERIALIZATION ->
            false;
        default -> super.hasFeature(context, feature);
      };
    }

    @Override
    protected void observeInstructionCount(Context context, int instructions) {
      meter(context).observed(instructions);
    }
  }
}
