package dev.seedcensus.jobs.run;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.seedcensus.jobs.SharedSpark;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.apache.hadoop.conf.Configuration;
import org.apache.parquet.hadoop.ParquetFileReader;
import org.apache.parquet.hadoop.metadata.FileMetaData;
import org.apache.parquet.hadoop.util.HadoopInputFile;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.RowFactory;
import org.apache.spark.sql.SparkSession;
import org.apache.spark.sql.types.DataTypes;
import org.apache.spark.sql.types.MetadataBuilder;
import org.apache.spark.sql.types.StructType;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class RecordParquetTest {

  private static final StructType RULE =
      new StructType()
          .add("rule", DataTypes.StringType)
          .add("expected", DataTypes.DoubleType)
          .add("sites", DataTypes.createArrayType(DataTypes.IntegerType));

  private static final StructType COLUMNS =
      new StructType()
          .add(
              "seed",
              DataTypes.LongType,
              false,
              new MetadataBuilder().putString("comment", "the seed").build())
          .add("keys", DataTypes.IntegerType)
          .add("share", DataTypes.DoubleType)
          .add("winnable", DataTypes.BooleanType)
          .add("digest", DataTypes.StringType)
          .add("types", DataTypes.createMapType(DataTypes.StringType, DataTypes.IntegerType))
          .add("rules", DataTypes.createArrayType(RULE))
          .add("chain", DataTypes.createArrayType(DataTypes.createArrayType(DataTypes.StringType)));

  private static SparkSession spark;

  @TempDir Path folder;

  @BeforeAll
  static void start() {
    spark = SharedSpark.session();
  }

  private static Dataset<Row> records() {
    return spark.createDataFrame(
        List.of(
            RowFactory.create(
                4_294_967_295L,
                3,
                0.1,
                true,
                "é ∀",
                Map.of("key", 3, "", -1),
                List.of(
                    RowFactory.create("expand", 1e-300, List.of(1, Integer.MIN_VALUE, 0)),
                    RowFactory.create("", null, List.of())),
                List.of(List.of("a", "b"), List.of(), List.of("c"))),
            RowFactory.create(2L, null, null, null, null, null, null, null),
            RowFactory.create(
                3L, 0, Double.NaN, false, "", Map.of(), List.of(), List.of(List.of()))),
        COLUMNS);
  }

  /** Of a folder that one task wrote. */
  private static FileMetaData footer(Path written) throws IOException {
    try (var files = Files.newDirectoryStream(written, "part-*.parquet")) {
      org.apache.hadoop.fs.Path file =
          new org.apache.hadoop.fs.Path(files.iterator().next().toUri());
      try (ParquetFileReader reader =
          ParquetFileReader.open(HadoopInputFile.fromPath(file, new Configuration()))) {
        return reader.getFooter().getFileMetaData();
      }
    }
  }

  @Test
  void givesTheFilesThatSparkWouldWrite() throws IOException {
    Path ours = folder.resolve("ours");
    Path theirs = folder.resolve("theirs");
    records().coalesce(1).write().format(RecordParquet.class.getName()).save(ours.toString());
    records().coalesce(1).write().parquet(theirs.toString());

    assertEquals(footer(theirs).getSchema(), footer(ours).getSchema());
    assertEquals(footer(theirs).getKeyValueMetaData(), footer(ours).getKeyValueMetaData());
    List<String> read = spark.read().parquet(ours.toString()).toJSON().collectAsList();
    assertEquals(spark.read().parquet(theirs.toString()).toJSON().collectAsList(), read);
    assertEquals(records().toJSON().collectAsList(), read);
  }

  @Test
  void keepsTheCommentsOfColumns() {
    Path ours = folder.resolve("comments");
    records().write().format(RecordParquet.class.getName()).save(ours.toString());

    assertTrue(
        spark.read().parquet(ours.toString()).schema().apply("seed").getComment().isDefined());
  }

  @Test
  void refusesATypeThatNoColumnHas() {
    StructType dates = new StructType().add("day", DataTypes.DateType);

    assertThrows(IllegalArgumentException.class, () -> ParquetFields.of(dates, null));
  }
}
