#!/usr/bin/env python3
"""A small engine that keeps the rules of this suite: python3 engine.py [--bug BUG].

It shows what the words mean on the wire, and that the cases can be passed. With a fault,
`shown-in-a-pause` or `at-once`, a run is red, and names the fault of faults.yaml.

Each line of stdin is a case, each line of stdout a reply. `iamspec init DIR --adapter python --specs
SUITE` writes such a program for your engine, with a function for each word.
"""

import json
import sys

BUG = sys.argv[2] if sys.argv[1:2] == ["--bug"] else None


class Engine:
    """A case: a fresh engine, in the state that the case begins with."""

    def __init__(self, given, messages):
        self.messages = messages  # {"sale": {"event": "opened_shop", "delay": 0}}
        self.is_paused = given["display"] == "paused"
        self.now = 0  # in milliseconds
        self.due = []  # what waits for its delay: (when, name)
        self.waiting = []  # what waits for the screen
        self.visible = None
        self.seen = []

    def perform(self, action):
        """Performs an action completely, and returns what it caused."""
        self.seen = []
        match action:
            case {"do": "track", "event": event}:
                for name, message in self.messages.items():
                    if message["event"] == event:
                        delay = 0 if BUG == "at-once" else message["delay"]
                        self.due.append((self.now + delay, name))
            case {"do": "advance", "by": milliseconds}:
                # Time passes only here. Never sleep, and never read a clock.
                self.now += milliseconds
            case {"do": "close"} if self.visible:
                self.saw("closed", message=self.visible)
                self.visible = None
            case {"do": "pause"}:
                self.is_paused = BUG != "shown-in-a-pause"
            case {"do": "resume"}:
                self.is_paused = False
            case {"do": "query_waiting"}:
                self.saw("waiting", messages=list(self.waiting))
        self.show_what_is_due()
        return self.seen

    def show_what_is_due(self):
        arrived = sorted(entry for entry in self.due if entry[0] <= self.now)
        self.due = [entry for entry in self.due if entry not in arrived]
        self.waiting += [name for _, name in arrived]
        while self.waiting and not self.is_paused and not self.visible:
            self.visible = self.waiting.pop(0)
            self.saw("shown", message=self.visible)

    def saw(self, what, **members):
        self.seen.append({"saw": what, **members})


def say(message):
    print(json.dumps(message), flush=True)


say({"iamspec": 1, "engine": {"name": "example", "version": "1"}, "profiles": ["app"], "window": 16})
for line in sys.stdin.buffer:
    case = json.loads(line)
    engine = Engine(case["given"], case["messages"])
    say({"id": case["id"], "observations": [engine.perform(action) for action in case["actions"]]})
