#!/usr/bin/env python3
"""Copies the documents of a release into a folder, with no link that leads nowhere there.

    documents.py FOLDER

The folder keeps the layout of the repository. A link to a file that is not part of a release becomes plain text.
"""

import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parents[2]
# Everything that a user of the binary may want to read; docs/maintaining is for maintainers.
DOCUMENTS = [
    "README.md", "CHANGELOG.md", "Specs/PROTOCOL.md", "Specs/README.md",
    *(f"docs/{path.name}" for path in sorted((ROOT / "docs").glob("*.md")))]
LINK = re.compile(r"\[([^\]]*)\]\(([^)\s]+)\)")


def released(text, document):
    """The text of a document without links to files that are not there."""

    def link(match):
        target = match[2].split("#")[0]
        if not target or ":" in target:
            return match[0]
        path = (ROOT / document).parent.joinpath(target).resolve().relative_to(ROOT)
        return match[0] if str(path) in DOCUMENTS else match[1]

    return LINK.sub(link, text)


def main(folder):
    for document in DOCUMENTS:
        path = folder / document
        path.parent.mkdir(parents=True, exist_ok=True)
        text = (ROOT / document).read_text()
        path.write_text(released(text, document) if path.suffix == ".md" else text)


if __name__ == "__main__":
    main(pathlib.Path(sys.argv[1]))
