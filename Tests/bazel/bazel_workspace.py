"""A workspace for Debian's Bazel, which runs without network.

Bazel 4 loads a few repositories from the network even if a build needs nothing from them. Debian
packages most of them; of the two that it omits, this file has as much as Bazel requires.
"""

import pathlib
import subprocess

PACKAGED = {
    "rules_java": "/usr/share/bazel/rules/java",
    "rules_proto": "/usr/share/bazel/rules/proto",
    "bazel_skylib": "/usr/share/bazel/tools/skylib",
    "platforms": "/usr/share/bazel/tools/platforms",
}
COVERAGE_TOOLS = """\
filegroup(name = "coverage_report_generator", visibility = ["//visibility:public"])
"""
CC_RULES = "\n".join(
    f"def {rule}(**attributes):\n    native.{rule}(**attributes)\n"
    for rule in ["cc_binary", "cc_import", "cc_library", "cc_proto_library", "cc_test",
                 "cc_toolchain", "cc_toolchain_suite"])


class Workspace:
    """A folder with a workspace, and a Bazel that keeps its files beside it."""

    def __init__(self, folder):
        self.root = pathlib.Path(folder) / "workspace"
        self._folder = pathlib.Path(folder)
        self.write("WORKSPACE", "")
        self._overrides = dict(PACKAGED)
        self._provide("remote_coverage_tools", {"BUILD": COVERAGE_TOOLS})
        self._provide("rules_cc", {"BUILD": "", "cc/BUILD": "", "cc/defs.bzl": CC_RULES})

    def _provide(self, name, files):
        repository = self._folder / name
        for path, text in {"WORKSPACE": "", **files}.items():
            file = repository / path
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(text)
        self._overrides[name] = repository

    def write(self, path, text, executable=False):
        """Writes a file of the workspace; shell scripts are executable."""
        file = self.root / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text)
        if executable or file.suffix == ".sh":
            file.chmod(0o755)

    def _bazel(self, *arguments):
        # Read the system's file, which says where Bazel's own files are on Debian. The server also
        # ends by itself soon, in case nothing shuts it down.
        startup = ["--nohome_rc", "--max_idle_secs=60",
                   f"--output_user_root={self._folder / 'output'}"]
        return subprocess.run(
            ["bazel", *startup, *arguments], cwd=self.root, stdin=subprocess.DEVNULL,
            capture_output=True, text=True, check=False)

    def test(self, target, *options):
        """Runs `bazel test`; returns the completed process."""
        overrides = [f"--override_repository={name}={path}" for name, path in self._overrides.items()]
        return self._bazel("test", target, "--test_output=errors", *overrides, *options)

    def logs(self, target):
        """Returns the folder of each shard's logs of a target, in the order of the shards."""
        return sorted((self.root / "bazel-testlogs" / target).glob("shard_*_of_*"))

    def shut_down(self):
        """Ends the server, and makes its remaining files removable."""
        self._bazel("shutdown")
        subprocess.run(["chmod", "-R", "u+w", self._folder], check=False)
