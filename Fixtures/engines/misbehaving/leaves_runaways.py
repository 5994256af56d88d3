"""Starts processes that leave its session, one of them without a parent, and exits or hangs."""
import os
import subprocess
import sys
import time

from engine_base import MARK, serve

SLEEPER = "import time; time.sleep(7200)"
START = "import subprocess, sys; subprocess.Popen(sys.argv[1:], start_new_session=True)"
COMMAND = [sys.executable, "-c", SLEEPER, MARK]

subprocess.Popen(COMMAND, start_new_session=True)
subprocess.run([sys.executable, "-c", START, *COMMAND], check=True)


def bad(request):
    if request["actions"][0]["do"] == "present_local":
        os._exit(3)
    open(MARK, "w").close()
    time.sleep(7200)


serve(bad)
