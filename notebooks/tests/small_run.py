"""A small run of the dungeon, and a server over it, made once for all tests of a process."""

import atexit
import os
import re
import shutil
import subprocess
import tempfile
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
CENSUS = os.environ.get("CENSUS", str(ROOT / "jobs" / "bin" / "census"))
SEEDS = 60
PATIENCE = 300  # seconds that a command may take before the test fails


def census(*args):
    """Runs a command, which must succeed."""
    done = subprocess.run(
        [CENSUS, *map(str, args)], capture_output=True, text=True, timeout=PATIENCE
    )
    if done.returncode:
        raise AssertionError(f"census {' '.join(map(str, args))}: {done.stderr}")
    return done


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
def log():
    """The file that what the server prints to its error stream goes to."""
    return out() / "serve.log"


@cache
def server():
    """The address of a server over the run."""
    folder()
    with log().open("w") as errors:
        serving = subprocess.Popen(
            [CENSUS, "serve", "--in", str(out()), "--port", "0"],
            stdout=subprocess.PIPE, stderr=errors, text=True,
        )
    atexit.register(_end, serving)
    line = serving.stdout.readline()
    if not line:
        raise AssertionError(f"census serve ended: {log().read_text()}")
    return re.search(r"sc://127\.0\.0\.1:\d+", line).group()


def _end(process):
    process.terminate()
    try:
        process.wait(PATIENCE)
    except subprocess.TimeoutExpired:
        process.kill()


def client():
    """A PySpark session of its own on the server."""
    from pyspark.sql import SparkSession

    return SparkSession.builder.remote(server()).create()


@cache
def spark():
    """A PySpark session on the server for all tests."""
    session = client()
    atexit.register(session.stop)
    return session
