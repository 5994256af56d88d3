"""Checks that the framework does not see the domain, and that the dependencies that are declared are those
that files import.

It reads what `swift package describe --type json` writes, from standard input. CONTRIBUTING.md says what the two
halves are.
"""

import json
import pathlib
import re
import sys

# What knows what the built-in words mean.
DOMAIN = {
    "ClauseIDs", "ReferenceEngine", "ReferenceFaults", "Monitors", "InAppMessages", "Characterization", "Audit",
    # Generated scripts are made and judged with the reference engine. What of this a suite with words of its own needs
    # is not yet apart.
    "Exploration",
}
# What joins both halves: programs, and the library for tests of apps.
PRODUCTS = {"iamspec", "iamspec-bench", "ConformanceTesting"}
# What must not agree because one copies the other.
APART = {"Monitors": "ReferenceEngine", "ReferenceEngine": "Monitors"}

IMPORT = re.compile(r"^ {0,2}(?:@\w+ )*(?:public |package |internal )?import (?:\w+ )?(\w+)$", re.MULTILINE)


def imported(target):
    """The modules that a target's files import, even in a condition."""
    folder = pathlib.Path(target["path"])
    texts = [(folder / source).read_text() for source in target["sources"]]
    return {name for text in texts for name in IMPORT.findall(text)}


def sights(targets):
    """What targets depend on and must not see."""
    for target in targets:
        dependencies = target.get("target_dependencies", [])
        if APART.get(target["name"]) in dependencies:
            yield f"{target['name']} depends on {APART[target['name']]}: their agreement is worth nothing then"
        if target["name"] in DOMAIN | PRODUCTS:
            continue
        for name in sorted(DOMAIN | PRODUCTS):
            if name in dependencies:
                yield (
                    f"{target['name']} is of the framework and depends on {name}, which is of the domain: ask `Domain` "
                    "(Sources/Wording/Domain) for what it needs, or take it as an argument")


def undeclared(targets):
    """Targets that a file imports and the target does not depend on: it is not built anew when they change."""
    names = {target["name"] for target in targets}
    for target in targets:
        for name in sorted(imported(target) & names - {target["name"], *target.get("target_dependencies", [])}):
            yield f"{target['name']} imports {name} and does not depend on it: remove the import, or add it in Package.swift"


def idle(targets):
    """Dependencies that no file imports."""
    for target in targets:
        modules = imported(target)
        for name in target.get("target_dependencies", []):
            if name not in modules:
                yield f"no file of {target['name']} imports {name}: remove it in Package.swift"


def unknown(targets):
    """Targets of the domain or products that are gone."""
    names = {target["name"] for target in targets}
    return [f"there is no target {name}: remove it here" for name in sorted((DOMAIN | PRODUCTS) - names)]


package = json.load(sys.stdin)
sources = [
    target for target in package["targets"]
    if target["path"].startswith("Sources/") and target["module_type"] == "SwiftTarget"]
found = [*sights(sources), *undeclared(sources), *idle(sources), *unknown(sources)]
for problem in found:
    print(problem, file=sys.stderr)
sys.exit(1 if found else 0)
