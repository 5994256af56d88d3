"""Results end to end: the schema, equal reports, differences, merging.

Needs jsonschema. The binary is IAMSPEC, or the debug build's.
"""

import copy
import json
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile
import unittest

import jsonschema

sys.path.insert(0, os.path.dirname(__file__))
import report_data  # noqa: E402

ROOT = pathlib.Path(__file__).resolve().parents[2]
BINARY = os.environ.get("IAMSPEC", str(ROOT / ".build/debug/iamspec"))
GOLDEN = ROOT / "Fixtures/golden/reporting/results.jsonl"
REPORTS = {"--junit": "junit.xml", "--html": "report.html", "--markdown": "summary.md",
           "--badge": "badge.json"}


def setUpModule():
    global FOLDER, GOOD, HOSTILE
    FOLDER = pathlib.Path(tempfile.mkdtemp(prefix="iamspec-results-"))
    unittest.addModuleCleanup(shutil.rmtree, FOLDER)
    GOOD, HOSTILE = FOLDER / "good.jsonl", FOLDER / "hostile.jsonl"
    report_data.run(BINARY, GOOD)
    lines = report_data.run(BINARY, FOLDER / "queue.jsonl", "--fault", "queue-instead-of-stack")
    report_data.hostile(lines, HOSTILE)


def iamspec(*arguments):
    return subprocess.run([BINARY, *arguments], capture_output=True, text=True, check=False)


class Schema(unittest.TestCase):
    def setUp(self):
        schema = json.loads((ROOT / "Specs/results.schema.json").read_text())
        jsonschema.Draft202012Validator.check_schema(schema)
        self.validator = jsonschema.Draft202012Validator(schema)

    def test_every_line_is_valid(self):
        for path in (GOLDEN, GOOD, HOSTILE):
            for number, line in enumerate(report_data.read(path), 1):
                self.assertTrue(self.validator.is_valid(line), f"{path.name}:{number}: {line}")

    def test_missing_and_unknown_members_are_invalid(self):
        seen = set()
        for line in report_data.read(GOLDEN):
            for key in line:
                if key in ("started", "hostname", "log", "transcript", "digest"):
                    continue
                broken = copy.deepcopy(line)
                del broken[key]
                self.assertFalse(self.validator.is_valid(broken), f"{line['type']} without {key}")
            self.assertFalse(self.validator.is_valid({**line, "surprise": 1}), line["type"])
            seen.add(line["type"])
        self.assertEqual(seen, {"header", "case", "answer", "footer"})


class Reports(unittest.TestCase):
    def test_a_run_and_its_results_yield_equal_reports(self):
        now, later = FOLDER / "now", FOLDER / "later"
        run = iamspec("run", "--fault", "queue-instead-of-stack", "--results", now / "r.jsonl",
                      *(each for option, name in REPORTS.items() for each in (option, now / name)))
        self.assertEqual(run.returncode, 1, run.stderr)
        report = iamspec("report", now / "r.jsonl",
                         *(each for option, name in REPORTS.items() for each in (option, later / name)))
        self.assertEqual((report.returncode, report.stdout, report.stderr), (0, "", ""))
        for name in REPORTS.values():
            self.assertEqual((now / name).read_bytes(), (later / name).read_bytes(), name)
        shown = iamspec("report", now / "r.jsonl").stdout
        self.assertTrue(run.stdout.startswith(shown), "the terminal shows something else")

    def test_a_killed_run_is_reported_as_one(self):
        path = FOLDER / "killed.jsonl"
        path.write_bytes(GOOD.read_bytes()[:50_000])
        report = iamspec("report", path, "--markdown", FOLDER / "killed.md")
        self.assertEqual(report.returncode, 0)
        self.assertRegex(report.stderr, r"incomplete: \d+ of \d+ cases, no footer; the run was killed, or could not")
        self.assertIn("Interrupted after", (FOLDER / "killed.md").read_text())

    def test_mistakes_have_their_place_and_exit_with_2(self):
        path = FOLDER / "wrong.jsonl"
        lines = GOOD.read_text().splitlines(keepends=True)
        path.write_text("".join(lines[:4] + ["{nonsense}\n"] + lines[5:]))
        for command in (("report", path), ("diff", path, GOOD), ("merge", path, "-o", FOLDER / "x")):
            outcome = iamspec(*command)
            self.assertEqual(outcome.returncode, 2, command)
            self.assertIn("wrong.jsonl:5: error: expected a key in quotes", outcome.stderr)
        outcome = iamspec("report", FOLDER / "nowhere.jsonl")
        self.assertEqual(outcome.returncode, 2)
        self.assertIn("cannot be read", outcome.stderr)


class Comparisons(unittest.TestCase):
    def test_a_regression_exits_with_1(self):
        worse = iamspec("diff", GOOD, HOSTILE, "--markdown", FOLDER / "diff.md")
        self.assertEqual(worse.returncode, 1, worse.stderr)
        self.assertIn("regressed", worse.stdout)
        # The id of a case is not cut.
        lines = (line for line in worse.stdout.splitlines() if not re.fullmatch(r" +[\w./-]+ \[\w+\]", line))
        self.assertLessEqual(max(map(len, lines)), 80)
        self.assertIn("## ❌ A regression", (FOLDER / "diff.md").read_text())
        self.assertEqual(iamspec("diff", HOSTILE, GOOD).returncode, 0)
        self.assertEqual(iamspec("diff", GOOD, GOOD).returncode, 0)

    def test_parts_merge_to_the_whole(self):
        lines = report_data.read(GOOD)
        parts = []
        for part in range(3):
            header = copy.deepcopy(lines[0])
            chosen = [line for line in lines[1:-1] if line["index"] % 3 == part]
            header.update(shard={"index": part + 1, "count": 3}, planned=len(chosen))
            footer = dict(lines[-1], us=lines[-1]["us"] if part == 0 else 0)
            parts.append(FOLDER / f"part-{part}.jsonl")
            report_data.write(parts[-1], [header, *chosen, footer])
        whole = FOLDER / "whole.jsonl"
        self.assertEqual(iamspec("merge", *reversed(parts), "--output", whole).returncode, 0)
        self.assertEqual(whole.read_bytes(), GOOD.read_bytes())
        outcome = iamspec("merge", parts[0], parts[2], "-o", FOLDER / "none.jsonl")
        self.assertEqual(outcome.returncode, 2)
        self.assertIn("is one of 3 shards; missing: 2", outcome.stderr)
        self.assertFalse((FOLDER / "none.jsonl").exists())


if __name__ == "__main__":
    unittest.main()
