"""The mistakes of which `nearly_right.py` makes one: see the tables and functions below."""

import sys
from math import ceil, floor

if sys.argv[1] in ("writes_latin_1", "encodes_twice"):
    import json

from delivery import ACTIONS, Engine, Unsupported
from late_deliveries import LATE_DELIVERIES
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
    "background_hides_keyboard": {"profiles": ["legacy"]},
    "version_as_number": {"engine": {"name": "nearly right", "version": 1.5}},
    "without_iamspec": {"iamspec": None},
    **{mistake: {"actions": list(ACTIONS)} for mistake in LATE_DELIVERIES},
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

ROUNDED_FETCHES = {"rounds_fetches_up": ceil, "rounds_fetches_down": floor}
ROUNDED_TIMEOUTS = {"rounds_timeouts_up": ceil, "rounds_timeouts_down": floor}

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
    for message in request["messages"].values():
        if MISTAKE == "first_trigger_only":
            message["triggers"] = message["triggers"][:1]
        if MISTAKE == "last_trigger_only":
            message["triggers"] = message["triggers"][-1:]
        if MISTAKE == "serves_paths" and "image" in message:
            message["image"] = message["image"].split("?")[0]
        if MISTAKE in ROUNDED_TIMEOUTS and "timeout" in message:
            message["timeout"] = ROUNDED_TIMEOUTS[MISTAKE](message["timeout"] / 1000) * 1000
    if MISTAKE == "serves_paths":
        given["assets"] = {url.split("?")[0]: served for url, served in given["assets"].items()}
    for served in given["assets"].values():
        if MISTAKE == "gives_up" and served["after"] >= 90_000:
            served.update(result="fail")
        if MISTAKE in ROUNDED_FETCHES:
            served["after"] = ROUNDED_FETCHES[MISTAKE](served["after"] / 1000) * 1000
    if MISTAKE == "asks_always" and given["host"]["implements"] == "nothing":
        given["host"]["implements"] = "display_choice"
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
    if MISTAKE in LATE_DELIVERIES:
        return LATE_DELIVERIES[MISTAKE](engine, action)
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
        if MISTAKE == "relaunch_forgets_choices":
            host.choices.clear()
        if MISTAKE == "relaunch_restores_choices":
            host.choices = {**engine.choices_at_first, **host.choices}
        if MISTAKE == "relaunch_asks":
            host.implements = "display_choice"
        if MISTAKE == "relaunch_forgets_presenter":
            engine.presenter_assigned = engine.presenter_at_first
        if MISTAKE == "relaunch_forgets_interval":
            engine.minimum_interval = 30_000
        if MISTAKE == "relaunch_forgets_network":
            engine.served.clear()
        return seen
    seen = surprise_about_time(engine, action)
    if seen is not None:
        return seen
    if MISTAKE == "folds_names" and do == "log_event":
        return engine.perform({**action, "name": action["name"].strip().lower().replace("ö", "o")})
    if MISTAKE == "finds_images_by_path":
        seen = engine.perform(action)
        states = engine.downloads.states
        there = {url.split("?")[0] for url, state in states.items() if state == "ready"}
        states.update({url: "ready" for url in states if url.split("?")[0] in there})
        return seen
    if MISTAKE == "background_hides_keyboard" and do == "enter_background":
        device.keyboard = "hidden"
    if MISTAKE == "background_turns_back" and do == "enter_background":
        device.orientation = "portrait"
    if MISTAKE == "reports_empty_taps" and do in ("click", "dismiss") and engine.presenter.visible is None:
        return [{"saw": "dismissed" if do == "dismiss" else do, "message": next(iter(engine.messages))}]
    if MISTAKE == "choices_come_back" and do == "choose":
        earlier = {**getattr(engine, "earlier", {}), **host.choices}
        engine.earlier = earlier
        seen = engine.perform(action)
        if "choices" in action:
            host.choices.update({name: earlier[name] for name in earlier if name not in action["choices"]})
        return seen
    if MISTAKE == "prefetched_if_it_succeeds":
        seen = engine.perform(action)
        return [each for each in seen if engine.downloads.states.get(each.get("asset")) != "failed"]
    if MISTAKE == "prefetched_for_local" and do == "present_local":
        assets = engine.messages[action["message"]].assets
        return [{"saw": "prefetched", "asset": url} for url in assets] + engine.perform(action)
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
    if MISTAKE in ("impressions_come_later", "dismissals_come_later"):
        seen = engine.perform(action)
        kind = "impression" if MISTAKE == "impressions_come_later" else "dismissed"
        late, engine.late = getattr(engine, "late", []), [each for each in seen if each["saw"] == kind]
        return late + [each for each in seen if each["saw"] != kind]
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


def surprise_about_time(engine, action):
    """Returns what an engine does that violates just one convention about time; None if nothing special."""
    device, do = engine.device, action["do"]
    pending = engine.downloads.pending
    if MISTAKE == "one_fetch_at_a_time" and do == "start_session":
        seen = engine.perform(action)
        due = device.now
        for place, (end, *rest) in enumerate(pending):
            due += end - device.now
            pending[place] = (due, *rest)
        return seen
    if MISTAKE == "one_fetch_at_each_moment" and do == "start_session":
        seen = engine.perform(action)
        pending[:] = {each[0]: each for each in pending}.values()
        return seen
    if MISTAKE == "forgets_in_background":
        if do == "enter_background":
            engine.left = device.now
        if do == "enter_foreground" and device.now - engine.left > 1_800_000:
            engine.delivered = []
    if do != "advance":
        return None
    until = device.now + action["by"]
    if MISTAKE == "rounds_steps":
        return engine.perform({**action, "by": action["by"] // 1000 * 1000})
    if MISTAKE == "misses_the_end":
        seen = engine.perform({**action, "by": action["by"] - 1})
        device.now = until
        return seen
    if MISTAKE == "first_begun_first_there":
        due = [each for each in pending if each[0] <= until]
        if len(due) > 1:
            pending[:] = [(until, *rest) for _, *rest in sorted(due, key=lambda each: each[1])]
    if MISTAKE == "slideups_disappear" and action["by"] > 5000:
        visible = engine.presenter.visible
        seen = engine.perform(action)
        if visible and visible.message.type == "slideup":
            engine.observations = seen
            engine.presenter.dismiss()
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
        engine.choices_at_first = dict(engine.host.choices)
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
