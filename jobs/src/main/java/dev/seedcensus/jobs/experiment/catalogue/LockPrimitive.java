package dev.seedcensus.jobs.experiment.catalogue;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.seedcensus.engine.primitives.PrimitiveCall;
import dev.seedcensus.engine.primitives.Primitives;
import dev.seedcensus.engine.rewrite.StartGraph;
import java.util.function.Supplier;

/** The primitives of the catalogue, each with the graph that it is applied to. */
enum LockPrimitive {
  KEY_DOOR("key-door", Primitives.call("key-door"), SmallGraphs::chain),

  DAG_KEY_LOCK("dag-key-lock", Primitives.call("dag-key-lock"), SmallGraphs::chain),

  SOCIAL_LOCK("social-lock", Primitives.call("social-lock"), SmallGraphs::chain),

  /** It locks the way to a secret, so there must be one. */
  SOCIAL_LOCK_NEST(
      "social-lock-nest",
      Primitives.call("social-lock").with("nest", true),
      SmallGraphs::chainWithSecret),

  CYCLE_CLOSE_RETURN("cycle-close-return", Primitives.call("cycle-close-return"), SmallGraphs::key);

  private final String primitive;
  private final PrimitiveCall call;
  private final Supplier<StartGraph> start;

  LockPrimitive(String primitive, PrimitiveCall call, Supplier<StartGraph> start) {
    this.primitive = primitive;
    this.call = call;
    this.start = start;
  }

  /** Its name in records. */
  String primitive() {
    return primitive;
  }

  /** The rule in the language of grammar files. */
  ObjectNode rule() {
    return call.rule();
  }

  /** The graph that it is applied to. */
  StartGraph start() {
    return start.get();
  }
}
