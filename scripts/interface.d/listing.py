"""The public interface, with one line for each declaration, made from symbol graphs.

    listing.py FOLDER MODULE …

FOLDER has a folder with the symbol graphs of each module. Also reports, on standard error and with
status 1, which declarations have no documentation.
"""

import json
import pathlib
import sys

# Every type has these, or gets them from the compiler.
UNSAID = {"Swift.Copyable", "Swift.Escapable", "Swift.SendableMetatype", "Swift.BitwiseCopyable"}
HEAD = """\
# The public interface, a line for each declaration. Written by scripts/interface --write, not by hand;
# docs/maintaining/README.md says what a change of it means.
"""


def lines(graph):
    """The lines of one module: one for each declaration, and one for each conformance of a type."""
    symbols = {
        symbol["identifier"]["precise"]: symbol for symbol in graph["symbols"]
        # Declarations that the compiler and the standard library add are not the module's own.
        if "::SYNTHESIZED::" not in symbol["identifier"]["precise"]}
    found = {}
    for key, symbol in symbols.items():
        text = "".join(part["spelling"] for part in symbol["declarationFragments"])
        found[key] = f"{path(symbol)}: {' '.join(text.split())}"
    conformances = {}
    for relationship in graph["relationships"]:
        symbol = symbols.get(relationship["source"])
        if relationship["kind"] != "conformsTo" or symbol is None:
            continue
        target = relationship.get("targetFallback") or symbols[relationship["target"]]["names"]["title"]
        if target not in UNSAID:
            conformances.setdefault(path(symbol), set()).add(target.removeprefix("Swift."))
    return list(found.values()) + [
        f"{name}: conforms to {', '.join(sorted(targets))}" for name, targets in conformances.items()]


def path(symbol):
    return ".".join(symbol["pathComponents"])


def undocumented(graph):
    return sorted({
        path(symbol) for symbol in graph["symbols"]
        if "docComment" not in symbol and "::SYNTHESIZED::" not in symbol["identifier"]["precise"]})


def main():
    folder, modules = pathlib.Path(sys.argv[1]), sys.argv[2:]
    print(HEAD, end="")
    missing = []
    for module in modules:
        print(f"\n{module}")
        found = []
        for file in sorted((folder / module).glob("*.symbols.json")):
            graph = json.loads(file.read_text())
            found += lines(graph)
            missing += [f"{module}: {name}" for name in undocumented(graph)]
        for line in sorted(set(found)):
            print(f"  {line}")
    for name in missing:
        print(f"error: {name} has no documentation comment", file=sys.stderr)
    sys.exit(1 if missing else 0)


main()
