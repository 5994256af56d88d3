"""Tests of the Python engine: a table of scenarios, each in the profiles it names, and the wire.

Run them with ``python3 -m unittest discover -s Fixtures/engines/python``.
"""

import json
import os
import subprocess
import sys
import unittest

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, HERE)

from delivery import Engine, Unsupported, accepts  # noqa: E402

S, L, SL = ("swift",), ("legacy",), ("swift", "legacy")

RULES = """
trigger.session-start trigger.custom-event trigger.any-purchase trigger.specific-purchase trigger.push-click
trigger.property-filters trigger.sdk-events-only trigger.no-match delivery.on-session-start delivery.prefetch
delivery.late-assets delivery.highest-priority rate-limit.default rate-limit.override presenter.required
stack.push-on-trigger stack.last-in-first-out stack.offer-when-eligible stack.in-memory reenqueue.background
reenqueue.other-visible reenqueue.display-choice reenqueue.keyboard reenqueue.on-top discard.display-choice
discard.asset-failed discard.timeout discard.orientation discard.full-without-image
discard.image-modal-without-image discard.leaves-stack discard.can-trigger-again manual.display-next local.display
local.no-analytics local.manual-logging extras.delivered
""".split()


def on(name, where=None):
    return {"kind": "custom_event", "name": name, **({"where": where} if where else {})}


def message(*triggers, **fields):
    return {"type": "modal", "triggers": list(triggers), "priority": 0, "orientation": "any", "extras": {}, **fields}


def given(**changes):
    host = {"implements": "display_choice", "choice": "now", "choices": {}, **changes.pop("host", {})}
    start = {"minimum_interval": 0, "app": "foreground", "orientation": "portrait", "keyboard": "hidden"}
    start.update(presenter="assigned", host=host, assets={})
    start.update(changes)
    return {key: value for key, value in start.items() if value is not None}


def do(words, **fields):
    """An action: the words are its name and, for the common ones, its main argument."""
    name, _, argument = words.partition(" ")
    if argument:
        key = {"start_session": "deliver", "log_event": "name", "log_purchase": "product", "advance": "by"}
        key.update(rotate="to", present_local="message", log_impression="message", log_click="message")
        key.update(choose="choice")
        value = {"start_session": str.split, "advance": int}.get(name, str)(argument)
        fields[key[name]] = value
    if name == "start_session":
        fields.setdefault("deliver", [])
    if name in ("log_event", "log_purchase"):
        fields.setdefault("properties", {})
    return {"do": name, **fields}


def in_words(observation):
    """displayed a · discarded a timeout · stack b a · no_matching_trigger purchase p"""
    parts = [observation["saw"]]
    parts += [observation[key] for key in ("message", "kind", "name", "asset", "reason") if key in observation]
    parts += observation.get("messages", [])
    parts += [f"{key}={value}" for key, value in observation.get("extras", {}).items()]
    return " ".join(parts)


QUIET = ("impression", "choice_asked", "prefetched")  # left out unless a scenario names them


def play(profile, start, messages, steps):
    """Performs the steps; yields what each should cause, and what it did."""
    named = {word for _, expected in steps for word in expected.replace(";", " ").split()}
    engine = Engine(profile, start, messages)
    for action, expected in steps:
        action = do(action) if isinstance(action, str) else action
        seen = [o for o in engine.perform(action) if o["saw"] not in QUIET or o["saw"] in named]
        yield action, [each.strip() for each in expected.split(";") if each.strip()], [in_words(o) for o in seen]


A, B, C = message(on("a")), message(on("b")), message(on("c"))
AB, ABC = {"a": A, "b": B}, {"a": A, "b": B, "c": C}
NO_START = "no_matching_trigger session_start"
NO_PUSH = "no_matching_trigger push_click"
WITH_IMAGE = {"a": message(on("a"), image="i.png"), "b": B}


def purchase(product, where=None):
    return {"kind": "specific_purchase", "product": product, **({"where": where} if where else {})}


def deliveries(result, after=0):
    return do("serve_deliveries", result=result, after=after)


RED = {"property": "color", "op": "equals", "value": "red"}

# rule, profiles, changes of the start state, messages, steps: (action, observations)
SCENARIOS = [
    ("trigger.session-start", SL, {}, {"a": message({"kind": "session_start"})},
     [("start_session a", "displayed a; impression a")]),
    ("trigger.custom-event", SL, {}, AB,
     [("start_session a b", NO_START), ("log_event b", "choice_asked b; displayed b; impression b")]),
    ("trigger.any-purchase", SL, {}, {"a": message({"kind": "any_purchase"})},
     [("start_session a", NO_START), ("log_purchase shoe", "displayed a")]),
    ("trigger.specific-purchase", SL, {}, {"a": message(purchase("hat"))},
     [("start_session a", NO_START), ("log_purchase shoe", "no_matching_trigger purchase shoe"),
      ("log_purchase hat", "displayed a")]),
    ("trigger.push-click", SL, {}, {"a": message({"kind": "push_click"})},
     [("start_session a", NO_START), ("open_from_push", "displayed a")]),
    ("trigger.property-filters", SL, {}, {"a": message(on("a", RED)), "b": message(purchase("b", RED))},
     [("start_session a b", NO_START),
      (do("log_event a", properties={"color": "blue"}), "no_matching_trigger custom_event a"),
      (do("log_event a", properties={"color": "red"}), "displayed a"), ("dismiss", "dismissed a"),
      (do("log_purchase b", properties={}), "no_matching_trigger purchase b"),
      (do("log_purchase b", properties={"color": "red"}), "displayed b")]),
    ("trigger.sdk-events-only", SL, {}, {"a": A, "b": message({"kind": "any_purchase"})},
     [("start_session a b", NO_START), (do("receive_api_event", kind="custom_event", name="a"), ""),
      (do("receive_api_event", kind="purchase", name="p"), "")]),
    ("trigger.no-match", SL, {}, AB,
     [("start_session a b", NO_START), ("log_event x", "no_matching_trigger custom_event x"),
      ("log_purchase a", "no_matching_trigger purchase a"), ("open_from_push", NO_PUSH)]),
    ("delivery.on-session-start", SL, {}, AB,
     [("log_event a", "no_matching_trigger custom_event a"), ("start_session a", NO_START),
      ("log_event b", "no_matching_trigger custom_event b"), ("log_event a", "displayed a")]),
    ("delivery.on-session-start", SL, {}, {"a": A, "s": message({"kind": "session_start"})},
     [(deliveries("ok", 3000), ""), ("start_session a s", ""), (deliveries("fail", 9000), ""),
      ("log_event a", "no_matching_trigger custom_event a"), ("advance 2999", ""), ("advance 1", "displayed s"),
      ("dismiss", "dismissed s"), ("log_event a", "displayed a"), ("dismiss", "dismissed a"),
      ("start_session a", "displayed s"), ("advance 9000", ""), ("dismiss", "dismissed s"),
      ("log_event a", "displayed a")]),
    ("delivery.on-session-start", SL, {}, AB,
     [(deliveries("ok", 5000), ""), ("start_session a", ""), ("relaunch", ""), ("advance 9000", ""),
      ("log_event a", "no_matching_trigger custom_event a"), (deliveries("fail"), ""), ("start_session a", NO_START),
      ("log_event a", "no_matching_trigger custom_event a")]),
    ("delivery.prefetch", SL, {"assets": {"i.png": {"result": "ok", "after": 3000}}},
     {**WITH_IMAGE, "c": message(on("c"), image="i.png", zip="z.zip")},
     [("start_session a b c", f"prefetched i.png; prefetched z.zip; {NO_START}"), ("advance 3000", ""),
      ("log_event a", "displayed a")]),
    ("delivery.prefetch", SL, {"assets": {"i.png": {"result": "fail"}}},
     {**WITH_IMAGE, "c": message(on("c"), image="i.png")},
     [("start_session a c", f"prefetched i.png; {NO_START}"), ("start_session a c", f"prefetched i.png; {NO_START}")]),
    ("delivery.late-assets", SL, {"assets": {"i.png": {"result": "ok", "after": 3000}}},
     {"a": message({"kind": "session_start"}, image="i.png"), "b": message({"kind": "push_click"}, zip="i.png")},
     [("start_session a b", ""), ("advance 2999", ""), ("advance 1", "displayed a"), ("dismiss", "dismissed a"),
      ("open_from_push", "displayed b")]),
    ("delivery.late-assets", SL, {"assets": {"i.png": {"result": "ok", "after": 3000}}}, WITH_IMAGE,
     [("start_session a b", NO_START), ("log_event a", ""), ("query_stack", "stack"), ("log_event b", "displayed b"),
      ("advance 9000", "reenqueued a other_visible"), ("query_stack", "stack a")]),
    ("delivery.highest-priority", SL, {},
     {"low": message(on("a")), "high": message(on("a"), priority=2), "mid": message(on("a"), priority=1)},
     [("start_session low high mid", NO_START), ("log_event a", "displayed high"), ("query_stack", "stack"),
      ("dismiss", "dismissed high"), ("open_from_push", NO_PUSH)]),
    ("rate-limit.default", SL, {"minimum_interval": None}, AB,
     [("start_session a b", NO_START), ("log_event a", "displayed a"), ("dismiss", "dismissed a"),
      ("advance 29999", ""), ("log_event b", ""), ("advance 1", ""), ("log_event b", "displayed b")]),
    ("rate-limit.override", SL, {"minimum_interval": 5}, AB,
     [("start_session a b", NO_START), ("log_event a", "displayed a"), ("dismiss", "dismissed a"),
      ("advance 4000", ""), ("log_event b", ""), ("advance 2000", ""), ("log_event b", "displayed b")]),
    ("presenter.required", S, {"presenter": "none"}, {"a": A, "l": message()},
     [("start_session a", NO_START), ("log_event a", ""), ("present_local l", ""), ("assign_presenter", ""),
      ("open_from_push", NO_PUSH), ("log_event a", "displayed a")]),
    ("stack.push-on-trigger", SL, {"app": "background"}, ABC,
     [("start_session a b c", NO_START), ("log_event b", "reenqueued b background"),
      ("log_event a", "reenqueued a background"), ("query_stack", "stack a b"),
      ("log_event b", "reenqueued b background"), ("query_stack", "stack b a")]),
    ("stack.last-in-first-out", SL, {"app": "background"}, AB,
     [("start_session a b", NO_START), ("log_event a", "reenqueued a background"),
      ("log_event b", "reenqueued b background"), ("enter_foreground", ""),
      ("open_from_push", f"{NO_PUSH}; displayed b"), ("dismiss", "dismissed b"),
      ("open_from_push", f"{NO_PUSH}; displayed a")]),
    ("stack.offer-when-eligible", SL, {"app": "background"}, ABC,
     [("start_session a b c", NO_START), ("log_event a", "reenqueued a background"),
      ("log_event b", "reenqueued b background"), ("enter_foreground", ""),
      ("log_event x", "no_matching_trigger custom_event x"), ("start_session c", f"{NO_START}; displayed b"),
      ("dismiss", "dismissed b"), ("log_event c", "displayed c"), ("dismiss", "dismissed c"),
      ("open_from_push", f"{NO_PUSH}; displayed a")]),
    ("stack.in-memory", SL, {}, AB,
     [("start_session a b", NO_START), ("log_event a", "displayed a"), ("log_event b", "reenqueued b other_visible"),
      ("relaunch", ""), ("query_stack", "stack"), ("open_from_push", NO_PUSH), ("dismiss", ""),
      ("start_session a b", NO_START), ("log_event b", "displayed b")]),
    ("reenqueue.background", SL, {}, AB,
     [("start_session a b", NO_START), ("enter_background", ""), ("log_event a", "reenqueued a background"),
      ("enter_foreground", ""), ("open_from_push", f"{NO_PUSH}; displayed a")]),
    ("reenqueue.other-visible", SL, {}, AB,
     [("start_session a b", NO_START), ("log_event a", "displayed a"), ("log_event b", "reenqueued b other_visible"),
      ("query_stack", "stack b"), ("dismiss", "dismissed a"), ("open_from_push", f"{NO_PUSH}; displayed b")]),
    ("reenqueue.display-choice", SL, {"host": {"choices": {"a": "reenqueue"}}}, AB,
     [("start_session a b", NO_START), ("log_event a", "choice_asked a; reenqueued a display_choice"),
      ("choose now", ""), ("open_from_push", f"{NO_PUSH}; choice_asked a; displayed a")]),
    ("reenqueue.keyboard", L, {"keyboard": "shown"}, AB,
     [("start_session a b", NO_START), ("log_event a", "reenqueued a keyboard"), ("hide_keyboard", ""),
      ("open_from_push", f"{NO_PUSH}; displayed a")]),
    ("reenqueue.keyboard", L, {"host": {"implements": "keyboard_display_choice"}}, AB,
     [("start_session a b", NO_START), ("show_keyboard", ""), ("log_event a", "choice_asked a; displayed a")]),
    ("reenqueue.keyboard", L, {"host": {"implements": "nothing", "choice": "discard"}}, AB,
     [("start_session a b", NO_START), ("show_keyboard", ""), ("log_event a", "reenqueued a keyboard"),
      ("hide_keyboard", ""), ("display_next", "displayed a")]),
    ("reenqueue.on-top", SL, {"app": "background"}, AB,
     [("start_session a b", NO_START), ("log_event a", "reenqueued a background"),
      ("log_event b", "reenqueued b background"), ("enter_foreground", ""),
      (do("choose", choices={"b": "reenqueue"}), ""), ("open_from_push", f"{NO_PUSH}; reenqueued b display_choice"),
      ("query_stack", "stack b a")]),
    ("discard.display-choice", SL, {"host": {"choice": "discard"}}, AB,
     [("start_session a b", NO_START), ("log_event a", "choice_asked a; discarded a display_choice"),
      ("query_stack", "stack")]),
    ("discard.asset-failed", SL, {"assets": {"i.png": {"result": "fail", "after": 0}}}, WITH_IMAGE,
     [("start_session a b", NO_START), ("log_event a", "discarded a asset_failed"), ("query_stack", "stack")]),
    ("discard.asset-failed", SL, {"assets": {"z.zip": {"result": "fail", "after": 3000}}},
     {"a": message(on("a"), image="i.png", zip="z.zip"), "b": message(on("b"), zip="z.zip")},
     [("start_session a b", NO_START), ("log_event a", ""), ("enter_background", ""),
      ("log_event b", "reenqueued b background"),
      ("advance 3000", "discarded a asset_failed; discarded b asset_failed"),
      ("query_stack", "stack")]),
    ("discard.timeout", SL, {"assets": {"i.png": {"result": "ok", "after": 3000}}},
     {"a": message(on("a"), image="i.png", timeout=2000), "b": message(on("b"), image="i.png", timeout=3000)},
     [("start_session a b", NO_START), ("log_event b", ""), ("log_event a", ""),
      ("advance 9000", "discarded a timeout; displayed b")]),
    ("discard.timeout", SL, {"app": "background"}, {"a": message(on("a"), timeout=2000)},
     [("start_session a", NO_START), ("log_event a", "reenqueued a background"), ("enter_foreground", ""),
      ("advance 2001", ""), ("open_from_push", f"{NO_PUSH}; discarded a timeout")]),
    ("discard.orientation", SL, {},
     {"a": message(on("a"), orientation="landscape"), "b": message(on("b"), orientation="portrait")},
     [("start_session a b", NO_START), ("log_event a", "discarded a orientation"), ("rotate landscape", ""),
      ("log_event b", "discarded b orientation"), ("log_event a", "displayed a")]),
    ("discard.full-without-image", L, {}, {"a": message(on("a"), type="full"),
                                           "b": message(on("b"), type="full", image="i.png")},
     [("start_session a b", NO_START), ("log_event a", "discarded a missing_image"), ("log_event b", "displayed b")]),
    ("discard.full-without-image", S, {}, {"a": message(on("a"), type="full")},
     [("start_session a", NO_START), ("log_event a", "displayed a")]),
    ("discard.image-modal-without-image", L, {}, {"a": message(on("a"), type="image_modal"),
                                                  "b": message(on("b"), type="image_modal", image="i.png")},
     [("start_session a b", NO_START), ("log_event a", "discarded a missing_image"), ("log_event b", "displayed b")]),
    ("discard.leaves-stack", SL, {"app": "background"}, AB,
     [("start_session a b", NO_START), ("log_event a", "reenqueued a background"), ("enter_foreground", ""),
      ("choose discard", ""), ("open_from_push", f"{NO_PUSH}; discarded a display_choice"), ("choose now", ""),
      ("open_from_push", NO_PUSH), ("query_stack", "stack")]),
    ("discard.can-trigger-again", SL, {"host": {"choice": "discard"}}, AB,
     [("start_session a b", NO_START), ("log_event a", "discarded a display_choice"), ("choose now", ""),
      ("log_event a", "displayed a")]),
    ("discard.can-trigger-again", SL, {"assets": {"i.png": {"result": "fail", "after": 0}}}, WITH_IMAGE,
     [("start_session a b", NO_START), ("log_event a", "discarded a asset_failed"),
      (do("serve", assets={"i.png": {"result": "ok", "after": 0}}), ""), ("log_event a", "displayed a")]),
    ("manual.display-next", L, {"app": "background"}, AB,
     [("start_session a b", NO_START), ("display_next", ""), ("log_event a", "reenqueued a background"),
      ("log_event b", "reenqueued b background"), ("enter_foreground", ""), ("display_next", "displayed b"),
      ("display_next", "reenqueued a other_visible")]),
    ("local.display", SL, {"minimum_interval": 30}, {"a": A, "l": message()},
     [("start_session a", NO_START), ("log_event a", "displayed a"), ("present_local l", "reenqueued l other_visible"),
      ("dismiss", "dismissed a"), ("present_local l", "displayed l"), ("query_stack", "stack")]),
    ("local.no-analytics", SL, {}, {"a": A, "l": message()},
     [("start_session a", NO_START), ("present_local l", "displayed l"), ("click", ""), ("dismiss", "dismissed l"),
      ("log_event a", "displayed a; impression a"), ("click", "click a"), ("dismiss", "dismissed a"), ("click", "")]),
    ("local.manual-logging", S, {}, {"l": message()},
     [("present_local l", "displayed l"), ("log_impression l", "impression l"), ("log_click l", "click l")]),
    ("extras.delivered", SL, {}, {"a": message(on("a"), extras={"theme": "dark"})},
     [("start_session a", NO_START), ("log_event a", "displayed a theme=dark")]),
]

PROPERTIES = {"n": 3, "s": "shoe", "t": True, "d": {"date": "2026-01-31T12:00:00Z"}}
NOON = {"date": "2026-01-31T13:00:00+01:00"}
LATER = {"date": "2026-02-01T00:00:00Z"}

# property, comparison, value, whether it holds
COMPARED = [
    ("n", "equals", 3.0, True), ("n", "equals", "3", False), ("n", "not_equals", 4, True),
    ("n", "not_equals", "4", False), ("n", "greater_than", 3, False), ("n", "greater_than", 2, True),
    ("n", "at_least", 3, True), ("n", "less_than", 3, False), ("n", "less_than", 4, True), ("n", "at_most", 3, True),
    ("s", "equals", "shoe", True), ("s", "matches", "ho.$", True), ("s", "matches", "^ho", False),
    ("n", "matches", "3", False), ("t", "equals", True, True), ("t", "equals", 1, False),
    ("d", "equals", NOON, True), ("d", "before", LATER, True), ("d", "after", LATER, False),
    ("s", "before", LATER, False), ("x", "equals", 1, False), ("x", "not_equals", 1, False),
    ("n", "exists", True, True), ("n", "exists", False, False), ("x", "exists", False, True),
]


class Rules(unittest.TestCase):
    def test_scenarios(self):
        for rule, profiles, changes, messages, steps in SCENARIOS:
            for profile in profiles:
                steps_seen = play(profile, given(**changes), messages, steps)
                for number, (action, expected, seen) in enumerate(steps_seen, start=1):
                    with self.subTest(rule, profile=profile, step=number, action=action):
                        self.assertEqual(seen, expected)

    def test_every_rule_has_a_scenario(self):
        self.assertEqual({scenario[0] for scenario in SCENARIOS}, set(RULES))

    def test_comparisons(self):
        for name, op, value, holds in COMPARED:
            with self.subTest(f"{name} {op} {value}"):
                self.assertIs(accepts({"property": name, "op": op, "value": value}, PROPERTIES), holds)

    def test_combined_filters(self):
        yes, no = ({"property": "n", "op": "equals", "value": value} for value in (3, 4))
        for where, holds in [({"all": [yes, yes]}, True), ({"all": [yes, no]}, False), ({"any": [no, yes]}, True),
                             ({"any": [no, no]}, False), ({"all": [{"any": [no, yes]}, yes]}, True)]:
            with self.subTest(where=where):
                self.assertIs(accepts(where, PROPERTIES), holds)

    def test_a_push_brings_the_app_to_the_foreground(self):
        engine = Engine("swift", given(app="background"), {"m": message(on("e"))})
        seen = [
            engine.perform(action)
            for action in (
                {"do": "start_session", "deliver": ["m"]},
                {"do": "open_from_push"},
                {"do": "log_event", "name": "e", "properties": {}},
            )
        ]
        self.assertIn({"saw": "displayed", "message": "m"}, seen[2])

    def test_actions_of_the_other_profile(self):
        for profile, action in [("swift", "display_next"), ("swift", "show_keyboard"), ("swift", "hide_keyboard"),
                                ("legacy", "assign_presenter"), ("legacy", "log_impression a"),
                                ("legacy", "log_click a")]:
            with self.subTest(profile, action=action), self.assertRaises(Unsupported):
                Engine(profile, given(), AB).perform(do(action))


class Wire(unittest.TestCase):
    """The adapter as a separate process, used as the suite does."""

    def setUp(self):
        self.engine = subprocess.Popen(
            [sys.executable, os.path.join(HERE, "engine.py")],
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE,
        )
        self.addCleanup(self.engine.communicate)
        self.manifest = self.receive()

    def send(self, id, actions, profile="swift", messages=AB):
        request = {"id": id, "case": "test/case", "profile": profile, "given": given(), "messages": messages}
        line = json.dumps({**request, "actions": [do(each) for each in actions]}, ensure_ascii=False)
        self.engine.stdin.write(line.encode("utf-8") + b"\n")
        self.engine.stdin.flush()

    def receive(self):
        return json.loads(self.engine.stdout.readline())

    def finish(self):
        rest, log = self.engine.communicate(timeout=30)
        self.assertEqual((rest, self.engine.returncode), (b"", 0))
        return log.decode("utf-8")

    def test_manifest(self):
        self.assertEqual(self.manifest["iamspec"], 1)
        self.assertEqual(self.manifest["profiles"], ["swift", "legacy"])
        self.assertEqual((self.manifest["layer"], self.manifest["clock"]), ("engine", "virtual"))
        self.assertEqual(self.finish(), "")

    def test_one_list_per_action_and_a_new_engine_per_request(self):
        no_start = {"saw": "no_matching_trigger", "kind": "session_start"}
        shown = [{"saw": "choice_asked", "message": "a"}, {"saw": "displayed", "message": "a"},
                 {"saw": "impression", "message": "a"}]
        for id, profile in enumerate(["swift", "legacy", "swift"]):
            self.send(id, ["start_session a b", "log_event a", "query_stack"], profile)
            observations = [[no_start], shown, [{"saw": "stack", "messages": []}]]
            self.assertEqual(self.receive(), {"id": id, "observations": observations})
        self.assertEqual(self.finish(), "")

    def test_requests_sent_ahead(self):
        for id in range(self.manifest["window"]):
            self.send(id, ["start_session a", "log_event a"])
        self.assertEqual([self.receive()["id"] for _ in range(self.manifest["window"])], list(range(32)))
        self.assertEqual(self.finish(), "")

    def test_other_alphabets(self):
        messages = {"a": message(on("открыт"), extras={"色": "赤"})}
        self.send(1, ["start_session a", "log_event открыт"], messages=messages)
        self.assertEqual(self.receive()["observations"][1][1]["extras"], {"色": "赤"})

    def test_an_exception_is_an_error_but_not_the_end(self):
        self.send(1, ["start_session a", "log_event a", "levitate", "dismiss"])
        reply = self.receive()
        self.assertEqual((reply["id"], reply["error"]["action"]), (1, 2))
        self.assertIn("levitate", reply["error"]["message"])
        self.send(2, ["dismiss"])
        self.assertEqual(self.receive(), {"id": 2, "observations": [[]]})
        self.assertIn("Traceback", self.finish())

    def test_an_action_of_the_other_profile_is_unsupported(self):
        self.send(1, ["display_next"])
        self.assertIn("display_next", self.receive()["unsupported"])
        self.assertEqual(self.finish(), "")


if __name__ == "__main__":
    unittest.main()
