#!/usr/bin/env python3
"""An engine that displays messages by the user's tags: python3 engine.py [--bug BUG].

Fixtures/suites/tags has its rules; faults.yaml there says which clause each bug breaks.
"""

import json
import sys
from datetime import datetime, timezone

BUG = sys.argv[2] if sys.argv[1:2] == ["--bug"] else None


def milliseconds(date):
    moment = datetime.strptime(date["date"], "%Y-%m-%dT%H:%M:%SZ").replace(tzinfo=timezone.utc)
    return int(moment.timestamp()) * 1000


def is_number(value):
    return isinstance(value, (int, float)) and not isinstance(value, bool)


def is_same(value, wanted):
    if BUG == "texts-and-numbers":
        return str(value) == str(wanted)
    return value == wanted and isinstance(value, bool) == isinstance(wanted, bool)


def is_met(condition, tags):
    """Tells whether a condition over a tag holds. Only one holds over a tag that is not set."""
    op, wanted, tag = condition["op"], condition["value"], condition["tag"]
    if op == "exists":
        return tag in tags if wanted else tag not in tags and BUG != "never-absent"
    if tag not in tags:
        return op == "not_equals" and BUG == "unset-differs"
    value = tags[tag]
    match op:
        case "equals":
            return is_same(value, wanted)
        case "not_equals":
            return not is_same(value, wanted) or BUG == "set-differs"
        case "greater":
            return is_number(value) and value > wanted - (BUG == "greater-or-equal")
        case "less":
            return is_number(value) and value < wanted + (BUG == "less-or-equal")
        case "contains" if isinstance(value, str):
            if BUG == "any-case":
                value, wanted = value.lower(), wanted.lower()
            return value.startswith(wanted) if BUG == "begins-with" else wanted in value
    return False


class Engine:
    def __init__(self, given, messages):
        self.messages, self.tags = messages, dict(given["tags"])
        self.date = milliseconds(given["now"])  # when the case began
        self.now = 0  # since then
        self.is_paused = given["display"] == "paused"
        self.session = self.last = None  # when the session began, when a message was last displayed
        self.visible, self.waiting = None, []
        self.times = {}  # when each message was displayed
        self.expired = set()  # the messages that do not come again
        self.seen = []

    def perform(self, action):
        self.seen = []
        match action:
            case {"do": "begin_session"}:
                if self.session is None or BUG != "one-session":
                    self.session = self.now
            case {"do": "add_tag", "key": key, "value": value}:
                if key not in self.tags or BUG != "first-value":
                    self.tags[key] = value
            case {"do": "remove_tag", "key": key} if BUG != "keeps-tags":
                self.tags.pop(key, None)
            case {"do": "dismiss"}:
                if self.waiting and not self.visible and BUG == "closes-what-waits":
                    self.visible = self.waiting.pop(0)
                if self.visible:
                    self.leave()
            case {"do": "pause"}:
                self.is_paused = True
                if self.visible and BUG == "pause-clears":
                    self.leave()
            case {"do": "resume"}:
                self.is_paused = False
                if BUG == "pause-forgets":
                    self.expired.update(self.waiting)
                if BUG == "pause-remembers" and self.waiting and not self.visible:
                    self.display()
            case {"do": "advance", "by": span}:
                self.advance(self.now + span)
        if not (action["do"] == "add_tag" and BUG == "asleep"):
            self.update()
        return self.seen

    def advance(self, end):
        """Lets time pass, and stops at each moment at which something can change."""
        while moments := [moment for moment in self.moments() if self.now < moment <= end]:
            self.now = min(moments)
            self.update()
        self.now = end

    def moments(self):
        for name, message in self.messages.items():
            if "ends" in message:
                yield milliseconds(message["ends"]) - self.date
            if name in self.times:
                yield self.times[name][-1] + message["redisplay"]["gap"]
            for condition in (condition for group in message["conditions"] for condition in group):
                if "since" in condition and self.begin(condition) is not None:
                    yield self.begin(condition) + condition["value"] * 1000

    def update(self):
        """Sees what is over and what waits now, and displays the first if nothing is in the way."""
        for name, message in sorted(self.messages.items()):
            if "ends" in message and self.date + self.now >= milliseconds(message["ends"]):
                self.expire(name, "date")
        if not (BUG == "queue-remembers" or BUG == "pause-remembers" and self.is_paused):
            self.waiting = [name for name in self.waiting if self.is_eligible(name)]
        eligible = [name for name in self.messages if self.is_eligible(name)]
        new = sorted(set(eligible) - set(self.waiting), reverse=BUG == "last-name-first")
        if BUG == "one-waits":
            self.expired.update(new[1 - len(self.waiting):])
            new = new[:1 - len(self.waiting)]
        self.waiting += new
        if BUG == "takes-away" and self.visible and not self.holds(self.visible):
            self.leave()
        while self.waiting and (not self.is_paused or BUG == "pause-ignored"):
            if self.visible and BUG != "covers":
                break
            self.display()

    def is_eligible(self, name):
        if name == self.visible or self.session is None and BUG != "no-session":
            return False
        if name in self.expired and BUG != "comes-back":
            return False
        if name in self.times and BUG == "only-once":
            return False
        if name in self.times and BUG != "no-gap":
            if self.now < self.times[name][-1] + self.messages[name]["redisplay"]["gap"]:
                return False
        return not self.is_capped(name) and self.holds(name)

    def is_capped(self, name):
        limit = self.messages[name]["redisplay"]["limit"] + (BUG == "once-more")
        return len(self.times.get(name, [])) >= limit

    def holds(self, name):
        every, some = any if BUG == "one-is-enough" else all, all if BUG == "all-groups" else any
        groups = self.messages[name]["conditions"]
        return some(every(self.is_true(condition) for condition in group) for group in groups)

    def is_true(self, condition):
        if "tag" in condition:
            return is_met(condition, self.tags)
        begin = self.begin(condition)
        if begin is None:
            return BUG == "none-is-long-ago"
        has_passed = self.now >= begin + condition["value"] * 1000 + (BUG == "too-late")
        return has_passed if condition["op"] == "at_least" else not has_passed or BUG == "no-hurry"

    def begin(self, condition):
        return self.session if condition["since"] == "session" else self.last

    def display(self):
        self.visible = self.waiting.pop(-1 if BUG == "newest-first" else 0)
        self.last = self.now
        self.times.setdefault(self.visible, []).append(self.now)
        self.seen.append({"saw": "displayed", "message": self.visible})

    def leave(self):
        name, self.visible = self.visible, None
        if BUG == "gap-from-dismissal":
            self.times[name][-1] = self.now
        if BUG == "last-from-dismissal":
            self.last = self.now
        self.seen.append({"saw": "dismissed", "message": name})
        if self.is_capped(name):
            self.expire(name, "capped")

    def expire(self, name, reason):
        if name in self.expired and BUG != "told-twice":
            return
        if reason == "date" and BUG == "no-end":
            return
        self.expired.add(name)
        if BUG != f"{reason}-untold":
            self.seen.append({"saw": "expired", "message": name, "reason": reason})
        if name == self.visible and BUG == "end-takes-away":
            self.leave()


def say(message):
    print(json.dumps(message), flush=True)


say({"iamspec": 1, "engine": {"name": "tags", "version": "1.0"}, "profiles": ["tags"], "window": 8})
for line in sys.stdin.buffer:
    case = json.loads(line)
    engine = Engine(case["given"], case["messages"])
    say({"id": case["id"], "observations": [engine.perform(action) for action in case["actions"]]})
