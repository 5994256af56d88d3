"""The suite as tests of JUnit 5, as integrations/junit5 shows them in JUnit's own console launcher, both from Debian.

The binary is IAMSPEC, or the debug build's.
"""

import os
import pathlib
import re
import subprocess
import tempfile
import unittest

ROOT = pathlib.Path(__file__).resolve().parents[2]
BINARY = os.environ.get("IAMSPEC", str(ROOT / ".build/debug/iamspec"))
JUNIT = "/usr/share/java/junit-platform-console-standalone.jar"
TESTS = """\
import iamspec.junit5.Conformance;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicNode;
import org.junit.jupiter.api.TestFactory;

class EngineTest {
  private static Stream<DynamicNode> suite(String engine, String... options) {
    return Conformance.of("python3", engine + "/engine.py")
        .with("--rule", "stack.last-in-first-out", "--profile", "swift").with(options).tests();
  }

  @TestFactory Stream<DynamicNode> healthy() { return suite("healthy"); }

  @TestFactory Stream<DynamicNode> broken() { return suite("broken"); }

  @TestFactory Stream<DynamicNode> unjudged() { return suite("healthy", "--require", "discard.leaves-stack"); }

  @TestFactory Stream<DynamicNode> missing() { return suite("missing"); }

  @TestFactory Stream<DynamicNode> misspelled() { return suite("healthy", "--shart", "1/2"); }
}
"""


class JUnit5(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        with tempfile.TemporaryDirectory() as name:
            folder = pathlib.Path(name)
            for engine in ["healthy", "broken"]:
                cls.run_in(folder, BINARY, "init", "--adapter", "python", engine)
            tiny = folder / "broken/tiny_engine.py"
            tiny.write_text(tiny.read_text().replace("self.waiting.pop()", "self.waiting.pop(0)"))
            (folder / "EngineTest.java").write_text(TESTS)
            library = sorted(map(str, (ROOT / "integrations/junit5").rglob("*.java")))
            cls.compiled = cls.run_in(
                folder, "javac", "-Xlint:all", "-d", "classes", "-cp", JUNIT, *library, "EngineTest.java")
            text = cls.run_in(
                folder, "java", "-jar", JUNIT, "--class-path", "classes", "--select-class", "EngineTest",
                "--disable-banner", "--disable-ansi-colors", "--details", "tree")
        # Each factory, with the lines below it.
        parts = re.split(r"^│? *[├└]─ (\w+)\(\) ", text.partition("\nFailures")[0], flags=re.MULTILINE)
        cls.shown = dict(zip(parts[1::2], parts[2::2]))

    @staticmethod
    def run_in(folder, *words):
        done = subprocess.run(
            words, cwd=folder, env={**os.environ, "IAMSPEC": BINARY}, check=False, text=True,
            stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
        return done.stdout

    def test_compiles_without_warnings(self):
        # Debian's jar lacks the annotations of JUnit's own interface.
        self.assertNotIn("Conformance.java", self.compiled)
        self.assertNotIn("Verdict.java", self.compiled)

    def test_a_rule_is_a_container_and_a_case_a_test(self):
        healthy = self.shown["healthy"]
        self.assertRegex(healthy, r"├─ stack\.last-in-first-out ✔\n")
        self.assertRegex(healthy, r"─ stack/last-in-first-out/two-waiting \[swift\] ✔\n")
        self.assertRegex(healthy, r"└─ the run as a whole ✔\n")
        self.assertNotIn("✘", healthy)

    def test_a_skipped_case_is_aborted_with_the_reason(self):
        self.assertRegex(
            self.shown["healthy"], r"\[swift\] ■ the engine does not take choose, ")

    def test_a_failed_case_has_the_text_of_iamspec(self):
        broken = self.shown["broken"]
        self.assertRegex(
            broken, r"two-waiting \[swift\] ✘ ✗ stack\.last-in-first-out/newest-first: Of the messages that wait")
        self.assertRegex(broken, r"- displayed: \w+ +expected\n.*\+ displayed: \w+ +happened\n")
        self.assertIn("again: iamspec run --profile swift ", broken)
        self.assertNotIn(".java:", broken)
        # The failed cases say why the run is red.
        self.assertRegex(broken, r"└─ the run as a whole ✔\n")

    def test_a_run_that_is_red_without_a_failed_case_is_red(self):
        self.assertIn("✘", self.shown["unjudged"])
        self.assertIn("discard.leaves-stack", self.shown["unjudged"])

    def test_what_iamspec_refuses_fails_the_factory_with_its_words(self):
        self.assertRegex(self.shown["misspelled"], r"✘ iamspec ended with status 64:\n[│ ]+error: Unknown option '--shart'")
        self.assertIn("✘", self.shown["missing"])
        self.assertIn("can't open file", self.shown["missing"])


if __name__ == "__main__":
    unittest.main()
