"""Keeps the host's choice in one case for all later cases."""
from engine_base import introduce, reply, requests, write

introduce()
has_chosen = False
for request in requests():
    write(reply({**request, "case": "chosen"} if has_chosen else request))
    has_chosen = has_chosen or any(action["do"] == "choose" for action in request["actions"])
