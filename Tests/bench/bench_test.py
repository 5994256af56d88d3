"""The table of scripts/bench, and the watch that it measures."""

import json
import os
import pathlib
import shutil
import signal
import sys
import tempfile
import unittest

ROOT = pathlib.Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "scripts/bench.d"))

import table  # noqa: E402
import watching  # noqa: E402


class TableTest(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.release = os.path.join(folder.name, "release.json")

    def table(self, **ratios):
        with open(self.release, "w") as file:
            json.dump({"version": "1.0", "ratios": ratios}, file)
        return table.Table(self.release)

    def test_a_part_that_fails_loses_no_row_and_is_named(self):
        rows = self.table()

        def broken():
            rows.ratio("before the failure", "", "", 1.0, table.LESS)
            raise RuntimeError("no such engine")

        rows.measure("broken", broken)
        rows.measure("sound", lambda: rows.ratio("after it", "", "", 2.0, table.LESS))
        self.assertEqual([row.what for row in rows.rows], ["before the failure", "after it"])
        self.assertIn("broken failed: RuntimeError: no such engine", rows.text())

    def test_a_ratio_that_is_more_than_a_tenth_worse_has_declined(self):
        rows = self.table(cost=2.0, speed=50.0)
        rows.ratio("cost", "", "", 2.19, table.at_most(3))
        rows.ratio("speed", "", "", 46.0, table.at_least(10))
        self.assertEqual(rows.declined(), [])
        rows.ratio("cost", "", "", 2.3, table.at_most(3))
        rows.ratio("speed", "", "", 44.0, table.at_least(10))
        self.assertEqual([row.figure for row, _ in rows.declined()], [2.3, 44.0])
        self.assertIn("cost: 1.15 times as bad as at the last release", rows.text())

    def test_a_better_ratio_has_not_declined(self):
        rows = self.table(cost=2.0, speed=50.0)
        rows.ratio("cost", "", "", 1.0, table.LESS)
        rows.ratio("speed", "", "", 100.0, table.MORE)
        self.assertEqual(rows.declined(), [])

    def test_an_amount_is_compared_with_its_goal_alone(self):
        rows = self.table(time=1.0)
        rows.amount("time", "", "", 5.0, table.below(10))
        self.assertEqual(rows.declined(), [])
        self.assertIn("yes", rows.text())

    def test_the_table_shows_what_a_ratio_was_at_the_release(self):
        rows = self.table(cost=1.75)
        rows.ratio("cost", "", "", 1.7, table.at_most(2))
        self.assertRegex(rows.text(), r"cost +1\.70 +1\.75 +≤ 2 +yes")

    def test_the_file_of_a_release_keeps_ratios_that_were_not_measured_again(self):
        rows = self.table(cost=2.0, speed=50.0)
        rows.ratio("cost", "", "", 1.5, table.LESS)
        rows.amount("time", "", "", 5.0, table.LESS)
        self.assertEqual(rows.release_with({"version": "1.1"}),
                         {"version": "1.1", "ratios": {"cost": 1.5, "speed": 50.0}})

    def test_without_a_file_nothing_has_declined(self):
        rows = table.Table(self.release)
        rows.ratio("cost", "", "", 9.0, table.LESS)
        self.assertEqual(rows.declined(), [])


class WatchingTest(unittest.TestCase):
    def watched(self, *command):
        watched = watching.Watched(*command)
        self.addCleanup(watched.__exit__)
        return watched.__enter__()

    def test_a_watch_heeds_interrupts_that_the_bench_ignores(self):
        heard = signal.signal(signal.SIGINT, signal.SIG_IGN)
        self.addCleanup(signal.signal, signal.SIGINT, heard)
        watched = self.watched("sh", "-c", "echo '(Ctrl-C ends)'; kill -INT $$; echo it was ignored")
        self.assertEqual(watched.process.stdout.read(), b"")
        self.assertEqual(watched.process.wait(), -signal.SIGINT)

    def test_a_watch_that_does_not_end_is_ended(self):
        watched = self.watched("sh", "-c", "trap '' INT; echo '(Ctrl-C ends)'; exec sleep 600")
        watched.PATIENCE = 0.1
        with self.assertRaisesRegex(RuntimeError, "the watch ended with -9"):
            watched.end()

    def test_a_watch_of_the_suite_ends_at_an_interrupt(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        specs = shutil.copytree(ROOT / "Specs", os.path.join(folder.name, "specs"))
        tool = os.environ.get("IAMSPEC", str(ROOT / ".build/debug/iamspec"))
        self.watched(tool, "run", "--watch", "--specs", specs).end()


if __name__ == "__main__":
    unittest.main()
