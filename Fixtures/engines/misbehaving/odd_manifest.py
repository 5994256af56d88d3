"""Writes a manifest that is valid but surely not intended."""
from engine_base import introduce, reply, requests, write

introduce(
    engine={"name": "misbehaving"},
    profiles=["swift", "swfit"],
    actions=["start_session", "log_events", "advance"],
    observations=["displayed", "stack"],
    not_aplicable={"stack.in-memory": "it is on disk"},
    not_applicable={"stack.in-memry": ""},
)
for request in requests():
    write(reply(request))
