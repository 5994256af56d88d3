"""The engine of the playground does what the reference engine does: in every case, and in random scripts.

Needs Node, and no browser. The built binary is found in .build, or named by IAMSPEC:

    python3 -m unittest discover -s Tests/browser -p playground_engine_test.py

IAMSPEC_THOROUGH=1 tries more scripts, and all other answers to the open questions.
"""

import json
import os
import pathlib
import random
import shlex
import shutil
import subprocess
import tempfile
import unittest

from handbook_support import binary, build_handbook

ENGINE = pathlib.Path(__file__).parent / "page_engine.mjs"
THOROUGH = bool(os.environ.get("IAMSPEC_THOROUGH"))

# The other answers that the engine knows, as `open.after-dismiss=shows-next`.
OTHER_ANSWERS = """
globalThis.window = {};
require("node:vm").runInThisContext(require("node:fs").readFileSync(process.argv[1], "utf8"));
console.log(JSON.stringify(Object.entries(window.handbookPlayground.OTHER_ANSWERS)
  .flatMap(([question, answers]) => answers.map((answer) => `open.${question}=${answer}`))));
"""


class PlaygroundEngineTest(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.directory = build_handbook()
        cls.script = cls.directory / "assets/playground.js"
        cls.folder = pathlib.Path(tempfile.mkdtemp(prefix="playground-engine-"))

    @classmethod
    def tearDownClass(cls):
        shutil.rmtree(cls.directory, ignore_errors=True)
        shutil.rmtree(cls.folder, ignore_errors=True)

    def command(self, *others):
        return ["node", str(ENGINE), str(self.script), *others]

    def run_tool(self, *arguments):
        return subprocess.run([str(binary()), *map(str, arguments)], text=True, capture_output=True)

    def explored(self, scripts, *others):
        """Explores what the reference engine does otherwise than the page's; both may give another answer."""
        readings = [word for other in others for word in ("--reading", other)]
        explored = self.run_tool(
            "explore", "--json", "--specs", "built-in", "--scripts", scripts, *readings,
            "--against", shlex.join(self.command(*others)))
        self.assertEqual(explored.returncode, 0, explored.stderr)
        return json.loads(explored.stdout)

    def test_it_does_the_same_in_every_case(self):
        requests, replies = self.folder / "requests", self.folder / "replies"
        reference = f"tee {requests} | {binary()} engine | tee {replies}"
        ran = self.run_tool("run", "--quiet", "--specs", "built-in", "--jobs", "1", "--", "sh", "-c", reference)
        self.assertEqual(ran.returncode, 0, ran.stderr)
        with open(requests) as lines:
            own = subprocess.run(self.command(), stdin=lines, text=True, capture_output=True, check=True)
        wanted, found = (
            {reply["id"]: without_empty_extras(reply["observations"])
             for reply in map(json.loads, text.splitlines()) if "id" in reply}
            for text in (replies.read_text(), own.stdout))
        self.assertGreater(len(wanted), 1700)
        self.assertEqual([number for number in wanted if found[number] != wanted[number]], [])

    def test_it_does_the_same_in_random_scripts(self):
        # The profiles take turns.
        scripts = 20_000 if THOROUGH else 2000
        explored = self.explored(scripts)
        self.assertEqual((explored["scripts"], explored["same"]), (scripts, scripts))

    def test_it_does_the_same_with_other_answers(self):
        known = json.loads(subprocess.run(
            ["node", "-e", OTHER_ANSWERS, str(self.script)], text=True, capture_output=True, check=True).stdout)
        self.assertGreater(len(known), 100)
        scripts = 2000 if THOROUGH else 500
        for other in known if THOROUGH else random.Random(1).sample(known, 8):
            with self.subTest(other=other):
                self.assertEqual(self.explored(scripts, other)["same"], scripts)

    def test_scripts_tell_answers_apart(self):
        # Otherwise, that they are the same would say nothing.
        explored = self.run_tool(
            "explore", "--json", "--specs", "built-in", "--scripts", 500, "--reading", "after-dismiss=shows-next",
            "--against", shlex.join(self.command()))
        self.assertLess(json.loads(explored.stdout)["same"], 500)


def without_empty_extras(observations):
    """Observations in which a message without extras is displayed without a word about them."""
    return [[{key: value for key, value in seen.items() if (key, value) != ("extras", {})} for seen in each]
            for each in observations]


if __name__ == "__main__":
    unittest.main()
