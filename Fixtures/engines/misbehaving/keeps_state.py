"""Remembers earlier cases: each answer says how many there were."""
from engine_base import introduce, reply, requests, write

introduce()
for count, request in enumerate(requests()):
    write(reply({**request, "case": f"number-{count}"}))
