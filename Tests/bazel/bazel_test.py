"""The rule `iamspec_test`, used as docs/ci.md shows it, in a real Bazel: shards, a filter, a broken engine.

Needs Debian's bazel-bootstrap, bazel-rules-java, bazel-rules-proto, bazel-skylib and bazel-platforms.
The binary is IAMSPEC, or the debug build's.
"""

import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile
import unittest
import zipfile
from xml.etree import ElementTree

sys.path.insert(0, os.path.dirname(__file__))
from bazel_workspace import Workspace  # noqa: E402

ROOT = pathlib.Path(__file__).resolve().parents[2]
BINARY = os.environ.get("IAMSPEC", str(ROOT / ".build/debug/iamspec"))
ENGINE = ROOT / "Fixtures/engines/python"
# A bug in one line: the stack shows the message that has waited longest.
BUG = ("self.stack.pop()", "self.stack.pop(0)")
# The program gets its engine as an argument, and the suite has an option.
BY_ARGUMENT = """\
load("//tools/iamspec:iamspec_test.bzl", "iamspec_test")

iamspec_test(
    name = "conformance",
    args = ["--no-diagnosis"],
    engine = "python.sh",
    engine_args = ["$(location engine.py)"],
    data = glob(["*.py"]),
    shard_count = 4,
)
"""

# The engine is started with a file that the build creates, and with a source file.
WITH_MADE_FILE = """\
load("//tools/iamspec:iamspec_test.bzl", "iamspec_test")

genrule(name = "made", outs = ["made.yaml"], cmd = "echo made >$@")

iamspec_test(
    name = "conformance",
    args = ["--rule", "stack.in-memory"],
    engine = "start.sh",
    engine_args = ["--with=$(location :made)", "$(location engine.py)", "$(locations :made)"],
    data = glob(["*.py"]) + [":made"],
    shard_count = 1,
)
"""
START = """\
#!/bin/sh
for file in "${1#--with=}" "$2" "$3"; do [ -f "$file" ] || { echo "no $file in $PWD" >&2; exit 1; }; done
exec python3 "$2"
"""


def recipe(name):
    """Returns a file of the recipe: the code block that begins with its name."""
    recipes = (ROOT / "docs" / "ci.md").read_text()
    block = re.search(rf"^```\w+\n# {re.escape(name)}\n(.*?)^```$", recipes, re.MULTILINE | re.DOTALL)
    assert block, f"docs/ci.md has no block that begins with `# {name}`"
    return block.group(1)


def add_package(workspace, name, build, change=lambda text: text):
    """Writes a package of the workspace with an engine, which can be changed."""
    workspace.write(f"{name}/BUILD.bazel", build)
    for source in ["engine.py", "delivery.py"]:
        workspace.write(f"{name}/{source}", change((ENGINE / source).read_text()), executable=True)


def add_rule(workspace):
    """Copies the rule to where the recipe loads it from, with the binary beside it."""
    folder = workspace.root / "tools/iamspec"
    shutil.copytree(ROOT / "integrations/bazel", folder)
    shutil.copy(BINARY, folder / "iamspec")


def setUpModule():
    global WORKSPACE, PLANNED
    folder = tempfile.mkdtemp(prefix="iamspec-bazel-")
    unittest.addModuleCleanup(shutil.rmtree, folder)
    WORKSPACE = Workspace(folder)
    unittest.addModuleCleanup(WORKSPACE.shut_down)
    add_rule(WORKSPACE)
    add_package(WORKSPACE, "good", recipe("BUILD.bazel"))
    WORKSPACE.write("broken/python.sh", "#!/bin/sh\nexec python3 \"$@\"\n")
    add_package(WORKSPACE, "broken", BY_ARGUMENT, lambda text: text.replace(*BUG))
    WORKSPACE.write("made/start.sh", START)
    add_package(WORKSPACE, "made", WITH_MADE_FILE)
    plan = subprocess.run(
        [BINARY, "run", "--plan"], capture_output=True, text=True, check=True).stdout
    PLANNED = sorted(re.findall(r"^(?:run|skip) +(\S+ \[\w+\])", plan, re.MULTILINE))


def cases(report):
    """Returns the ids of a JUnit report's cases, each with whether it failed."""
    found = {}
    for case in ElementTree.parse(report).iter("testcase"):
        profile, *folders = case.get("classname").split(".")
        name = "/".join([*folders, case.get("name")]) + f" [{profile}]"
        assert name not in found, name
        found[name] = case.find("failure") is not None
    return found


class TestBazel(unittest.TestCase):
    def shards(self, package):
        """Returns the cases of each shard's report."""
        logs = WORKSPACE.logs(f"{package}/conformance")
        self.assertEqual([log.name for log in logs], [f"shard_{i}_of_4" for i in range(1, 5)])
        return [cases(log / "test.xml") for log in logs]

    def test_four_shards_are_the_whole_run(self):
        run = WORKSPACE.test("//good:conformance")
        self.assertEqual(run.returncode, 0, run.stdout + run.stderr)
        shards = self.shards("good")
        self.assertTrue(all(shards), "a shard without cases")
        # A list, so that a case in two shards would be in it twice.
        self.assertEqual(sorted(case for shard in shards for case in shard), PLANNED)
        self.assertFalse(any(failed for shard in shards for failed in shard.values()))

        with self.subTest("and their results merge"), tempfile.TemporaryDirectory() as folder:
            parts = []
            for log in WORKSPACE.logs("good/conformance"):
                parts.append(f"{folder}/{log.name}.jsonl")
                with zipfile.ZipFile(log / "test.outputs" / "outputs.zip") as outputs:
                    pathlib.Path(parts[-1]).write_bytes(outputs.read("results.jsonl"))
            merge = subprocess.run(
                [BINARY, "merge", *parts, "-o", f"{folder}/merged.jsonl"], capture_output=True,
                text=True, check=False)
            self.assertEqual((merge.returncode, merge.stderr), (0, ""))

    def test_a_filter_runs_its_cases_alone(self):
        run = WORKSPACE.test(
            "//good:conformance", "--test_filter=stack/last-in-first-out/two-waiting,*out/three-waiting")
        self.assertEqual(run.returncode, 0, run.stdout + run.stderr)
        found = sorted(case for shard in self.shards("good") for case in shard)
        self.assertEqual(found, sorted(
            f"stack/last-in-first-out/{case} [{profile}]"
            for case in ["two-waiting", "three-waiting"] for profile in ["swift", "legacy"]))

    def test_shards_without_cases_are_green(self):
        run = WORKSPACE.test("//good:conformance", "--test_filter=stack/last-in-first-out/two-waiting")
        self.assertEqual(run.returncode, 0, run.stdout + run.stderr)
        self.assertEqual(sorted(len(shard) for shard in self.shards("good")), [0, 0, 1, 1])

    def test_a_filter_without_cases_fails_and_says_so(self):
        run = WORKSPACE.test("//good:conformance", "--test_filter=stack/no-such-case")
        self.assertEqual(run.returncode, 3, run.stdout + run.stderr)
        self.assertIn("there is no case `stack/no-such-case`", run.stdout + run.stderr)

    def test_a_broken_engine_fails_by_name(self):
        self.assertIn(BUG[0], (ENGINE / "delivery.py").read_text() + (ENGINE / "engine.py").read_text())
        run = WORKSPACE.test("//broken:conformance")
        self.assertEqual(run.returncode, 3, run.stdout + run.stderr)
        failed = [case for shard in self.shards("broken") for case, failed in shard.items() if failed]
        self.assertIn("stack/last-in-first-out/three-waiting [swift]", failed)
        self.assertLess(len(failed), len(PLANNED) / 2)
        self.assertIn("stack.last-in-first-out/newest-first: ", run.stdout)

    def test_arguments_name_files_that_the_build_makes(self):
        run = WORKSPACE.test("//made:conformance")
        self.assertEqual(run.returncode, 0, run.stdout + run.stderr)


if __name__ == "__main__":
    unittest.main()
