"""Hangs in the middle of a case, ignores SIGTERM, and does not end with its input."""
import signal
import time

from engine_base import serve

signal.signal(signal.SIGTERM, signal.SIG_IGN)
try:
    serve(lambda request: time.sleep(7200))
finally:
    time.sleep(7200)
