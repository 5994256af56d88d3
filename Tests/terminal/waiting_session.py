"""Runs a program in a terminal that has to wait for a pipe, and prints what is on the terminal.

usage: waiting_session.py TEXT PIPE SOURCE COMMAND...

PIPE is made. When TEXT is on the terminal, SOURCE is written to it.
"""

import os
import sys

import terminal

text, pipe, source = sys.argv[1:4]
os.mkfifo(pipe)
is_written = False


def write_once_shown(shown, _):
    global is_written
    if not is_written and text.encode() in shown:
        is_written = True
        with open(source, "rb") as file, open(pipe, "wb") as writer:
            writer.write(file.read())


terminal.run(sys.argv[4:], write_once_shown)
