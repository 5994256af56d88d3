"""Closes its standard output in the middle of a case, and stays."""
import os
import time

from engine_base import serve


def bad(request):
    os.close(1)
    time.sleep(7200)


serve(bad)
