package dev.seedcensus.jobs.experiment.araf;

import dev.seedcensus.engine.araf.Board;
import dev.seedcensus.engine.araf.Counting;
import dev.seedcensus.engine.araf.Misreading;
import dev.seedcensus.engine.araf.Reading;
import java.util.Locale;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.RowFactory;
import org.apache.spark.sql.UDFRegistration;
import org.apache.spark.sql.api.java.UDF1;
import org.apache.spark.sql.api.java.UDF2;
import org.apache.spark.sql.api.java.UDF4;
import org.apache.spark.sql.types.DataTypes;
import org.apache.spark.sql.types.StructType;

/**
 * What queries can ask about boards without any run: {@code fixed_polyominoes(n)}; {@code
 * grid_cuts(rows, cols, least, most)}, ways to cut a grid into rooms of such areas; {@code
 * board_read(board, reading)}, the candidate rooms, the alive pairs and whether there is exactly
 * one answer when the rules are read {@code normal}, {@code inclusive} or {@code diagonal}.
 */
final class ArafFunctions {

  private static final StructType READ =
      StructType.fromDDL("rooms INT, alive INT, only_one BOOLEAN");

  private ArafFunctions() {}

  static void register(UDFRegistration functions) {
    UDF1<Integer, Long> polyominoes = Counting::fixedPolyominoes;
    UDF4<Integer, Integer, Integer, Integer, Long> cuts = Counting::cuts;
    UDF2<String, String, Row> read = ArafFunctions::read;
    functions.register("fixed_polyominoes", polyominoes, DataTypes.LongType);
    functions.register("grid_cuts", cuts, DataTypes.LongType);
    functions.register("board_read", read, READ);
  }

  private static Row read(String board, String reading) {
    if (board == null || reading == null) {
      return null;
    }
    Misreading misreading =
        Misreading.of(Board.parse(board), Reading.valueOf(reading.toUpperCase(Locale.ROOT)));
    return RowFactory.create(misreading.rooms(), misreading.alive(), misreading.unique());
  }
}
