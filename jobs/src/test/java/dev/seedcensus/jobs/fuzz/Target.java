package dev.seedcensus.jobs.fuzz;

import dev.seedcensus.jobs.SharedSpark;
import dev.seedcensus.jobs.UserException;
import dev.seedcensus.jobs.cli.Main;
import dev.seedcensus.jobs.tables.Paper;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;

/** A kind of input: good examples of it, how to spoil one, and what reads it. */
enum Target {
  GRAMMAR("input.json") {
    @Override
    List<String> examples() {
      return Examples.grammars();
    }

    @Override
    Outcome read(Path file) {
      return census(
          List.of(
              "evolve",
              "--grammar",
              file.toString(),
              "--seed",
              "7",
              "--format",
              "digest",
              "--limit",
              "work=40000",
              "--limit",
              "expression_steps=20000",
              "--limit",
              "graph_bytes=1000000",
              "--limit",
              "iterations=400"));
    }
  },
  RECORDING("input.jsonl") {
    @Override
    List<String> examples() {
      return Examples.recordings();
    }

    @Override
    Outcome read(Path file) {
      return census(List.of("verify", file.toString()));
    }
  },
  SPEC("spec/input.yaml") {
    @Override
    List<String> examples() {
      return Examples.specs();
    }

    @Override
    byte[] spoilt(Mutator mutator) {
      return mutator.lines(mutator.one(kept()));
    }

    @Override
    Outcome read(Path file) {
      return census(List.of("status", file.toString()));
    }
  },
  MANIFEST("runs/grammar/0123456789abcdef/manifest.json") {
    @Override
    List<String> examples() {
      return List.of(
          """
          {"format": 2, "run_id": "0123456789abcdef", "experiment": "grammar", "grammar": "small",
           "version": "0.1.0", "spark": "4.2.0", "java": "17", "started": "2026-01-01T00:00:00Z",
           "spec": {"grammar": "g.json", "seeds": "1..4"}, "definition": {"rules": []},
           "schema": {"type": "struct", "fields": []}, "chunk_size": 2,
           "blocks": [
             {"chunk": 0, "first": 1, "last": 2, "rows": 2, "failed": 0,
              "files": [{"name": "chunk=000000/part-0000000001-0000000002-000.parquet", "bytes": 900,
                         "rows": 2, "crc32c": "0badcafe", "footer_crc32c": "0badf00d"}],
              "finished": "2026-01-01T00:00:01Z", "host": "h", "user": "u", "seconds": 0.5}]}
          """);
    }

    @Override
    Outcome read(Path file) {
      return census(List.of("status", file.getParent().getParent().getParent().toString()));
    }
  },
  PAPER("budgets.json") {
    @Override
    List<String> examples() {
      return Examples.files("papers", ".json");
    }

    @Override
    Outcome read(Path file) {
      try {
        Paper.read("budgets", file.getParent()).tables(List.of());
        return new Outcome(0, "read", "");
      } catch (UserException e) {
        return new Outcome(2, "", "census: " + e.getMessage() + "\n");
      }
    }
  },
  SQL("queries/input.sql") {
    @Override
    List<String> examples() {
      return Examples.queries();
    }

    @Override
    byte[] spoilt(Mutator mutator) {
      return mutator.sql(mutator.one(kept()), kept());
    }

    @Override
    Outcome read(Path file) {
      Path runs = file.resolveSibling("out");
      if (!Files.exists(runs)) {
        SharedSpark.session();
        Path spec = Path.of("..", "conf", "dag-locked.yaml");
        Outcome run =
            census(
                List.of(
                    "run",
                    spec.toString(),
                    "--seeds",
                    "1..5",
                    "--tasks",
                    "1",
                    "--out",
                    runs.toString()));
        if (run.code() != 0) {
          throw new IllegalStateException(run.err());
        }
      }
      return census(
          List.of("sql", "--in", runs.toString(), "--format", "csv", Examples.text(file)));
    }
  },
  CONDITION("condition.sql") {
    @Override
    List<String> examples() {
      return Examples.conditions();
    }

    @Override
    byte[] spoilt(Mutator mutator) {
      return mutator.sql(mutator.one(kept()), kept());
    }

    @Override
    Outcome read(Path file) {
      SharedSpark.session();
      Path spec = file.resolveSibling("search.yaml");
      try {
        Files.writeString(
            spec,
            "experiment: grammar\ngrammar: %s\nwhere: keys = 1\nhits: 2\ncap: 20\n"
                .formatted(Path.of("..", "data", "grammars", "dag-locked.json").toAbsolutePath()));
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
      Outcome outcome =
          census(List.of("search", spec.toString(), "--where=" + Examples.text(file)));
      // How far a search is goes where messages go.
      return new Outcome(
          outcome.code(),
          outcome.out(),
          outcome.err().replaceAll("(?m)^[\\d,]+ seeds? tried: [\\d,]+ accepted\\.\\R", ""));
    }
  },
  BOARD("board.txt") {
    @Override
    List<String> examples() {
      return Examples.boards();
    }

    @Override
    byte[] spoilt(Mutator mutator) {
      return mutator.lines(mutator.one(kept()));
    }

    @Override
    Outcome read(Path file) {
      return census(List.of("araf", "solve", file.toString(), "--time-limit", "1"));
    }
  },
  LEVELS("levels.json") {
    @Override
    List<String> examples() {
      return Examples.levels();
    }

    @Override
    Outcome read(Path file) {
      return census(List.of("levels", "solve", file.toString(), "--cap", "300"));
    }
  },
  ARGUMENTS("arguments.txt") {
    @Override
    List<String> examples() {
      return List.of(
          "evolve\n--grammar\n../data/grammars/dag-plain.json\n--seed\n7\n--format\njson\n--full",
          "evolve\n--grammar\n../data/grammars/dag-plain.json\n--seed\n7\n--set\nlimit=3\n--limit\n"
              + "nodes=9",
          "grammar\n../data/grammars/maze-plain.json\n--set\nstages.expand.limit=4\n--compact",
          "status\n../conf/dungeon.yaml\n--seeds\n1..50\n--out\nnowhere\n--limit\nwork=100000",
          "verify\n../data/conformance/dag-plain.trace.jsonl",
          "sql\n--help",
          "run\n--help",
          "--version");
    }

    @Override
    byte[] spoilt(Mutator mutator) {
      List<String> words = new java.util.ArrayList<>(mutator.one(kept()).lines().toList());
      String word = mutator.word().replace("\n", " ");
      words.set(
          mutator.one(java.util.stream.IntStream.range(0, words.size()).boxed().toList()), word);
      // These would start Spark.
      words.removeIf(w -> List.of("run", "sql", "tables", "bench").contains(w));
      return String.join("\n", words).getBytes(StandardCharsets.UTF_8);
    }

    @Override
    Outcome read(Path file) {
      return census(Examples.text(file).lines().toList());
    }
  };

  /** What became of an input. */
  record Outcome(int code, String out, String err) {}

  private final String fileName;
  private List<String> kept;

  Target(String fileName) {
    this.fileName = fileName;
  }

  abstract List<String> examples();

  abstract Outcome read(Path file);

  byte[] spoilt(Mutator mutator) {
    return mutator.json(mutator.one(kept()));
  }

  /** Where below a folder the input lies. */
  Path place(Path folder) {
    return folder.resolve(fileName);
  }

  /** The name under which an input of a mutation is kept. */
  String keptName(long seed) {
    return name().toLowerCase(Locale.ROOT) + "-" + seed + ".input";
  }

  /** The target that a kept file was made for. */
  static Target of(Path file) {
    String name = file.getFileName().toString();
    return valueOf(name.substring(0, name.indexOf('-')).toUpperCase(Locale.ROOT));
  }

  final List<String> kept() {
    if (kept == null) {
      kept = examples();
    }
    return kept;
  }

  private static Outcome census(List<String> args) {
    StringWriter out = new StringWriter();
    StringWriter err = new StringWriter();
    int code = Main.run(args.toArray(String[]::new), new PrintWriter(out), new PrintWriter(err));
    return new Outcome(code, out.toString(), err.toString());
  }
}
