"""The playground of the handbook in a real browser: cases played and changed, copied, and judged.

Needs selenium, Chromium and its driver. The built binary is found in .build, or named by IAMSPEC:

    python3 -m unittest discover -s Tests/browser -p 'play*_test.py'

HANDBOOK_SCREENSHOTS=DIR leaves pictures of the panel for people to look at.
"""

import json
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile
import unittest

from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys
from selenium.webdriver.support.ui import Select, WebDriverWait

from handbook_support import ACCESSIBILITY, ROOT, Browser, binary, build_handbook

# An engine that answers nothing and records its requests.
RECORDER = """
import json, sys
print(json.dumps({"iamspec": 1, "engine": {"name": "recorder"}, "profiles": ["swift", "legacy"], "window": 1024}),
      flush=True)
with open(sys.argv[1], "a", buffering=1) as requests:
    for line in sys.stdin:
        requests.write(line)
        print(json.dumps({"id": json.loads(line)["id"], "unsupported": "only writes down"}), flush=True)
"""

# An engine that answers what the browser's engine answered.
REPLAYER = """
import json, sys
print(json.dumps({"iamspec": 1, "engine": {"name": "browser"}, "profiles": ["swift", "legacy"], "window": 1024}),
      flush=True)
with open(sys.argv[1]) as file:
    replies = json.load(file)
for line in sys.stdin:
    request = json.loads(line)
    reply = replies[request["case"] + " " + request["profile"]]
    print(json.dumps({"id": request["id"], **reply}), flush=True)
"""

# Answers requests with the engine of the page.
ANSWER = """
const {Engine, defaultAnswers: answers} = window.handbookPlayground;
const replies = {};
for (const {case: id, profile, given, messages, actions} of JSON.parse(arguments[0])) {
  const engine = new Engine({profile, given, messages, answers});
  replies[id + " " + profile] = {observations: actions.map(action => engine.perform(action))};
}
return JSON.stringify(replies);
"""

# Compares the playground's picture of each unchanged case, in each profile, with the page's own, which Swift draws:
# shapes, words and descriptions. Returns the cases that differ, with the description on both sides, and the number of
# pictures that are equal.
DIFFERENCES = """
const {caseNamed, picture, story} = window.handbookPlayground, unlike = [];
let alike = 0;
const parse = markup => {
  const svg = new DOMParser().parseFromString(markup, "text/html").querySelector("svg");
  svg.removeAttribute("aria-labelledby");
  svg.querySelectorAll("[id]").forEach(part => part.removeAttribute("id"));
  return svg;
};
for (const box of document.querySelectorAll(".play")) {
  const id = box.dataset.case, item = caseNamed(id);
  const own = [...box.previousElementSibling.querySelectorAll(".picture svg")].map(svg => parse(svg.outerHTML));
  const shown = new Set();
  for (const profile of Object.keys(item.profiles)) {
    const drawn = parse(picture(story(item, profile, item.steps), "x"));
    const place = own.findIndex(svg => svg.isEqualNode(drawn));
    shown.add(place);
    if (place >= 0) alike += 1;
    else unlike.push([id, profile, own[0].querySelector("desc").textContent, drawn.querySelector("desc").textContent]);
  }
  // The first profile, in which a case is opened, has the first picture, and no picture has no profile.
  if (!unlike.length && (![...shown].includes(0) || shown.size !== own.length)) unlike.push([id, [...shown], own.length]);
}
return [unlike, alike];
"""

# The unchanged cases in which the page's engine does anything else than the reference engine, whose way is recorded.
PARTED = """
const {caseNamed, performed} = window.handbookPlayground, parted = [];
const plain = ({seen = [], stack = [], underWay = [], loading = []}, {do: actions}) => JSON.stringify(
  [actions.map((_, number) => seen[number] ?? []), stack, underWay, loading.toSorted()]).replaceAll(',"extras":{}', "");
for (const box of document.querySelectorAll(".play")) {
  const item = caseNamed(box.dataset.case);
  for (const profile of Object.keys(item.profiles)) {
    const own = performed(item, profile, item.steps);
    const isParted = item.steps.some((step, number) => plain(own[number], step) !== plain(item.ways[profile][number], step));
    if (isParted) parted.push([box.dataset.case, profile]);
  }
}
return parted;
"""

# The pictures that the page and the panel show, without their ids.
SHOWN = """
return [".shown", ".player"].map(place => {
  const svg = document.querySelector(`${arguments[0]} ${place} .picture svg`).cloneNode(true);
  svg.removeAttribute("aria-labelledby");
  svg.querySelectorAll("[id]").forEach(part => part.removeAttribute("id"));
  svg.querySelector(".now")?.classList.remove("now");
  return svg.outerHTML;
});
"""


def run(*arguments, **options):
    return subprocess.run([str(binary()), *map(str, arguments)], text=True, capture_output=True, **options)


class PlaygroundTest(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.directory = build_handbook()
        cls.browser = Browser(cls.directory)
        cls.folder = pathlib.Path(tempfile.mkdtemp(prefix="playground-"))

    @classmethod
    def tearDownClass(cls):
        cls.browser.close()
        shutil.rmtree(cls.folder, ignore_errors=True)

    def open(self, case, rule, width=1280, height=1000, dark=False):
        """Opens a rule's page and the panel of one of its cases, and returns the panel."""
        # Further cases of a rule are on the pages of their files.
        _, _, *rest = case.split("/")
        further = f"/{rest[0]}" if len(rest) > 1 else ""
        self.browser.open(f"rules/{rule}{further}.html", width, height, dark)
        self.play(case)
        return self.panel()

    def play(self, case):
        box = self.find(f'.play[data-case="{case}"]')
        self.script("for (let at = arguments[0]; at; at = at.parentElement) if (at.matches('details')) at.open = true;", box)
        self.script("arguments[0].scrollIntoView()", box)
        box.find_element(By.TAG_NAME, "button").click()
        self.wait(lambda driver: driver.find_elements(By.CSS_SELECTOR, ".player"))

    def panel(self):
        return self.find(".player")

    def find(self, selector):
        return self.browser.driver.find_element(By.CSS_SELECTOR, selector)

    def script(self, text, *arguments):
        return self.browser.driver.execute_script(text, *arguments)

    def wait(self, condition):
        return WebDriverWait(self.browser.driver, 60).until(condition)

    def press(self, label, within=".player"):
        """Clicks the button with this text or this name."""
        for button in self.find(within).find_elements(By.TAG_NAME, "button"):
            if label in (self.script("return arguments[0].textContent", button), button.get_attribute("aria-label")):
                self.script("arguments[0].scrollIntoView({block: 'center'})", button)
                return button.click()
        self.fail(f"no button {label!r}")

    def seen(self):
        return self.find(".player .seen").text

    def text(self):
        return self.script("return document.querySelector('.player .copy code:not(p code)').textContent")

    def shoot(self, name):
        directory = os.environ.get("HANDBOOK_SCREENSHOTS")
        if directory:
            pathlib.Path(directory).mkdir(parents=True, exist_ok=True)
            self.script("document.querySelector('.player').scrollIntoView()")
            self.browser.driver.save_screenshot(f"{directory}/{name}.png")

    # The engine

    def test_the_engine_of_the_page_passes_the_whole_suite(self):
        for name, text in (("recorder.py", RECORDER), ("replayer.py", REPLAYER)):
            (self.folder / name).write_text(text)
        requests = self.folder / "requests.jsonl"
        run("run", "--quiet", "--", sys.executable, self.folder / "recorder.py", requests)
        lines = requests.read_text().splitlines()
        self.open("stack/last-in-first-out/two-waiting", "stack.last-in-first-out")
        replies = self.script(ANSWER, f"[{','.join(lines)}]")
        (self.folder / "replies.json").write_text(replies)
        judged = run("run", "--", sys.executable, self.folder / "replayer.py", self.folder / "replies.json")
        self.assertEqual(judged.returncode, 0, judged.stdout[-2000:])
        self.assertIn(f"browser conforms: all {len(lines)} cases passed", judged.stdout)

    # The picture

    def test_the_picture_is_the_one_of_the_page(self):
        count = 0
        for page in sorted((self.directory / "rules").glob("**/*.html")):
            if 'class="play"' not in page.read_text():
                continue
            with self.subTest(page=page.name):
                self.browser.open(str(page.relative_to(self.directory)), 1280, 900, False)
                self.script("document.querySelector('.play button').click()")
                self.wait(lambda driver: driver.find_elements(By.CSS_SELECTOR, ".player"))
                unlike, alike = self.script(DIFFERENCES)
                self.assertEqual(unlike[:3], [])
                count += alike
                self.assertEqual(self.script(PARTED)[:3], [])
        self.assertGreater(count, 1700)

    def test_the_panel_opens_with_the_picture_of_the_page(self):
        for case, rule in (
            ("stack/last-in-first-out/two-waiting", "stack.last-in-first-out"),
            # The case allows several ways here.
            ("stack/last-in-first-out/displayed-twice/by-another-session/once", "stack.last-in-first-out"),
        ):
            self.open(case, rule)
            own, played = self.script(SHOWN, f"#{case.replace('/', '-')}")
            self.assertEqual(played, own)

    def test_nothing_is_asserted_that_the_case_does_not_assert(self):
        self.open("stack/last-in-first-out/displayed-twice/by-another-session/once", "stack.last-in-first-out")
        self.assertIn("{one_of: [[{displayed: offer}], []]}", self.text())
        self.assertNotIn("You have changed", self.panel().text)
        self.press("device is rotated to landscape")
        self.assertIn("You have changed the case. This is what the reference engine does.", self.panel().text)
        asserted = ".picture .ok, .picture .tr:not(.d), .picture .ms:not(.d)"
        self.assertEqual(self.panel().find_elements(By.CSS_SELECTOR, asserted), [])
        # What comes before the change is still what the case asserts.
        self.assertIn("{one_of: [[{displayed: offer}], []]}", self.text())
        self.press("Undo")
        self.assertNotIn("You have changed", self.panel().text)

    def test_reasons_stay_up_to_the_first_change(self):
        self.open("stack/last-in-first-out/two-waiting", "stack.last-in-first-out")
        self.press("Go to step 3")
        reasons = re.search("Because .*?[.]", self.seen())[0]
        self.press("device is rotated to landscape")
        self.assertNotIn("Because", self.seen())
        self.press("Go to step 3")
        self.assertIn(reasons, self.seen())

    def test_another_answer_is_chosen(self):
        self.open("stack/last-in-first-out/two-waiting", "stack.last-in-first-out")
        answers = Select(self.find(".player select[aria-label=Answers]"))
        self.assertEqual(answers.first_selected_option.text, "of the reference engine")
        self.assertEqual(self.find(".player .whose").text, "")
        as_is = self.text()
        answers.select_by_value("open.after-dismiss=shows-next")
        self.assertIn("answers the question “After a dismissal” otherwise: The next message is offered as soon",
                      self.panel().text)
        # The second message came by itself.
        self.assertIn("Seen: second is dismissed; first is displayed.", self.seen())
        self.assertNotIn("Because", self.seen())
        # What is copied expects no answer.
        self.assertEqual(self.text(), as_is)
        self.shoot("another-answer")
        answers.select_by_index(0)
        self.assertEqual(self.find(".player .whose").text, "")

    def test_only_answers_that_change_something_can_be_chosen(self):
        self.open("stack/last-in-first-out/two-waiting", "stack.last-in-first-out")
        values = self.script("return [...document.querySelectorAll('.player option')].map(option => option.value)")
        self.assertIn("open.after-dismiss=shows-next", values)
        self.assertNotIn("open.rotate-visible=dismisses-at-any-turn", values)
        self.press("Back")
        self.press("device is rotated to landscape")
        values = self.script("return [...document.querySelectorAll('.player option')].map(option => option.value)")
        self.assertIn("open.rotate-visible=dismisses-at-any-turn", values)

    def test_keys_with_a_meaning_in_javascript_are_keys(self):
        self.open("extras/delivered/keys-changed/special-keys", "extras.delivered")
        extras = 'extras: {__proto__: none, button.color: red, constructor: "12", theme: sunny}'
        self.assertIn("__proto__", self.find(".player .picture").text)
        # The engine of the page keeps them as well: what it does is copied after a change.
        self.script("document.querySelector('.player .go').click()")
        self.press("device is rotated to landscape")
        self.assertEqual(self.text().count(extras), 2)

    # Playing

    def test_a_case_is_played_step_by_step(self):
        self.open("stack/last-in-first-out/two-waiting", "stack.last-in-first-out")
        self.assertIn("Step 5: user dismisses the message; then app is opened from a push.", self.seen())
        self.shoot("opened")
        for _ in range(5):
            self.press("Back")
        self.assertEqual(self.seen(), "Nothing has happened yet.")
        for _ in range(3):
            self.press("Forward")
        self.assertIn("On the stack, top first: second, first.", self.seen())
        self.shoot("halfway")
        # The other steps say what will happen, but not what it causes.
        picture = self.find(".player .picture").text
        self.assertIn("user dismisses", picture.replace("\n", " "))
        self.assertNotIn("second is displayed", picture)
        self.press("Forward")
        self.press("Play")
        self.wait(lambda _: self.seen().startswith("Step 5"))
        self.assertEqual(self.find(".player .main").text, "Play")

    def test_closing_brings_the_picture_back(self):
        self.open("stack/last-in-first-out/two-waiting", "stack.last-in-first-out")
        shown = self.find('#stack-last-in-first-out-two-waiting .shown')
        self.assertFalse(shown.is_displayed())
        self.press("Close")
        self.assertTrue(shown.is_displayed())
        self.assertEqual(self.browser.driver.switch_to.active_element.text, "Play and change this case")

    # Changing

    def test_a_case_is_changed_by_keyboard(self):
        self.open("stack/last-in-first-out/two-waiting", "stack.last-in-first-out")
        self.press("Back")
        button = next(each for each in self.panel().find_elements(By.CSS_SELECTOR, ".choice")
                      if each.text == "device is rotated to landscape")
        button.send_keys(Keys.ENTER)
        self.assertIn("Step 5: device is rotated to landscape.", self.seen())
        self.assertIn("landscape", self.find(".player .picture").text)
        # The focus stays where it was: on the turn of the device, which now goes the other way.
        self.assertEqual(self.browser.driver.switch_to.active_element.text, "device is rotated to portrait")
        self.press("Undo")
        self.assertIn("Step 4", self.seen())
        self.assertNotIn("-changed", self.text())

    def test_an_action_is_removed(self):
        self.open("stack/last-in-first-out/two-waiting", "stack.last-in-first-out")
        self.press("Remove: event viewed_cart is logged")
        self.assertIn("first is dismissed", self.seen())
        self.press("Start over")
        self.assertIn("first is displayed", self.seen())

    def test_time_passes(self):
        self.open("rate-limit/default/to-the-millisecond/too-early/at-once", "rate-limit.default")
        self.press("pass")
        self.assertIn("30s passes.", self.seen())
        seconds = self.find(".player input[type=number]")
        seconds.clear()
        seconds.send_keys("0")
        self.press("pass")
        self.assertEqual(self.browser.driver.switch_to.active_element, seconds, "no time is no action")
        seconds.clear()
        seconds.send_keys("1.5")
        self.press("pass")
        self.assertIn("1500ms passes.", self.seen())

    # Copying

    def test_a_changed_case_is_copied_into_its_file_and_passes(self):
        specs = self.folder / "specs"
        shutil.copytree(ROOT / "Specs", specs)
        ids = []
        for case, rule, clicks in (
            ("stack/last-in-first-out/two-waiting", "stack.last-in-first-out",
             ["Remove: event viewed_cart is logged", "app goes to the background", "user clicks the message"]),
            ("reenqueue/keyboard/not-sent-back/each/session-start", "reenqueue.keyboard", ["app is relaunched from suspension"]),
            ("discard/orientation/fits/in-portrait/portrait", "discard.orientation", ["app goes to the background"]),
        ):
            self.open(case, rule)
            for label in clicks:
                self.press(label)
            item = self.text()
            parts = case.split("/")
            depth = 3 if len(parts) > 3 else 2
            file, name = "/".join(parts[:depth]), "-".join(parts[depth:])
            path = specs / f"{file}.yaml"
            path.write_text(path.read_text().rstrip("\n") + "\n" + item)
            ids.append(f"{file}/{name}-changed")
        lint = run("lint", specs, "--update-ledger")
        self.assertEqual(lint.returncode, 0, lint.stdout + lint.stderr)
        judged = run("run", "--specs", specs, *ids)
        self.assertEqual(judged.returncode, 0, judged.stdout)

    def test_copying_fills_the_clipboard(self):
        self.open("stack/last-in-first-out/two-waiting", "stack.last-in-first-out")
        self.script("document.querySelector('.player .copy').open = true")
        self.browser.driver.execute_cdp_cmd("Browser.grantPermissions", {
            "permissions": ["clipboardReadWrite", "clipboardSanitizedWrite"]})
        self.press("Copy")
        self.wait(lambda _: self.find(".player .copy [role=status]").text)
        self.assertEqual(self.find(".player .copy [role=status]").text, "Copied.")
        self.assertEqual(self.browser.driver.execute_async_script(
            "navigator.clipboard.readText().then(arguments[0])"), self.text())

    # Every width, both themes

    def test_the_panel_is_accessible_and_fits(self):
        for dark, width in ((False, 1280), (True, 800), (True, 390)):
            with self.subTest(dark=dark, width=width):
                self.open("stack/last-in-first-out/two-waiting", "stack.last-in-first-out", width=width, dark=dark)
                self.press("Back")
                self.script("document.querySelectorAll('.player details').forEach(box => { box.open = true })")
                self.assertEqual(self.script(ACCESSIBILITY), [])
                inner, scroll = self.script(
                    "return [document.documentElement.clientWidth, document.documentElement.scrollWidth]")
                self.assertLessEqual(scroll, inner)
                self.assertEqual(self.browser.console(), [])
                self.assertEqual(self.browser.foreign_requests(), [])
                self.shoot(f"panel-{width}")

    def test_the_panel_has_headings_below_that_of_its_case(self):
        for case, rule, level in (
            ("stack/last-in-first-out/two-waiting", "stack.last-in-first-out", "H4"),
            ("stack/last-in-first-out/displayed-twice/by-another-session/once", "stack.last-in-first-out", "H3"),
        ):
            self.open(case, rule)
            parts = self.panel().find_elements(By.CSS_SELECTOR, ".part")
            self.assertEqual({part.tag_name.upper() for part in parts}, {level})
            self.assertEqual([wrong for wrong in self.script(ACCESSIBILITY) if " after h" in wrong], [])

    def test_open_questions_are_linked(self):
        self.open("stack/last-in-first-out/two-waiting", "stack.last-in-first-out")
        links = self.script("return [...document.querySelectorAll('.leaves-open a')].map(a => a.getAttribute('href'))")
        self.assertGreater(len(links), 2)
        for link in links:
            path, anchor = link.removeprefix("../").split("#")
            self.assertIn(f'id="{anchor}"', (self.directory / path).read_text())


if __name__ == "__main__":
    unittest.main()
