"""What somebody sees who calls `census sql` in a terminal, here a pseudo terminal."""

import fcntl
import os
import pty
import re
import select
import struct
import subprocess
import tempfile
import termios
import time
import unittest
from pathlib import Path

import small_run

CTRL_C, CTRL_D = b"\x03", b"\x04"
CONTROLS = re.compile(rb"\x1b\[[0-9;?]*[A-Za-z]|\x1b[=>]|[\r\x07]")


class Terminal:
    """A command in a terminal of its own. Nothing here waits for ever."""

    def __init__(self, *command, home, size=(50, 160)):
        self.screen = b""
        self.seen = 0
        self.fd, inside = pty.openpty()
        fcntl.ioctl(inside, termios.TIOCSWINSZ, struct.pack("HHHH", *size, 0, 0))
        # Java asks the system, not HOME, where somebody's home is.
        options = os.environ.get("CENSUS_JAVA_OPTS", "") + f" -Duser.home={home}"
        self.process = subprocess.Popen(
            command, stdin=inside, stdout=inside, stderr=inside, start_new_session=True,
            preexec_fn=self._take_terminal, env=os.environ | {"CENSUS_JAVA_OPTS": options, "TERM": "xterm"},
        )
        os.close(inside)

    @staticmethod
    def _take_terminal():
        # Ctrl-C is for whoever is in the foreground of the terminal that controls the session.
        os.close(os.open(os.ttyname(0), os.O_RDWR))

    def shown(self):
        return CONTROLS.sub(b"", self.screen).decode(errors="replace")

    def types(self, keys):
        os.write(self.fd, keys.encode() if isinstance(keys, str) else keys)
        return self

    def sees(self, text):
        """Waits for a text after what was seen before."""
        deadline = time.monotonic() + small_run.PATIENCE
        while self.shown().find(text, self.seen) < 0:
            if not self._read(deadline):
                raise AssertionError(f"{text!r} was never shown, but:\n{self.shown()}")
        self.seen = self.shown().find(text, self.seen) + len(text)
        return self

    def ends(self):
        """The exit code; what does not end by itself is no success."""
        deadline = time.monotonic() + small_run.PATIENCE
        while self._read(deadline):
            pass
        return self.process.wait(max(1, deadline - time.monotonic()))

    def _read(self, deadline):
        """Reads what comes; false at the end, or when the time is over."""
        ready, _, _ = select.select([self.fd], [], [], max(0, deadline - time.monotonic()))
        try:
            part = os.read(self.fd, 65536) if ready else b""
        except OSError:  # Linux says so when nobody holds the other side any more.
            part = b""
        self.screen += part
        return bool(part)

    def close(self):
        if self.process.poll() is None:
            self.process.kill()
            self.process.wait()
        os.close(self.fd)


class PromptTest(unittest.TestCase):
    def setUp(self):
        self.home = self.enterContext(tempfile.TemporaryDirectory())

    def prompt(self, **terminal):
        small_run.folder()
        terminal = Terminal(
            small_run.CENSUS, "sql", "--in", str(small_run.out()), home=self.home, **terminal
        )
        self.addCleanup(terminal.close)
        return terminal.sees(".help").sees("census> ")

    def test_a_talk(self):
        terminal = self.prompt()
        terminal.types(".tables\r").sees("firings\n").sees("census> ")
        terminal.types("select count(*) as n\r").sees("...> ")
        terminal.types("from seeds where gram\t= 'dungeon';\r").sees(f"{small_run.SEEDS}\n").sees("census> ")
        terminal.types("selec;\r").sees("Cannot answer the query").sees("census> ")
        terminal.types("dropped").sees("dropped").types(CTRL_C).sees("census> ")
        terminal.types("select sum(hash(id)) from range(1000000000000);\r").sees("\n")
        time.sleep(2)  # So that Ctrl-C meets a query at work; it may come before as well.
        terminal.types(CTRL_C).sees("Cancelled.").sees("census> ")
        terminal.types("select 6 * 7 as x;\r").sees("42\n").sees("census> ")
        self.assertEqual(0, terminal.types(CTRL_D).ends())
        self.assertNotIn("\tat ", terminal.shown())
        self.assertIn("select 6 * 7 as x;", (Path(self.home) / ".census_history").read_text())

    def test_a_terminal_that_does_not_tell_its_size(self):
        terminal = self.prompt(size=(0, 0))
        terminal.types("select 6 * 7 as x;\r").sees("42\n").sees("census> ")
        self.assertEqual(0, terminal.types("select\r").sees("...> ").types(CTRL_D).ends())


if __name__ == "__main__":
    unittest.main()
