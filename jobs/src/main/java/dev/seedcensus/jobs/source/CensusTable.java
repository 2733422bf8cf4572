package dev.seedcensus.jobs.source;

import dev.seedcensus.jobs.experiment.Setup;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.Map;
import java.util.Set;
import org.apache.spark.sql.connector.catalog.Column;
import org.apache.spark.sql.connector.catalog.SupportsRead;
import org.apache.spark.sql.connector.catalog.TableCapability;
import org.apache.spark.sql.connector.read.ScanBuilder;
import org.apache.spark.sql.types.StructField;
import org.apache.spark.sql.types.StructType;
import org.apache.spark.sql.util.CaseInsensitiveStringMap;

/** The records of a range of seeds as a table. Its options are checked when it is made. */
final class CensusTable implements SupportsRead {

  private final StructType schema;
  private final Map<String, String> properties;
  private final String name;

  CensusTable(StructType schema, Map<String, String> properties) {
    this.schema = schema;
    this.properties = Map.copyOf(properties);
    SourceOptions options = new SourceOptions(properties);
    Setup setup = options.setup();
    this.name = setup.experiment() + " " + setup.label() + " " + options.seeds();
  }

  @Override
  public String name() {
    return name;
  }

  @Override
  public Column[] columns() {
    return Arrays.stream(schema.fields()).map(CensusTable::column).toArray(Column[]::new);
  }

  private static Column column(StructField field) {
    String comment = field.getComment().getOrElse(() -> null);
    return Column.create(field.name(), field.dataType(), field.nullable(), comment, null);
  }

  @Override
  public Set<TableCapability> capabilities() {
    return EnumSet.of(TableCapability.BATCH_READ);
  }

  /** The options of a read (also of {@code SELECT … WITH (…)}) win over the table's. */
  @Override
  public ScanBuilder newScanBuilder(CaseInsensitiveStringMap readOptions) {
    SourceOptions options = new SourceOptions(properties, readOptions.asCaseSensitiveMap());
    Setup setup = options.setup();
    return new CensusScanBuilder(setup, options.seeds(), schema, options.taskCut());
  }
}
