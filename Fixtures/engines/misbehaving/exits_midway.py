"""Always exits in the middle of a case."""
import os
import sys

from engine_base import serve


def bad(request):
    print("Traceback: out of ink", file=sys.stderr, flush=True)
    os._exit(3)


serve(bad)
