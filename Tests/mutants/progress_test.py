"""The progress output of `scripts/mutants --explored`."""

import concurrent.futures
import contextlib
import io
import pathlib
import sys
import unittest

ROOT = pathlib.Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "scripts/mutants.d"))

import trial  # noqa: E402


def explored(outcome):
    """A mutant that has been explored, as a future that is done."""
    future = concurrent.futures.Future()
    future.set_result({"outcome": outcome})
    return future


class Progress(unittest.TestCase):
    """A line for each mutant, on standard error."""

    def lines(self, outcomes, killed_count):
        with contextlib.redirect_stderr(io.StringIO()) as told, contextlib.redirect_stdout(io.StringIO()) as results:
            trial.tell_progress("python", [explored(outcome) for outcome in outcomes], killed_count)
        self.assertEqual(results.getvalue(), "", "standard output has only the results")
        return told.getvalue().splitlines()

    def test_each_mutant_has_a_line(self):
        self.assertEqual(self.lines(["hole", "hole"], 2), [
            "python: 1 of 2 mutants explored; random scripts notice 1 of 1 that the suite kills",
            "python: 2 of 2 mutants explored; random scripts notice 2 of 2 that the suite kills",
        ])

    def test_explained_mutants_are_not_noticed(self):
        lines = self.lines(["equivalent", "allowed", "unasked", "does not start"], 4)
        self.assertEqual(
            lines[-1], "python: 4 of 4 mutants explored; random scripts notice 2 of 4 that the suite kills")

    def test_surviving_mutants_are_not_counted(self):
        lines = self.lines(["hole", "hole", "allowed"], 1)
        self.assertEqual(
            lines[-1], "python: 3 of 3 mutants explored; random scripts notice 1 of 1 that the suite kills")


if __name__ == "__main__":
    unittest.main()
