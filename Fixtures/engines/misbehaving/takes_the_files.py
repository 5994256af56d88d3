"""Answers requests up to the one to misbehave in, lets the harness have no more than some files open, and exits.

The request is the first one if its third argument is empty. Its fourth argument is how many files.
"""
import os
import resource
import sys

from engine_base import BAD, introduce, reply, requests, write

introduce()
for request in requests():
    is_last = BAD in ("", request["case"])
    if is_last:
        _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        resource.prlimit(os.getppid(), resource.RLIMIT_NOFILE, (int(sys.argv[4]), hard))
    write(reply(request))
    if is_last:
        break
