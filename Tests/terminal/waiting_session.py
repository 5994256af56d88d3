"""Runs a program in a terminal that has to wait for a pipe, and prints what is on the terminal.

usage: waiting_session.py TEXT PIPE SOURCE COMMAND...

PIPE is made. When TEXT is on the terminal, SOURCE is written to it.
"""

import os
import pty
import sys

text, pipe, source = sys.argv[1:4]
os.mkfifo(pipe)
pid, terminal = pty.fork()
if pid == 0:
    os.execvp(sys.argv[4], sys.argv[4:])
shown = b""
is_open = False
while True:
    try:
        part = os.read(terminal, 4096)
    except OSError:
        break
    if not part:
        break
    shown += part
    if not is_open and text.encode() in shown:
        is_open = True
        with open(source, "rb") as file, open(pipe, "wb") as writer:
            writer.write(file.read())
sys.stdout.buffer.write(shown)
sys.exit(os.waitstatus_to_exitcode(os.waitpid(pid, 0)[1]) & 255)
