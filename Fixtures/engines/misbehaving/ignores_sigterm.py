"""Hangs in the middle of a case, will not be terminated, and ends with its input no sooner."""
import signal
import time

from engine_base import serve

signal.signal(signal.SIGTERM, signal.SIG_IGN)
try:
    serve(lambda request: time.sleep(7200))
finally:
    time.sleep(7200)
