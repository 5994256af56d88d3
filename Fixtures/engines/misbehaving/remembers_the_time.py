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
    # It looks at its wall before it answers: as soon as it has, more may pass there.
    time = now()
    is_late = last is not None and time - last >= 3600
    last = time
    write(reply({**request, "case": "late"} if is_late else request))
