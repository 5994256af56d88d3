"""What other projects use in their CI: the action's and the template's scripts, and the hook of pre-commit.

The scripts run as GitHub and GitLab would run them, with the real binary. The rule for Bazel is tested in
Tests/bazel. The binary is IAMSPEC, or the debug build's.
"""

import os
import pathlib
import re
import shutil
import subprocess
import sys
import tarfile
import tempfile
import unittest

import yaml

ROOT = pathlib.Path(__file__).resolve().parents[2]
BINARY = pathlib.Path(os.environ.get("IAMSPEC", ROOT / ".build/debug/iamspec"))
ENGINES = ROOT / "Fixtures/engines/python"
SELECTION = "--rule stack.last-in-first-out --profile 'swift'"


class Project(unittest.TestCase):
    """A project of somebody else in a folder, with an engine whose name has to be quoted."""

    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.temporary = pathlib.Path(folder.name)
        self.root = self.temporary / "a project"
        self.root.mkdir()
        shutil.copy(ENGINES / "engine.py", self.root / "our engine.py")
        shutil.copy(ENGINES / "delivery.py", self.root)

    def archive(self):
        """The URL of an archive with the layout of a release's; to pack the binary itself takes long."""
        script = self.temporary / "script"
        script.write_text(f"#!/bin/sh\nexec '{BINARY}' \"$@\"\n")
        script.chmod(0o755)
        archive = self.temporary / "iamspec.tar.gz"
        with tarfile.open(archive, "w:gz") as tar:
            tar.add(script, "bin/iamspec")
        return archive.as_uri()

    def shell(self, shell, script, **environment):
        """Runs a script in the project."""
        return subprocess.run(
            [*shell, script], cwd=self.root, env={**os.environ, **environment}, check=False,
            stdin=subprocess.DEVNULL, capture_output=True, text=True)

    def on_path(self):
        """A PATH with the binary."""
        folder = self.temporary / "on the path"
        folder.mkdir(exist_ok=True)
        if not (folder / "iamspec").exists():
            (folder / "iamspec").symlink_to(BINARY)
        return f"{folder}:{os.environ['PATH']}"

    def break_engine(self):
        """Makes the engine show what has waited longest."""
        delivery = self.root / "delivery.py"
        text = delivery.read_text()
        self.assertIn("self.stack.pop()", text)
        delivery.write_text(text.replace("self.stack.pop()", "self.stack.pop(0)"))

    def assert_reports(self, *names):
        found = sorted(path.name for path in (self.root / "iamspec-report").iterdir())
        self.assertEqual(found, sorted(names))
        self.assertIn("<testsuites", (self.root / "iamspec-report/junit.xml").read_text())


class GitHubAction(Project):
    action = yaml.safe_load((ROOT / "integrations/github/action.yml").read_text())

    def steps(self, path, **given):
        """Runs the action's own steps as a runner would; returns the last one's process."""
        inputs = {name: value.get("default", "") for name, value in self.action["inputs"].items()}
        inputs |= given
        summary, added = self.temporary / "summary.md", self.temporary / "added to the path"
        environment = {
            "PATH": path, "GITHUB_STEP_SUMMARY": str(summary), "GITHUB_PATH": str(added),
            "RUNNER_TEMP": str(self.temporary / "runner")}
        for step in self.action["runs"]["steps"]:
            if "run" not in step:
                continue
            self.assertEqual(step["shell"], "bash")
            self.assertNotIn("${{", step["run"], "an input would be pasted into the script")
            if step.get("if") == "inputs.archive != ''" and not inputs["archive"]:
                continue
            variables = {
                name: re.sub(r"\$\{\{ inputs\.(\w+) \}\}", lambda match: inputs[match[1]], value)
                for name, value in step.get("env", {}).items()}
            run = self.shell(
                ["bash", "--noprofile", "--norc", "-eo", "pipefail", "-c"], step["run"],
                **environment, **variables)
            if run.returncode != 0:
                break
            if added.exists():
                environment["PATH"] = added.read_text().strip() + ":" + path
        return run

    def test_runs_the_suite_and_leaves_the_reports(self):
        run = self.steps(self.on_path(), engine="python3 'our engine.py'", options=SELECTION)
        self.assertEqual((run.returncode, run.stderr), (0, ""))
        self.assertIn("✓ python 1.0.0 conforms", run.stdout)
        self.assert_reports("results.jsonl", "junit.xml", "report.html")
        self.assertIn("python 1.0.0", (self.temporary / "summary.md").read_text())

    def test_takes_iamspec_from_an_archive_and_fails_with_the_engine(self):
        self.break_engine()
        run = self.steps(
            os.environ["PATH"], engine="python3 'our engine.py'", archive=self.archive(),
            options=SELECTION + " --no-diagnosis")
        self.assertEqual((run.returncode, run.stderr), (1, ""))
        self.assertIn("stack.last-in-first-out/newest-first", run.stdout)
        self.assert_reports("results.jsonl", "junit.xml", "report.html")

    def test_an_archive_that_is_not_there_fails_at_once(self):
        run = self.steps(
            os.environ["PATH"], engine="true", archive=(self.temporary / "none.tar.gz").as_uri())
        self.assertNotEqual(run.returncode, 0)
        self.assertFalse((self.root / "iamspec-report").exists())


class GitLabTemplate(Project):
    header, jobs = yaml.safe_load_all((ROOT / "integrations/gitlab/conformance.yml").read_text())

    def job(self, **given):
        """The template's job, with its inputs in their places."""
        inputs = {
            name: value.get("default") for name, value in self.header["spec"]["inputs"].items()}
        inputs |= given

        def filled(value):
            if isinstance(value, dict):
                return {filled(key): filled(item) for key, item in value.items()}
            if isinstance(value, list):
                return [filled(item) for item in value]
            return re.sub(r"\$\[\[ inputs\.(\w+) \]\]", lambda match: inputs[match[1]], value)

        (name, job), = filled(self.jobs).items()
        return name, job

    def run_job(self, path, shell, **given):
        _, job = self.job(engine="python3 'our engine.py'", **given)
        return self.shell(
            shell, "\n".join(job["script"]), PATH=path, CI="true", GITLAB_CI="true",
            **job["variables"])

    def test_runs_the_suite_and_leaves_the_reports(self):
        for shell in [["sh", "-ec"], ["bash", "-eo", "pipefail", "-c"]]:
            with self.subTest(shell=shell[0]):
                run = self.run_job(self.on_path(), shell, options=SELECTION)
                self.assertEqual((run.returncode, run.stderr), (0, ""))
                self.assertIn("✓ python 1.0.0 conforms", run.stdout)
                self.assert_reports("results.jsonl", "junit.xml", "report.html")

    def test_takes_iamspec_from_an_archive_and_fails_with_the_engine(self):
        self.break_engine()
        run = self.run_job(
            os.environ["PATH"], ["sh", "-ec"], archive=self.archive(),
            options=SELECTION + " --no-diagnosis")
        self.assertEqual((run.returncode, run.stderr), (1, ""))
        self.assert_reports("results.jsonl", "junit.xml", "report.html")

    def test_keeps_the_reports_where_the_script_writes_them(self):
        name, job = self.job(engine="true", job="suite", stage="check", reports="out")
        self.assertEqual((name, job["stage"], job["variables"]["REPORTS"]), ("suite", "check", "out"))
        self.assertEqual(job["artifacts"], {
            "when": "always", "paths": ["out"], "reports": {"junit": "out/junit.xml"}})


class PreCommitHook(Project):
    def git(self, folder, *words):
        subprocess.run(
            ["git", "-c", "user.name=a", "-c", "user.email=a@example.com", *words], cwd=folder,
            check=True, capture_output=True)

    def test_checks_the_suite_of_a_project(self):
        hooks = self.temporary / "iamspec"
        hooks.mkdir()
        shutil.copy(ROOT / ".pre-commit-hooks.yaml", hooks)
        suite = self.root / "my-suite"
        shutil.copytree(ROOT / "Fixtures/suites/shop", suite)
        (self.root / ".pre-commit-config.yaml").write_text(yaml.safe_dump({"repos": [{
            "repo": str(hooks), "rev": "v1",
            "hooks": [{"id": "iamspec-lint", "args": ["my-suite"]}]}]}))
        for folder, tag in [(hooks, "v1"), (self.root, "start")]:
            self.git(folder, "init", "-q")
            self.git(folder, "add", ".")
            self.git(folder, "commit", "-q", "-m", "all")
            self.git(folder, "tag", tag)

        def run():
            return self.shell(
                [sys.executable, "-c"],
                "from pre_commit.main import main; exit(main(['run', '--all-files', '--color', 'never']))",
                PATH=self.on_path(),
                PRE_COMMIT_HOME=str(self.temporary / "cache"))

        good = run()
        self.assertEqual(good.returncode, 0, good.stdout + good.stderr)
        self.assertRegex(good.stdout, r"iamspec lint\.+Passed")

        file = suite / "stack/newest-first.yaml"
        file.write_text(file.read_text().replace("{displayed:", "{dispalyed:"))
        bad = run()
        self.assertEqual(bad.returncode, 1, bad.stdout + bad.stderr)
        self.assertIn("error: `dispalyed` is not an observation", bad.stdout)
        self.assertIn("my-suite/stack/newest-first.yaml:", bad.stdout)


class Recipes(unittest.TestCase):
    """The recipes of docs/ci.md fit what they use."""

    text = (ROOT / "docs/ci.md").read_text()
    blocks = [
        yaml.safe_load(block)
        for block in re.findall(r"^```yaml\n(.*?)^```$", text, re.MULTILINE | re.DOTALL)]

    def parts(self, value):
        """All mappings of a recipe, however deep."""
        if isinstance(value, dict):
            yield value
        for item in value.values() if isinstance(value, dict) else value:
            if isinstance(item, (dict, list)):
                yield from self.parts(item)

    def using(self, key, word):
        """The mappings of all recipes whose value of a key has the word in it."""
        found = [
            part for part in self.parts(self.blocks) if word in str(part.get(key, ""))]
        self.assertTrue(found, f"no recipe has {word}")
        return found

    def test_give_inputs_that_there_are(self):
        action, template = GitHubAction.action["inputs"], GitLabTemplate.header["spec"]["inputs"]
        for inputs, given in [
            *((action, step["with"]) for step in self.using("uses", "/integrations/github@")),
            *((template, part["inputs"]) for part in self.using("file", "/integrations/gitlab/")),
        ]:
            self.assertLessEqual(set(given), set(inputs))
            needed = {name for name, value in inputs.items() if "default" not in value}
            self.assertLessEqual(needed, set(given))
        hooks = yaml.safe_load((ROOT / ".pre-commit-hooks.yaml").read_text())
        for hook in self.using("id", "iamspec-lint"):
            self.assertIn(hook["id"], [known["id"] for known in hooks])

    def test_name_files_that_are_there_and_this_version(self):
        for path in re.findall(r"/(integrations/[\w./-]+)", self.text):
            self.assertTrue((ROOT / path).exists(), path)
        version = versions()["iamspec"]
        texts = [self.text, *(path.read_text() for path in (ROOT / "integrations").rglob("*.yml"))]
        named = {tag for text in texts for tag in re.findall(r"(?:@|ref: |rev: )v([\d.]+\d)", text)}
        # The third-party actions of the recipes have versions of their own.
        self.assertEqual({tag for tag in named if "." in tag}, {version})


class Promises(unittest.TestCase):
    def test_name_the_versions_of_today(self):
        text = (ROOT / "docs/compatibility.md").read_text()
        rows = [line.strip("| ").split(" | ") for line in text.splitlines() if line.startswith("| the ")]
        now = {row[0].split(":")[0].removeprefix("the "): row[-1] for row in rows}
        said = versions()
        self.assertEqual(
            now, {"tool": said["iamspec"], "suite": said["suite iamspec"], "protocol": said["protocol"]})


def versions():
    """What `iamspec --version` says, by name."""
    text = subprocess.run([BINARY, "--version"], capture_output=True, text=True, check=True).stdout
    return dict(line.rsplit(" ", 1) for line in text.splitlines())


if __name__ == "__main__":
    unittest.main()
