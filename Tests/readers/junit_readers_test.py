"""The JUnit report as its readers see it: junitparser and junit2html, both from PyPI.

The binary is IAMSPEC, or the debug build's.
"""

import os
import pathlib
import subprocess
import sys
import tempfile
import unittest

import junitparser

ROOT = pathlib.Path(__file__).resolve().parents[2]
BINARY = os.environ.get("IAMSPEC", str(ROOT / ".build/debug/iamspec"))


class Report(unittest.TestCase):
    """One run with failures, read by each reader in both dialects."""

    @classmethod
    def setUpClass(cls):
        folder = tempfile.TemporaryDirectory()
        cls.addClassCleanup(folder.cleanup)
        cls.paths = {}
        for dialect in ["strict", "extended"]:
            path = pathlib.Path(folder.name) / f"{dialect}.xml"
            outcome = subprocess.run(
                [BINARY, "run", "-q", "--fault", "queue-instead-of-stack", "--junit", path,
                 "--junit-dialect", dialect],
                capture_output=True, text=True, check=False)
            assert outcome.returncode == 1, outcome.stderr
            cls.paths[dialect] = path
        listed = subprocess.run(
            [BINARY, "run", "--plan"], capture_output=True, text=True, check=True).stdout
        cls.planned = len(listed.splitlines()) - 1

    def test_junitparser_finds_every_case_and_its_counts_add_up(self):
        for dialect, path in self.paths.items():
            with self.subTest(dialect):
                suites = list(junitparser.JUnitXml.fromfile(str(path)))
                cases = [case for suite in suites for case in suite]
                self.assertEqual(len(cases), self.planned)
                for suite in suites:
                    failed = [case for case in suite if case.is_failure]
                    self.assertEqual(suite.tests, len(list(suite)))
                    self.assertEqual(suite.failures, len(failed))
                self.assertTrue(any(case.is_failure for case in cases))

    def test_a_case_is_named_once(self):
        suites = junitparser.JUnitXml.fromfile(str(self.paths["strict"]))
        names = [(case.classname, case.name) for suite in suites for case in suite]
        self.assertEqual(len(names), len(set(names)))

    def test_a_failure_has_its_rule_and_replay_command(self):
        suites = junitparser.JUnitXml.fromfile(str(self.paths["strict"]))
        case = next(c for s in suites for c in s if c.classname.startswith("swift.stack") and c.is_failure)
        self.assertTrue(case.result[0].type.count("."))
        self.assertIn("iamspec run --profile swift stack/", case.result[0].text)

    def test_junit2html_converts_it_to_a_page(self):
        for dialect, path in self.paths.items():
            with self.subTest(dialect):
                page = path.with_suffix(".html")
                subprocess.run(
                    [sys.executable, "-m", "junit2htmlreport", path, page], check=True,
                    capture_output=True)
                self.assertIn("three-waiting", page.read_text(encoding="utf-8"))


if __name__ == "__main__":
    unittest.main()
