"""Remembers the case before, and reports one in the order of a hash table."""
from engine_base import introduce, reply, requests, write

introduce()
before = "nothing"
for count, request in enumerate(requests()):
    by_chance = "-".join({f"message-{number}" for number in range(30)})
    write(reply({**request, "case": by_chance if count == 3 else before}))
    before = request["case"]
