#!/usr/bin/env python3
"""Connects the engine of delivery.py to the suite: JSON Lines in, JSON Lines out."""

import json
import sys

from delivery import ACTIONS, Engine, Unsupported

MANIFEST = {
    "iamspec": 1,
    "engine": {"name": "python", "version": "1.0.0"},
    "profiles": ["swift", "legacy"],
    "layer": "engine",
    "clock": "virtual",
    "window": 32,
    # All of them: `serve_deliveries` has to be named.
    "actions": list(ACTIONS),
}


def write(line):
    sys.stdout.write(json.dumps(line, separators=(",", ":")) + "\n")
    sys.stdout.flush()


def answer(request):
    observations = []
    try:
        engine = Engine(request["profile"], request["given"], request["messages"])
        for action in request["actions"]:
            observations.append(engine.perform(action))
    except Unsupported as reason:
        return {"id": request["id"], "unsupported": str(reason)}
    except Exception as error:
        import traceback  # Here, because it is rarely needed, and an engine is started often.

        traceback.print_exc()
        message = f"{type(error).__name__}: {error}"
        return {"id": request["id"], "error": {"action": len(observations), "message": message}}
    return {"id": request["id"], "observations": observations}


write(MANIFEST)
for line in sys.stdin.buffer:
    write(answer(json.loads(line)))
