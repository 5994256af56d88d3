"""Closes its standard input after a case, and stays."""
import os
import time

from engine_base import reply, serve, write


def bad(request):
    os.close(0)
    write(reply(request))
    time.sleep(7200)


serve(bad)
