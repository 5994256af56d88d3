"""Claims that its clock is virtual, but answers differently an hour after the previous case.

Its wall clock is a file with a number of seconds, whose path is its word.
"""
from engine_base import MARK, introduce, reply, requests, write


def now():
    with open(MARK) as file:
        return int(file.read())


introduce()
last = None
for request in requests():
    # It reads its clock before it answers, because more time may pass after the answer.
    time = now()
    is_late = last is not None and time - last >= 3600
    last = time
    write(reply({**request, "case": "late"} if is_late else request))
