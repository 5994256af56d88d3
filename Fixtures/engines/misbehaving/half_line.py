"""Writes half a reply and exits."""
import os

from engine_base import reply, serve, write


def bad(request):
    write(reply({**request, "id": 0})[:20])
    os._exit(0)


serve(bad)
