package dev.seedcensus.jobs.sql;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.seedcensus.jobs.BundledFiles;
import dev.seedcensus.jobs.SharedSpark;
import dev.seedcensus.jobs.UserException;
import dev.seedcensus.jobs.experiment.Experiment;
import dev.seedcensus.jobs.experiment.Experiments;
import dev.seedcensus.jobs.sql.SchemaPage.Described;
import dev.seedcensus.jobs.sql.SchemaPage.View;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.List;
import org.apache.spark.sql.SparkSession;
import org.apache.spark.sql.types.DataType;
import org.apache.spark.sql.types.Metadata;
import org.apache.spark.sql.types.StructField;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

class SchemaPageTest {

  private static SchemaPage page;

  /** The experiment of the tests is no part of the project's page. */
  @BeforeAll
  static void create() {
    SparkSession session = SharedSpark.session();
    Views.create(session, List.of());
    SchemaPage all = SchemaPage.of(session);
    Experiment ours = Experiments.named("arithmetic");
    List<String> names = new ArrayList<>(all.views().stream().map(View::name).toList());
    names.remove(ours.table());
    names.removeAll(ours.views());
    page = all.only(names);
  }

  private static String print(SchemaPage what, SchemaPage.Format format) {
    StringWriter text = new StringWriter();
    what.print(format, new PrintWriter(text));
    return text.toString();
  }

  @Test
  void theCommittedPageIsTheOneThatIsPrinted() throws IOException {
    assertEquals(
        Files.readString(BundledFiles.folder().resolve("data/SCHEMA.md")),
        print(page, SchemaPage.Format.MARKDOWN),
        "jobs/bin/census schema --format markdown > data/SCHEMA.md");
  }

  @Test
  void everyViewAndColumnSaysWhatItMeans() {
    for (View view : page.views()) {
      assertFalse(view.meaning().isBlank(), view.name());
      for (Described column : view.columns()) {
        assertFalse(column.meaning().isBlank(), view.name() + "." + column.name());
      }
    }
  }

  @Test
  void everyNumberHasAUnitOrSaysThatItHasNone() {
    for (View view : page.views()) {
      for (Described column : view.columns()) {
        assertFalse(column.unit().isEmpty(), view.name() + "." + column.name());
      }
    }
  }

  @Test
  void whatIsMadeOfNumbersMustSayItsUnit() {
    assertEquals("", unit("int", ""));
    assertEquals("", unit("map<string,double>", "shares by name"));
    assertEquals("", unit("array<array<int>>", ""));
    assertEquals("edges", unit("array<int>", "lengths [edges]"));
    assertEquals("none", unit("bigint", "which of them [none]"));
    assertEquals("none", unit("string", "a name"));
    assertEquals("none", unit("array<boolean>", ""));
    assertEquals("mixed", unit("array<struct<n:int,share:double>>", ""));
  }

  private static String unit(String type, String comment) {
    return Described.of(
            new StructField("c", DataType.fromDDL(type), true, Metadata.empty())
                .withComment(comment))
        .unit();
  }

  @Test
  void unitsAreTakenFromTheEndOfTheComment() {
    assertEquals(
        """
        {"view":"locks","column":"distance","type":"int","unit":"edges","meaning":"undirected distance\
         from key to lock; null where nothing joins them"}
        """,
        print(page.only(List.of("locks")), SchemaPage.Format.JSON)
                .lines()
                .filter(line -> line.contains("\"distance\""))
                .findFirst()
                .orElseThrow()
            + "\n");
  }

  @Test
  void namesTheNearestView() {
    UserException mistake = assertThrows(UserException.class, () -> page.only(List.of("firing")));
    assertEquals("There is no view 'firing': did you mean \"firings\"?", mistake.getMessage());
  }
}
