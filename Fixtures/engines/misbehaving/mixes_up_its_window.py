"""Takes several requests at a time, and answers all of them with the messages of the last one."""
import json
import os

from engine_base import introduce, reply, write

introduce(window=8)
rest = b""
while chunk := os.read(0, 1 << 20):
    *lines, rest = (rest + chunk).split(b"\n")
    batch = [json.loads(line) for line in lines]
    for request in batch:
        write(reply({**request, "case": batch[-1]["case"]}))
