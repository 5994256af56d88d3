"""Every command in README.md, CONTRIBUTING.md, docs, Specs/PROTOCOL.md and the recipes of integrations/parallel works.

The real binary parses each command with one more, unknown option, which must be the only error.
Commands in consoles also run if that is cheap, in a folder with the files that they name. Those of the
walk through docs/your-own-suite.md run one after the other, and print what is shown.
The binary is IAMSPEC, or the debug build's.
"""

import json
import os
import pathlib
import re
import shlex
import shutil
import subprocess
import sys
import tempfile
import unittest
from concurrent.futures import ThreadPoolExecutor

ROOT = pathlib.Path(__file__).resolve().parents[2]
BINARY = os.environ.get("IAMSPEC", str(ROOT / ".build/debug/iamspec"))
DOCUMENTS = [
    ROOT / "README.md", ROOT / "CONTRIBUTING.md", ROOT / "Specs/PROTOCOL.md",
    *sorted((ROOT / "docs").rglob("*.md")), *sorted((ROOT / "integrations/parallel").glob("*.yml"))]
FENCED = re.compile(r"^( *)```(\w*)\n(.*?)^ *```$", re.MULTILINE | re.DOTALL)
COMMAND = re.compile(r"(?:^|(?<=[\s\"'`]))iamspec (?=[-\w])")
UNKNOWN = "--no-such-option"

# These commands take long, do not end, or write to the suite or the sources.
NOT_RUN = [
    "audit", "explore", "doctor", "characterize", "handbook", "gallery", "--watch", "--update-ledger", "--write-basis",
    "--survey", "--characterize", "--answers"]
# The engine of the documents: the reference engine as a program.
ENGINE = f"""\
#!{sys.executable}
import os
os.execv({BINARY!r}, ["iamspec", "engine"])
"""
# A few cases show as much about a command as all cases.
FEW = ["--rule", "stack.in-memory", "--no-diagnosis"]


def words(command):
    """Returns the words of a command, up to a shell operator or a comment."""
    lexer = shlex.shlex(command, posix=True, punctuation_chars=True)
    lexer.wordchars += "$*?:…{}[],@=/.%+^!"
    lexer.commenters = "#"
    found = []
    for word in lexer:
        if set(word) <= set("|&;<>()"):
            break
        found.append(word.rstrip("…") if len(word) > 1 else word)
    found = [word for word in found if word != "…"]
    # Prose may end where the engine's command begins.
    return found[:-1] if found[-1] == "--" else found


def commands(path):
    """The commands of a document: place, words, and whether a console shows it."""
    text = path.read_text()
    if path.suffix == ".yml":
        text = f"```yaml\n{text}```\n"
    for block in FENCED.finditer(text):
        line = text.count("\n", 0, block.start(3)) + (0 if path.suffix == ".yml" else 1)
        for number, code in enumerate(block[3].splitlines(), line):
            # Output is not a command, although it may advise typing one.
            if block[2] in ["text", "swift", "json"]:
                continue
            found = COMMAND.search(code)
            if not found or block[2] == "console" and not code.strip().startswith("$ "):
                continue
            command = code[found.start():]
            if found.start() and code[found.start() - 1] in "'\"":
                command = command[:command.index(code[found.start() - 1])]
            yield f"{path.relative_to(ROOT)}:{number}", words(command), block[2] in ["console", "sh"]
    prose = FENCED.sub(lambda block: "\n" * block[0].count("\n"), text)
    for span in re.finditer(r"`(iamspec\s[^`]+)`", prose):
        number = prose.count("\n", 0, span.start()) + 1
        yield f"{path.relative_to(ROOT)}:{number}", words(" ".join(span[1].split())), False


COMMANDS = [command for path in DOCUMENTS for command in commands(path)]
# Placeholders: ID, FILE and the like.
PLACEHOLDER = re.compile("[A-Z]{2,}")


def once(selected):
    """The commands without duplicates."""
    return list({tuple(command[1]): command for command in reversed(selected)}.values())[::-1]


def parts(arguments):
    """The arguments for iamspec, and those from `--` on, which are the engine's."""
    end = arguments.index("--") if "--" in arguments else len(arguments)
    return arguments[:end], arguments[end:]


class TestCommands(unittest.TestCase):
    def in_parallel(self, check, selected):
        """Checks a few commands at a time, and reports all that fail."""
        with ThreadPoolExecutor(2) as pool:
            problems = [problem for problem in pool.map(check, selected) if problem]
        self.assertEqual(problems, [], "\n" + "\n".join(problems))

    def test_are_found(self):
        self.assertGreater(len(COMMANDS), 60)
        self.assertGreater(sum(is_shown for _, _, is_shown in COMMANDS), 25)
        self.assertEqual(words("iamspec run 'a b' --x y… -- e.py  # says"), [
            "iamspec", "run", "a b", "--x", "y", "--", "e.py"])
        self.assertEqual(words("iamspec run … | head"), ["iamspec", "run"])

    def test_have_existing_options(self):
        def check(command):
            place, (_, *arguments), _ = command
            ours, engine = parts(arguments)
            # These options stand alone, and nothing else is parsed.
            unknown = [] if arguments[0].startswith("-") or arguments[0] == "help" else [UNKNOWN]
            run = subprocess.run(
                [BINARY, *ours, *unknown, *engine], capture_output=True, stdin=subprocess.DEVNULL,
                text=True, check=False)
            first = run.stderr.split("\n")[0]
            if not unknown:
                return f"{place}: {first}" if run.returncode or first else None
            expected = first == f"error: Unknown option '{UNKNOWN}'" or any(
                first.endswith(f" `{word}`") for word in ours if PLACEHOLDER.fullmatch(word))
            # Prose names a command without its arguments and its engine, or an option without its value.
            if len(arguments) == 1 or f"error: Missing value for '{arguments[-1]} " in first:
                expected = True
            named = f"\nUsage: iamspec {arguments[0]}" in run.stderr
            if run.returncode != 64 or not expected or not named:
                return f"{place}: iamspec {shlex.join(arguments)}\n    {first}"
            return None

        self.in_parallel(check, once(COMMANDS))

    def test_work_where_they_are_shown(self):
        with tempfile.TemporaryDirectory() as folder:
            project = self.project(pathlib.Path(folder))

            def check(command):
                place, (_, *arguments), _ = command
                ours, engine = parts(arguments)
                if ours[0] == "run":
                    ours += FEW if len(ours) == 1 or ours[1].startswith("-") else FEW[2:]
                arguments = ours + engine
                with tempfile.TemporaryDirectory(dir=folder) as copy:
                    shutil.copytree(project, copy, symlinks=True, dirs_exist_ok=True)
                    if "part-*.jsonl" in arguments:
                        at = arguments.index("part-*.jsonl")
                        arguments[at:at + 1] = ["part-1.jsonl", "part-2.jsonl"]
                    run = subprocess.run(
                        [BINARY, *arguments], cwd=copy, stdin=subprocess.DEVNULL, text=True,
                        capture_output=True, check=False)
                red = "--fault" in arguments or any(
                    name in " ".join(arguments) for name in ["older-first", "paused.jsonl"])
                if run.returncode != (1 if red else 0):
                    return (f"{place}: iamspec {shlex.join(arguments)} exits with "
                            f"{run.returncode}\n{run.stderr or run.stdout}")
                return None

            selected = once([
                command for command in COMMANDS
                if command[2] and not any("tips" in word for word in command[1])
                and not any(word in NOT_RUN for word in command[1])
                and not any(PLACEHOLDER.fullmatch(word) for word in command[1])])
            self.assertGreater(len(selected), 12)
            self.in_parallel(check, selected)

    def project(self, folder):
        """A folder with the files that the commands of the documents name."""
        project = folder / "project"
        project.mkdir()
        for name in ["Specs", "Fixtures"]:
            (project / name).symlink_to(ROOT / name)
        shutil.copytree(ROOT / "Specs", project / "my-suite")
        for name in ["engine.py", "engine", "engine-before"]:
            (project / name).write_text(ENGINE)
            (project / name).chmod(0o755)
        for number in (1, 2):
            self.results(project, f"part-{number}.jsonl", "--shard", f"{number}/2")
        for name in ["results.jsonl", "old.jsonl", "new.jsonl"]:
            self.results(project, name)
        (project / "known.yaml").write_text("format: 1\nknown_failures: []\n")
        return project

    def results(self, project, name, *options):
        subprocess.run(
            [BINARY, "run", *FEW, *options, "--results", name], cwd=project, check=True,
            stdin=subprocess.DEVNULL, capture_output=True)


def section(document, heading):
    """The text below a heading of a document in docs, up to the next heading."""
    text = (ROOT / "docs" / document).read_text()
    return text.split(f"\n## {heading}\n")[1].split("\n## ")[0]


class TestWalk(unittest.TestCase):
    """From nothing to a red engine, command after command."""

    def test_every_command(self):
        steps = []
        for block in FENCED.finditer(section("your-own-suite.md", "From nothing to a red engine")):
            for line in block[3].splitlines():
                if line.startswith("$ "):
                    steps.append((line[2:], []))
                else:
                    steps[-1][1].append(line.strip())
        self.assertGreater(len(steps), 6)
        with tempfile.TemporaryDirectory() as folder:
            for command, shown in steps:
                with self.subTest(command=command):
                    name, *arguments = shlex.split(command, comments=True)
                    self.assertEqual(name, "iamspec")
                    run = subprocess.run(
                        [BINARY, *arguments], cwd=folder, capture_output=True, text=True,
                        stdin=subprocess.DEVNULL, check=False)
                    self.assertEqual(run.returncode, 1 if command.endswith("# red") else 0, run.stderr)
                    rest = run.stdout
                    for line in shown:
                        self.assertIn(line, rest)
                        rest = rest.split(line, 1)[1]


ECHO = """\
import json, sys
print(json.dumps({"iamspec": 1, "engine": {"name": "echo", "version": "1"}, "profiles": ["app"]}), flush=True)
for line in sys.stdin:
    sys.stderr.write(line)
    open("wire.jsonl", "a").write(line)
    case = json.loads(line)
    print(json.dumps({"id": case["id"], "observations": [[] for _ in case["actions"]]}), flush=True)
"""


class TestVocabulary(unittest.TestCase):
    """The vocabulary of the document has no mistakes, and its words are on the wire as the table says."""

    def test_wire(self):
        vocabulary = next(
            block[3] for block in FENCED.finditer(section("vocabulary.md", "Words")) if block[3].startswith("format: 1"))
        rows = [
            [cell.strip().strip("`") for cell in row.strip("|").split(" | ")]
            for row in section("vocabulary.md", "The wire").splitlines() if row.startswith("| `")]
        self.assertGreater(len(rows), 8)
        done = [row for row in rows if row[1].startswith('{"do"')]
        lines = ["format: 1", "title: Words", "rules: [use.words]", "about: Words."]
        lines += [row[0] for row in rows if row[0].startswith("messages")]
        lines += ["cases:", "  - id: all", "    title: All words"]
        lines += ["    " + row[0].replace("display: paused", "display: running")
                  for row in rows if row[0].startswith("given")]
        lines += ["    steps:"]
        for step, _ in done:
            lines.append(f"      {step}" if step.startswith("- ") else f"      - do: {{advance: 1s}}\n        {step}")
        lines[-1] += "\n        " + rows[4][0]
        with tempfile.TemporaryDirectory() as name:
            folder = pathlib.Path(name)
            (folder / "suite/use").mkdir(parents=True)
            shutil.copy(ROOT / "Fixtures/lint/words/rules.yaml", folder / "suite/rules.yaml")
            (folder / "suite/vocabulary.yaml").write_text(vocabulary)
            (folder / "suite/use/words.yaml").write_text("\n".join(lines) + "\n")
            (folder / "echo.py").write_text(ECHO)
            lint = subprocess.run([BINARY, "lint", "suite"], cwd=folder, capture_output=True, text=True, check=False)
            self.assertEqual(lint.returncode, 0, lint.stderr)
            subprocess.run(
                [BINARY, "run", "--no-diagnosis", "--specs", "suite", "--", sys.executable, "echo.py"],
                cwd=folder, capture_output=True, check=False)
            sent = json.loads((folder / "wire.jsonl").read_text().splitlines()[0])
        for step, wire in done:
            self.assertIn(json.loads(wire.split("`")[0]), sent["actions"], step)
        self.assertEqual(sent["messages"], {"sale": {"limit": 1, "ends": {"date": "2026-03-01T12:00:00Z"}}})
        self.assertEqual(sent["given"], {"interval": 30000, "display": "running"})


class TestScripts(unittest.TestCase):
    def test_are_there(self):
        for path in DOCUMENTS:
            for script in set(re.findall(r"(?<![\w/.])scripts/[\w.-]*\w", path.read_text())):
                with self.subTest(document=path.name, script=script):
                    self.assertTrue((ROOT / script).exists())


if __name__ == "__main__":
    unittest.main()
