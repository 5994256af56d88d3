"""When counts of instructions are compared, and when they have changed."""

import pathlib
import sys
import unittest

ROOT = pathlib.Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "scripts/bench.d"))

import instructions  # noqa: E402

HERE = {"swift": "6.3.1", "library": "glibc 2.36", "machine": "x86_64"}


class InstructionsTest(unittest.TestCase):
    def compared(self, now, kept=None, conditions=HERE):
        """Compares counts with 1,000 instructions for the start and 2,000 for a load."""
        kept = kept or {"conditions": HERE, "counts": {"start": 1000, "load": 2000}}
        lines, is_same = instructions.comparison(now, conditions, kept)
        return "\n".join(lines), is_same

    def test_counts_within_three_percent_are_as_before(self):
        text, is_same = self.compared({"start": 1029, "load": 1945})
        self.assertTrue(is_same)
        self.assertIn("+2.9 %", text)

    def test_a_count_that_grows_by_more_is_named(self):
        text, is_same = self.compared({"start": 1000, "load": 2070})
        self.assertFalse(is_same)
        self.assertIn("--write keeps these counts, if that is meant: load", text)

    def test_so_is_a_gain_which_would_be_lost_unseen(self):
        _, is_same = self.compared({"start": 900, "load": 2000})
        self.assertFalse(is_same)

    def test_counts_of_another_compiler_are_only_shown(self):
        text, is_same = self.compared({"start": 5000, "load": 9000}, conditions=HERE | {"swift": "6.4"})
        self.assertTrue(is_same)
        self.assertIn("5,000", text)
        self.assertIn("not compared: the counts that are kept are of 6.3.1 glibc 2.36 x86_64", text)

    def test_without_counts_nothing_is_compared(self):
        lines, is_same = instructions.comparison({"start": 1000}, HERE, None)
        self.assertTrue(is_same)
        self.assertIn("not compared: no counts are kept", lines)

    def test_a_count_that_was_not_kept_is_only_shown(self):
        _, is_same = self.compared({"start": 1000, "load": 2000, "engine": 3000})
        self.assertTrue(is_same)


if __name__ == "__main__":
    unittest.main()
