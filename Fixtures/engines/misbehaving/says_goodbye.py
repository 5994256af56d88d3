"""Prints a line on standard output when its input has ended."""
from engine_base import serve, write

serve(None)
write("goodbye")
