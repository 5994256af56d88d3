"""Answers once it has 32 requests or more, and says in each answer how many there were."""
import json
import os

from engine_base import introduce, reply, write

introduce()
rest, waiting = b"", []
while chunk := os.read(0, 1 << 20):
    *lines, rest = (rest + chunk).split(b"\n")
    waiting += map(json.loads, lines)
    if len(waiting) >= 32:
        count = f"number-{len(waiting)}"
        for request in waiting:
            write(reply({**request, "case": count}))
        waiting = []
