"""Writes the notes of a release: what the changelog says about its version.

    notes.py VERSION [--dated] > notes.md

--dated: fails if the heading of the version has no date.
"""

import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parents[2]


def section(changelog, version):
    """The heading of a version, and its text; nothing if the changelog has no such version."""
    pattern = rf"^## ({re.escape(version)}(?![\w.])[^\n]*)\n(.*?)(?=^## |\Z)"
    found = re.search(pattern, changelog, re.MULTILINE | re.DOTALL)
    return found and (found[1], found[2].strip() + "\n")


def main(version, *options):
    found = section((ROOT / "CHANGELOG.md").read_text(), version)
    if not found:
        sys.exit(f"error: CHANGELOG.md has no heading for {version}\n       next: add `## {version}, YYYY-MM-DD`")
    heading, text = found
    if "--dated" in options and not re.fullmatch(rf"{re.escape(version)}, \d{{4}}-\d\d-\d\d", heading):
        sys.exit(
            f"error: CHANGELOG.md has no date for {version}: `## {heading}`\n"
            f"       next: write `## {version}, YYYY-MM-DD`, and tag that commit")
    # A link to a file of the repository leads nowhere beside a release.
    print(re.sub(r"\[([^\]]*)\]\((?!https?:)[^)]*\)", r"\1", text), end="")


if __name__ == "__main__":
    main(*sys.argv[1:])
