"""Types into a program in a terminal, and prints what the terminal shows.

usage: pty_session.py KEYS COMMAND...

KEYS is a Python string: "\\t" is the Tab key. Each of its lines is typed when the prompt is shown.
"""

import ast
import os
import sys

import terminal

lines = ast.literal_eval(sys.argv[1]).splitlines(keepends=True)


def type_at_prompt(shown, keyboard):
    # Each prompt is drawn when a line begins, and again when text is typed.
    if shown.endswith(b"\x1b[2K> ") and lines:
        for key in lines.pop(0).encode():
            os.write(keyboard, bytes([key]))


terminal.run(sys.argv[2:], type_at_prompt)
