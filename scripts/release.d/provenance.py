"""Writes how a release came to be, as an in-toto statement with SLSA's predicate: its files, commit, and tools.

    provenance.py VERSION FILE… > iamspec.intoto.json

IAMSPEC_BUILDER is the address of who runs the build, such as a workflow's; without it, the builder is this computer's
user, whom nobody vouches for. The statement is not signed: whoever publishes a release signs it.
"""

import hashlib
import json
import os
import pathlib
import sys

import materials


def digest(path):
    return {"sha256": hashlib.sha256(path.read_bytes()).hexdigest()}


def dependencies():
    """What the build took, in in-toto's form of a resource."""
    yield {"name": "iamspec", "digest": {"gitCommit": materials.commit()}}
    for package in materials.swift_packages():
        yield {
            "name": package["identity"], "uri": f"git+{package['location']}@{package['version']}",
            "digest": {"gitCommit": package["revision"]}}
    swift = materials.swift_version()
    yield {"name": "swift", "uri": f"git+https://github.com/swiftlang/swift@swift-{swift}-RELEASE"}
    for name, version in materials.debian_packages().items():
        yield {"name": name, "uri": f"pkg:deb/debian/{name}@{version}"}


def statement(version, files):
    return {
        "_type": "https://in-toto.io/Statement/v1",
        "subject": [{"name": path.name, "digest": digest(path)} for path in files],
        "predicateType": "https://slsa.dev/provenance/v1",
        "predicate": {
            "buildDefinition": {
                "buildType": "urn:iamspec:scripts-release:1",
                "externalParameters": {"version": version, "command": "scripts/release"},
                "resolvedDependencies": list(dependencies()),
            },
            "runDetails": {"builder": {"id": os.environ.get("IAMSPEC_BUILDER", "urn:iamspec:builder:by-hand")}},
        },
    }


if __name__ == "__main__":
    print(json.dumps(statement(sys.argv[1], [pathlib.Path(name) for name in sys.argv[2:]]), indent=2))
