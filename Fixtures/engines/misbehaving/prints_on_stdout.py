"""Prints debug output on standard output."""
from engine_base import reply, serve, write

serve(lambda request: write("DEBUG: displaying\n" + reply(request)))
