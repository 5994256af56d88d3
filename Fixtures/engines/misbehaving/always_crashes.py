"""Always exits at the first request."""
import os

from engine_base import introduce, requests

introduce()
for request in requests():
    os._exit(4)
