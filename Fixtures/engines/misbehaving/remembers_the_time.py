"""Says that its clock is virtual, and answers differently an hour after the case before.

What passes on its wall is what the file says whose path is its word, in seconds.
"""
from engine_base import MARK, introduce, reply, requests, write


def now():
    with open(MARK) as file:
        return int(file.read())


introduce()
last = None
for request in requests():
    is_late = last is not None and now() - last >= 3600
    write(reply({**request, "case": "late"} if is_late else request))
    last = now()
