"""Claims that its clock is virtual, but measures its minimum interval by the wall clock."""
import time

from engine_base import introduce, requests, write
from quick_json import dumps


def answer(request):
    interval = request["given"].get("minimum_interval", 30)
    shown_at = None
    names = {}
    for name, message in request["messages"].items():
        for trigger in message.get("triggers", []):
            names[trigger.get("name")] = name
    for action in request["actions"]:
        seen = []
        if action["do"] == "log_event" and action["name"] in names:
            if shown_at is None or time.monotonic() - shown_at >= interval:
                shown_at = time.monotonic()
                seen = [{"saw": "displayed", "message": names[action["name"]]}]
        yield seen


introduce(
    actions=["start_session", "log_event", "advance", "dismiss"], observations=["displayed"]
)
for request in requests():
    write(dumps({"id": request["id"], "observations": list(answer(request))}) + "\n")
