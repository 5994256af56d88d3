"""Answers a case with an id that nobody asked for."""
from engine_base import reply, serve, write

serve(lambda request: write(reply(request, id=999_999)))
