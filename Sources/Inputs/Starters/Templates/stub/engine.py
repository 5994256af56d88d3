#!/usr/bin/env python3
"""Connects an engine to the suite SUITE_NAME: each line of stdin is a case, each line of stdout a reply.

iamspec run RUN_OPTIONS

The words of the suite are functions: for each action, `do_…` is called; for each observation, you
call `saw_…`. As it is written, nothing is seen, and every case fails that expects something:

1. Let `__init__` start your engine, and let the functions `do_…` call it.
2. Let your engine, or these functions, call the functions `saw_…`: during an action, in order.
3. If the engine cannot do what a case needs, raise `Unsupported`: the case is skipped with that reason.

`iamspec protocol` shows what the lines are.
"""

import json
import sys
import traceback
from typing import Any

MANIFEST = {
    "iamspec": 1,  # the version of the protocol
    "engine": {"name": "my engine", "version": "0.1"},
    "profiles": [PROFILES],  # the profiles of the suite that it follows
    "clock": "virtual",  # time passes only in actions
    "window": 16,  # how many cases may be sent ahead
}


class Unsupported(Exception):
    """The engine cannot do what the case needs. The case is skipped, with this reason."""


class Case:
    """A case: a fresh engine, and what it does."""

    def __init__(self, given: dict[str, Any], messages: dict[str, Any]) -> None:
        """Starts an engine in the state that the case begins with. Nothing may be left of earlier cases.

GIVEN
        """
        self.seen: list[dict[str, Any]] = []

    # What happens. Perform each action completely. Never sleep, and never read a clock.

ACTIONS
    # What is seen.

OBSERVATIONS
    def perform(self, action: dict[str, Any]) -> list[dict[str, Any]]:
        """Performs one action, and returns what it caused, in order."""
        self.seen = []
        match action["do"]:
CALLS
            case word:
                raise Unsupported(f"does not support {word} yet")
        return self.seen

    def saw(self, what: str, members: dict[str, Any]) -> None:
        """Records what the engine does during an action; members that are `None` are left out."""
        self.seen.append({"saw": what, **{key: it for key, it in members.items() if it is not None}})


def answer(request: dict[str, Any]) -> dict[str, Any]:
    """Runs a case on a fresh engine. Whatever goes wrong affects only this case."""
    observations: list[list[dict[str, Any]]] = []
    try:
        case = Case(request["given"], request["messages"])
        for action in request["actions"]:
            observations.append(case.perform(action))
    except Unsupported as reason:
        return {"id": request["id"], "unsupported": str(reason)}
    except Exception as error:
        traceback.print_exc()  # stderr is the engine's log: reports show it with the case
        message = f"{type(error).__name__}: {error}"
        return {"id": request["id"], "error": {"action": len(observations), "message": message}}
    return {"id": request["id"], "observations": observations}


def main() -> None:
    # Standard output is only for replies. What the engine prints goes to its log.
    replies, sys.stdout = sys.stdout, sys.stderr
    # The wire is UTF-8, whatever the system's encoding is.
    replies.reconfigure(encoding="utf-8")

    def say(message: dict[str, Any]) -> None:
        # Without the flush, the reply would wait in a buffer, and the harness for the reply.
        print(json.dumps(message), file=replies, flush=True)

    say(MANIFEST)
    for line in sys.stdin.buffer:
        say(answer(json.loads(line)))


if __name__ == "__main__":
    main()
