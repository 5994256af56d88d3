"""Answers five requests in each process, and the sixth with the id of its case."""
from engine_base import introduce, reply, requests, write

introduce()
for place, request in enumerate(requests()):
    write(reply(request) if place < 5 else reply(request, id=request["case"]))
