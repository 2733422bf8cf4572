package dev.seedcensus.engine.expr;

import java.util.Locale;
import org.mozilla.javascript.Context;
import org.mozilla.javascript.ContextFactory;
import org.mozilla.javascript.ScriptRuntime;

/** An interpreter context that knows the meter of the evaluation it runs. */
final class SandboxContext extends Context {

  /** Instructions between two looks at the meter. */
  private static final int OBSERVED_EVERY = 2_000;

  private final Meter meter;
  private boolean reporting;
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

  /** Begins an evaluation that is nobody's, with nothing counted yet. */
  Meter restart(ExpressionLimits limits) {
    return restart(limits, new Allowance());
  }

  /** Begins an evaluation for a run, with nothing counted yet. */
  Meter restart(ExpressionLimits limits, Allowance allowance) {
    // The interpreter forgets its count of instructions only when it reports it.
    reporting = false;
    ScriptRuntime.addInstructionCount(this, OBSERVED_EVERY + 1);
    reporting = true;
    meter.restart(limits, allowance);
    return meter;
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

    ExpressionLimits limits() {
      return limits;
    }

    /** A context that can be entered again and again, by one thread at a time. */
    SandboxContext create() {
      SandboxContext context = begin();
      Context.exit();
      return context;
    }

    /** Enters a new context; to be left with {@code Context.exit()}. */
    SandboxContext begin() {
      SandboxContext context = (SandboxContext) enterContext();
      context.restart(limits);
      return context;
    }

    @Override
    protected Context makeContext() {
      return new SandboxContext(this, new Meter());
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
      SandboxContext sandbox = (SandboxContext) context;
      if (sandbox.reporting) {
        sandbox.meter.observed(instructions);
      }
    }
  }
}
