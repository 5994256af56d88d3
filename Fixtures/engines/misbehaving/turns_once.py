"""The Python engine with a device that, once turned, stays so in later cases."""

import sys
from os import path

HERE = path.dirname(path.abspath(__file__))
sys.path[:0] = [HERE, path.join(HERE, "..", "python")]
from delivery import Engine
from engine_base import introduce, requests, write
from quick_json import dumps

turned = None
introduce()
for request in requests():
    engine = Engine(request["profile"], request["given"], request["messages"])
    if turned is not None:
        engine.device.orientation = turned
    observations = [engine.perform(action) for action in request["actions"]]
    turned = engine.device.orientation
    write(dumps({"id": request["id"], "observations": observations}) + "\n")
