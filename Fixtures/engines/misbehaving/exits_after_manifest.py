"""Introduces itself and exits."""
from engine_base import introduce

introduce()
