"""What a release has beside its binary, and how a tag's workflow publishes it, with stand-ins for `gh` and `glab`."""

import hashlib
import json
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile
import unittest

import yaml

ROOT = pathlib.Path(__file__).resolve().parents[2]
PARTS = ROOT / "scripts/release.d"
VERSION = re.search(r'static let current = "(.*)"', (ROOT / "Sources/iamspec/Version.swift").read_text())[1]
# In place of gh and glab: writes its arguments, and keeps the files that it is given.
STAND_IN = """\
#!/bin/sh
printf '%s\\n' "$0" "$@" >"$KEPT/arguments"
for word; do if [ -f "$word" ]; then cp "$word" "$KEPT/"; fi; done
"""


class Folder(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = pathlib.Path(folder.name)

    def run_part(self, *command, cwd=ROOT, **environment):
        return subprocess.run(
            [str(word) for word in command], cwd=cwd, env=os.environ | environment, check=False,
            stdin=subprocess.DEVNULL, capture_output=True, text=True)

    def repository(self, changelog):
        """A checkout with the scripts of a release and this changelog."""
        for path in ["scripts", "Sources/iamspec/Version.swift"]:
            (self.folder / path).parent.mkdir(parents=True, exist_ok=True)
            copy = shutil.copytree if (ROOT / path).is_dir() else shutil.copy
            copy(ROOT / path, self.folder / path)
        (self.folder / "CHANGELOG.md").write_text(changelog)
        return self.folder


class Notes(Folder):
    CHANGELOG = (
        "# Changes\n\n## 0.2.0, 2030-01-02\n\n* New: [a page](docs/a.md).\n* See <https://example.com>.\n\n"
        "## 0.1.0, not released yet\n\nThe first.\n")

    def notes(self, *words):
        return self.run_part(sys.executable, self.repository(self.CHANGELOG) / "scripts/release.d/notes.py", *words)

    def test_are_what_the_changelog_says_of_a_version(self):
        for version, text in [
            ("0.2.0", "* New: a page.\n* See <https://example.com>.\n"), ("0.1.0", "The first.\n"),
        ]:
            self.assertEqual(self.notes(version).stdout, text)
            shutil.rmtree(self.folder / "scripts")

    def test_are_of_a_version_with_a_date_if_it_is_published(self):
        self.assertEqual(self.notes("0.2.0", "--dated").returncode, 0)
        shutil.rmtree(self.folder / "scripts")
        undated = self.notes("0.1.0", "--dated")
        self.assertEqual(undated.returncode, 1)
        self.assertIn("error: CHANGELOG.md has no date for 0.1.0: `## 0.1.0, not released yet`", undated.stderr)

    def test_need_a_heading(self):
        missing = self.notes("0.1")
        self.assertEqual(missing.returncode, 1)
        self.assertIn("error: CHANGELOG.md has no heading for 0.1\n", missing.stderr)


class Tag(Folder):
    def test_must_be_that_of_the_version_and_the_version_must_have_a_date(self):
        repository = self.repository(f"# Changes\n\n## {VERSION}, not released yet\n\nThe first.\n")
        for tag, message in [
            ("v9.9.9", f"error: the tag is v9.9.9, and Sources/iamspec/Version.swift has {VERSION}\n"),
            (f"v{VERSION}", f"error: CHANGELOG.md has no date for {VERSION}"),
        ]:
            run = self.run_part(repository / "scripts/release", "--tag", tag)
            self.assertEqual(run.returncode, 1, run.stdout)
            self.assertIn(message, run.stderr)
            self.assertNotIn("building", run.stdout)


class Contents(Folder):
    def test_the_bill_of_materials_names_each_package_that_the_build_resolved(self):
        run = self.run_part(sys.executable, PARTS / "sbom.py", VERSION)
        self.assertEqual((run.returncode, run.stderr), (0, ""))
        bill = json.loads(run.stdout)
        self.assertEqual(bill["specVersion"], "1.6")
        self.assertEqual(bill["metadata"]["component"]["version"], VERSION)
        found = {part["name"]: part["version"] for part in bill["components"]}
        pins = json.loads((ROOT / "Package.resolved").read_text())["pins"]
        self.assertLess({pin["identity"]: pin["state"]["version"] for pin in pins}.items(), found.items())
        self.assertIn("swift-libraries", found)
        self.assertIn("libyaml-dev", found)

    def test_the_provenance_names_the_files_the_commit_and_the_builder(self):
        file = self.folder / "iamspec.tar.gz"
        file.write_bytes(b"packed")
        run = self.run_part(sys.executable, PARTS / "provenance.py", VERSION, file, IAMSPEC_BUILDER="https://example.com/b")
        self.assertEqual((run.returncode, run.stderr), (0, ""))
        statement = json.loads(run.stdout)
        self.assertEqual(statement["subject"], [
            {"name": "iamspec.tar.gz", "digest": {"sha256": hashlib.sha256(b"packed").hexdigest()}}])
        self.assertEqual(statement["predicate"]["runDetails"]["builder"]["id"], "https://example.com/b")
        taken = {part["name"]: part for part in statement["predicate"]["buildDefinition"]["resolvedDependencies"]}
        head = self.run_part("git", "rev-parse", "HEAD").stdout.strip()
        self.assertEqual(taken["iamspec"]["digest"]["gitCommit"].removesuffix("+"), head)
        self.assertIn("libyaml-dev", taken)


class Publication(Folder):
    def build(self, machine):
        """What scripts/release leaves on a machine, as far as its list is concerned."""
        built = self.folder / "built" / machine
        built.mkdir(parents=True)
        files = {f"iamspec-{VERSION}-linux-{machine}{kind}": kind for kind in [".tar.gz", ".cdx.json"]}
        for name, text in files.items():
            (built / name).write_text(text)
        (built / "SHA256SUMS").write_text("".join(
            f"{hashlib.sha256(text.encode()).hexdigest()}  {name}\n" for name, text in files.items()))
        (built / "notes.md").write_text("The notes.\n")
        (built / "iamspec").write_text("is in the archive")
        return [*files]

    def publish(self, **environment):
        tools, self.kept = self.folder / "tools", self.folder / "kept"
        for folder in [tools, self.kept]:
            folder.mkdir()
        for name in ["gh", "glab"]:
            (tools / name).write_text(STAND_IN)
            (tools / name).chmod(0o755)
        return self.run_part(
            PARTS / "publish", "built", "v1", cwd=self.folder, PATH=f"{tools}:{os.environ['PATH']}",
            KEPT=str(self.kept), **environment)

    def test_has_the_files_of_all_machines_and_one_list_of_them(self):
        for system, program in [({"GITLAB_CI": ""}, "gh"), ({"GITLAB_CI": "true"}, "glab")]:
            with self.subTest(program=program):
                files = self.build("x86_64") + self.build("aarch64")
                run = self.publish(**system)
                self.assertEqual((run.returncode, run.stderr), (0, ""))
                words = (self.kept / "arguments").read_text().splitlines()
                self.assertEqual((pathlib.Path(words[0]).name, words[1:4]), (program, ["release", "create", "v1"]))
                kept = {path.name for path in self.kept.iterdir()} - {"arguments"}
                self.assertEqual(kept, {*files, "SHA256SUMS", "notes.md"})
                check = self.run_part("sha256sum", "--check", "SHA256SUMS", cwd=self.kept)
                self.assertEqual((check.returncode, len(check.stdout.splitlines())), (0, len(files)))
            self.doCleanups()
            self.setUp()

    def test_needs_files_that_are_what_their_list_says(self):
        (name, *_) = self.build("x86_64")
        (self.folder / "built/x86_64" / name).write_text("changed")
        run = self.publish()
        self.assertEqual(run.returncode, 1)
        self.assertIn(f"{name}: FAILED", run.stdout)
        self.assertEqual([*self.kept.iterdir()], [])

    def test_needs_what_was_built(self):
        (self.folder / "built").mkdir()
        run = self.publish()
        self.assertEqual((run.returncode, run.stderr), (1, "error: nothing was built in built\n"))


class Workflows(unittest.TestCase):
    """The tag's workflow and pipeline start scripts that exist, in the same order."""

    ORDER = [".ci/run", "scripts/release", "scripts/test-release", "scripts/release.d/publish"]

    def started(self, lines):
        """The project's scripts that these lines of shell start."""
        scripts = [line.split()[0] for line in lines]
        scripts = [script for script in scripts if (ROOT / script).is_file()]
        for script in scripts:
            self.assertTrue(os.access(ROOT / script, os.X_OK), script)
        return scripts

    def test_of_github_tests_builds_and_publishes(self):
        jobs = yaml.safe_load((ROOT / ".github/workflows/release.yml").read_text())["jobs"]
        steps = [step["run"] for job in ["build", "publish"] for step in jobs[job]["steps"] if "run" in step]
        self.assertEqual(self.started(steps), self.ORDER)
        self.assertEqual(jobs["publish"]["needs"], "build")

    def test_of_gitlab_tests_builds_and_publishes(self):
        jobs = yaml.safe_load((ROOT / ".gitlab-ci.yml").read_text())
        lines = [line for job in ["x86_64", "publish"] for line in jobs[job]["script"]]
        self.assertEqual(self.started(lines), self.ORDER)
        self.assertEqual([jobs[job]["stage"] for job in ["x86_64", "publish"]], jobs["stages"])


if __name__ == "__main__":
    unittest.main()
