"""The parts that other projects use in their CI: the scripts of the action and the template, and the pre-commit hook.

The scripts run as GitHub and GitLab would run them, with the real binary. The rule for Bazel is tested in
Tests/bazel. The binary is IAMSPEC, or the debug build's.
"""

import hashlib
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

import release_archive
from release_archive import BINARY, ROOT

ENGINES = ROOT / "Fixtures/engines/python"
SELECTION = "--rule stack.last-in-first-out --profile 'swift'"
# Options as users write them, and their words.
OPTIONS = {
    "": [],
    " \n": [],
    "--a  b\tc\n": ["--a", "b", "c"],
    "--a 'b c.yaml' \"d e\"f": ["--a", "b c.yaml", "d ef"],
    "--a '' \"\"": ["--a", "", ""],
    "--a b # only one\n": ["--a", "b"],
    "# it's none\r\n--a\r\n  --b\r\n\r\n": ["--a", "--b"],
    "a#b '#' \\#": ["a#b", "#", "#"],
    "--a \\\n  --b": ["--a", "--b"],
    r"a\ b \' \" \\": ["a b", "'", '"', "\\"],
    r'"a\"b\\\$c" "C:\d"': ['a"b\\$c', r"C:\d"],
    "'a\nb' \"c\nd\"": ["a\nb", "c\nd"],
    "$(touch injected) `touch injected`": ["$(touch", "injected)", "`touch", "injected`"],
    "; touch injected & | > injected": [";", "touch", "injected", "&", "|", ">", "injected"],
    "* ? [a-z] ~ $HOME é…": ["*", "?", "[a-z]", "~", "$HOME", "é…"],
    "-n -e \\- !": ["-n", "-e", "-", "!"],
}
# Engines as users type them into a shell.
TYPED_ENGINES = [
    "cd sub && python3 '../our engine.py'", "BUG=1 python3 'our engine.py'", "python3 none.py || python3 'our engine.py'",
    "python3 'our engine.py'  # ours\n",
]


class Project(unittest.TestCase):
    """Another project in a folder, with an engine whose name must be quoted."""

    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.temporary = pathlib.Path(folder.name)
        self.root = self.temporary / "a project"
        self.root.mkdir()
        shutil.copy(ENGINES / "engine.py", self.root / "our engine.py")
        shutil.copy(ENGINES / "delivery.py", self.root)

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

    def words_on_path(self):
        """A PATH with an iamspec that writes its arguments to a file in the project."""
        folder = self.temporary / "words on the path"
        folder.mkdir(exist_ok=True)
        script = folder / "iamspec"
        script.write_text('#!/bin/sh\nprintf "%s\\0" "$@" >words\n')
        script.chmod(0o755)
        return f"{folder}:{os.environ['PATH']}"

    def archive_with(self, path):
        """The URL of an archive that only contains a file at this path."""
        archive = self.temporary / "other.tar.gz"
        with tarfile.open(archive, "w:gz") as tar:
            tar.add(__file__, path)
        release_archive.list_checksum(archive)
        return archive.as_uri()

    def changed_archive(self):
        """The URL of an archive that has changed since its checksum was listed."""
        folder = self.temporary / "changed"
        folder.mkdir(exist_ok=True)
        archive = folder / "iamspec.tar.gz"
        release_archive.pack(folder)
        archive.write_bytes(archive.read_bytes() + b"\0")
        return archive.as_uri()

    def archive_listed_as(self, sums):
        """An archive beside a SHA256SUMS with this text, or beside none."""
        folder = self.temporary / f"listed as {sums}"
        folder.mkdir(exist_ok=True)
        release_archive.pack(folder)
        archive = (folder / "iamspec.tar.gz").rename(folder / "alone.tar.gz")
        (folder / "SHA256SUMS").unlink()
        if sums is not None:
            (folder / "SHA256SUMS").write_text(sums)
        return archive

    def break_engine(self):
        """Makes the engine show the message that has waited longest."""
        delivery = self.root / "delivery.py"
        text = delivery.read_text()
        self.assertIn("self.stack.pop()", text)
        delivery.write_text(text.replace("self.stack.pop()", "self.stack.pop(0)"))

    def assert_reports(self, *names):
        found = sorted(path.name for path in (self.root / "iamspec-report").iterdir())
        self.assertEqual(found, sorted(names))
        self.assertIn("<testsuites", (self.root / "iamspec-report/junit.xml").read_text())


class Inputs:
    """Tests of inputs that both the action and the template have; `ways` are the ways to run either."""

    def test_options_are_split_as_by_a_shell(self):
        for run in self.ways():
            for options, words in OPTIONS.items():
                with self.subTest(run=run, options=options):
                    process = run(self.words_on_path(), engine="a 'b c' && d", options=options)
                    self.assertEqual((process.returncode, process.stderr), (0, ""), process.stdout)
                    kept = (self.root / "words").read_text().split("\0")[:-1]
                    self.assertEqual(kept[:kept.index("--results")], ["run", *words])
                    self.assertEqual(kept[-4:], ["--", "sh", "-c", "a 'b c' && d"])
                    self.assertFalse((self.root / "injected").exists())

    def test_engines_are_started_as_by_a_shell(self):
        (self.root / "sub").mkdir()
        for run in self.ways():
            for engine in TYPED_ENGINES:
                with self.subTest(run=run, engine=engine):
                    process = run(self.on_path(), engine=engine, options="--rule stack.in-memory")
                    self.assertEqual((process.returncode, process.stderr), (0, ""), process.stdout)
                    self.assertIn("✓ python 1.0.0 conforms", process.stdout)

    def test_a_wrong_input_runs_nothing(self):
        for inputs, message in [
            ({"options": "--known-failures 'a b.yaml"}, "options has an unclosed quote: '"),
            ({"options": '--rule "stack.in-memory'}, 'options has an unclosed quote: "'),
            ({"options": "--rule stack.in-memory --\n"}, "options contains --; name the engine in the input engine"),
            ({"options": "-- true"}, "options contains --; name the engine in the input engine"),
            ({"engine": ""}, "the input engine is empty"),
            ({"reports": ""}, "the input reports is empty"),
        ]:
            for run in self.ways():
                with self.subTest(run=run, **inputs):
                    process = run(self.words_on_path(), **{"engine": "true", **inputs})
                    self.assertEqual(process.returncode, 64, process.stdout + process.stderr)
                    self.assertIn(message, process.stdout + process.stderr)
                    self.assertFalse((self.root / "words").exists())

    def test_a_missing_tool_is_reported(self):
        tools = self.temporary / "tools"
        tools.mkdir()
        for name in ["bash", "sh", "curl", "tar", "gzip", "mkdir"]:
            (tools / name).symlink_to(shutil.which(name))
        for run in self.ways():
            with self.subTest(run=run):
                process = run(str(tools), engine="true")
                self.assertEqual(process.returncode, 64)
                self.assertIn(
                    "iamspec is not on the PATH; set the input archive to download it", process.stdout + process.stderr)

    def test_an_archive_without_the_tool_is_reported(self):
        for run in self.ways():
            with self.subTest(run=run):
                process = run(
                    self.words_on_path(), engine="true", archive=self.archive_with("iamspec-0.1.0/bin/iamspec"))
                self.assertIn(process.returncode, [1, 64])
                self.assertIn("the input archive has no bin/iamspec", process.stdout + process.stderr)
                self.assertFalse((self.root / "words").exists())

    def test_an_archive_with_another_checksum_is_not_unpacked(self):
        other = "0" * 64
        for archive, checksum, message in [
            (self.changed_archive(), "", "the archive is not the one that was released: its SHA-256 is "),
            (release_archive.pack(self.temporary), other, f", not {other}"),
            (self.archive_listed_as("").as_uri(), "", "SHA256SUMS does not name alone.tar.gz; set the input checksum"),
            (self.archive_listed_as(None).as_uri(), "", "there is no SHA256SUMS beside the archive; set the input checksum"),
        ]:
            for run in self.ways():
                with self.subTest(run=run, message=message):
                    process = run(self.words_on_path(), engine="true", archive=archive, checksum=checksum)
                    self.assertEqual(process.returncode, 64, process.stdout + process.stderr)
                    self.assertIn(message, process.stdout + process.stderr)
                    self.assertFalse((self.root / "words").exists())

    def test_a_checksum_takes_the_place_of_the_list(self):
        archive = self.archive_listed_as(None)
        checksum = hashlib.sha256(archive.read_bytes()).hexdigest()
        for run in self.ways():
            with self.subTest(run=run):
                process = run(
                    os.environ["PATH"], engine="python3 'our engine.py'", archive=archive.as_uri(), checksum=checksum,
                    options=SELECTION)
                self.assertEqual((process.returncode, process.stderr), (0, ""), process.stdout)
                self.assertIn("✓ python 1.0.0 conforms", process.stdout)

    def test_a_missing_archive_fails_at_once(self):
        for run in self.ways():
            with self.subTest(run=run):
                process = run(
                    self.words_on_path(), engine="true", archive=(self.temporary / "none.tar.gz").as_uri())
                self.assertNotEqual(process.returncode, 0)
                self.assertIn("curl: ", process.stderr)
                self.assertFalse((self.root / "words").exists())


class GitHubAction(Inputs, Project):
    action = yaml.safe_load((ROOT / "integrations/github/action.yml").read_text())

    def ways(self):
        return [self.steps]

    def steps(self, path, **given):
        """Runs the action's own steps as a runner would; returns the process of the last one."""
        inputs = {name: value.get("default", "") for name, value in self.action["inputs"].items()}
        inputs |= given
        summary, added = self.temporary / "summary.md", self.temporary / "added to the path"
        environment = {
            "PATH": path, "GITHUB_STEP_SUMMARY": str(summary), "GITHUB_PATH": str(added),
            "RUNNER_TEMP": str(self.temporary / "runner"),
            "GITHUB_ACTION_PATH": str(ROOT / "integrations/github")}
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
            os.environ["PATH"], engine="python3 'our engine.py'", archive=release_archive.pack(self.temporary),
            options=SELECTION + " --no-diagnosis")
        self.assertEqual((run.returncode, run.stderr), (1, ""))
        self.assertIn("stack.last-in-first-out/newest-first", run.stdout)
        self.assert_reports("results.jsonl", "junit.xml", "report.html")


class GitLabTemplate(Inputs, Project):
    header, jobs = yaml.safe_load_all((ROOT / "integrations/gitlab/conformance.yml").read_text())

    def job(self, **given):
        """The template's job, with its inputs filled in."""
        inputs = {
            name: value.get("default") for name, value in self.header["spec"]["inputs"].items()}
        inputs |= given

        def filled(value):
            if isinstance(value, dict):
                return {filled(key): filled(item) for key, item in value.items()}
            if isinstance(value, list):
                return [filled(item) for item in value]
            if not isinstance(value, str):
                return value
            return re.sub(r"\$\[\[ inputs\.(\w+) \]\]", lambda match: inputs[match[1]], value)

        (name, job), = filled(self.jobs).items()
        return name, job

    def ways(self):
        return [self.in_sh, self.in_bash]

    def in_sh(self, path, **given):
        return self.run_job(path, ["sh", "-ec"], **given)

    def in_bash(self, path, **given):
        return self.run_job(path, ["bash", "-eo", "pipefail", "-c"], **given)

    def run_job(self, path, shell, environment=None, **given):
        _, job = self.job(**{"engine": "python3 'our engine.py'", **given})
        variables = {
            name: value["value"] if isinstance(value, dict) else value
            for name, value in job["variables"].items()}
        for command in job["script"]:
            self.assertNotIn("$[[", command, "an input would be pasted into the script")
        return self.shell(
            shell, "\n".join(job["script"]), PATH=path, CI="true", GITLAB_CI="true", **variables,
            **environment or {})

    def test_runs_the_suite_and_leaves_the_reports(self):
        for way in self.ways():
            with self.subTest(way=way):
                run = way(self.on_path(), options=SELECTION)
                self.assertEqual((run.returncode, run.stderr), (0, ""))
                self.assertIn("✓ python 1.0.0 conforms", run.stdout)
                self.assert_reports("results.jsonl", "junit.xml", "report.html")

    def test_takes_iamspec_from_an_archive_and_fails_with_the_engine(self):
        self.break_engine()
        run = self.in_sh(
            os.environ["PATH"], archive=release_archive.pack(self.temporary), options=SELECTION + " --no-diagnosis")
        self.assertEqual((run.returncode, run.stderr), (1, ""))
        self.assert_reports("results.jsonl", "junit.xml", "report.html")

    def test_parallel_jobs_write_separate_reports(self):
        for index in ["1", "2"]:
            run = self.in_sh(
                self.on_path(), options="--rule stack.in-memory --shard auto",
                environment={"CI_NODE_INDEX": index, "CI_NODE_TOTAL": "2"})
            self.assertEqual((run.returncode, run.stderr), (0, ""), run.stdout)
        names = sorted(path.name for path in (self.root / "iamspec-report").iterdir())
        self.assertEqual(names, [
            f"{name}-{index}.{kind}" for name, kind in [("junit", "xml"), ("report", "html"), ("results", "jsonl")]
            for index in [1, 2]])

    def test_has_the_script_of_the_action(self):
        _, job = self.job(engine="true")
        (split,) = [command for command in job["script"] if "newline=" in command]
        (action,) = [step["run"] for step in GitHubAction.action["runs"]["steps"] if "newline=" in step.get("run", "")]
        self.assertIn(split, action)

    def test_installs_as_the_action_does(self):
        lines = [
            line.strip() for line in (ROOT / "integrations/install.sh").read_text().splitlines()
            if not line.startswith("#")]
        for template in ["conformance.yml", "site.yml"]:
            text = [line.strip() for line in (ROOT / "integrations/gitlab" / template).read_text().splitlines()]
            begin = text.index(lines[0])
            self.assertEqual(text[begin:begin + len(lines)], lines, template)

    def test_keeps_the_reports_where_the_script_writes_them(self):
        name, job = self.job(engine="true", job="suite", stage="check", reports="out")
        self.assertEqual((name, job["stage"], job["variables"]["REPORTS"]), ("suite", "check", "out"))
        self.assertEqual(job["artifacts"], {
            "when": "always", "paths": ["out"], "reports": {"junit": "out/junit*.xml"}})


class PreCommitHook(Project):
    def git(self, folder, *words):
        subprocess.run(
            ["git", "-c", "user.name=a", "-c", "user.email=a@example.com", *words], cwd=folder,
            check=True, capture_output=True)

    def test_checks_the_suite_of_a_project(self):
        hooks = self.temporary / "iamspec"
        (hooks / "integrations").mkdir(parents=True)
        shutil.copy(ROOT / ".pre-commit-hooks.yaml", hooks)
        shutil.copytree(ROOT / "integrations/pre-commit", hooks / "integrations/pre-commit")
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

        def run(path):
            return self.shell(
                [sys.executable, "-c"],
                "from pre_commit.main import main; exit(main(['run', '--all-files', '--color', 'never']))",
                PATH=path,
                PRE_COMMIT_HOME=str(self.temporary / "cache"))

        good = run(self.on_path())
        self.assertEqual(good.returncode, 0, good.stdout + good.stderr)
        self.assertRegex(good.stdout, r"iamspec lint\.+Passed")

        file = suite / "stack/newest-first.yaml"
        file.write_text(file.read_text().replace("{displayed:", "{dispalyed:"))
        bad = run(self.on_path())
        self.assertEqual(bad.returncode, 1, bad.stdout + bad.stderr)
        self.assertIn("error: `dispalyed` is not an observation", bad.stdout)
        self.assertIn("my-suite/stack/newest-first.yaml:", bad.stdout)

        folders = os.environ["PATH"].split(":")
        missing = run(":".join(folder for folder in folders if not (pathlib.Path(folder) / "iamspec").exists()))
        self.assertEqual(missing.returncode, 1, missing.stdout + missing.stderr)
        self.assertIn("error: iamspec is not on the PATH\n       unpack a release's archive", missing.stdout)


class Recipes(unittest.TestCase):
    """The recipes of docs/ci.md fit the files that they use."""

    text = (ROOT / "docs/ci.md").read_text()
    blocks = [
        yaml.safe_load(block)
        for block in re.findall(r"^```yaml\n(.*?)^```$", text, re.MULTILINE | re.DOTALL)]

    def parts(self, value):
        """All mappings in a recipe, at any depth."""
        if isinstance(value, dict):
            yield value
        for item in value.values() if isinstance(value, dict) else value:
            if isinstance(item, (dict, list)):
                yield from self.parts(item)

    def using(self, key, word):
        """The mappings of all recipes whose value for a key contains the word."""
        found = [
            part for part in self.parts(self.blocks) if word in str(part.get(key, ""))]
        self.assertTrue(found, f"no recipe has {word}")
        return found

    def test_give_existing_inputs(self):
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

    def test_start_with_an_empty_machine(self):
        used = [*self.using("uses", "/integrations/github@"), *self.using("file", "/integrations/gitlab/")]
        self.assertTrue(any("archive" in (part.get("with") or part["inputs"]) for part in used))

    def test_keep_the_files_of_jobs_apart(self):
        (job,) = [job for job in self.using("strategy", "matrix") if "steps" in job]
        inputs = job["steps"][-1]["with"]
        self.assertIn("${{ matrix.", inputs["artifact"])
        self.assertIn("${{ matrix.", inputs["reports"])
        several = [
            include["inputs"] for block in self.blocks if isinstance(block, dict) and len(block.get("include", [])) > 1
            for include in block["include"]]
        self.assertEqual(len({inputs["job"] for inputs in several}), 2)
        self.assertEqual(len({inputs["reports"] for inputs in several}), 2)

    def test_write_a_report_of_each_shard(self):
        files = sorted((ROOT / "integrations/parallel").glob("*.yml"))
        for file in files:
            yaml.safe_load(file.read_text())
        text = "```".join([self.text, *(file.read_text() for file in files)])
        shown = re.findall(r"iamspec run [^`]*?--shard[^`]*? -- ", text)
        self.assertEqual(len(shown), 2 + len(files))
        for command in shown:
            self.assertIn("--junit ", command)

    def test_name_existing_files_and_this_version(self):
        for path in re.findall(r"/(integrations/[\w./-]+)", self.text):
            self.assertTrue((ROOT / path).exists(), path)
        version = versions()["iamspec"]
        texts = [self.text, *(path.read_text() for path in (ROOT / "integrations").rglob("*.yml"))]
        named = {
            tag for text in texts
            for tag in re.findall(r"(?:(?:@|ref: |rev: |download/)v|iamspec-)([\d.]+\d)", text)}
        # The third-party actions of the recipes have their own versions.
        self.assertEqual({tag for tag in named if "." in tag}, {version})


class Owner(unittest.TestCase):
    def test_is_named_by_one_command(self):
        with tempfile.TemporaryDirectory() as name:
            folder = pathlib.Path(name)
            for path in ["docs", "integrations"]:
                shutil.copytree(ROOT / path, folder / path)
            (folder / "scripts").mkdir()
            for path in ["README.md", "scripts/owner", "scripts/setup"]:
                shutil.copy(ROOT / path, folder / path)
            before = {path: path.read_text() for path in folder.rglob("*") if path.is_file()}
            for owner in ["our-company", "another"]:
                subprocess.run([folder / "scripts/owner", owner], check=True, capture_output=True)
            after = {path: path.read_text() for path in folder.rglob("*") if path.is_file()}
            self.assertEqual(
                after, {path: text.replace("OWNER/iamspec", "another/iamspec") for path, text in before.items()})
            self.assertNotEqual(after, before)
            refused = subprocess.run(
                [folder / "scripts/owner", "a/b"], check=False, capture_output=True, text=True)
            self.assertEqual(refused.returncode, 1)
            self.assertIn("error: name one account", refused.stderr)


class Promises(unittest.TestCase):
    def test_name_the_current_versions(self):
        text = (ROOT / "docs/compatibility.md").read_text()
        rows = [line.strip("| ").split(" | ") for line in text.splitlines() if line.startswith("| the ")]
        now = {row[0].split(":")[0].removeprefix("the "): row[-1] for row in rows}
        said = versions()
        self.assertEqual(
            now, {"tool": said["iamspec"], "suite": said["suite iamspec"], "protocol": said["protocol"]})


def versions():
    """The versions in the output of `iamspec --version`, by name."""
    text = subprocess.run([BINARY, "--version"], capture_output=True, text=True, check=True).stdout
    return dict(line.rsplit(" ", 1) for line in text.splitlines())


if __name__ == "__main__":
    unittest.main()
