package dev.seedcensus.jobs.experiment.grammar;

import dev.seedcensus.engine.rewrite.RuleTally;
import org.apache.spark.sql.catalyst.expressions.codegen.UnsafeArrayWriter;
import org.apache.spark.sql.catalyst.expressions.codegen.UnsafeRowWriter;
import org.apache.spark.sql.types.DataType;
import org.apache.spark.sql.types.DataTypes;
import org.apache.spark.sql.types.StructField;
import org.apache.spark.unsafe.types.UTF8String;

/** Writes what every rule of every stage did, also of stages that did not run. */
final class RulesWriter {

  private static final int STAGE = 0;
  private static final int RULE = 1;
  private static final int FIRINGS = 2;
  private static final int EXPECTED = 3;
  private static final int SITES = 4;
  private static final int FIELDS = 5;

  static final DataType TYPE =
      DataTypes.createArrayType(
          DataTypes.createStructType(
              new StructField[] {
                DataTypes.createStructField("stage", DataTypes.StringType, false),
                DataTypes.createStructField("rule", DataTypes.StringType, false),
                DataTypes.createStructField("firings", DataTypes.IntegerType, false),
                DataTypes.createStructField("expected", DataTypes.DoubleType, false),
                DataTypes.createStructField(
                    "sites", DataTypes.createArrayType(DataTypes.IntegerType, false), false)
              }),
          false);

  private static final int LONG_BYTES = 8;

  private final RuleTally tally;
  private final UTF8String[] stageNames;
  private final UTF8String[][] ruleNames;
  private final int rules;

  RulesWriter(RuleTally tally) {
    this.tally = tally;
    this.stageNames = new UTF8String[tally.stages()];
    this.ruleNames = new UTF8String[tally.stages()][];
    int count = 0;
    for (int stage = 0; stage < stageNames.length; stage++) {
      stageNames[stage] = UTF8String.fromString(tally.stageName(stage));
      ruleNames[stage] = new UTF8String[tally.rules(stage)];
      for (int rule = 0; rule < ruleNames[stage].length; rule++) {
        ruleNames[stage][rule] = UTF8String.fromString(tally.ruleName(stage, rule));
        count++;
      }
    }
    this.rules = count;
  }

  /** Writes the tally as an array of structs, in the layout that Spark's own code generates. */
  void write(UnsafeRowWriter row, int ordinal) {
    int start = row.cursor();
    UnsafeArrayWriter array = new UnsafeArrayWriter(row, LONG_BYTES);
    array.initialize(rules);
    UnsafeRowWriter struct = new UnsafeRowWriter(array, FIELDS);
    UnsafeArrayWriter sites = new UnsafeArrayWriter(struct, Integer.BYTES);
    int at = 0;
    for (int stage = 0; stage < stageNames.length; stage++) {
      for (int rule = 0; rule < ruleNames[stage].length; rule++) {
        int structStart = array.cursor();
        write(stage, rule, struct, sites);
        array.setOffsetAndSizeFromPreviousCursor(at++, structStart);
      }
    }
    row.setOffsetAndSizeFromPreviousCursor(ordinal, start);
  }

  private void write(int stage, int rule, UnsafeRowWriter struct, UnsafeArrayWriter sites) {
    struct.resetRowWriter();
    struct.write(STAGE, stageNames[stage]);
    struct.write(RULE, ruleNames[stage][rule]);
    struct.write(FIRINGS, tally.firings(stage, rule));
    struct.write(EXPECTED, tally.expected(stage, rule));
    int start = struct.cursor();
    int listings = tally.listings(stage);
    sites.initialize(listings);
    for (int iteration = 0; iteration < listings; iteration++) {
      sites.write(iteration, tally.sites(stage, rule, iteration));
    }
    struct.setOffsetAndSizeFromPreviousCursor(SITES, start);
  }
}
