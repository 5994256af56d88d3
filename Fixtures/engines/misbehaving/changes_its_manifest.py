"""Writes a different manifest in each process, and exits in the middle of a case."""
import os

from engine_base import introduce, reply, requests, write

introduce(engine={"name": "misbehaving", "version": str(os.getpid())})
for request in requests():
    if request["case"] == "bad":
        os._exit(3)
    write(reply(request))
