"""The base of the misbehaving engines: a correct engine, which each of them breaks in one place.

It answers every action with the case's own id as the message displayed, so that a test can tell
which case was answered. Arguments: the window, a word by which the test recognizes the process (some
engines use it as the path of a file for their state), and the case to misbehave in, if that
is not `bad`: an id, or `any`.
"""

import sys

from quick_json import dumps, loads

WINDOW = int(sys.argv[1]) if len(sys.argv) > 1 else 1
MARK = sys.argv[2] if len(sys.argv) > 2 else ""
BAD = sys.argv[3] if len(sys.argv) > 3 else "bad"


def write(text):
    sys.stdout.write(text)
    sys.stdout.flush()


def introduce(**more):
    manifest = {
        "iamspec": 1,
        "engine": {"name": "misbehaving", "version": "1"},
        "profiles": ["swift"],
        "window": WINDOW,
    }
    write(dumps({**manifest, **more}) + "\n")


def requests():
    for line in sys.stdin:
        yield loads(line)


def reply(request, **more):
    observed = [[{"saw": "displayed", "message": request["case"]}] for _ in request["actions"]]
    return dumps({"id": request["id"], "observations": observed, **more}) + "\n"


def serve(bad):
    """Serves correctly, except for the case to misbehave in."""
    introduce()
    for request in requests():
        if BAD in ("any", request["case"]):
            bad(request)
        else:
            write(reply(request))
