"""Hangs in the middle of a case, with the replies to earlier ones not yet flushed."""
import sys
import time

from engine_base import introduce, reply, requests

introduce()
for request in requests():
    if request["case"] == "bad":
        time.sleep(7200)
    sys.stdout.write(reply(request))
    if request["case"] not in ("a", "b"):
        sys.stdout.flush()
