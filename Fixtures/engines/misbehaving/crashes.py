"""Ends by a signal in the middle of a case."""
import os
import signal

from engine_base import serve

serve(lambda request: os.kill(os.getpid(), signal.SIGSEGV))
