"""Logs 50 MB in the middle of a case."""
import sys

from engine_base import reply, serve, write


def bad(request):
    for _ in range(50):
        sys.stderr.write(("." * 999 + "\n") * 1000)
    print("end of the flood", file=sys.stderr, flush=True)
    write(reply(request))


serve(bad)
