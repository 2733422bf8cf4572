"""What a PySpark client of `census serve` sees."""

import logging
import os
import socket
import tempfile
import unittest

import small_run
from small_run import SEEDS


class ServeTest(unittest.TestCase):
    def test_has_the_views(self):
        spark = small_run.spark()
        names = {table.name for table in spark.catalog.listTables()}
        self.assertLessEqual(
            {"seeds", "firings", "sites", "locks", "budgets", "node_types", "runs"}, names
        )
        dungeons = spark.sql("SELECT count(*) FROM seeds WHERE grammar = 'dungeon'").first()[0]
        self.assertEqual(SEEDS, dungeons)
        self.assertEqual("name of the rule", spark.table("firings").schema["rule"].metadata["comment"])

    def test_generates_what_was_never_run(self):
        spark = small_run.spark()
        row = spark.sql("SELECT avg(keys), count(*) FROM census('dungeon', 1, 50)").first()
        self.assertEqual((0.98, 50), tuple(row))
        low = spark.sql("SELECT wilson_low(19, 50)").first()[0]
        self.assertAlmostEqual(0.2586, low, 4)

    def test_survives_a_query_that_fails(self):
        spark = small_run.spark()
        # PySpark logs, with the server's trace, what it raises.
        logging.disable(logging.ERROR)
        self.addCleanup(logging.disable, logging.NOTSET)
        with self.assertRaisesRegex(Exception, "UNRESOLVED_COLUMN"):
            spark.sql("SELECT nothing FROM seeds").collect()
        with self.assertRaisesRegex(Exception, "did you mean \"dungeon\""):
            spark.sql("SELECT * FROM census('dungeno', 1, 2)").collect()
        with self.assertRaisesRegex(Exception, "DIVIDE_BY_ZERO"):
            spark.sql("SELECT seed / (seed - seed) FROM seeds").collect()
        self.assertGreater(spark.table("seeds").count(), 0)

    def test_a_client_keeps_views_but_no_tables(self):
        client = small_run.client()
        self.addCleanup(client.stop)
        client.sql("SELECT 1 a").createOrReplaceTempView("mine")
        self.assertEqual(1, client.sql("SELECT a FROM mine").first()[0])
        self.assertNotIn("mine", [view.name for view in small_run.spark().catalog.listTables()])
        logging.disable(logging.ERROR)
        self.addCleanup(logging.disable, logging.NOTSET)
        with self.assertRaisesRegex(Exception, "CREATE TABLE would write"):
            client.sql("CREATE TABLE kept AS SELECT 1 a")
        with tempfile.TemporaryDirectory() as folder:
            with self.assertRaisesRegex(Exception, "INSERT INTO would write"):
                client.table("mine").write.parquet(folder + "/kept")
            self.assertEqual([], os.listdir(folder))

    def test_a_client_comes_and_goes_without_a_word(self):
        before = small_run.log().read_text() if small_run.server() else ""
        client = small_run.client()
        self.assertEqual(3, client.sql("SELECT count(*) FROM census('dungeon', 1, 3)").first()[0])
        client.stop()
        self.assertEqual(before, small_run.log().read_text())
        with self.assertRaisesRegex(Exception, "(?i)session"):
            client.sql("SELECT 1").collect()

    def test_new_runs_show(self):
        spark = small_run.spark()
        before = spark.table("runs").count()
        small_run.grow()
        self.assertEqual(before + 1, spark.table("runs").count())
        mazes = spark.sql("SELECT count(*) FROM seeds WHERE grammar = 'maze-plain'").first()[0]
        self.assertEqual(5, mazes)

    def test_listens_on_this_machine_only(self):
        port = int(small_run.server().rsplit(":", 1)[1])
        socket.create_connection(("127.0.0.1", port), 5).close()
        with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
            probe.connect(("192.0.2.1", 9))  # sends nothing: only asks which address would be used
            address = probe.getsockname()[0]
        if address.startswith("127."):
            self.skipTest("this machine has no address but loopback")
        with self.assertRaises(OSError):
            socket.create_connection((address, port), 5).close()


if __name__ == "__main__":
    unittest.main()
