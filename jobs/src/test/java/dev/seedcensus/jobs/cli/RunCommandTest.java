package dev.seedcensus.jobs.cli;

import static dev.seedcensus.jobs.cli.CommandLineRunner.census;

import dev.seedcensus.jobs.SharedSpark;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class RunCommandTest {
  @TempDir Path folder;

  @Test
  void smoke() throws Exception {
    SharedSpark.session();
    Path spec = folder.resolve("a.yaml");
    Files.writeString(spec, "experiment: arithmetic\nseeds: 1..100\nchunk: 30\nout: out\n");
    System.err.println(census("run", spec.toString()));
    System.err.println(census("run", spec.toString()));
    System.err.println(census("run", spec.toString(), "--seeds", "0..200", "--chunk", "7"));
    System.err.println(census("status", spec.toString(), "--seeds", "0..300"));
    System.err.println(census("status", folder.resolve("out").toString()));
    System.err.println(census("sql", "--in", folder.resolve("out").toString(), "select * from arithmetic order by seed limit 5"));
    System.err.println(census("sql", "--in", folder.resolve("out").toString(), "select * from runs", "--format", "json"));
    System.err.println(census("sql", "--in", folder.resolve("out").toString(), "select nosuch from runs", "--format", "json"));
    System.err.println(census("run", spec.toString(), "--sedes", "1"));
    try (var s = Files.walk(folder)) { s.forEach(p -> System.err.println(p)); }
  }
}
