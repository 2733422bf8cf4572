package dev.seedcensus.jobs.experiment.matching;

import dev.seedcensus.engine.matching.AnswerCost;
import dev.seedcensus.engine.matching.ClueForms;
import dev.seedcensus.engine.matching.Theme;
import java.util.List;
import java.util.stream.IntStream;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.RowFactory;
import org.apache.spark.sql.UDFRegistration;
import org.apache.spark.sql.api.java.UDF1;
import org.apache.spark.sql.api.java.UDF2;
import org.apache.spark.sql.types.DataTypes;
import org.apache.spark.sql.types.StructType;

/**
 * What queries can ask about clues without any run: {@code clue_forms(n)}, an array with what each
 * form of clue is worth among n things; {@code clue_holds(clue, matching)}, whether a clue in the
 * notation of logic is true of a matching, written as the targets of A, B, …; and {@code
 * answer_cost(n)}, what it costs a graph to offer every matching as an answer; {@code
 * matching_lock(label, seed)}, what the primitive matching-lock with the puzzle of a seed makes of
 * an edge with that label.
 */
final class MatchingFunctions {

  private static final StructType FORM =
      StructType.fromDDL(
          "form STRING, instances INT, true_sets MAP<INT, INT>, eliminated DOUBLE,"
              + " eliminated_given_true DOUBLE, smallest INT");

  private static final StructType COST = StructType.fromDDL("wrong_nodes INT, edges INT");

  private MatchingFunctions() {}

  static void register(UDFRegistration functions) {
    UDF1<Integer, List<Row>> forms =
        n -> ClueForms.table(n).stream().map(MatchingFunctions::row).toList();
    UDF2<String, String, Boolean> holds = MatchingFunctions::holds;
    UDF1<Integer, Row> cost =
        n -> RowFactory.create(AnswerCost.of(n).wrongNodes(), AnswerCost.of(n).edges());
    functions.register("clue_forms", forms, DataTypes.createArrayType(FORM));
    functions.register("clue_holds", holds, DataTypes.BooleanType);
    functions.register("answer_cost", cost, COST);
    UDF2<String, Integer, Row> lock = LockTrial::row;
    functions.register("matching_lock", lock, LockTrial.TYPE);
  }

  private static Row row(ClueForms forms) {
    return RowFactory.create(
        forms.form(),
        forms.instances(),
        forms.trueSets(),
        forms.eliminated().doubleValue(),
        forms.eliminatedGivenTrue().doubleValue(),
        forms.smallest().isPresent() ? forms.smallest().getAsInt() : null);
  }

  private static boolean holds(String clue, String matching) {
    List<String> targets =
        IntStream.range(0, matching.length()).mapToObj(Theme.FORMAL::target).toList();
    int[] targetOf = matching.chars().map(c -> targets.indexOf(Character.toString(c))).toArray();
    return Theme.FORMAL.parse(clue).holds(targetOf);
  }
}
