"""Writes a release's bill of materials, in CycloneDX: everything that its binary contains, with versions.

    sbom.py VERSION > iamspec.cdx.json

The text is valid by CycloneDX' own schema, or it is not written.
"""

import sys

from cyclonedx.model import ExternalReference, ExternalReferenceType, XsUri
from cyclonedx.model.bom import Bom
from cyclonedx.model.component import Component, ComponentType
from cyclonedx.output import make_outputter
from cyclonedx.schema import OutputFormat, SchemaVersion
from cyclonedx.validation.json import JsonStrictValidator
from packageurl import PackageURL

import materials


def component(name, version, purl, address=None):
    """A library that the binary contains."""
    references = [ExternalReference(type=ExternalReferenceType.VCS, url=XsUri(address))] if address else []
    return Component(
        type=ComponentType.LIBRARY, name=name, version=version, purl=purl, bom_ref=str(purl),
        external_references=references)


def contents():
    """All that the binary contains beside the project's own code."""
    for package in materials.swift_packages():
        place = package["location"].removeprefix("https://")
        namespace, name = place.rsplit("/", 1)
        purl = PackageURL("swift", namespace, name, package["version"])
        yield component(package["identity"], package["version"], purl, package["location"])
    swift = materials.swift_version()
    yield component(
        "swift-libraries", swift, PackageURL("github", "swiftlang", "swift", f"swift-{swift}-RELEASE"),
        "https://github.com/swiftlang/swift")
    for name, version in materials.debian_packages().items():
        yield component(name, version, PackageURL("deb", "debian", name, version))


def bill(version):
    """The bill of materials, as text."""
    root = Component(type=ComponentType.APPLICATION, name="iamspec", version=version, bom_ref="iamspec")
    bom = Bom(components=list(contents()))
    bom.metadata.component = root
    bom.register_dependency(root, bom.components)
    text = make_outputter(bom, OutputFormat.JSON, SchemaVersion.V1_6).output_as_string(indent=2)
    problem = JsonStrictValidator(SchemaVersion.V1_6).validate_str(text)
    if problem:
        sys.exit(f"error: the bill of materials is not valid: {problem}")
    return text


if __name__ == "__main__":
    print(bill(sys.argv[1]))
