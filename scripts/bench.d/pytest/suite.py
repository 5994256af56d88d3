"""Reads the suite's YAML for Python, as a team without iamspec would do it.

It can run every valid case on an engine in this process, and validates nothing.
"""

import os
import re

import yaml

UNITS = {"ms": 1, "s": 1000, "m": 60_000}


class Loader(yaml.CSafeLoader):
    """The C loader, which leaves dates as text."""


Loader.yaml_implicit_resolvers = {
    first: [(tag, pattern) for tag, pattern in resolvers if not tag.endswith(":timestamp")]
    for first, resolvers in yaml.CSafeLoader.yaml_implicit_resolvers.items()
}


def read(path):
    with open(path, "rb") as file:
        return yaml.load(file, Loader=Loader)


def duration(text):
    count, unit = re.fullmatch(r"(\d+)(ms|s|m)", text).groups()
    return int(count) * UNITS[unit]


def substitute(value, row):
    """Replaces each ``$column`` with the variant's value."""
    if isinstance(value, dict):
        return {substitute(key, row): substitute(each, row) for key, each in value.items()}
    if isinstance(value, list):
        return [substitute(each, row) for each in value]
    if isinstance(value, str) and "$" in value:
        if value[1:] in row and value[0] == "$":
            return row[value[1:]]
        return re.sub(r"\$\{(\w+)\}", lambda name: str(row[name[1]]), value)
    return value


def asset(value):
    if isinstance(value, str):
        return {"result": value, "after": 0}
    ((key, after),) = value.items()
    return {"result": "ok" if key == "after" else "fail", "after": duration(after)}


def assets(values):
    return {url: asset(value) for url, value in values.items()}


def given(values):
    host = {"implements": "display_choice", "choice": "now", "choices": {}}
    own = values.get("host", {})
    host["implements"] = own.get("implements", "display_choice")
    choices = own.get("choices", "now")
    host["choices" if isinstance(choices, dict) else "choice"] = choices
    start = {"app": "foreground", "orientation": "portrait", "keyboard": "hidden"}
    start |= {"presenter": "assigned"} | values
    start |= {"host": host, "assets": assets(values.get("assets", {}))}
    if "minimum_interval" in values:
        start["minimum_interval"] = duration(values["minimum_interval"]) // 1000
    return start


def where(condition):
    for key in ("all", "any"):
        if key in condition:
            return {key: [where(each) for each in condition[key]]}
    (op,) = condition.keys() - {"property"}
    return {"property": condition["property"], "op": op, "value": condition[op]}


def trigger(value):
    if isinstance(value, str):
        return {"kind": value}
    ((kind, what),) = value.items()
    name = "product" if kind == "specific_purchase" else "name"
    if isinstance(what, str):
        return {"kind": kind, name: what}
    return {"kind": kind, name: what[name]} | (
        {"where": where(what["where"])} if "where" in what else {}
    )


def message(values):
    triggers = values.get("triggers", [values["trigger"]] if "trigger" in values else [])
    wire = dict(values, triggers=[trigger(each) for each in triggers])
    if "timeout" in values:
        wire["timeout"] = duration(values["timeout"])
    return wire


def action(value):
    if isinstance(value, str):
        return {"do": value}
    ((kind, what),) = value.items()
    if kind in ("log_event", "log_purchase"):
        name = "name" if kind == "log_event" else "product"
        return {"do": kind} | ({name: what} if isinstance(what, str) else what)
    if kind == "start_session":
        return {"do": kind, "deliver": what["deliver"]}
    if kind == "choose":
        return {"do": kind, "choices" if isinstance(what, dict) else "choice": what}
    details = {
        "advance": lambda: {"by": duration(what)},
        "serve": lambda: {"assets": assets(what)},
        "rotate": lambda: {"to": what},
        "receive_api_event": dict,
    }
    return {"do": kind} | details.get(kind, lambda: {"message": what})()


def step(value):
    """Returns the actions of a step, its expectations, and the stack that it asks for."""
    if isinstance(value, str):
        return [action(value)], [], None
    rest = {key: each for key, each in value.items() if key not in ("expect", "stack", "note")}
    actions = rest["do"] if "do" in rest else [rest]
    return [action(each) for each in actions], value.get("expect", []), value.get("stack")


def kinds(expectations):
    for expectation in expectations:
        ((kind, what),) = expectation.items()
        if kind == "any_order":
            yield from kinds(what)
        elif kind == "one_of":
            for sequence in what:
                yield from kinds(sequence)
        else:
            yield kind


def cases(directory):
    """Yields the id, profile, given, messages, steps and asserted kinds of every case."""
    chapters = read(os.path.join(directory, "rules.yaml"))["chapters"]
    folders = [os.path.join(directory, chapter) for chapter in chapters]
    own = [read(os.path.join(folder, "rules.yaml"))["rules"] for folder in folders]
    rules = {rule["id"]: rule for each in own for rule in each}
    for folder in folders:
        for name in sorted(set(os.listdir(folder)) - {"rules.yaml", "questions.yaml", "basis.lock"}):
            file = read(os.path.join(folder, name))
            for case in file["cases"]:
                rows = case.get("variants") or {"": {}}
                for variant, row in rows.items():
                    yield from variants_of(file, substitute(case, row), variant, rules, name)


def variants_of(file, case, variant, rules, name):
    steps = [step(each) for each in case["steps"]]
    watched = {"displayed", *file.get("watch", []), *case.get("watch", [])}
    for _, expectations, _ in steps:
        watched |= set(kinds(expectations))
    messages = file.get("messages", {}) | case.get("messages", {})
    messages = {name: message(values) for name, values in messages.items()}
    start = given(file.get("given", {}) | case.get("given", {}))
    asked = [rules[rule] for rule in file.get("rules", []) + case.get("rules", [])]
    for profile in case.get("profiles", ["swift", "legacy"]):
        if all(profile in rule["profiles"] for rule in asked):
            id = "/".join(filter(None, (name, case["id"], variant)))
            yield f"{id} [{profile}]", profile, start, messages, steps, watched
