"""What a release is made of: the commit, the packages and the libraries of the system that are linked into its binary."""

import json
import os
import pathlib
import re
import subprocess

ROOT = pathlib.Path(__file__).resolve().parents[2]
# The libraries of the system that the binary contains.
LIBRARIES = ["libyaml.a", "libc.a", "libstdc++.a"]


def said(*command):
    """What a command writes, or nothing if there is no such command or it fails."""
    try:
        return subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True).stdout.strip()
    except (FileNotFoundError, subprocess.CalledProcessError):
        return ""


def commit():
    """The commit of the sources; the mark + says that files have changed since."""
    return said("git", "rev-parse", "HEAD") + ("+" if said("git", "status", "--porcelain") else "")


def swift_packages():
    """The Swift packages that were resolved for the build, each with `identity`, `location`, `version` and `revision`."""
    pins = json.loads((ROOT / "Package.resolved").read_text())["pins"]
    return [
        {"identity": pin["identity"], "location": pin["location"].removesuffix(".git"), **pin["state"]}
        for pin in pins]


def swift_version():
    """The version of the toolchain, whose libraries are linked in: `6.3.1`."""
    return re.search(r"Swift version (\S+)", said("swift", "--version"))[1]


def debian_packages():
    """The Debian packages of LIBRARIES, by name, with their versions; none where there is no dpkg."""
    paths = (os.path.realpath(said("g++", f"-print-file-name={library}")) for library in LIBRARIES)
    owners = (said("dpkg", "-S", path) for path in paths)
    names = [owner.split(":")[0] for owner in owners if owner]
    return {name: said("dpkg-query", "-W", "-f=${Version}", name) for name in names}
