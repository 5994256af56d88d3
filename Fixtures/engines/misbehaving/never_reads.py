"""Writes its manifest and never reads."""
import time

from engine_base import introduce

introduce()
time.sleep(7200)
