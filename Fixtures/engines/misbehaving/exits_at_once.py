"""Exits before its manifest, with a message on standard error."""
import sys

print("no license found", file=sys.stderr)
sys.exit(3)
