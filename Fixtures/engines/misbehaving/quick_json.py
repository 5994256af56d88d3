"""`dumps` and `loads` of `json`, made of its C parts alone.

A test starts hundreds of these engines, and half of the time of a start went into `import json`: it compiles the
regular expressions of what stands in for the C parts. Where there are none, this is `json`.
"""

try:
    from _json import encode_basestring_ascii, make_encoder, make_scanner
except ImportError:
    from json import dumps, loads
else:

    class Decoding:
        """What the scanner needs to know about a decoder."""

        strict = True
        object_hook = None
        object_pairs_hook = None
        parse_float = float
        parse_int = int
        parse_constant = float
        memo = {}

    def refuse(value):
        raise TypeError(f"{type(value).__name__} is not JSON")

    scan = make_scanner(Decoding)
    encode = make_encoder({}, refuse, encode_basestring_ascii, None, ": ", ", ", False, False, True)

    def loads(line):
        """Reads a line that begins with its value."""
        return scan(line, 0)[0]

    def dumps(value):
        return "".join(encode(value, 0))
