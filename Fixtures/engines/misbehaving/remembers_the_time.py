"""Says that its clock is virtual, and answers differently a second after the case before."""
import time

from engine_base import introduce, reply, requests, write

introduce()
last = None
for request in requests():
    is_late = last is not None and time.monotonic() - last > 1
    write(reply({**request, "case": "late"} if is_late else request))
    last = time.monotonic()
