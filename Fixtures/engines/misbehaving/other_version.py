"""Speaks another version of the protocol."""
from engine_base import introduce

introduce(iamspec=2)
