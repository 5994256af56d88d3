#!/usr/bin/env python3
"""An engine that displays the message that came first: python3 engine.py [--bug BUG].

The bugs are `newest-first` and `forgets`; Fixtures/suites/waiting-room says which rules they break.
"""

import json
import sys

BUG = sys.argv[2] if sys.argv[1:2] == ["--bug"] else None


class Engine:
    def __init__(self, messages):
        self.messages = messages
        self.delivered, self.waiting, self.visible = [], [], None
        self.in_foreground = True

    def perform(self, action):
        match action:
            case {"do": "start_session", "deliver": names}:
                self.delivered = names
            case {"do": "log_event", "name": event}:
                self.waiting += [name for name in self.delivered if self.waits_for(name, event)]
                if BUG == "forgets":
                    del self.waiting[1:]
                return self.display()
            case {"do": "enter_background"}:
                self.in_foreground = False
            case {"do": "enter_foreground"}:
                self.in_foreground = True
            case {"do": "open_from_push"}:
                self.in_foreground = True
                return self.display()
            case {"do": "dismiss"} if self.visible:
                gone, self.visible = self.visible, None
                return [{"saw": "dismissed", "message": gone}]
        return []

    def waits_for(self, name, event):
        return any(trigger.get("name") == event for trigger in self.messages[name]["triggers"])

    def display(self):
        if self.visible or not self.waiting or not self.in_foreground:
            return []
        self.visible = self.waiting.pop(-1 if BUG == "newest-first" else 0)
        return [{"saw": "displayed", "message": self.visible}]


def say(message):
    print(json.dumps(message), flush=True)


say({"iamspec": 1, "engine": {"name": "waiting room", "version": "1.0"}, "profiles": ["swift"], "window": 8})
for line in sys.stdin.buffer:
    case = json.loads(line)
    engine = Engine(case["messages"])
    say({"id": case["id"], "observations": [engine.perform(action) for action in case["actions"]]})
