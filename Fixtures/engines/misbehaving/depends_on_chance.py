"""Reports in the order of a hash table, which differs from process to process."""
from engine_base import introduce, reply, requests, write

introduce()
for request in requests():
    # Thirty words have so many orders that no two processes are likely to share one.
    order = "-".join({f"message-{number}" for number in range(30)})
    write(reply({**request, "case": order}))
