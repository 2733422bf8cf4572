package dev.seedcensus.jobs.tables;

import com.fasterxml.jackson.databind.JsonNode;
import dev.seedcensus.jobs.UserPath;
import dev.seedcensus.jobs.experiment.SeedSet;
import dev.seedcensus.jobs.run.Job;
import dev.seedcensus.jobs.run.JobSpec;
import dev.seedcensus.jobs.run.JobSpecs;
import dev.seedcensus.jobs.run.Runs;
import dev.seedcensus.jobs.run.Runs.Run;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.TreeMap;

/** The runs that tables are computed from: those of the bundled specs, over the seeds needed. */
final class TableRuns {

  private final Path specs;
  private final Path out;
  private final SeedSet asked;
  private final Map<String, SeedSet> needed = new TreeMap<>();

  /**
   * @param specs folder of the bundled specs
   * @param out where runs are kept
   * @param asked seeds to take instead of the papers'; null for the papers'
   */
  TableRuns(Path specs, Path out, SeedSet asked) {
    this.specs = specs;
    this.out = out;
    this.asked = asked;
  }

  /** Notes what a table is computed from. */
  void need(PublishedTable table, TableQuery query) {
    for (List<JsonNode> row : table.subjects()) {
      List<String> ofRow = query.specs() == null ? List.of(table.grammar(row)) : query.specs();
      for (String spec : ofRow) {
        needed.merge(spec, table.seeds(row, asked, query.seeds()), SeedSet::union);
      }
    }
  }

  /** The jobs that make the runs, one per spec. */
  List<Job> jobs() {
    return needed.entrySet().stream().map(need -> job(need.getKey(), need.getValue())).toList();
  }

  private Job job(String name, SeedSet seeds) {
    JobSpec spec = JobSpecs.read(UserPath.of(specs, name + ".yaml"), JobSpecs.CommandLine.SILENT);
    // The specs' small chunks would make a file for every few hundred of the seeds asked for.
    OptionalLong chunk = asked == null ? spec.chunk() : OptionalLong.empty();
    return Job.of(
        new JobSpec(spec.experiment(), spec.options(), seeds, chunk, spec.columns(), out));
  }

  /** The runs, which must have been made. */
  static List<Run> runs(List<Job> jobs) {
    return jobs.stream().map(job -> Runs.of(job).orElseThrow()).toList();
  }
}
