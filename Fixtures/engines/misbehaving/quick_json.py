"""`dumps` and `loads` of `json`, built from its C parts only.

A test starts hundreds of these engines, and `import json` would take half of each start: it compiles the
regular expressions of the replacements of the C parts. If there are no C parts, this is `json`.
"""

try:
    from _json import encode_basestring_ascii, make_encoder, make_scanner
except ImportError:
    from json import dumps, loads
else:

    class Decoding:
        """The settings of a decoder that the scanner needs."""

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
        """Reads the value at the beginning of a line."""
        return scan(line, 0)[0]

    def dumps(value):
        return "".join(encode(value, 0))
