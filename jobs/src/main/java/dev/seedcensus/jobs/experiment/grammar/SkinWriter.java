package dev.seedcensus.jobs.experiment.grammar;

import dev.seedcensus.engine.analysis.Skin;
import dev.seedcensus.jobs.experiment.StructArray;
import java.util.List;
import org.apache.spark.sql.catalyst.expressions.codegen.UnsafeRowWriter;
import org.apache.spark.sql.types.DataType;
import org.apache.spark.unsafe.types.UTF8String;

/** Writes minigames in Spark's own row format. */
final class SkinWriter {

  private static final StructArray SKIN =
      StructArray.of(
          "kind STRING NOT NULL, locked BOOLEAN NOT NULL, load_bearing BOOLEAN NOT NULL,"
              + " decisive BOOLEAN NOT NULL");

  static final DataType SKINS = SKIN.type();

  private SkinWriter() {}

  static void write(List<Skin> skins, UnsafeRowWriter row, int ordinal) {
    SKIN.write(skins, SkinWriter::write, row, ordinal);
  }

  private static void write(Skin skin, UnsafeRowWriter struct) {
    struct.write(0, UTF8String.fromString(skin.kind()));
    struct.write(1, skin.locked());
    struct.write(2, skin.loadBearing());
    struct.write(3, skin.decisive());
  }
}
