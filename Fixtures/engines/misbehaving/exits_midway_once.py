"""Exits in the middle of a case, but only the first time."""
import os

from engine_base import MARK, reply, serve, write


def bad(request):
    if not os.path.exists(MARK):
        open(MARK, "w").close()
        os._exit(3)
    write(reply(request))


serve(bad)
