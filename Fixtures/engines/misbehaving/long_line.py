"""Writes 100 MB without a line break."""
from engine_base import serve, write


def bad(request):
    for _ in range(100):
        write("x" * 1_000_000)


serve(bad)
