package dev.seedcensus.jobs.faults;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.seedcensus.jobs.cluster.CensusProcess;
import dev.seedcensus.jobs.cluster.JavaProcess;
import dev.seedcensus.jobs.cluster.StandaloneCluster;
import dev.seedcensus.jobs.run.RunCheck;
import dev.seedcensus.jobs.run.RunFolder;
import dev.seedcensus.jobs.run.Runs;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** A census that things are done to: started again and again over one output folder. */
final class VictimRun {

  private final Path spec;
  private final Path out;
  private final List<String> options;
  private Map<Path, String> lookedAt = Map.of();
  private int found;

  VictimRun(Path spec, Path out, List<String> options) {
    this.spec = spec;
    this.out = out;
    this.options = options;
  }

  Path out() {
    return out;
  }

  /** Starts or continues it. */
  JavaProcess start(String... wrapper) throws IOException {
    List<String> arguments =
        new ArrayList<>(List.of("run", spec.toString(), "--out", out.toString()));
    arguments.addAll(options);
    return CensusProcess.start(List.of(wrapper), spec.resolveSibling("logs"), arguments);
  }

  /** How many blocks are committed; whatever else is there, the run must look whole to readers. */
  int committed() {
    if (!Files.isDirectory(out)) {
      return 0;
    }
    int blocks = 0;
    for (RunFolder folder : Runs.folders(out)) {
      RunCheck check = RunCheck.of(folder);
      assertEquals(List.of(), check.faults());
      blocks += check.manifest().map(manifest -> manifest.blocks().size()).orElse(0);
    }
    return blocks;
  }

  /** The same, looked at again only when a manifest has changed: cheap enough to be polled. */
  private int committedByNow() {
    Map<Path, String> versions = Runs.versions(out);
    if (!versions.equals(lookedAt)) {
      found = committed();
      lookedAt = versions;
    }
    return found;
  }

  /** Waits until a census has committed so many blocks more, or has ended. */
  void awaitProgress(JavaProcess census, int blocks) throws InterruptedException {
    int before = committedByNow();
    StandaloneCluster.await(
        "progress", () -> !census.isAlive() || committedByNow() >= before + blocks);
  }
}
