package dev.seedcensus.jobs.cli;

import static dev.seedcensus.jobs.cli.CommandLineRunner.census;
import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.seedcensus.jobs.cli.CommandLineRunner.Outcome;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Mistakes are blamed on what stands on the command line, and have their remedy. */
class MistakesAsTypedTest {

  private static final String DUNGEON = "../data/grammars/dungeon.json";

  @TempDir Path folder;

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "battle --hp NaN|--hp must be a number above 0 and at most 1, not 'NaN'.",
        "evolve --seed 1 --limit nodes=0 --grammar "
            + DUNGEON
            + "|--limit nodes must be a whole number from 1 to 1000000000000, not '0'.",
        "araf solve ../data/araf/boards.json|../data/araf/boards.json: it is JSON: give one board as"
            + " plain text, a line per row, for example 1.49.",
      })
  void blamesWhatWasTyped(String line, String sentence) {
    Outcome outcome = census(line.split(" "));
    assertEquals("census: " + sentence + "\n", outcome.err());
    assertEquals(ExitCode.USER, outcome.code());
  }

  @Test
  void anEmptyBoardIsToldWithTheRemedy() throws IOException {
    Path file = Files.createFile(folder.resolve("board.txt"));
    Outcome outcome = census("araf", "solve", file.toString());
    assertEquals(
        "census: %s: there is nothing in it: give one board as plain text, a line per row, for example 1.49.\n"
            .formatted(file),
        outcome.err());
    assertEquals(ExitCode.USER, outcome.code());
  }

  @Test
  void aSeedThatHitsALimitFailsWhichIsNoMistake() {
    Outcome outcome = census("evolve", "--grammar", DUNGEON, "--seed", "1", "--limit", "nodes=4");
    assertEquals(ExitCode.DOES_NOT_HOLD, outcome.code());
    assertEquals("", outcome.out());
    assertEquals(
        "census: grammar dungeon, stage expand, iteration 3, seed 1: limit nodes: the graph has more than 4 nodes.\n",
        outcome.err());
  }
}
