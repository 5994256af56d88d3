"""Answers a case with an id that no request had."""
from engine_base import reply, serve, write

serve(lambda request: write(reply(request, id=999_999)))
