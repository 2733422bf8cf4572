package dev.seedcensus.engine.label;

import dev.seedcensus.engine.expr.LabelTest;
import dev.seedcensus.engine.value.Arr;
import dev.seedcensus.engine.value.Obj;
import dev.seedcensus.engine.value.Value;
import java.util.List;

/** Queries made of other queries, and the one that asks a function. */
final class CombinedQueries {

  private CombinedQueries() {}

  /** Matches where another query does not; leaves no record. */
  static final class Not extends Query {
    private final Query query;

    Not(Query query) {
      this.query = query;
    }

    @Override
    public boolean matches(Value label) {
      return !query.matches(label);
    }

    @Override
    public Value match(Value label) {
      return noneIf(matches(label));
    }

    @Override
    public boolean canThrow() {
      return query.canThrow();
    }

    @Override
    Foresight foreseeParts(Recipe recipe) {
      return query.foresee(recipe).not();
    }
  }

  /** Matches where all do; their records are merged, later over earlier. */
  static final class And extends Query {
    private final Query[] queries;

    And(List<Query> queries) {
      this.queries = queries.toArray(new Query[0]);
    }

    @Override
    public boolean matches(Value label) {
      for (Query query : queries) {
        if (!query.matches(label)) {
          return false;
        }
      }
      return true;
    }

    @Override
    public Value match(Value label) {
      Obj merged = Obj.EMPTY;
      for (Query query : queries) {
        Value match = query.match(label);
        if (match == null) {
          return null;
        }
        merged = Merging.assign(merged, match);
      }
      return merged;
    }

    @Override
    public boolean canThrow() {
      return ArrayQuery.anyThrows(queries);
    }

    @Override
    Foresight foreseeParts(Recipe recipe) {
      Foresight all = Foresight.ALWAYS;
      for (Query query : queries) {
        all = all.and(query.foresee(recipe));
      }
      return all;
    }
  }

  /** Matches where one does; the record is that of the first that matches. */
  static final class Or extends Query {
    private final Query[] queries;

    Or(List<Query> queries) {
      this.queries = queries.toArray(new Query[0]);
    }

    @Override
    public boolean matches(Value label) {
      for (Query query : queries) {
        if (query.matches(label)) {
          return true;
        }
      }
      return false;
    }

    @Override
    public Value match(Value label) {
      for (Query query : queries) {
        Value match = query.match(label);
        if (match != null) {
          return match;
        }
      }
      return null;
    }

    @Override
    public boolean canThrow() {
      return ArrayQuery.anyThrows(queries);
    }

    @Override
    Foresight foreseeParts(Recipe recipe) {
      Foresight any = Foresight.NEVER;
      for (Query query : queries) {
        any = any.or(query.foresee(recipe));
      }
      return any;
    }
  }

  /**
   * Matches where the label, or a value somewhere inside it, matches: depth first, objects in key
   * order.
   */
  static final class Find extends Query {
    private final Query query;

    Find(Query query) {
      this.query = query;
    }

    @Override
    public boolean matches(Value label) {
      return match(label) != null;
    }

    @Override
    public Value match(Value label) {
      Value match = query.match(label);
      if (match == null && label instanceof Obj object) {
        for (int i = 0; i < object.size() && match == null; i++) {
          match = object.at(i).isUndefined() ? null : match(object.at(i));
        }
      } else if (match == null && label instanceof Arr array) {
        for (int i = 0; i < array.length() && match == null; i++) {
          match = match(array.at(i));
        }
      }
      return match;
    }

    @Override
    public boolean canThrow() {
      return query.canThrow();
    }
  }

  /** Matches where a function of the grammar says so; leaves no record. */
  static final class Test extends Query {
    private final LabelTest test;

    Test(LabelTest test) {
      this.test = test;
    }

    @Override
    public boolean matches(Value label) {
      return test.test(label);
    }

    @Override
    public Value match(Value label) {
      return noneIf(matches(label));
    }

    @Override
    public boolean canThrow() {
      return true;
    }
  }
}
