"""Loads files with PyYAML's C loader: python3 pyyaml_load.py FILE...; prints JSON."""

import json
import sys
import time

import yaml

texts = [open(path, "rb").read() for path in sys.argv[1:]]
wall, cpu = time.monotonic(), time.process_time()
for text in texts:
    yaml.load(text, Loader=yaml.CSafeLoader)
print(
    json.dumps(
        {
            "wall": time.monotonic() - wall,
            "cpu": time.process_time() - cpu,
            "bytes": sum(map(len, texts)),
        }
    )
)
