"""Exits at the first request, always."""
import os

from engine_base import introduce, requests

introduce()
for request in requests():
    os._exit(4)
