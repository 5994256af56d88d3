#!/usr/bin/env python3
"""Records a trace: runs the Python engine in real time, and records what happens and what is seen.

    python3 record.py > clean.jsonl
    python3 record.py --defect older-first > older-first.jsonl

Nothing is simulated: the script really sleeps, the times are those of a real clock, and what the engine
does is recorded when it is seen, some milliseconds later. The traces in this folder were recorded
once, and the tests read them unchanged.
"""

import argparse
import json
import sys
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent / "engines" / "python"))

import delivery  # noqa: E402

HEADER = {
    "iamspec_trace": 1,
    "engine": {"name": "python", "version": "1.0.0"},
    "profile": "swift",
    "given": {"minimum_interval": 1, "assets": {"sale.png": {"result": "ok", "after": 700}}},
    "messages": {
        "sale": {
            "type": "modal",
            "triggers": [{"kind": "custom_event", "name": "opened_shop"}],
            "image": "sale.png",
        },
        "cart": {"type": "slideup", "triggers": [{"kind": "custom_event", "name": "viewed_cart"}]},
        "news": {"type": "modal", "triggers": [{"kind": "custom_event", "name": "read_news"}]},
    },
    "unseen": ["choice_asked", "prefetched", "stack"],
}

# The actions, each with the number of milliseconds after the previous one.
SCRIPT = [
    (0, {"do": "start_session", "deliver": ["sale", "cart", "news"]}),
    (300, {"do": "log_event", "name": "opened_shop"}),
    (900, {"do": "dismiss"}),
    (1600, {"do": "enter_background"}),
    (250, {"do": "log_event", "name": "viewed_cart"}),
    (1600, {"do": "log_event", "name": "read_news"}),
    (1700, {"do": "enter_foreground"}),
    (120, {"do": "open_from_push"}),
    (800, {"do": "dismiss"}),
    (1300, {"do": "open_from_push"}),
    (600, {"do": "dismiss"}),
]


class OlderFirst(delivery.Presenter):
    """Takes the waiting messages from the wrong end, except when one has just been triggered."""

    is_receiving = False

    def receive(self, item):
        self.is_receiving = True
        super().receive(item)
        self.is_receiving = False

    def opportunity(self):
        if self.is_receiving:
            return super().opportunity()
        self.stack.reverse()
        try:
            super().opportunity()
        finally:
            self.stack.reverse()


class Recorder:
    """Writes a line for everything that happens or is seen, with the time of a real clock."""

    def __init__(self):
        self.start = time.monotonic()

    def now(self):
        return int((time.monotonic() - self.start) * 1000)

    def write(self, what):
        print(json.dumps({"at": self.now(), **what}, separators=(",", ":")), flush=True)


def complete(messages):
    """Returns the messages in the form of the wire, with all defaults."""
    defaults = {"priority": 0, "orientation": "any", "extras": {}}
    return {name: {**defaults, **message} for name, message in messages.items()}


def complete_given(given):
    defaults = {
        "app": "foreground", "orientation": "portrait", "keyboard": "hidden",
        "presenter": "assigned",
        "host": {"implements": "display_choice", "choice": "now", "choices": {}},
    }
    return {**defaults, **given}


def main():
    options = argparse.ArgumentParser()
    options.add_argument("--defect", choices=["older-first"])
    if options.parse_args().defect:
        delivery.Presenter = OlderFirst
    engine = delivery.Engine(
        HEADER["profile"], complete_given(HEADER["given"]), complete(HEADER["messages"]))
    print(json.dumps(HEADER, separators=(",", ":")), flush=True)
    recorder = Recorder()
    engine_time = 0

    def see(observations):
        # An app sees things a little later than they happen.
        for observation in observations:
            if observation["saw"] in HEADER["unseen"]:
                continue
            time.sleep(0.012)
            recorder.write(observation)

    def catch_up():
        nonlocal engine_time
        now = recorder.now()
        see(engine.perform({"do": "advance", "by": now - engine_time}))
        engine_time = now

    for pause, action in SCRIPT:
        end = recorder.now() + pause
        while recorder.now() < end:
            time.sleep(0.02)
            catch_up()
        catch_up()
        recorder.write(action)
        see(engine.perform({"deliver": [], "properties": {}, **action}))
    end = recorder.now() + 700
    while recorder.now() < end:
        time.sleep(0.02)
        catch_up()
    recorder.write({"end": True})


main()
