"""The adapters that are built before they run: `iamspec init` writes them, and their own compilers build them.

Each is built by the commands that `init` shows. It is ready to be tested, and has the verdicts of the adapter in Python.
Only for TypeScript, Debian's compiler builds without npm, with types that stand in for those of Node.
Kotlin's compiler takes longest, and runs only with IAMSPEC_THOROUGH.
The binary is IAMSPEC, or the debug build's.
"""

import functools
import json
import os
import pathlib
import re
import shlex
import subprocess
import tempfile
import unittest

ROOT = pathlib.Path(__file__).resolve().parents[2]
BINARY = os.environ.get("IAMSPEC", str(ROOT / ".build/debug/iamspec"))
NODE_TYPES = """\
declare module 'node:events' {
  export function once(emitter: object, event: string): Promise<unknown[]>;
}
declare const process: {
  stdin: { setEncoding(encoding: 'utf8'): AsyncIterable<string> };
  stdout: { write(text: string): boolean };
};
type Log = (...values: unknown[]) => void;
declare const console: { log: Log; info: Log; debug: Log; error: Log };
"""


def run(*words, folder, status=0):
    """Runs a command, and returns what it writes to standard output."""
    done = subprocess.run(words, cwd=folder, capture_output=True, text=True, check=False, stdin=subprocess.DEVNULL)
    if done.returncode != status:
        raise AssertionError(f"{shlex.join(words)}: status {done.returncode}\n{done.stdout}{done.stderr}")
    return done.stdout


# Texts that must come back as they are, whichever way they are escaped.
TEXTS = {"é😀": "\u2028\u2029\0\1\x1f\"\\/\b\f\n\r\t\x7f", "": "\\u0041", "\"k\n😀": "é"}
# The case's other members are for an adapter to skip: of every type, and the numbers as far from 0 as they can be.
TEXTS_CASE = {
    "id": 2**53 - 1, "case": "texts", "profile": "swift",
    "given": {"minimum_interval": 0, "app": "foreground", "presenter": "assigned",
              "host": {"choice": "now", "choices": {}}},
    "messages": {"é😀": {"type": "modal", "triggers": [{"kind": "session_start"}], "priority": 1 - 2**53,
                        "orientation": "any", "extras": TEXTS}},
    "actions": [{"do": "start_session", "deliver": ["é😀"]}, {"do": "advance", "by": 0}],
    "later": [1.5, -2e-3, 1e100, True, False, None, {}, [], [[{"a": {}}]]],
}


class Adapter:
    """An adapter in a folder of its own, built."""

    def __init__(self, language, folder, *options):
        self.folder = pathlib.Path(folder)
        self.path = self.folder / language
        text = run(BINARY, "init", "--adapter", language, language, *options, folder=folder)
        self.files = [line for line in text.split("\n\n")[0].splitlines()]
        steps = re.findall(r"^  \d\. (.*)$", text, re.MULTILINE)
        self.building = [step for step in steps if re.match(r"\(cd|javac|kotlinc|cmake", step)]
        command = next(step for step in steps if step.startswith("iamspec run"))
        self.command = shlex.split(command.partition(" -- ")[2])
        self.options = options

    def build(self):
        """Builds the adapter. The compilers have no warnings."""
        for command in self.building:
            if "npm" in command:
                types = self.path / "node_modules/@types/node"
                types.mkdir(parents=True, exist_ok=True)
                (types / "index.d.ts").write_text(NODE_TYPES)
                command = f"tsc -p {shlex.quote(self.path.name)}"
            env = {**os.environ, "CXXFLAGS": "-Wall -Wextra -Wpedantic -Werror"}
            done = subprocess.run(
                command, shell=True, cwd=self.folder, env=env, check=False, text=True,
                stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
            if done.returncode or "warning: [" in done.stdout or ".kt:" in done.stdout:
                raise AssertionError(f"{command}: status {done.returncode}\n{done.stdout}")
        return self

    def change(self, old, new):
        """Changes the file that a user edits."""
        path = self.folder / self.files[0]
        text = path.read_text()
        if old not in text:
            raise AssertionError(f"{old} is not in {path}:\n{text}")
        path.write_text(text.replace(old, new))

    def iamspec(self, command, *options, status=0):
        return run(BINARY, command, *options, *self.options, "--", *self.command, folder=self.folder, status=status)

    def replies(self, *requests):
        """The replies to lines, in a system whose encoding is not UTF-8."""
        done = subprocess.run(
            self.command, cwd=self.folder, input="".join(f"{line}\n" for line in requests), encoding="utf-8",
            env={**os.environ, "LC_ALL": "C"}, capture_output=True, check=True)
        return [json.loads(line) for line in done.stdout.split("\n")[1:-1]]

    def verdicts(self):
        """The verdict of each case, with the reason of each that is skipped."""
        lines = map(json.loads, self.iamspec("run", "--results", "-").splitlines())
        return {(line["id"], line["profile"]): (line["verdict"], line.get("skip"))
                for line in lines if line["type"] == "case"}


@functools.cache
def python_verdicts():
    with tempfile.TemporaryDirectory() as folder:
        return Adapter("python", folder).verdicts()


class Adapters(unittest.TestCase):
    maxDiff = 2000

    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = folder.name

    def check(self, language, empty, filled):
        """Builds the adapters of a language: as they are, and with a function that is filled in.

        empty: the function of the action `track`.
        filled: the same, as it reports that the message with the event's name is shown.
        """
        with self.subTest("the tiny engine"):
            adapter = Adapter(language, self.folder).build()
            self.assertTrue(adapter.iamspec("doctor").endswith("✓ my engine 0.1 is ready to be tested.\n"))
            verdicts = adapter.verdicts()
            self.assertEqual(
                {key: it for key, it in verdicts.items() if it != python_verdicts()[key]}, {})
            self.assertEqual(len(verdicts), len(python_verdicts()))
            displayed = {"saw": "displayed", "message": "é😀", "extras": TEXTS}
            reply = {"id": 2**53 - 1, "observations": [[displayed], []]}
            lines = [json.dumps(TEXTS_CASE), json.dumps(TEXTS_CASE, ensure_ascii=False, separators=(" , ", " : "))]
            self.assertEqual(adapter.replies(*lines), [reply, reply])
            # What a case lacks is an error of this case alone.
            missing, reply_after = adapter.replies('{"id":1,"profile":"swift","actions":[]}', lines[0])
            self.assertEqual((missing["id"], missing["error"]["action"], reply_after), (1, 0, reply))
        with self.subTest("the words of a suite"), tempfile.TemporaryDirectory() as folder:
            run(BINARY, "init", "suite", "--words", folder=folder)
            stub = Adapter(language, folder, "--specs", "suite")
            stub.change(empty, filled)
            text = stub.build().iamspec("run", "--no-diagnosis", "--verbose", status=1)
            self.assertRegex(text, r"\+ shown: \S+ +happened", text)

    def test_java(self):
        self.check(
            "java", "void do_track(Json members) {}",
            'void do_track(Json members) { saw_shown("message", members.get("event").text()); }')

    def test_typescript(self):
        self.check(
            "typescript", "do_track(members: Members): void {}",
            "do_track(members: Members): void { this.saw_shown({ message: members.event }); }")

    def test_cpp(self):
        self.check(
            "cpp", "void do_track([[maybe_unused]] const Json& members) {}",
            'void do_track(const Json& members) { saw_shown({{"message", members["event"]}}); }')

    @unittest.skipUnless(os.environ.get("IAMSPEC_THOROUGH"), "takes long: set IAMSPEC_THOROUGH=1")
    def test_kotlin(self):
        self.check(
            "kotlin", "fun do_track(members: Json) {}",
            'fun do_track(members: Json) { saw_shown("message" to members["event"].text) }')

    def test_any_words(self):
        """The suite whose words have all shapes, in the language that allows least in comments and names."""
        adapter = Adapter("java", self.folder, "--specs", str(ROOT / "Fixtures/suites/tags")).build()
        findings = [line.split()[1] for line in adapter.iamspec("doctor", status=1).splitlines()
                    if line.startswith("✗ ")]
        self.assertEqual(findings[:1], ["observations"])


if __name__ == "__main__":
    unittest.main()
