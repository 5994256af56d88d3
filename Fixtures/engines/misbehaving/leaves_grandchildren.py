"""Starts processes that ignore SIGTERM and hold its pipes, and exits in the middle of a case."""
import os
import subprocess
import sys

from engine_base import MARK, serve

SLEEPER = "import signal, time; signal.signal(signal.SIGTERM, signal.SIG_IGN); time.sleep(7200)"


def bad(request):
    subprocess.Popen([sys.executable, "-c", SLEEPER, MARK])
    os._exit(3)


subprocess.Popen([sys.executable, "-c", SLEEPER, MARK])
serve(bad)
