"""Writes a manifest with a mistake."""
from engine_base import introduce

introduce(window="many")
