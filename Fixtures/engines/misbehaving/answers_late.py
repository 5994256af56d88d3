"""Answers a case after its deadline."""
import time

from engine_base import reply, serve, write


def bad(request):
    time.sleep(30)
    write(reply(request))


serve(bad)
