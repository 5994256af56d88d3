"""Writes its manifest and exits."""
from engine_base import introduce

introduce()
