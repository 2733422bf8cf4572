package dev.seedcensus.jobs.sql;

import dev.seedcensus.jobs.run.Runs;
import java.nio.file.Path;
import java.util.Map;
import org.apache.spark.sql.SparkSession;
import org.apache.spark.sql.catalyst.plans.logical.LogicalPlan;
import org.apache.spark.sql.catalyst.rules.Rule;

/**
 * Sees to it that a session has the views over the runs below a folder, as they are now, before the
 * names in a query are looked up. So whoever connects has them, and a run that grows or is new
 * shows with the next query. It changes no plan.
 */
final class CurrentViews extends Rule<LogicalPlan> {

  /** Names the folder; without it there are no views. */
  static final String FOLDER = "spark.seedcensus.in";

  private final SparkSession session;
  private Map<Path, String> seen;
  private boolean creating;

  CurrentViews(SparkSession session) {
    this.session = session;
  }

  @Override
  public LogicalPlan apply(LogicalPlan plan) {
    String folder = session.conf().get(FOLDER, "");
    if (!folder.isEmpty()) {
      refresh(Path.of(folder));
    }
    return plan;
  }

  /** Creating views is itself made of queries: those of this thread pass, others wait. */
  private synchronized void refresh(Path folder) {
    if (creating) {
      return;
    }
    Map<Path, String> now = Runs.versions(folder);
    if (!now.equals(seen)) {
      creating = true;
      try {
        Views.create(session, Runs.below(folder));
        seen = now;
      } finally {
        creating = false;
      }
    }
  }
}
