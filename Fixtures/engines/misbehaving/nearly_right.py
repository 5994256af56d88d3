"""The Python engine behind an adapter with one mistake, such as a newcomer makes.

The argument names the mistake; see the tables and functions below. A second one is a manifest, to be
written in place of the adapter's own.
"""

import json
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent / "python"))
from delivery import Engine, Unsupported

MISTAKE = sys.argv[1]

PRESENTER = [
    "offer", "opportunity", "present_local", "dismiss", "click", "enter_background",
    "enter_foreground", "relaunch", "rotate", "advance", "choose", "serve", "assign_presenter",
    "log_impression", "log_click", "query_stack",
]

# What the manifest says instead of, or beside, what it should.
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
    print(json.dumps(manifest), flush=True)


def each_time(value, name, factor):
    """Multiplies every number of this name, wherever it stands."""
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

REFUSED = {
    "refuses_local": {"present_local"},
    "refuses_two": {"log_purchase", "rotate"},
}


def understood(request):
    """The request as the adapter reads it."""
    if MISTAKE in TIMES:
        return each_time(request, *TIMES[MISTAKE])
    if MISTAKE == "zero_is_default" and not request["given"].get("minimum_interval"):
        request["given"].pop("minimum_interval", None)
    if MISTAKE == "zero_is_a_moment" and request["given"].get("minimum_interval") == 0:
        request["given"]["minimum_interval"] = 0.0005
    return request


def told(observation):
    """An observation as the adapter writes it."""
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


def perform(engine, action):
    if MISTAKE == "lacks_local" and action["do"] == "present_local":
        raise KeyError(action["do"])
    if MISTAKE == "knows_little" and action["do"] not in ("start_session", "log_event", "dismiss"):
        raise KeyError(action["do"])
    if action["do"] in REFUSED.get(MISTAKE, ()) or MISTAKE == "refuses_all":
        raise Unsupported("cannot " + action["do"])
    return [told(seen) for seen in engine.perform(action) if not silences(seen)]


introduce()
for line in sys.stdin:
    request = understood(json.loads(line))
    engine = Engine(request["profile"], request["given"], request["messages"])
    try:
        observations = [perform(engine, action) for action in request["actions"]]
    except Unsupported as reason:
        reply = {"id": request["id"], "unsupported": str(reason)}
    else:
        reply = {"id": request["id"], "observations": observations}
        if MISTAKE == "drops_a_list":
            observations.pop()
        if MISTAKE == "misspells_dismissed":
            reply = json.loads(json.dumps(reply).replace('"dismissed"', '"dismised"'))
    print(json.dumps(reply), flush=True)
