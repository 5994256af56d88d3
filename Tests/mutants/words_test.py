"""The progress output of `scripts/mutants-words`, and the file from which an interrupted run goes on."""

import argparse
import contextlib
import io
import pathlib
import sys
import tempfile
import types
import unittest

ROOT = pathlib.Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "scripts/mutants.d"))

import words  # noqa: E402


class Tried:
    """A trial whose outcomes are known, and that notes which mutants are tried."""

    suite = "tags"

    def __init__(self, options, outcomes):
        self.options, self.outcomes, self.asked = options, outcomes, []

    def try_out(self, mutant):
        self.asked.append(mutant.id)
        return self.outcomes[mutant.id]


class KeptOutcomes(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.file = pathlib.Path(folder.name) / "kept.jsonl"

    def tried_out(self, outcomes, **changes):
        """The outcomes of a run, what it tells, and which mutants it tries."""
        options = argparse.Namespace(**{"scripts": 10, "beside": False, "jobs": 1, "kept": self.file, **changes})
        trial = Tried(options, outcomes)
        mutants = [types.SimpleNamespace(id=name) for name in outcomes]
        with contextlib.redirect_stderr(io.StringIO()) as told:
            ways = words.tried_out(trial, mutants, words.Kept(options))
        return ways, told.getvalue().splitlines(), trial.asked

    def test_each_mutant_is_told_with_how_it_is_found(self):
        _, told, _ = self.tried_out({"a": {"run", "by scripts"}, "b": set()})
        self.assertEqual(sorted(line.split(": ", 2)[2] for line in told), ["a: by scripts, run", "b: not found"])
        self.assertEqual([line.split(": ")[1] for line in told], ["1 of 2", "2 of 2"])

    def test_a_run_goes_on_where_another_ended(self):
        self.tried_out({"a": {"run"}})
        ways, _, asked = self.tried_out({"a": set(), "b": {"by scripts"}})
        self.assertEqual(asked, ["b"])
        self.assertEqual(ways, [{"run"}, {"by scripts"}])

    def test_more_scripts_are_another_outcome(self):
        self.tried_out({"a": set()})
        for changes in [{"scripts": 20}, {"beside": True}]:
            ways, _, asked = self.tried_out({"a": {"by scripts"}}, **changes)
            self.assertEqual((asked, ways), (["a"], [{"by scripts"}]))

    def test_nothing_is_kept_without_a_file(self):
        for _ in range(2):
            _, _, asked = self.tried_out({"a": set()}, kept=None)
            self.assertEqual(asked, ["a"])


if __name__ == "__main__":
    unittest.main()
