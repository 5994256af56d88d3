"""Answers a case, and again a while later."""
import time

from engine_base import introduce, reply, requests, write

introduce()
earlier = None
for request in requests():
    if earlier:
        time.sleep(0.05)
        write(reply(earlier))
        earlier = None
    write(reply(request))
    if request["case"] == "bad":
        earlier = request
