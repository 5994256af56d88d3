"""A release as the integrations download it, with the binary that the tests use: IAMSPEC, or the debug build's."""

import hashlib
import os
import pathlib
import tarfile

ROOT = pathlib.Path(__file__).resolve().parents[2]
BINARY = pathlib.Path(os.environ.get("IAMSPEC", ROOT / ".build/debug/iamspec"))


def pack(folder):
    """The URL of an archive with the layout of a release, without the binary itself, which takes long to pack."""
    script = folder / "script"
    script.write_text(f"#!/bin/sh\nexec '{BINARY}' \"$@\"\n")
    script.chmod(0o755)
    archive = folder / "iamspec.tar.gz"
    with tarfile.open(archive, "w:gz") as tar:
        tar.add(script, "bin/iamspec")
    list_checksum(archive)
    return archive.as_uri()


def list_checksum(archive):
    """Writes the list of checksums that a release has beside its archive."""
    checksum = hashlib.sha256(archive.read_bytes()).hexdigest()
    (archive.parent / "SHA256SUMS").write_text(f"{checksum}  {archive.name}\n")
