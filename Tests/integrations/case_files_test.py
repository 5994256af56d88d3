"""What `iamspec bundle --format cases` writes is valid by the schema that is beside it, for an independent validator.

The binary is IAMSPEC, or the debug build's.
"""

import json
import os
import pathlib
import subprocess
import tempfile
import unittest

import jsonschema

ROOT = pathlib.Path(__file__).resolve().parents[2]
BINARY = os.environ.get("IAMSPEC", str(ROOT / ".build/debug/iamspec"))


class CaseFiles(unittest.TestCase):
    def write(self, *options):
        """Writes the cases of a suite; returns a validator, and the cases by their paths."""
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        subprocess.run(
            [BINARY, "bundle", "--format", "cases", "--output", folder.name, *options], check=True,
            capture_output=True)
        root = pathlib.Path(folder.name)
        schema = json.loads((root / "case-file.schema.json").read_text())
        jsonschema.Draft202012Validator.check_schema(schema)
        cases = {str(path.relative_to(root)): json.loads(path.read_text())
                 for path in sorted(root.glob("*/**/*.json"))}
        return jsonschema.Draft202012Validator(schema), cases

    def test_of_the_built_in_suite_are_valid(self):
        validator, cases = self.write()
        self.assertGreater(len(cases), 900)
        for path, case in cases.items():
            self.assertEqual(path, f"{case['id']}.json")
        # The validator takes long, and each of a few has what many have.
        for path, case in list(cases.items())[::15]:
            with self.subTest(path):
                validator.validate(case)

    def test_of_a_suite_with_words_of_its_own_are_valid(self):
        validator, cases = self.write("--specs", str(ROOT / "Fixtures/suites/inbox"))
        self.assertGreater(len(cases), 5)
        for case in cases.values():
            validator.validate(case)

    def test_are_not_valid_with_a_word_that_is_not_there(self):
        validator, cases = self.write()
        case = cases["stack/last-in-first-out/two-waiting.json"]
        validator.validate(case)
        case["steps"][0]["do"][0]["do"] = "start_sesion"
        self.assertFalse(validator.is_valid(case))


if __name__ == "__main__":
    unittest.main()
