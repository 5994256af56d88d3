"""Reports an observation that the protocol does not have."""
from engine_base import reply, serve, write

serve(lambda request: write(reply(request, observations=[[], [{"saw": "explosion"}]])))
