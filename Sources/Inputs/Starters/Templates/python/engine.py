#!/usr/bin/env python3
"""Connects a message engine to iamspec: each line of stdin is a case, each line of stdout a reply.

iamspec doctor -- python3 engine.py     is this adapter ready to be tested?
iamspec run -- python3 engine.py        which rules does the engine keep?

The engine behind it, in tiny_engine.py, is a stand-in. Replace it with yours:

1. Import your engine below, and let `Case` call it.
2. If your engine can do more than the stand-in, add the actions to ACTIONS and to `Case.perform`,
   and the observations to OBSERVATIONS. Cases that need anything else are skipped.
3. If it cannot do what a case needs, raise `Unsupported`: the case is skipped with that reason.

`iamspec protocol` shows every action, observation and convention.
"""

import json
import sys
import traceback
from typing import Any

from tiny_engine import Campaign, TinyEngine  # replace with your engine

# The actions that `Case.perform` knows. Cases that need another are skipped.
ACTIONS = [
    "start_session", "log_event", "dismiss", "advance",
    "enter_background", "enter_foreground", "open_from_push",
]
# What the engine reports. Cases that assert anything else are skipped.
OBSERVATIONS = ["displayed", "dismissed"]

MANIFEST = {
    "iamspec": 1,  # the version of the protocol
    "engine": {"name": "my engine", "version": "0.1"},
    "profiles": ["swift"],  # the generations of the SDK that it follows: swift, legacy
    "clock": "virtual",  # time passes only in the action `advance`
    "window": 16,  # how many cases may be sent ahead
    "actions": ACTIONS,
    "observations": OBSERVATIONS,
}

# Keys of a message that the stand-in does not support. Remove what your engine supports.
NOT_YET = ("image", "zip", "timeout")


class Unsupported(Exception):
    """The engine cannot do what the case needs. The case is skipped, with this reason."""


class Case:
    """A case: a fresh engine, and what it does."""

    def __init__(self, profile: str, given: dict[str, Any], messages: dict[str, Any]) -> None:
        """Starts an engine in the state that the case begins with. Nothing may be left of earlier cases.

        profile: the generation of the SDK to follow, one of the manifest's.
        given: the state at the start.
        messages: the messages that the actions refer to, by name.
        """
        self.seen: list[dict[str, Any]] = []
        if given["host"]["choice"] != "now" or given["host"]["choices"]:
            raise Unsupported("does not ask the host for a display choice yet")
        if given["presenter"] != "assigned":
            raise Unsupported("always has a presenter")
        self.campaigns = {name: self.campaign(name, message) for name, message in messages.items()}
        # The interval is in whole seconds; without one, the engine's own default applies.
        interval = given.get("minimum_interval")
        self.engine = TinyEngine(
            in_foreground=given["app"] == "foreground",
            interval=30_000 if interval is None else interval * 1_000,
            # What the engine does, in the words of the suite.
            on_display=lambda it: self.saw("displayed", message=it.name, extras=it.extras),
            on_dismiss=lambda it: self.saw("dismissed", message=it.name),
        )

    @staticmethod
    def campaign(name: str, message: dict[str, Any]) -> Campaign:
        """Turns a message of the suite into a campaign of the engine."""
        for key in NOT_YET:
            if key in message:
                raise Unsupported(f"does not support the {key} of a message yet")
        if message["orientation"] != "any":
            raise Unsupported("does not support the orientation of a message yet")
        triggers = set()
        for trigger in message["triggers"]:
            match trigger:
                case {"where": _}:
                    raise Unsupported("does not support filters yet")
                case {"kind": "custom_event", "name": event}:
                    triggers.add(f"event {event}")
                case {"kind": "session_start" | "push_click" as kind}:
                    triggers.add(kind)
                case _:
                    raise Unsupported(f"does not support the trigger {trigger['kind']} yet")
        return Campaign(name, frozenset(triggers), message["priority"], message["extras"])

    def saw(self, what: str, **details: Any) -> None:
        """Records what the engine does during an action."""
        self.seen.append({"saw": what, **details})

    def perform(self, action: dict[str, Any]) -> list[dict[str, Any]]:
        """Performs one action completely, and returns what it caused, in order."""
        self.seen = []
        match action:
            case {"do": "start_session", "deliver": names}:
                self.engine.start_session([self.campaigns[name] for name in names])
            case {"do": "log_event", "name": name}:
                self.engine.log_event(name)
            case {"do": "dismiss"}:
                self.engine.dismiss()
            case {"do": "advance", "by": milliseconds}:
                # Everything that is due in this time happens now. Never sleep, and never read a clock.
                self.engine.advance(milliseconds)
            case {"do": "enter_background"}:
                self.engine.enter_background()
            case {"do": "enter_foreground"}:
                self.engine.enter_foreground()
            case {"do": "open_from_push"}:
                self.engine.open_from_push()
            case {"do": word}:
                raise Unsupported(f"does not support {word} yet")
        return self.seen


def answer(request: dict[str, Any]) -> dict[str, Any]:
    """Runs a case on a fresh engine. Whatever goes wrong affects only this case."""
    observations: list[list[dict[str, Any]]] = []
    try:
        case = Case(request["profile"], request["given"], request["messages"])
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
