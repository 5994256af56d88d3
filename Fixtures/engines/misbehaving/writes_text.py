"""Writes text instead of its reply."""
from engine_base import serve, write

serve(lambda request: write("hello\n"))
