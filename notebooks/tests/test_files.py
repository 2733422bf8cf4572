"""Any tool reads a run: with one line, with comments, without leftovers in the way."""

import json
import re
import unittest
from glob import glob

import duckdb
import pandas as pd
import pyarrow.parquet as pq

import small_run
from small_run import SEEDS

QUERIES = [
    "SELECT count(*), min(seed), max(seed), count(error) FROM {t}",
    "SELECT keys, count(*) FROM {t} GROUP BY keys",
    "SELECT nesting_depth, count(*), avg(nodes) FROM {t} GROUP BY nesting_depth",
    "SELECT avg(places), stddev_samp(places), min(diameter), max(diameter) FROM {t}",
    "SELECT seed, digest FROM {t} WHERE keys >= 2",
    "SELECT node_types['room'], count(*) FROM {t} GROUP BY 1",
    "SELECT seed, edges - nodes FROM {t} WHERE winnable AND shortest_win >= 3",
    (
        "SELECT r.stage, r.rule, sum(r.firings), sum(r.expected)"
        " FROM (SELECT {explode}(rules) AS r FROM {t}) x GROUP BY 1, 2"
    ),
    "SELECT l.distance, count(*) FROM (SELECT {explode}(locks) AS l FROM {t}) x GROUP BY 1",
    "SELECT r.rule, sum(s) FROM (SELECT r, {explode}(r.sites) AS s FROM"
    " (SELECT {explode}(rules) AS r FROM {t}) x) y GROUP BY 1",
]


def rows(result):
    """Rows in any order, numbers alike whatever their type."""
    return sorted(
        (
            tuple(
                round(float(value), 6) if isinstance(value, (int, float)) else str(value)
                for value in row
            )
            for row in result
        ),
        key=repr,
    )


class FilesTest(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.run_folder = small_run.folder()

    def test_duckdb_reads_a_run_with_one_line(self):
        RUN = self.run_folder
        read = duckdb.sql(f"SELECT count(*) FROM '{RUN}/chunk=*/part-*.parquet'")
        self.assertEqual([(SEEDS,)], read.fetchall())

    def test_pandas_reads_a_run_with_one_line(self):
        RUN = self.run_folder
        frame = pd.concat(map(pd.read_parquet, glob(f"{RUN}/chunk=*/part-*.parquet")))
        self.assertEqual(list(range(1, SEEDS + 1)), sorted(frame.seed))

    def test_spark_reads_a_run_with_one_line(self):
        RUN = self.run_folder
        read = small_run.spark().read.parquet(f"{RUN}/chunk=*/part-*.parquet")
        self.assertEqual(SEEDS, read.count())
        comments = {field.name: field.metadata.get("comment") for field in read.schema.fields}
        self.assertEqual("the seed, unsigned 32 bit [none]", comments["seed"])

    def test_every_column_has_a_comment_in_the_file(self):
        for name in glob(f"{self.run_folder}/chunk=*/part-*.parquet"):
            metadata = pq.ParquetFile(name).schema_arrow.metadata
            schema = json.loads(metadata[b"org.apache.spark.sql.parquet.row.metadata"])
            for field in schema["fields"]:
                self.assertTrue(field["metadata"].get("comment"), field["name"])

    def test_nothing_else_is_in_the_way(self):
        names = [
            str(path.relative_to(self.run_folder))
            for path in self.run_folder.rglob("*")
            if path.is_file() and "chunk=" in str(path)
        ]
        self.assertTrue(names)
        for name in names:
            self.assertTrue(re.fullmatch(r"chunk=\d+/part-[\d-]+\.parquet", name), name)

    def test_files_are_sorted_by_seed(self):
        for name in glob(f"{self.run_folder}/chunk=*/part-*.parquet"):
            seeds = pd.read_parquet(name, columns=["seed"]).seed
            self.assertTrue(seeds.is_monotonic_increasing, name)

    def test_duckdb_and_spark_give_equal_answers(self):
        files = f"'{self.run_folder}/chunk=*/part-*.parquet'"
        self.assertEqual(10, len(QUERIES))
        for query in QUERIES:
            with self.subTest(query=query):
                ours = duckdb.sql(query.format(t=files, explode="unnest")).fetchall()
                spark = query.format(t="census WHERE grammar = 'dungeon'", explode="explode")
                spark = re.sub(r"(WHERE grammar = 'dungeon') WHERE", r"\1 AND", spark)
                theirs = small_run.spark().sql(spark).collect()
                self.assertTrue(ours)
                self.assertEqual(rows(ours), rows(theirs))


if __name__ == "__main__":
    unittest.main()
