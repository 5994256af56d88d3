"""Checks the libraries for apps, as scripts/check-apple says: check.py [--closure] FOLDER

The folder has package.json, which `swift package describe` wrote; modules are kept there.
"""

import json
import pathlib
import re
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor

from libraries import Libraries
from sdk import SDK

# As in Package.swift.
SETTINGS = [
    "-swift-version", "6", "-package-name", "iamspec",
    *(word for name in ["ExistentialAny", "InternalImportsByDefault", "MemberImportVisibility"]
      for word in ["-enable-upcoming-feature", name])]
# As in a package of an app, and as in a new project of Xcode 26.
APPS = {
    "a package": [],
    "a project whose code is on the main actor by default": [
        "-default-isolation", "MainActor", "-enable-upcoming-feature", "NonisolatedNonsendingByDefault",
        "-enable-upcoming-feature", "InferIsolatedConformances"],
}
BLOCK = re.compile(r"^```swift\n(.*?)^```$", re.MULTILINE | re.DOTALL)
# What nothing here can stand for.
APPLES = re.compile(r"^import (Testing|XCTest|UIKit|Foundation|PackageDescription)$", re.MULTILINE)


def toolchain():
    """The folder of the toolchain, its architecture and its version."""
    info = json.loads(subprocess.run(
        ["swiftc", "-print-target-info"], check=True, capture_output=True, text=True).stdout)
    path = pathlib.Path(info["paths"]["runtimeResourcePath"]).parents[1]
    return path, info["target"]["triple"].split("-")[0], info["compilerVersion"]


def triples(architecture, platforms):
    """The oldest versions that the package allows."""
    apples = "arm64" if architecture == "aarch64" else architecture
    return [
        f"{apples}-apple-macosx{platforms['macos']}", f"{apples}-apple-ios{platforms['ios']}-simulator"]


def documented(root, folder):
    """The Swift of docs/apple.md that imports no framework of Apple's, as files in a folder."""
    folder.mkdir(exist_ok=True)
    blocks = BLOCK.findall((root / "docs/apple.md").read_text())
    files = []
    for block in blocks:
        if not APPLES.search(block):
            files.append(folder / f"{len(files)}.swift")
            files[-1].write_text(block)
    return files


def problems(sdk, libraries):
    """What the compiler finds for a platform."""
    sdk.prepare()
    for target in libraries.targets:
        found = sdk.compile(target.name, target.files, *SETTINGS)
        if found:
            return [f"{target.name} for {sdk.triple}:\n{found}"]
    files = documented(libraries.root, sdk.folder / "documented")
    found = []
    for name, settings in APPS.items():
        text = sdk.compile("Documented", files, "-swift-version", "6", *settings)
        if text:
            found.append(f"docs/apple.md in {name}, for {sdk.triple}:\n{text}")
    return found


def main(arguments):
    folder = pathlib.Path(arguments[-1]).resolve()
    libraries = Libraries(folder / "package.json")
    found = libraries.problems
    names = [target.name for target in libraries.targets]
    if not found and "--closure" not in arguments:
        path, architecture, version = toolchain()
        kept = folder / re.sub(r"\W+", "-", version).strip("-")
        sdks = [SDK(kept, path, triple) for triple in triples(architecture, libraries.platforms)]
        with ThreadPoolExecutor(len(sdks)) as pool:
            for texts in pool.map(lambda sdk: problems(sdk, libraries), sdks):
                found += texts
        names.append("for " + " and ".join(sdk.triple for sdk in sdks))
    if found:
        raise SystemExit("\n".join(f"error: {text}" for text in found))
    print(f"no problems in {', '.join(names)}")


if __name__ == "__main__":
    main(sys.argv[1:])
