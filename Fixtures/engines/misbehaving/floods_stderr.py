"""Logs 50 MB, or as many as the last argument says, in the middle of a case."""
import sys

from engine_base import reply, serve, write

MEGABYTES = int(sys.argv[4]) if len(sys.argv) > 4 else 50


def bad(request):
    for _ in range(MEGABYTES):
        sys.stderr.write(("." * 999 + "\n") * 1000)
    print("end of the flood", file=sys.stderr, flush=True)
    write(reply(request))


serve(bad)
