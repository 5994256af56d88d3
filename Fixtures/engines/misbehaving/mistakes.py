"""The mistakes of which `nearly_right.py` makes one: see the tables and functions below."""

import sys

if sys.argv[1] in ("writes_latin_1", "encodes_twice"):
    import json

from delivery import Engine, Unsupported
from quick_json import dumps, loads

MISTAKE = sys.argv[1]

PRESENTER = [
    "offer", "opportunity", "present_local", "dismiss", "click", "enter_background",
    "enter_foreground", "relaunch", "rotate", "advance", "choose", "serve", "assign_presenter",
    "log_impression", "log_click", "query_stack",
]

# The manifest's members that are changed or added.
MANIFESTS = {
    "documented_observations": {
        "observations": [
            "displayed", "dismissed", "discarded", "reenqueued", "choice_asked",
            "no_matching_trigger", "impression", "click", "prefetched", "stack",
        ]
    },
    "no_timeouts": {"not_applicable": {"discard.timeout": "messages have no timeout"}},
    "presenter_without_layer": {"actions": PRESENTER},
    "presenter_without_offer": {"layer": "presenter", "actions": PRESENTER[1:]},
    "misspelt": {
        "profiles": ["swfit"],
        "actions": ["start_session", "log_event", "dsimiss"],
        "observations": ["displayed", "dismised"],
        "not_applicable": {"discard.timeuot": "messages have no timeout"},
    },
    "profiles_as_text": {"profiles": "swift"},
    "relaunch_keeps_keyboard": {"profiles": ["legacy"]},
    "version_as_number": {"engine": {"name": "nearly right", "version": 1.5}},
    "without_iamspec": {"iamspec": None},
}


def introduce():
    if len(sys.argv) > 2:
        print(sys.argv[2], flush=True)
        return
    manifest = {
        "iamspec": 1,
        "engine": {"name": "nearly right", "version": "1.0"},
        "profiles": ["swift"],
        **MANIFESTS.get(MISTAKE, {}),
    }
    manifest = {key: value for key, value in manifest.items() if value is not None}
    print(dumps(manifest), flush=True)


def each_time(value, name, factor):
    """Multiplies every number with this name, anywhere in a value."""
    if isinstance(value, list):
        return [each_time(item, name, factor) for item in value]
    if not isinstance(value, dict):
        return value
    return {
        key: item * factor
        if key == name and isinstance(item, (int, float))
        else each_time(item, name, factor)
        for key, item in value.items()
    }


TIMES = {
    "advance_in_seconds": ("by", 1000),
    "advance_in_microseconds": ("by", 1 / 1000),
    "interval_in_milliseconds": ("minimum_interval", 1 / 1000),
    "interval_times_1000": ("minimum_interval", 1000),
    "after_in_seconds": ("after", 1000),
    "timeout_in_seconds": ("timeout", 1000),
    "timeout_in_microseconds": ("timeout", 1 / 1000),
}

REASONS = {"asset_failed": "assetFailed", "background": "in_background"}

# The state that survives from one case to the next.
kept = {"choices": {}, "keyboard": "hidden", "start": None}

REFUSED = {
    "refuses_local": {"present_local"},
    "refuses_two": {"log_purchase", "rotate"},
}


def understood(request):
    """Returns the request as the adapter reads it."""
    if MISTAKE in TIMES:
        return each_time(request, *TIMES[MISTAKE])
    if MISTAKE == "zero_is_default" and not request["given"].get("minimum_interval"):
        request["given"].pop("minimum_interval", None)
    if MISTAKE == "lowest_priority_number" and len(request["messages"]) > 1:
        for message in request["messages"].values():
            message["priority"] = -message["priority"]
    if MISTAKE == "whole_text_patterns":
        for message in request["messages"].values():
            for trigger in message["triggers"]:
                where = trigger.get("where", {})
                if where.get("op") == "matches":
                    where["value"] = f"^(?:{where['value']})$"
    given = request["given"]
    if MISTAKE == "zero_is_a_millisecond" and given.get("minimum_interval") == 0:
        given["minimum_interval"] = 0.0015
    if MISTAKE == "keeps_the_keyboard":
        if given["keyboard"] == "shown":
            kept["keyboard"] = "shown"
        given["keyboard"] = kept["keyboard"]
    if MISTAKE == "keeps_the_first_start":
        kept["start"] = kept["start"] or given
        request["given"] = kept["start"]
    if MISTAKE == "zero_is_a_moment" and request["given"].get("minimum_interval") == 0:
        request["given"]["minimum_interval"] = 0.0005
    return request


def told(observation):
    """Returns an observation as the adapter writes it."""
    if MISTAKE == "own_reasons" and "reason" in observation:
        return {**observation, "reason": REASONS.get(observation["reason"], observation["reason"])}
    if MISTAKE == "names_campaigns" and "message" in observation:
        return {**observation, "message": "campaign-" + observation["message"]}
    return observation


def silences(observation):
    return {
        "says_nothing_of_display": observation["saw"] == "displayed",
        "says_nothing": True,
        "says_nothing_of_discards": observation["saw"] == "discarded",
    }.get(MISTAKE, False)


def surprise(engine, action):
    """Returns what an engine does that violates just one convention; None if nothing special."""
    device, host, do = engine.device, engine.host, action["do"]
    if MISTAKE == "push_in_background" and do == "open_from_push":
        app = device.app
        seen = engine.perform(action)
        device.app = app
        return seen
    if MISTAKE == "asks_where_nothing_is_implemented" and do == "choose":
        host.implements = "display_choice"
    if MISTAKE == "choice_keeps_choices" and "choice" in action:
        choices = dict(host.choices)
        seen = engine.perform(action)
        host.choices.update(choices)
        return seen
    if MISTAKE == "choices_forget_choice" and "choices" in action:
        host.choice = "now"
    if MISTAKE == "choices_forget_choices" and "choices" in action:
        host.choices.clear()
    if MISTAKE == "serve_forgets_others" and do == "serve":
        engine.served.clear()
    if MISTAKE == "serve_changes_fetches" and do == "serve":
        results = {url: "failed" if served["result"] == "fail" else "ready" for url, served in action["assets"].items()}
        pending = engine.downloads.pending
        pending[:] = [(due, order, url, results.get(url, result)) for due, order, url, result in pending]
    if do == "relaunch" and MISTAKE.startswith("relaunch_"):
        visible, stack, app, keyboard, downloads = (
            engine.presenter.visible, engine.presenter.stack, device.app, device.keyboard, engine.downloads,
        )
        seen = engine.perform(action)
        if MISTAKE == "relaunch_in_background":
            device.app = app
        if MISTAKE == "relaunch_keeps_screen":
            engine.presenter.visible = visible
        if MISTAKE == "relaunch_keeps_stack":
            engine.presenter.stack = stack
        if MISTAKE == "relaunch_keeps_fetches":
            engine.downloads = engine.presenter.downloads = downloads
        if MISTAKE == "relaunch_keeps_keyboard":
            device.keyboard = keyboard
        if MISTAKE == "relaunch_turns_back":
            device.orientation = "portrait"
        if MISTAKE == "relaunch_forgets_host":
            host.choice = "now"
        if MISTAKE == "relaunch_forgets_presenter":
            engine.presenter_assigned = engine.presenter_at_first
        if MISTAKE == "relaunch_forgets_interval":
            engine.minimum_interval = 30_000
        if MISTAKE == "relaunch_forgets_network":
            engine.served.clear()
        return seen
    if MISTAKE == "slow_animations":
        # The screen becomes free only after some time.
        leaving = getattr(engine, "leaving", None)
        if do == "advance":
            engine.leaving = None
        elif do != "query_stack" and leaving:
            engine.presenter.visible = leaving
            try:
                return engine.perform(action)
            finally:
                engine.presenter.visible = None
        if do == "dismiss":
            engine.leaving = engine.presenter.visible
    if MISTAKE == "prefetched_for_each_message" and do == "start_session":
        seen = [each for each in engine.perform(action) if each["saw"] != "prefetched"]
        urls = [url for name in action["deliver"] for url in engine.messages[name].assets]
        return [{"saw": "prefetched", "asset": url} for url in urls] + seen
    if MISTAKE == "prefetched_at_the_end":
        seen = engine.perform(action)
        fetched = [each for each in seen if each["saw"] == "prefetched"]
        if do == "advance":
            fetched, engine.begun = getattr(engine, "begun", []), []
            return fetched + seen
        if any(each["asset"] in engine.served for each in fetched):
            engine.begun = fetched
            return [each for each in seen if each["saw"] != "prefetched"]
        return seen
    if MISTAKE == "nameless_purchases":
        seen = engine.perform(action)
        for each in seen:
            if each.get("kind") == "purchase":
                each.pop("name", None)
        return seen
    return None


def perform(engine, action):
    seen = surprise(engine, action)
    if seen is not None:
        return seen
    if MISTAKE == "lacks_local" and action["do"] == "present_local":
        raise KeyError(action["do"])
    if MISTAKE == "knows_little" and action["do"] not in ("start_session", "log_event", "dismiss"):
        raise KeyError(action["do"])
    if action["do"] in REFUSED.get(MISTAKE, ()) or MISTAKE == "refuses_all":
        raise Unsupported("cannot " + action["do"])
    return [told(seen) for seen in engine.perform(action) if not silences(seen)]


def serve():
    """Answers requests until there are no more."""
    introduce()
    for line in sys.stdin:
        request = understood(loads(line))
        engine = Engine(request["profile"], request["given"], request["messages"])
        engine.presenter_at_first = engine.presenter_assigned
        if MISTAKE == "keeps_choices":
            engine.host.choices = kept["choices"]
        try:
            observations = [perform(engine, action) for action in request["actions"]]
        except Unsupported as reason:
            reply = {"id": request["id"], "unsupported": str(reason)}
        else:
            reply = {"id": request["id"], "observations": observations}
            if MISTAKE == "drops_a_list":
                observations.pop()
            if MISTAKE == "misspells_dismissed":
                reply = loads(dumps(reply).replace('"dismissed"', '"dismised"'))
            if MISTAKE == "misspells_message":
                reply = loads(dumps(reply).replace('"displayed", "message"', '"displayed", "name"'))
            if MISTAKE == "shares_its_list":
                reply["observations"] = [sum(observations, [])] * len(observations)
            if MISTAKE == "repeats_earlier_lists":
                reply["observations"] = [sum(observations[:end], []) for end in range(1, len(observations) + 1)]
            if MISTAKE == "reports_late":
                reply["observations"] = [[], *observations[:-2], observations[-2] + observations[-1]]
        if MISTAKE == "prints_in_landscape" and request["given"]["orientation"] == "landscape":
            print("warning: landscape", end="")
        write(reply)
    if MISTAKE == "breaks_at_the_end":
        sys.stderr.write("broken at the end\n")
        raise SystemExit(1)


def write(reply):
    if MISTAKE == "writes_latin_1":
        line = json.dumps(reply, ensure_ascii=False).encode("latin-1", "replace")
    elif MISTAKE == "encodes_twice":
        line = json.dumps(reply, ensure_ascii=False).encode().decode("latin-1").encode()
    else:
        print(dumps(reply), flush=True)
        return
    sys.stdout.buffer.write(line + b"\n")
    sys.stdout.buffer.flush()
