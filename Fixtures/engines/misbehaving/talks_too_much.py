"""Answers with as much of something as the case's id says: `error-1300000`, `name-160000`, …"""
import json

from engine_base import introduce, requests, write


def answer(what, count, request):
    if what == "error":
        return {"error": {"message": "é" * (count // 2)}}
    if what == "unsupported":
        return {"unsupported": "x" * count}
    if what == "kind":
        return {"observations": [[{"saw": "x" * count}], []]}
    if what == "name":
        return {"observations": [[{"saw": "displayed", "message": "x" * count}], []]}
    if what == "asset":
        return {"observations": [[{"saw": "prefetched", "asset": "x" * count}], []]}
    if what == "extra":
        extras = {"k": "x" * count}
        return {"observations": [[{"saw": "displayed", "message": "m", "extras": extras}], []]}
    if what == "extras":
        extras = {str(number): "" for number in range(count)}
        return {"observations": [[{"saw": "displayed", "message": "m", "extras": extras}], []]}
    if what == "stack":
        return {"observations": [[{"saw": "stack", "messages": ["m"] * count}], []]}
    seen = [{"saw": "click", "message": "m"}] * count
    return {"observations": [seen, []]}


introduce()
for request in requests():
    what, _, count = request["case"].partition("-")
    write(json.dumps({"id": request["id"], **answer(what, int(count or 1), request)}) + "\n")
