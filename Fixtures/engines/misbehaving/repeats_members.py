"""Answers a case with a repeated member: `id`, or, after `dismiss`, one deep inside."""
from engine_base import serve, write


def bad(request):
    outer = '{"id":1,"id":%d,"observations":[[],[]]}\n'
    inner = '{"id":%d,"observations":[[],[{"saw":"click","message":"a","message":"b"}]]}\n'
    write((inner if request["actions"][0]["do"] == "dismiss" else outer) % request["id"])


serve(bad)
