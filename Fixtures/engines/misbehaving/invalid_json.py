"""Answers with something that is not quite JSON."""
from engine_base import serve, write

serve(lambda request: write("{'id': %d}\n" % request["id"]))
