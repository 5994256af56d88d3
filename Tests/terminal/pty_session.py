"""Types at a program in a terminal, and prints what is on it.

usage: pty_session.py KEYS COMMAND...

KEYS is a Python text: "\\t" is the tab key. Each line of it is typed when the prompt is there.
"""

import ast
import os
import pty
import sys

keys = ast.literal_eval(sys.argv[1])
pid, terminal = pty.fork()
if pid == 0:
    os.execvp(sys.argv[2], sys.argv[2:])
shown = b""
typed = 0
lines = keys.splitlines(keepends=True)
while True:
    try:
        part = os.read(terminal, 4096)
    except OSError:
        break
    if not part:
        break
    shown += part
    # Each prompt is drawn when a line begins; what is typed draws it again.
    if shown.endswith(b"\x1b[2K> ") and typed < len(lines):
        for key in lines[typed].encode():
            os.write(terminal, bytes([key]))
        typed += 1
sys.stdout.buffer.write(shown)
sys.exit(os.waitstatus_to_exitcode(os.waitpid(pid, 0)[1]) & 255)
