"""The suite as a parametrized pytest, with the Python engine in this process."""

import itertools
import os
import sys

import pytest

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__)))))
sys.path.insert(0, os.path.join(ROOT, "Fixtures", "engines", "python"))
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

from delivery import Engine  # noqa: E402
from suite import cases  # noqa: E402

REPEATS = int(os.environ.get("BENCH_REPEATS", "1"))
CASES = list(cases(os.environ.get("BENCH_SPECS", os.path.join(ROOT, "Specs")))) * REPEATS
SUBJECTS = {"prefetched": "asset", "stack": "messages"}


def agrees(expectation, seen):
    ((kind, what),) = expectation.items()
    if seen["saw"] != kind:
        return False
    if isinstance(what, dict):
        return all(seen.get(key, {}) == value for key, value in what.items())
    return seen[SUBJECTS.get(kind, "message")] == what


def matches(expectations, seen):
    if not expectations:
        return not seen
    first, rest = expectations[0], expectations[1:]
    if "any_order" in first:
        orders = itertools.permutations(first["any_order"])
        return any(matches([*order, *rest], seen) for order in orders)
    if "one_of" in first:
        return any(matches([*sequence, *rest], seen) for sequence in first["one_of"])
    return bool(seen) and agrees(first, seen[0]) and matches(rest, seen[1:])


def is_asserted(seen, watched):
    lifecycle = seen.get("kind") in ("session_start", "push_click")
    return seen["saw"] in watched and not lifecycle


@pytest.mark.parametrize("case", CASES, ids=[case[0] for case in CASES])
def test_case(case):
    _, profile, given, messages, steps, watched = case
    engine = Engine(profile, given, messages)
    for actions, expectations, stack in steps:
        seen = [each for action in actions for each in engine.perform(action)]
        seen = [each for each in seen if is_asserted(each, watched)]
        assert matches(expectations, seen), (expectations, seen)
        if stack is not None:
            assert engine.perform({"do": "query_stack"})[0]["messages"] == stack
