"""Answers a case without an id."""
from engine_base import serve, write

serve(lambda request: write('{"observations":[]}\n'))
