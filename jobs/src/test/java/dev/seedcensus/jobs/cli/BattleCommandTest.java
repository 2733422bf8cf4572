package dev.seedcensus.jobs.cli;

import static dev.seedcensus.jobs.cli.CommandLineRunner.census;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.seedcensus.jobs.cli.CommandLineRunner.Outcome;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** {@code census battle} as a user calls it. */
class BattleCommandTest {

  @Test
  void printsWhatIsExact() {
    Outcome outcome = census("battle", "--policy", "attack/attack", "--policy", "best");
    assertEquals(ExitCode.OK, outcome.code(), outcome.err());
    assertEquals(
        """
        policy          P(win)  exactly  P(death)  exactly    rolls  exactly    moves  exactly
        -------------  -------  -------  --------  -------  -------  -------  -------  -------
        attack/attack  0.80160  501/625   0.19840  124/625  1.98400  248/125  3.96800  496/125
        best           0.80160  501/625   0.19840  124/625  1.98400  248/125  3.96800  496/125

        Best play wins with probability 501/625 and defends in 0 of %s states.
        Leaving and coming back to a recovered monster helps in no state: 501/625 with it, 501/625 without.
        Choices that mean something at the start: attack.
        """,
        outcome.out().replaceFirst("in 0 of \\d+ states", "in 0 of %s states"));
  }

  @Test
  void numbersCanBeChanged() {
    Outcome outcome =
        census(
            "battle",
            "--policy",
            "defend/defend",
            "--set",
            "defend-death.weight=0",
            "--set",
            "defend-victory.weight=0.2");
    assertEquals(ExitCode.OK, outcome.code(), outcome.err());
    assertTrue(outcome.out().contains("\ndefend/defend  1.00000  1"), outcome.out());
    assertTrue(
        outcome.out().contains("Choices that mean something at the start: attack, defend."),
        outcome.out());
  }

  @ParameterizedTest
  @ValueSource(strings = {"--farthest", "--step"})
  void optionsOfASearchThatIsNotAskedForAreRefused(String option) {
    Outcome outcome = census("battle", option, "0.1");
    assertEquals(
        new Outcome(
            ExitCode.USER,
            "",
            "census: Option %s is about the search for a fair table: add --fair, or leave it out.\n"
                .formatted(option)),
        outcome);
  }

  @Test
  void findsTheNearestFairTable() {
    Outcome outcome = census("battle", "--policy", "best", "--fair", "--farthest", "0.2");
    assertEquals(ExitCode.OK, outcome.code(), outcome.err());
    assertTrue(
        outcome
            .out()
            .contains(
                "The nearest fair table is 0.2 away; its best player wins for certain, in 5 rolls on"
                    + " average. To tune the battle:\n"
                    + "  {\"defend-victory\": {\"weight\": 0.2}, \"defend-death\": {\"weight\": 0}}\n"),
        outcome.out());
    Outcome none = census("battle", "--policy", "best", "--fair", "--farthest", "0.1");
    assertEquals(ExitCode.DOES_NOT_HOLD, none.code());
    assertTrue(none.out().endsWith("\nNo table of the grid is fair within that distance.\n"));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '~',
      value = {
        "--policy beast|--policy: Cannot play the policy \"beast\": there is none of that name; did"
            + " you mean \"best\"?",
        "--hp 2|--hp: Cannot begin a battle with 2 hit points: they must lie in (0, 1].",
        "--set attack-death.weight=0.2|--set: Cannot use the battle table: the weights of the attack"
            + " roll add up to 1.1, but must add up to 1.",
        "--set attack-death.weigth=0.2|--set: Cannot use the battle table: there is no number of"
            + " attack-death \"weigth\"; did you mean \"weight\"?",
        "--tune none.json|--tune: Cannot read none.json: there is no such file.",
        "--fair --step 0.3|--fair: Cannot search on a grid with step 0.3: 1 is no multiple of it; use"
            + " a finer step.",
        "--fair --step 1e-999999999|--fair: Cannot search on a grid with step 1E-999999999: the finest"
            + " is 0.000000001.",
        "--fair --step 1e999999999|--fair: Cannot search on a grid with step 1E+999999999: 1 is no"
            + " multiple of it; use a finer step.",
        "--fair --farthest 1e999999999|--fair: Cannot search up to distance 1E+999999999: it must lie"
            + " between 0 and 0.8, eight steps.",
        "--set attack-death.weight=0.2 --set attack-death.weight=0.1|--set gives attack-death.weight"
            + " twice: see 'census battle --help'.",
        "--set =3|--set takes ROLE.NUMBER=VALUE, not '=3': see 'census battle --help'.",
        "--fair --farthest 5|--fair: Cannot search up to distance 5: it must lie between 0 and 0.8,"
            + " eight steps."
      })
  void mistakesAreOneSentence(String options, String message) {
    List<String> args = new ArrayList<>(List.of("battle"));
    args.addAll(List.of(options.split(" ")));
    Outcome outcome = census(args.toArray(String[]::new));
    assertEquals(ExitCode.USER, outcome.code());
    assertEquals("", outcome.out());
    assertEquals("census: " + message + "\n", outcome.err());
  }
}
