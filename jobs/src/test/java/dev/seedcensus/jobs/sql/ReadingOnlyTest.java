package dev.seedcensus.jobs.sql;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.seedcensus.jobs.SharedSpark;
import dev.seedcensus.jobs.UserException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.SparkSession;
import org.apache.spark.sql.catalog.Table;
import org.apache.spark.sql.streaming.DataStreamWriter;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Statements in a session that only answers queries. */
class ReadingOnlyTest {

  @TempDir private Path folder;

  private SparkSession session;

  @BeforeEach
  void open() {
    session = SharedSpark.session();
    CensusSession.readOnly(session);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "CREATE TABLE | CREATE TABLE t AS SELECT 1 a",
        "CREATE TABLE | CREATE TABLE t (a INT) USING parquet LOCATION '%s/t'",
        "CREATE TABLE | BEGIN SELECT 1; CREATE TABLE t (a INT) USING parquet; END",
        "CREATE TABLE | EXECUTE IMMEDIATE 'CREATE TABLE t AS SELECT 1 a'",
        "REPLACE TABLE | CREATE OR REPLACE TABLE t AS SELECT 1 a",
        "CREATE VIEW | CREATE VIEW v AS SELECT 1 a",
        "CREATE VIEW | CREATE GLOBAL TEMPORARY VIEW v AS SELECT 1 a",
        "CREATE NAMESPACE | CREATE DATABASE d LOCATION '%s/d'",
        "DROP NAMESPACE | DROP DATABASE d",
        "DROP TABLE | DROP TABLE nothing",
        "ALTER COLUMNS | ALTER TABLE nothing ALTER COLUMN a COMMENT 'b'",
        "ANALYZE TABLE | ANALYZE TABLE nothing COMPUTE STATISTICS",
        "TRUNCATE TABLE | TRUNCATE TABLE nothing",
        "LOAD DATA | LOAD DATA INPATH '%s/a' INTO TABLE nothing",
        "INSERT INTO | INSERT INTO nothing VALUES (1)",
        "INSERT INTO | WITH a AS (SELECT 1) INSERT INTO nothing SELECT * FROM a",
        "INSERT INTO | FROM (SELECT 1 a) INSERT INTO t SELECT a INSERT INTO u SELECT a",
        "INSERT INTO | INSERT OVERWRITE DIRECTORY '%s/out' USING csv SELECT 1 a",
        "DELETE FROM | DELETE FROM nothing WHERE a = 1",
        "UPDATE TABLE | UPDATE nothing SET a = 1",
        "MERGE INTO | MERGE INTO t USING (SELECT 1 a) s ON t.a = s.a WHEN MATCHED THEN DELETE",
        "ADD JARS | ADD JAR '%s/a.jar'",
        "ADD FILES | ADD FILE '%s/a.txt'",
        "CREATE FUNCTION | CREATE FUNCTION f AS 'a.B'",
        "CREATE FUNCTION | CREATE TEMPORARY FUNCTION f AS 'a.B' USING JAR '%s/a.jar'",
        "CREATE USER | CREATE FUNCTION f(a INT) RETURNS INT RETURN a + 1",
        "SCRIPT TRANSFORMATION | SELECT TRANSFORM(1) USING 'tee %s/out' AS (a STRING)",
      })
  void refusesWhatWrites(String said, String statement) throws IOException {
    assertRefused(said, () -> session.sql(statement.formatted(folder)).collectAsList());
  }

  @Test
  void refusesWhatProgramsWrite() throws IOException {
    Dataset<Row> rows = session.sql("SELECT 1 a");
    String out = folder.resolve("out").toString();
    assertRefused("INSERT INTO", () -> rows.write().parquet(out));
    assertRefused("SAVE AS", () -> rows.write().option("path", out).saveAsTable("t"));
    assertRefused("CREATE TABLE", () -> session.catalog().createTable("t", out));
    DataStreamWriter<Row> stream = session.readStream().format("rate").load().writeStream();
    assertRefused("WRITE TO", () -> stream.format("console").start());
  }

  private void assertRefused(String said, Writing writing) throws IOException {
    UserException refusal = assertThrows(UserException.class, writing::run);
    assertEquals(
        "Cannot answer the query: %s would write, and queries only read a census; let a temporary view keep what later queries need."
            .formatted(said),
        refusal.getMessage());
    try (var left = Files.list(folder)) {
      assertEquals(List.of(), left.toList());
    }
    assertFalse(session.catalog().tableExists("t"));
  }

  private interface Writing {
    void run() throws Exception;
  }

  /** Each of these needs what the ones before it left in the session. */
  @Test
  void answersWhatReadsAndKeepsWhatTheSessionForgets() {
    for (String statement :
        List.of(
            "CREATE TEMPORARY VIEW v AS SELECT 1 a",
            "CREATE TEMPORARY VIEW g USING seedcensus"
                + " OPTIONS (experiment 'arithmetic', seeds '1..10')",
            "CACHE TABLE c AS SELECT * FROM g",
            "ALTER VIEW v AS SELECT 2 a",
            "CREATE TEMPORARY FUNCTION plus(b INT) RETURNS INT RETURN b + 1",
            "SELECT plus(a) FROM v",
            "DECLARE VARIABLE n INT DEFAULT 3",
            "SET VARIABLE n = 4",
            "BEGIN DECLARE i INT DEFAULT 0; SET i = i + 1; SELECT i; END",
            "EXECUTE IMMEDIATE 'SELECT n + 1'",
            "SHOW TABLES",
            "DESCRIBE v",
            "DESCRIBE FUNCTION avg",
            "EXPLAIN SELECT * FROM v",
            "USE default",
            "SET spark.sql.ansi.enabled = false",
            "SET",
            "RESET spark.sql.ansi.enabled",
            "LIST JARS",
            "REFRESH TABLE v",
            "UNCACHE TABLE c",
            "CLEAR CACHE",
            "DROP TEMPORARY VARIABLE n",
            "DROP TEMPORARY FUNCTION plus",
            "DROP VIEW v",
            "DROP VIEW c")) {
      session.sql(statement).collectAsList();
    }
    assertEquals(
        List.of("g"),
        session.catalog().listTables().collectAsList().stream().map(Table::name).toList());
    assertEquals(10, session.table("g").count());
  }
}
