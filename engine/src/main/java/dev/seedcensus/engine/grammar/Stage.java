package dev.seedcensus.engine.grammar;

import java.util.List;

/**
 * A list of rules that compete until the stage's cap is reached or no site is left.
 *
 * @param name the stage's name, or null where it has none
 * @param limit cap on the stage's iterations; 0 skips the stage, {@link Grammar#UNLIMITED} where
 *     the file gives no limit
 * @param rules in the order in which their sites are listed
 */
public record Stage(String name, double limit, List<Rule> rules) {

  public Stage {
    rules = List.copyOf(rules);
  }
}
