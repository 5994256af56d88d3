"""Answers a case twice."""
from engine_base import reply, serve, write

serve(lambda request: write(reply(request) + reply(request)))
