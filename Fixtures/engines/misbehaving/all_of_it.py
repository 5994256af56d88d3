"""Misbehaves in each case as the case's name says, and answers the others correctly."""
import os
import sys
import time

from engine_base import introduce, reply, requests, write


def exits(request):
    os._exit(7)


def hangs(request):
    time.sleep(7200)


def doubles(request):
    write(reply(request) + reply(request))


def prints(request):
    write("DEBUG\n" + reply(request))


def garbles(request):
    write(reply(request, observations=[["?"]]))


def logs(request):
    print(request["case"], file=sys.stderr, flush=True)
    write(reply(request))


TROUBLE = {f.__name__: f for f in (exits, hangs, doubles, prints, garbles, logs)}

introduce()
for request in requests():
    TROUBLE.get(request["case"].split("-")[0], lambda request: write(reply(request)))(request)
