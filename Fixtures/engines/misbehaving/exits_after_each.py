"""Answers one request and exits."""
from engine_base import introduce, reply, requests, write

introduce()
write(reply(next(requests())))
