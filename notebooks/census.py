"""Runs of the census, and the papers' tables, for notebooks.

Environment: CENSUS_SEEDS (how many seeds a run has, from 1; default 100000), CENSUS_OUT (where runs
are kept; default data/out of the project), CENSUS (the command; default jobs/bin/census).
"""

import io
import json
import os
import re
import subprocess
from pathlib import Path

import duckdb
import pandas as pd

ROOT = Path(__file__).resolve().parent.parent
SEEDS = int(os.environ.get("CENSUS_SEEDS", "100000"))
OUT = Path(os.environ.get("CENSUS_OUT", ROOT / "data" / "out"))

# A paper's table is shown whole: pandas would cut lists of seeds short and leave out rows and columns.
for shown, most in {"max_colwidth": None, "max_columns": None, "max_rows": 500}.items():
    pd.set_option(f"display.{shown}", most)


def command(*args):
    """What `census ARGS` prints. Exit code 1 (a published value differs) is a result, too."""
    census = os.environ.get("CENSUS", str(ROOT / "jobs" / "bin" / "census"))
    done = subprocess.run([census, *map(str, args)], capture_output=True, text=True)
    if done.returncode > 1:
        raise RuntimeError(f"census {' '.join(map(str, args))}: {done.stderr.strip()}")
    return done.stdout


def tables(paper, *ids, seeds=None):
    """A paper's tables as a frame: published, ours over the seeds 1..N, 95 % interval."""
    chosen = [part for name in ids for part in ("--table", name)]
    text = command(
        "tables", paper, "--seeds", f"1..{_last(seeds)}", "--in", OUT, "--format", "csv", *chosen
    )
    frame = pd.read_csv(io.StringIO(text), dtype=str, keep_default_na=False)
    shown = ["table", "row", "measure", "published", "ours", "low", "high"]
    return frame[shown].set_index(["table", "row", "measure"])


def run(spec, seeds=None):
    """The folder and manifest of a bundled spec's run; what is missing of it is made first."""
    file = ROOT / "conf" / f"{spec}.yaml"
    wanted = f"1..{_last(seeds)}"
    run_id = re.search(r"\b[0-9a-f]{16}\b", command("status", file, "--out", OUT)).group()
    found = _find(run_id)
    if found is None or not _covers(found[1], _last(seeds)):
        # The specs' small chunks would make a file for every few hundred of the seeds asked for.
        command("run", file, "--seeds", wanted, "--chunk", 25_000, "--out", OUT)
        found = _find(run_id)
    return found


def _last(seeds):
    return min(seeds or SEEDS, SEEDS)


def _find(run_id):
    for path in OUT.glob(f"*/{run_id}/manifest.json"):
        return path.parent, json.loads(path.read_text())
    return None


def _covers(manifest, last):
    next_seed = 1
    for block in manifest["blocks"]:
        if block["first"] <= next_seed:
            next_seed = max(next_seed, block["last"] + 1)
    return next_seed > last


def connect(*specs, seeds=None):
    """DuckDB with a view per spec, named like it with _ for -: the records of the seeds 1..N."""
    connection = duckdb.connect()
    for spec in specs:
        folder, manifest = run(spec, seeds)
        last = _last(seeds)
        files = [
            str(folder / file["name"])
            for block in manifest["blocks"]
            if 1 <= block["first"] <= last
            for file in block["files"]
        ]
        connection.execute(
            f"CREATE VIEW {spec.replace('-', '_')} AS SELECT * FROM read_parquet({files!r})"
            f" WHERE seed BETWEEN 1 AND {last}"
        )
    return connection
