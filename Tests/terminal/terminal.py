"""Runs a program in its own terminal."""

import os
import pty
import sys


def run(command, hear):
    """Runs a program to its end, prints the contents of the terminal, and exits with the program's status.

    The program does not learn that it runs in CI, where it would show no progress.
    `hear` is called after each output with everything shown so far and the terminal,
    to which it may write input.
    """
    pid, terminal = pty.fork()
    if pid == 0:
        for variable in "CI", "TF_BUILD":
            os.environ.pop(variable, None)
        os.execvp(command[0], command)
    shown = b""
    while True:
        try:
            part = os.read(terminal, 4096)
        except OSError:
            break
        if not part:
            break
        shown += part
        hear(shown, terminal)
    sys.stdout.buffer.write(shown)
    sys.exit(os.waitstatus_to_exitcode(os.waitpid(pid, 0)[1]) & 255)
