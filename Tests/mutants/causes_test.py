"""The list of the rules that mutants break, by which the diagnosis is measured."""

import pathlib
import re
import sys
import unittest

ROOT = pathlib.Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "scripts/mutants.d"))

import diagnosed  # noqa: E402
import table  # noqa: E402


class Causes(unittest.TestCase):
    """Fixtures/mutants/causes.txt, beside the tables of all mutants."""

    def test_names_mutants_that_the_suite_kills(self):
        for language in ["python", "javascript"]:
            known = table.read(language)
            causes = diagnosed.causes(language)
            self.assertGreater(len(causes), 20)
            for mutant in causes:
                self.assertEqual(known.get(mutant, ("no mutant",))[0], "killed", f"{language} {mutant}")

    def test_names_rules_of_the_suite(self):
        texts = [path.read_text() for path in (ROOT / "Specs").glob("*/rules.yaml")]
        rules = set(re.findall(r"^ +- id: (\S+)", "".join(texts), re.MULTILINE))
        for language in ["python", "javascript"]:
            for mutant, named in diagnosed.causes(language).items():
                self.assertTrue(named)
                self.assertEqual(set(named) - rules - {"convention", "misreport"}, set(), f"{language} {mutant}")


if __name__ == "__main__":
    unittest.main()
