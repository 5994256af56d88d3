"""Records in the file of its mark whether it has a terminal, and then hangs.

It continues when it is interrupted, and records that as well.
"""
import os
import signal
import time

from engine_base import MARK, serve, write, reply


def note(text):
    with open(MARK, "a") as file:
        file.write(text + "\n")


def bad(request):
    try:
        os.close(os.open("/dev/tty", os.O_RDWR))
        note("has a terminal")
    except OSError:
        note("has no terminal")
    time.sleep(7200)


signal.signal(signal.SIGINT, lambda *_: note("was interrupted"))
serve(bad)
