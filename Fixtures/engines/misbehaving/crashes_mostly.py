"""Ends in the middle of each case whose id starts with `crash`, and answers the others."""
import os

from engine_base import introduce, reply, requests, write

introduce()
for request in requests():
    if request["case"].startswith("crash"):
        os._exit(6)
    write(reply(request))
