"""Every notebook opens with its question, shows only what says what it is, and runs headless."""

import os
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

import nbformat

import small_run

FOLDER = Path(__file__).resolve().parents[1]
NOTEBOOKS = sorted(FOLDER.glob("*.ipynb"))


def outputs(notebook):
    return [output for cell in notebook.cells for output in cell.get("outputs", [])]


class NotebooksTest(unittest.TestCase):
    def setUp(self):
        self.assertEqual(4, len(NOTEBOOKS))
        self.notebooks = [(path, nbformat.read(path, as_version=4)) for path in NOTEBOOKS]

    def test_opens_with_a_question(self):
        for path, notebook in self.notebooks:
            with self.subTest(notebook=path.name):
                self.assertRegex(notebook.cells[0].source, r"\A# .+\n\n\*\*[^*]+\?\*\*")

    def test_stored_outputs_read_well(self):
        for path, notebook in self.notebooks:
            with self.subTest(notebook=path.name):
                self.check_outputs(notebook)
                self.check_whole(notebook)
                text = str(outputs(notebook))
                self.assertNotRegex(text, r"'(/home|/tmp|/root)/")

    def check_outputs(self, notebook):
        # Neither errors nor what a program printed, such as a warning.
        self.assertEqual([], [o for o in outputs(notebook) if o.output_type in ("error", "stream")])
        code = [cell for cell in notebook.cells if cell.cell_type == "code"]
        for cell in code:
            self.assertIsNotNone(cell.execution_count, cell.source)
        pictures = sum("image/png" in output.get("data", {}) for output in outputs(notebook))
        # All pictures go through the check of labels, units and n.
        shown = sum(cell.source.count("figures.show(") for cell in code)
        self.assertGreater(shown, 0)
        self.assertEqual(shown, pictures)
        self.assertFalse(any("plt." in cell.source for cell in code))

    def check_whole(self, notebook):
        """Tables show all their rows and columns, and all that stands in a cell."""
        for output in outputs(notebook):
            table = output.get("data", {}).get("text/html", "")
            self.assertNotRegex(table, r"(\.\.\.|…)</t[dh]>")

    def test_runs_headless(self):
        environment = os.environ | {
            "CENSUS_SEEDS": str(small_run.SEEDS),
            "CENSUS_OUT": str(small_run.out()),
        }
        # Kernels draw into the notebook unless told otherwise.
        environment.pop("MPLBACKEND", None)
        with tempfile.TemporaryDirectory() as folder:
            for path, _ in self.notebooks:
                with self.subTest(notebook=path.name):
                    command = [sys.executable, "-m", "nbconvert", "--to", "notebook", "--execute"]
                    done = subprocess.run(
                        [*command, "--output-dir", folder, str(path)],
                        env=environment, capture_output=True, text=True, cwd=FOLDER,
                    )
                    self.assertEqual(0, done.returncode, done.stderr[-3000:])
                    executed = nbformat.read(Path(folder) / path.name, as_version=4)
                    self.check_outputs(executed)
                    self.check_whole(executed)


if __name__ == "__main__":
    unittest.main()
