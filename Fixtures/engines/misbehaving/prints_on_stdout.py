"""Prints for debugging where the replies go."""
from engine_base import reply, serve, write

serve(lambda request: write("DEBUG: displaying\n" + reply(request)))
