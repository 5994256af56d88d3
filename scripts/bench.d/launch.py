"""Runs a command; prints its wall and processor time in seconds and its peak in megabytes as JSON.

Usage: launch.py INPUT COMMAND…

A separate, small process, because the memory of the process it is forked from counts in the child's peak.
"""

import json
import os
import sys
import time

path, *command = sys.argv[1:]
files = [
    (os.POSIX_SPAWN_OPEN, 0, path, os.O_RDONLY, 0),
    (os.POSIX_SPAWN_OPEN, 1, os.devnull, os.O_WRONLY, 0),
]
start = time.monotonic()
child = os.posix_spawnp(command[0], command, os.environ, file_actions=files)
_, status, usage = os.wait4(child, 0)
wall = time.monotonic() - start
if status != 0:
    sys.exit(f"{' '.join(command)} ended with {os.waitstatus_to_exitcode(status)}")
peak = usage.ru_maxrss / (1 << 20 if sys.platform == "darwin" else 1 << 10)
print(json.dumps({"wall": wall, "cpu": usage.ru_utime + usage.ru_stime, "peak": peak}))
