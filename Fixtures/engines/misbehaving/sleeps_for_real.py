"""Claims that its clock is virtual, but sleeps."""
import time

from engine_base import reply, serve, write


def bad(request):
    time.sleep(sum(action.get("by", 0) for action in request["actions"]) / 1000)
    write(reply(request))


serve(bad)
