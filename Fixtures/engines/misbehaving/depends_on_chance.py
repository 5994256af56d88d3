"""Puts what it reports in the order of a hash table, which another process has another order for."""
from engine_base import introduce, reply, requests, write

introduce()
for request in requests():
    # Of thirty words there are so many orders that no two processes meet in one.
    order = "-".join({f"message-{number}" for number in range(30)})
    write(reply({**request, "case": order}))
