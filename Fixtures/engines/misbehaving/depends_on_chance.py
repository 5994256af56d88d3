"""Puts what it reports in the order of a hash table, which another process has another order for."""
from engine_base import introduce, reply, requests, write

introduce()
for request in requests():
    first = next(iter({f"message-{number}" for number in range(100)}))
    write(reply({**request, "case": first}))
