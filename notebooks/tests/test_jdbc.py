"""What a JDBC client of `census serve` sees. The driver comes with Spark itself, not by itself: SPARK_HOME
says where."""

import os
import subprocess
import unittest
from pathlib import Path

import small_run
from small_run import PATIENCE, SEEDS

CLIENT = Path(__file__).with_name("Ask.java")


def class_path():
    """The driver and what it needs; None without a Spark that has it."""
    jars = Path(os.environ.get("SPARK_HOME", "nowhere"), "jars")
    client = sorted((jars / "connect-repl").glob("spark-connect-client-j*.jar"))
    if not any("client-jdbc" in jar.name for jar in client):
        return None
    return os.pathsep.join([*map(str, client), f"{jars}/*"])


class JdbcTest(unittest.TestCase):
    def ask(self, *queries):
        """What each query gives on a connection, a line each."""
        path = class_path()
        if path is None:
            self.skipTest("SPARK_HOME names no Spark that has a JDBC driver")
        java = Path(os.environ["JAVA_HOME"], "bin", "java") if "JAVA_HOME" in os.environ else "java"
        done = subprocess.run(
            [
                java, "--add-opens=java.base/java.nio=ALL-UNNAMED", "-cp", path, str(CLIENT),
                "jdbc:" + small_run.server(), *queries,
            ],
            capture_output=True, text=True, timeout=PATIENCE,
        )
        self.assertEqual(0, done.returncode, done.stderr)
        return done.stdout.splitlines()

    def test_asks_the_views_and_the_generator_and_survives_a_query_that_fails(self):
        views, failed, generated, rule = self.ask(
            "SELECT count(*) AS n FROM seeds WHERE grammar = 'dungeon'",
            "SELECT nothing FROM seeds",
            "SELECT avg(keys) AS keys, count(*) AS n FROM census('dungeon', 1, 50)",
            "SELECT DISTINCT rule FROM firings WHERE stage = 'init'",
        )
        self.assertEqual(f"n={SEEDS}", views)
        self.assertRegex(failed, "failed: .*nothing")
        self.assertEqual("keys=0.98 n=50", generated)
        self.assertEqual("rule=spawn-start-goal", rule)


if __name__ == "__main__":
    unittest.main()
