"""Answers with bytes that are not UTF-8."""
import sys

from engine_base import serve


def bad(request):
    line = b'{"id":%d,"unsupported":"caf\xe9"}\n' % request["id"]
    sys.stdout.buffer.write(line)
    sys.stdout.buffer.flush()


serve(bad)
