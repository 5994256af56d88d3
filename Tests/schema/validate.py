"""Checks YAML files against a JSON Schema, with validators that are independent of iamspec.

usage: validate.py SCHEMA FILE...

Writes one line per file, with its fields separated by tabs:

    FILE  valid
    FILE  invalid     PLACE  MESSAGE
    FILE  unreadable  MESSAGE

YAML is read as editors read it, by the core schema of YAML 1.2: `no` and dates are text.
"""

import gc
import json
import re
import sys

import jsonschema
import yaml


class Loader(getattr(yaml, "CSafeLoader", yaml.SafeLoader)):
    """Reads YAML 1.2, without merge keys, dates and words for booleans."""

    yaml_implicit_resolvers = {}


CORE = [
    ("null", r"^(?:~|null|Null|NULL|)$", "~nN\0"),
    ("bool", r"^(?:true|True|TRUE|false|False|FALSE)$", "tTfF"),
    ("int", r"^(?:[-+]?[0-9]+|0o[0-7]+|0x[0-9a-fA-F]+)$", "-+0123456789"),
    (
        "float",
        r"^(?:[-+]?(?:\.[0-9]+|[0-9]+(?:\.[0-9]*)?)(?:[eE][-+]?[0-9]+)?|[-+]?\.(?:inf|Inf|INF)|\.(?:nan|NaN|NAN))$",
        "-+.0123456789",
    ),
]
for name, pattern, first in CORE:
    characters = [c if c != "\0" else "" for c in first]
    Loader.add_implicit_resolver(f"tag:yaml.org,2002:{name}", re.compile(pattern), characters)


def integer(loader, node):
    """Reads a whole number; since version 1.2, `012` is twelve."""
    text = loader.construct_scalar(node)
    return int(text, 0) if text[:2] in ("0o", "0x") else int(text)


Loader.add_constructor("tag:yaml.org,2002:int", integer)


def as_json(value, known):
    """Returns a value as JSON has it: the keys of mappings are text.

    Values that YAML's aliases share are still shared, because a few lines can mean millions of values. `known` has the results for
    the lists and mappings so far, by their identities.
    """
    if not isinstance(value, (dict, list)):
        return value
    if id(value) not in known:
        if isinstance(value, dict):
            known[id(value)] = {key_text(key): as_json(entry, known) for key, entry in value.items()}
        else:
            known[id(value)] = [as_json(entry, known) for entry in value]
    return known[id(value)]


def key_text(key):
    return key if isinstance(key, str) else json.dumps(key)


def verdict(validator, path):
    try:
        with open(path, "rb") as file:
            value = as_json(yaml.load(file, Loader=Loader), {})
    except (yaml.YAMLError, UnicodeError, RecursionError, ValueError, TypeError) as error:
        return ["unreadable", " ".join(str(error).split())]
    # The deepest error says most.
    error = jsonschema.exceptions.best_match(validator.iter_errors(value))
    if error is None:
        return ["valid"]
    return ["invalid", error.json_path, " ".join(error.message.split())[:300]]


def main():
    with open(sys.argv[1], encoding="utf-8") as file:
        schema = json.load(file)
    validator_class = jsonschema.validators.validator_for(schema)
    assert validator_class is jsonschema.Draft202012Validator, "the schema names another draft"
    validator_class.check_schema(schema)
    validator = validator_class(schema)
    # The process ends soon, and its objects have no reference cycles.
    gc.disable()
    for path in sys.argv[2:]:
        print("\t".join([path] + verdict(validator, path)))


if __name__ == "__main__":
    main()
