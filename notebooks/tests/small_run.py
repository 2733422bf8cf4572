"""A small run of the dungeon, and a server over it, made once for all tests."""

import atexit
import re
import shutil
import subprocess
import tempfile
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
CENSUS = str(ROOT / "jobs" / "bin" / "census")
SEEDS = 60


def census(*args):
    """Runs a command, which must succeed."""
    return subprocess.run([CENSUS, *map(str, args)], check=True, capture_output=True, text=True)


@cache
def out():
    """A folder that is gone after the tests."""
    folder = Path(tempfile.mkdtemp(prefix="census-notebooks-"))
    atexit.register(shutil.rmtree, folder, ignore_errors=True)
    return folder


@cache
def folder():
    """The run's folder."""
    census("run", ROOT / "conf" / "dungeon.yaml", "--seeds", f"1..{SEEDS}", "--out", out())
    (run,) = (out() / "grammar").iterdir()
    return run


def grow():
    """Adds five seeds of another grammar."""
    census("run", ROOT / "conf" / "maze-plain.yaml", "--seeds", "1..5", "--out", out())


@cache
def server():
    """The address of a server over the run."""
    folder()
    serving = subprocess.Popen(
        [CENSUS, "serve", "--in", str(out()), "--port", "0"], stdout=subprocess.PIPE, text=True
    )
    atexit.register(serving.wait)
    atexit.register(serving.terminate)
    line = serving.stdout.readline()
    return re.search(r"sc://127\.0\.0\.1:\d+", line).group()


@cache
def spark():
    """A PySpark client of the server."""
    from pyspark.sql import SparkSession

    session = SparkSession.builder.remote(server()).getOrCreate()
    atexit.register(session.stop)
    return session
