"""Answers one request, lets the harness have no more than some files open, and exits.

Its fourth argument is how many.
"""
import os
import resource
import sys

from engine_base import introduce, reply, requests, write

introduce()
request = next(requests())
_, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
resource.prlimit(os.getppid(), resource.RLIMIT_NOFILE, (int(sys.argv[4]), hard))
write(reply(request))
