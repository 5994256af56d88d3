"""Hangs in the middle of a case."""
import time

from engine_base import serve

serve(lambda request: time.sleep(7200))
