"""Runs a program in a terminal that has to wait for a pipe, and prints what the terminal shows.

usage: waiting_session.py TEXT PIPE SOURCE COMMAND...

PIPE is created. When the terminal shows TEXT, SOURCE is written to the pipe.
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
