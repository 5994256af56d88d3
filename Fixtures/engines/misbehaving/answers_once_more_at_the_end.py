"""Answers the last case again when its input has ended."""
from engine_base import introduce, reply, requests, write

introduce()
for request in requests():
    write(reply(request))
write(reply(request))
