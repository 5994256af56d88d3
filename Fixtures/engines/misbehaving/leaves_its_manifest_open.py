"""Writes its manifest without a line feed, and waits."""

import sys
import time

sys.stdout.write('{"iamspec": 1, "engine": {"name": "misbehaving", "version": "1"}, "profiles": ["swift"]}')
sys.stdout.flush()
time.sleep(600)
