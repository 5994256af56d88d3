"""scripts/run, with a toolchain that builds nothing: what it says, its status, and the next command.

The binary that it runs is IAMSPEC, or the debug build's.
"""

import os
import pathlib
import shutil
import subprocess
import tempfile
import unittest

ROOT = pathlib.Path(__file__).resolve().parents[2]
BINARY = os.environ.get("IAMSPEC", str(ROOT / ".build/debug/iamspec"))
SWIFT = """\
#!/bin/sh
case "$*" in
  --version) echo "Swift version 6.2" ;;
  *--show-bin-path) echo "$BIN" ;;
  *) echo "[1/1] Linking iamspec" ;;
esac
"""


class TestRun(unittest.TestCase):
    def run_script(self, *arguments):
        """Runs a copy of the script; returns its status and what it says, line by line."""
        with tempfile.TemporaryDirectory() as name:
            folder = pathlib.Path(name)
            (folder / "scripts").mkdir()
            for script in ["run", "setup"]:
                shutil.copy(ROOT / "scripts" / script, folder / "scripts")
            (folder / "swift").write_text(SWIFT)
            (folder / "swift").chmod(0o755)
            (folder / "iamspec").symlink_to(BINARY)
            run = subprocess.run(
                [folder / "scripts/run", *arguments], capture_output=True, text=True, check=False,
                stdin=subprocess.DEVNULL,
                env=os.environ | {"PATH": f"{folder}:{os.environ['PATH']}", "BIN": name})
            said = [line[2:] for line in run.stdout.splitlines() if line.startswith("» ")]
            reports = sorted(path.name for path in folder.glob("iamspec-report/*"))
            return run.returncode, [line.replace(name, "BIN") for line in said], reports

    def test_says_what_it_does_and_what_comes_next(self):
        status, said, reports = self.run_script()
        self.assertEqual(status, 0)
        self.assertEqual(said[0], "1 of 2: building iamspec (the first time takes minutes)")
        self.assertRegex(said[1], r"^built in \d+ s$")
        self.assertEqual(said[2:], [
            "2 of 2: running the suite",
            "the reports are in iamspec-report; report.html is for a browser",
            'next: export PATH="BIN:$PATH"; iamspec init --adapter python my-engine'])
        self.assertEqual(reports, ["junit.xml", "report.html", "results.jsonl"])

    def test_repeats_the_command_of_a_red_run(self):
        arguments = ["--fault", "queue-instead-of-stack", "stack/last-in-first-out/t*"]
        status, said, _ = self.run_script(*arguments)
        self.assertEqual(status, 1)
        self.assertEqual(
            said[-1],
            'next: export PATH="BIN:$PATH"; iamspec run --fault queue-instead-of-stack stack/last-in-first-out/t\\*')

    def test_names_no_reports_if_there_are_none(self):
        status, said, reports = self.run_script("stack/no-such-case")
        self.assertEqual((status, reports), (2, []))
        self.assertEqual(said[-1], "2 of 2: running the suite")


if __name__ == "__main__":
    unittest.main()
