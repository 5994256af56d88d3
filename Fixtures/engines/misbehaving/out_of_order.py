"""Answers requests in pairs, the second one first, which is allowed."""
from engine_base import introduce, reply, requests, write

introduce()
first = None
for request in requests():
    if first is None:
        first = request
    else:
        write(reply(request))
        write(reply(first))
        first = None
