"""Reads but never writes a manifest."""
import sys

sys.stdin.read()
