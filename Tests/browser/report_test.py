"""The report in a real browser: filters, drill-down, colors, widths, names, and nothing that breaks.

Needs Chromium with its driver, and selenium. The binary is IAMSPEC, or the debug build's.
"""

import json
import os
import pathlib
import shutil
import subprocess
import sys
import tempfile
import time
import unittest

from selenium import webdriver
from selenium.webdriver.chrome.options import Options
from selenium.webdriver.chrome.service import Service
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys
from selenium.webdriver.support.ui import WebDriverWait

sys.path.insert(0, os.path.dirname(__file__))
import report_data  # noqa: E402

ROOT = pathlib.Path(__file__).resolve().parents[2]
BINARY = os.environ.get("IAMSPEC", str(ROOT / ".build/debug/iamspec"))
PHONE, DESKTOP = (390, 844), (1280, 900)


def setUpModule():
    global FOLDER, PAGE, NEVER, QUEUE
    FOLDER = pathlib.Path(tempfile.mkdtemp(prefix="iamspec-report-"))
    unittest.addModuleCleanup(shutil.rmtree, FOLDER)
    report_data.run(BINARY, FOLDER / "good.jsonl")
    lines = report_data.run(BINARY, FOLDER / "queue.jsonl", "--fault", "queue-instead-of-stack")
    report_data.hostile(lines, FOLDER / "hostile.jsonl")
    PAGE = report("two.html", "good.jsonl", "hostile.jsonl")
    QUEUE = report("queue.html", "queue.jsonl")
    report_data.run(BINARY, FOLDER / "never.jsonl", "--fault", "never-offered-again")
    NEVER = report("never.html", "never.jsonl")


def report(name, *results, options=()):
    """Makes a report and returns its address."""
    subprocess.run(
        [BINARY, "report", *(FOLDER / each for each in results), "--html", FOLDER / name, *options],
        check=True)
    return (FOLDER / name).as_uri()


class Browser(unittest.TestCase):
    """A separate browser for each class of tests."""

    preferences = {}

    @classmethod
    def setUpClass(cls):
        options = Options()
        options.binary_location = shutil.which("chromium") or shutil.which("google-chrome")
        for argument in ("--headless=new", "--no-sandbox", "--disable-dev-shm-usage"):
            options.add_argument(argument)
        options.add_experimental_option("prefs", cls.preferences)
        options.set_capability("goog:loggingPrefs", {"browser": "ALL", "performance": "ALL"})
        cls.driver = webdriver.Chrome(
            options=options, service=Service(shutil.which("chromedriver")))
        cls.addClassCleanup(cls.driver.quit)

    def open(self, address, size=DESKTOP, dark=False):
        self.driver.get("about:blank")
        self.command("Emulation.setDeviceMetricsOverride", {
            "width": size[0], "height": size[1], "deviceScaleFactor": 1, "mobile": False})
        self.command("Emulation.setEmulatedMedia", {"features": [
            {"name": "prefers-color-scheme", "value": "dark" if dark else "light"},
            {"name": "prefers-reduced-motion", "value": "reduce"}]})
        for log in ("browser", "performance"):
            self.driver.get_log(log)
        self.driver.get(address)

    def command(self, name, parameters=None):
        return self.driver.execute_cdp_cmd(name, parameters or {})

    def all(self, selector):
        return self.driver.find_elements(By.CSS_SELECTOR, selector)

    def one(self, selector):
        return self.driver.find_element(By.CSS_SELECTOR, selector)

    def script(self, text, *arguments):
        return self.driver.execute_script(text, *arguments)

    def shown(self, selector="tr.rule"):
        return [each for each in self.all(selector) if each.is_displayed()]

    def outcome(self):
        return self.one("#outcome").text

    def open_filter(self):
        self.script("document.getElementById('filter-box').open = true")

    def press(self, verdict):
        self.open_filter()
        self.one(f"[data-verdict='{verdict}']").click()

    def write(self, text):
        self.open_filter()
        field = self.one("#text")
        field.clear()
        field.send_keys(text)
        time.sleep(0.3)

    def open_case(self, case):
        """Opens a case's rule and the case, and returns the case."""
        self.write(case)
        if self.one("#open-all").text == "Open all":
            self.one("#open-all").click()
        element = self.one(f"details[data-case='{case}']")
        if not element.get_attribute("open"):
            element.find_element(By.TAG_NAME, "summary").click()
        time.sleep(0.3)
        return element

    def assert_quiet(self):
        self.assertEqual(self.driver.get_log("browser"), [])
        self.assertIsNone(self.script("return window.broken"))


class Filters(Browser):
    def setUp(self):
        self.open(PAGE)

    def tearDown(self):
        self.assert_quiet()

    def test_everything_is_shown_at_first(self):
        self.assertRegex(self.outcome(), r"^[\d,]+ cases in \d+ rules$")
        self.assertEqual(len(self.shown()), len(self.all("tr.rule")))
        self.assertFalse(self.one("#clear").is_displayed())

    def test_verdicts_narrow_and_widen(self):
        self.press("f")
        failed = len(self.shown())
        self.assertLess(failed, len(self.all("tr.rule")))
        for row in self.shown():
            self.assertTrue(row.find_elements(By.CSS_SELECTOR, "td.failed"), row.text)
        self.press("e")
        self.assertGreater(len(self.shown()), failed)
        self.assertIn("verdict=failed%2Cerrored", self.driver.current_url)
        self.press("f")
        self.press("e")
        self.assertFalse(self.one("#clear").is_displayed())

    def test_text_finds_ids_titles_and_what_happened(self):
        for text in ("stack/last-in-first-out", "STACK.LAST-IN-FIRST-OUT", "nothing for 10 seconds"):
            self.write(text)
            self.assertGreater(len(self.shown()), 0, text)
            self.assertLess(len(self.shown()), 20, text)
        self.write("there is no such thing")
        self.assertEqual(self.shown(), [])
        self.assertTrue(self.one("#nothing").is_displayed())
        self.assertIn("0 cases", self.outcome())

    def test_a_rule_can_be_chosen_and_is_opened(self):
        self.script("arguments[0].value='stack.in-memory';"
                    "arguments[0].dispatchEvent(new Event('change'))", self.one("#rule"))
        self.assertEqual([row.find_element(By.CSS_SELECTOR, ".id").text for row in self.shown()],
                         ["stack.in-memory"])
        self.assertTrue(self.shown(".drill"))

    def test_an_engine_narrows_the_verdicts_to_its_own(self):
        self.press("f")
        self.script("arguments[0].value='0';"
                    "arguments[0].dispatchEvent(new Event('change'))", self.one("#column"))
        self.assertIn("0 cases", self.outcome())

    def test_the_address_keeps_the_filter(self):
        self.press("k")
        self.write("three")
        before, address = self.outcome(), self.driver.current_url
        self.open("about:blank")
        self.open(address)
        self.assertEqual(self.outcome(), before)
        self.assertEqual(self.one("#text").get_attribute("value"), "three")
        self.assertEqual(self.one("[data-verdict='k']").get_attribute("aria-pressed"), "true")
        self.script("location.hash='verdict=errored'")
        time.sleep(0.2)
        self.assertNotEqual(self.outcome(), before)
        self.one("#clear").click()
        self.assertNotIn("#", self.driver.current_url)
        self.assertEqual(len(self.shown()), len(self.all("tr.rule")))


class Opening(Browser):
    """Red results come first, and the page opens there."""

    def tearDown(self):
        self.assert_quiet()

    def test_broken_rules_come_before_kept_ones(self):
        self.open(PAGE)
        broken = [bool(row.find_elements(By.CSS_SELECTOR, "td.failed, td.errored"))
                  for row in self.all("tr.rule")]
        self.assertIn(True, broken)
        self.assertEqual(broken, sorted(broken, reverse=True))
        self.assertRegex(self.one("tr.chapter").text, r"^Broken: \d+ rules$")

    def test_the_diagnosis_is_on_the_first_screen_and_the_first_failure_open(self):
        for size in (DESKTOP, (1920, 1080)):
            self.open(NEVER, size=size)
            case = self.one("details.case[open]")
            self.assertTrue(case.find_elements(By.CSS_SELECTOR, ".signs .f"))
            diagnosis = self.one("#diagnosis")
            self.assertLess(diagnosis.rect["y"], size[1] / 2)
            self.assertGreater(case.rect["y"], diagnosis.rect["y"])
            self.assertEqual(self.script("return scrollY"), 0)
            self.assertEqual(len(self.all("details.case[open]")), 1)

    def test_some_seventy_failed_cases_have_cause_rule_sentence_and_command_on_the_first_screen(self):
        self.open(QUEUE, size=(1280, 800))
        self.assertRegex(self.one("#diagnosis h2").text, r"1 cause of [67]\d failed cases")
        for words in (
            "The engine behaves as if the message that has waited longest is displayed first",
            "stack.last-in-first-out/newest-first",
            "The rule: Of the messages that wait, the one received last is displayed first.",
            "iamspec run --profile swift stack/last-in-first-out/",
        ):
            parts = [part for part in self.all("#diagnosis p, #diagnosis code") if words in part.text]
            self.assertTrue(parts, words)
            self.assertLess(parts[-1].rect["y"] + parts[-1].rect["height"], 800, words)

    def test_the_verdict_is_the_first_thing_on_the_page(self):
        good = report("good.html", "good.jsonl")
        for address, kind, words in ((good, "green", "conforms: all"), (NEVER, "red", "does not conform")):
            self.open(address)
            verdict = self.one(f"main > :first-child .{kind}")
            self.assertIn(words, verdict.text)
            self.assertLess(verdict.rect["y"], 150)

    def test_the_filter_is_open_only_if_the_address_has_one(self):
        for address, is_open in ((PAGE, False), (PAGE + "#verdict=failed", True)):
            self.open(address)
            self.assertEqual(self.one("#text").is_displayed(), is_open, address)
        self.assertEqual(self.all("details.case[open]"), [])

    def test_a_cause_leads_to_its_case_even_if_a_filter_hides_it(self):
        self.open(NEVER + "#verdict=passed")
        link = self.one("#diagnosis [data-shows]")
        link.send_keys(Keys.ENTER)
        case = self.one(f"details[data-case='{link.get_attribute('data-shows')}'][open]")
        self.assertTrue(case.is_displayed())
        self.assertTrue(self.script("return arguments[0].contains(document.activeElement)", case))
        self.assertGreater(self.script("return scrollY"), 0)
        self.assertNotIn("#", self.driver.current_url)

    def test_in_a_rule_failing_cases_come_first(self):
        self.open(NEVER)
        failing = [bool(each.find_elements(By.CSS_SELECTOR, ".signs .f"))
                   for each in self.shown(".drill .case")]
        self.assertEqual(failing, sorted(failing, reverse=True))


class Drilling(Browser):
    def setUp(self):
        self.open(PAGE)

    def tearDown(self):
        self.assert_quiet()

    def test_a_failure_shows_its_start_state_and_messages(self):
        case = self.open_case("reenqueue/on-top/offered-in-vain")
        setup = case.find_element(By.CSS_SELECTOR, ".setup").text
        self.assertIn("messages may follow each other at once", setup)
        self.assertIn("daily_reward, a modal, triggered by event started_level", setup)

    def test_a_message_that_was_dismissed_is_off_the_screen(self):
        self.open(NEVER)
        case = self.open_case("extras/delivered/lost-while-waiting/behind-another")
        rows = [row.text for row in case.find_elements(By.CSS_SELECTOR, ".timeline tbody tr")]
        dismissals = [index for index, row in enumerate(rows) if "dismisses" in row]
        self.assertTrue(dismissals, rows)
        for index in dismissals:
            self.assertIn("is dismissed", rows[index])
            screens = case.find_elements(By.CSS_SELECTOR, ".timeline tbody tr")[index] \
                .find_elements(By.CSS_SELECTOR, ".device")
            self.assertEqual(screens, [], rows)

    def test_a_rule_opens_and_closes_by_keyboard(self):
        button = self.one("tr.rule button[aria-expanded='false']")
        button.send_keys(Keys.ENTER)
        self.assertEqual(button.get_attribute("aria-expanded"), "true")
        drill = self.one("#" + button.get_attribute("aria-controls"))
        self.assertTrue(drill.is_displayed())
        self.assertGreater(len(drill.find_elements(By.CSS_SELECTOR, ".case")), 3)
        button.send_keys(Keys.SPACE)
        self.assertFalse(drill.is_displayed())

    def test_a_failure_shows_both_sides(self):
        case = self.open_case("reenqueue/on-top/offered-in-vain")
        versus = case.find_element(By.CSS_SELECTOR, ".versus").text
        self.assertIn("Expected", versus)
        self.assertIn("is displayed", versus)
        header = [each.text for each in case.find_elements(By.CSS_SELECTOR, ".timeline thead th")]
        self.assertEqual(
            header, ["Step", "What happens", "Expected", "What the engine did", "Screen"])
        self.assertTrue(case.find_elements(By.CSS_SELECTOR, "td.missing"))
        self.assertIn("iamspec run --profile swift reenqueue/on-top/offered-in-vain -- python3",
                      case.find_element(By.CSS_SELECTOR, ".replay").text)

    def test_a_crash_shows_its_message_and_the_log_as_text(self):
        case = self.open_case("triggers/session-start/first-session")
        self.assertIn("The engine crashed: </script><script>window.broken=1</script>", case.text)
        log = case.find_element(By.TAG_NAME, "pre").text
        self.assertIn("<img src=x onerror=window.broken=1>", log)
        self.assertIn("\\u{1b}[31mred", log)
        self.assertEqual(case.find_elements(By.TAG_NAME, "img"), [])

    def test_only_web_addresses_are_links(self):
        self.press("k")
        self.one("#open-all").click()
        self.script("document.querySelectorAll('details.case').forEach((each) => each.open = true)")
        time.sleep(0.5)
        links = {each.get_attribute("href") for each in self.all("main a")} - {PAGE + "#matrix"}
        self.assertEqual(links, {"https://issues.example/12?a=1&b=%3C2%3E"})

    def test_open_questions_have_each_engines_answer(self):
        table = self.one("#questions table").text
        self.assertIn("waits", table)
        self.assertIn("something else: </script>", table)
        self.assertIn("not asked", table)


class Looks(Browser):
    def luminance(self, selector, property):
        color = self.script(
            "return getComputedStyle(document.querySelector(arguments[0]))[arguments[1]]",
            selector, property)
        parts = [float(part) / 255 for part in color[color.index("(") + 1:-1].split(",")[:3]]
        linear = [p / 12.92 if p <= 0.03928 else ((p + 0.055) / 1.055) ** 2.4 for p in parts]
        return sum(weight * part for weight, part in zip((0.2126, 0.7152, 0.0722), linear))

    def contrast(self, selector, behind):
        pair = sorted((self.luminance(selector, "color"),
                       self.luminance(behind, "backgroundColor")))
        return (pair[1] + 0.05) / (pair[0] + 0.05)

    def test_light_and_dark_are_legible(self):
        for dark in (False, True):
            self.open(PAGE, dark=dark)
            self.assertEqual(self.luminance("body", "backgroundColor") < 0.2, dark)
            for text, behind in (
                    ("body", "body"), (".lead", "body"), ("td.failed", "td.failed"),
                    ("td.errored", "td.errored"), ("td.known_failure", "td.known_failure"),
                    ("td.passed i", ".scroll"), (".card .remark", ".card"), (".id", ".scroll"),
                    (".chapter th", ".chapter th"), ("#outcome", "body")):
                self.assertGreater(self.contrast(text, behind), 4.5, (text, dark))
        self.assert_quiet()

    def test_on_a_phone_a_timeline_is_as_wide_as_the_screen(self):
        self.open(NEVER, size=PHONE)
        timeline = self.one("details.case[open] .timeline")
        self.assertLessEqual(
            self.script("return arguments[0].scrollWidth - arguments[0].clientWidth", timeline), 0)
        self.assertIn("Expected: ", self.script(
            "return getComputedStyle(arguments[0].querySelector('td[data-title=Expected]:not(:empty)'), '::before')"
            ".content + ' '", timeline).replace('"', "").replace(" : ", ": "))

    def test_no_backquote_is_left_in_prose(self):
        self.open(NEVER)
        self.one("#open-all").click()
        self.script("document.querySelectorAll('details').forEach((each) => each.open = true)")
        time.sleep(0.5)
        prose = self.script(
            "const page = document.body.cloneNode(true);"
            "page.querySelectorAll('script, pre, code').forEach((each) => each.remove());"
            "return page.textContent")
        self.assertNotIn("`", prose)

    def test_the_button_overrides_the_system(self):
        self.open(PAGE, dark=True)
        self.one("#theme").click()
        self.assertGreater(self.luminance("body", "backgroundColor"), 0.8)
        self.assertEqual(self.one("#theme").get_attribute("aria-label"), "Colors: light")

    def test_no_width_makes_the_page_scroll_sideways(self):
        for size in (PHONE, (320, 640), (768, 1024), DESKTOP, (1920, 1080)):
            self.open(PAGE + "#verdict=known", size=size)
            self.one("#open-all").click()
            self.script("document.querySelectorAll('details.case').forEach((each) => each.open = true)")
            time.sleep(0.3)
            self.assertLessEqual(self.script("return document.documentElement.scrollWidth"), size[0])
            self.assertGreater(len(self.shown(".panel")), 0)
        self.assert_quiet()

    def test_it_prints_without_its_tools(self):
        self.open(PAGE)
        self.command("Emulation.setEmulatedMedia", {"media": "print"})
        for selector in ("#filter", "#theme"):
            self.assertFalse(self.one(selector).is_displayed(), selector)
        self.assertTrue(self.one(".matrix").is_displayed())


class Access(Browser):
    def test_the_network_is_not_used(self):
        self.open(PAGE)
        self.one("#open-all").click()
        time.sleep(0.5)
        requests = []
        for entry in self.driver.get_log("performance"):
            message = json.loads(entry["message"])["message"]
            if message["method"] == "Network.requestWillBeSent":
                requests.append(message["params"]["request"]["url"])
        self.assertEqual(
            [each for each in requests if not each.startswith("data:")], [PAGE])
        self.assert_quiet()

    def test_everything_has_a_role_and_a_name(self):
        self.open(PAGE + "#verdict=failed")
        self.one("#open-all").click()
        self.script("arguments[0].open = true", self.one("details.case"))
        # The timeline is drawn a moment after the case is opened.
        WebDriverWait(self.driver, 60).until(
            lambda _: [each for each in self.all(".timeline") if each.is_displayed()])
        tree = self.command("Accessibility.getFullAXTree")["nodes"]
        roles = {}
        for node in tree:
            if not node.get("ignored"):
                role = node.get("role", {}).get("value")
                roles.setdefault(role, []).append(node.get("name", {}).get("value", ""))
        for role in ("button", "link", "combobox", "searchbox", "region", "columnheader", "heading",
                     "table", "image", "DisclosureTriangle", "search", "group"):
            for name in roles.get(role, []):
                if role not in ("table", "group"):
                    self.assertTrue(name.strip(), role)
        for role in ("banner", "main", "contentinfo", "search", "status", "searchbox", "combobox"):
            self.assertIn(role, roles)
        self.assertIn("Matrix of rules and engines", roles["region"])
        self.assertTrue(any(name.startswith("Timeline of ") for name in roles["region"]))
        self.assertTrue(any("passed" in name for name in roles["image"]))

    def test_the_keyboard_reaches_the_filter_first_and_shows_where_it_is(self):
        self.open(PAGE)
        seen = []
        for _ in range(12):
            self.driver.switch_to.active_element.send_keys(Keys.TAB)
            active = self.driver.switch_to.active_element
            seen.append(active.get_attribute("id") or active.text)
            if seen[-1] == "Filter":
                active.send_keys(Keys.ENTER)
            outline = self.script("return getComputedStyle(arguments[0]).outlineStyle", active)
            self.assertNotEqual(outline, "none", seen)
        self.assertIn("Skip to the matrix", seen[0])
        self.assertIn("text", seen)


class WithoutScripts(Browser):
    preferences = {"profile.managed_default_content_settings.javascript": 2}

    def test_the_matrix_is_there_and_the_tools_are_not(self):
        self.open(PAGE)
        text = self.one("body").text
        self.assertIn("Scripts are off", text)
        self.assertRegex(self.one(".matrix").text, r"\b\d+/\d+\n\d+ passed, \d+ known to fail")
        self.assertIn("the engine does not report prefetched", text)
        for selector in ("#filter", "#theme"):
            self.assertFalse(self.one(selector).is_displayed(), selector)


class Speed(Browser):
    """Ten thousand cases, five engines in two profiles each, and thousands of failures."""

    @classmethod
    def setUpClass(cls):
        super().setUpClass()
        specs = FOLDER / "big"
        shutil.copytree(ROOT / "Specs", specs)
        cases = sum(1 for line in report_data.run(BINARY, FOLDER / "one.jsonl", "--profile", "swift")
                    if line["type"] == "case")
        for path in sorted(specs.glob("*/**/*.yaml")):
            if path.name in ("rules.yaml", "questions.yaml") or path.parent.name == "documents":
                continue
            for copy in range(2, 10_500 // cases + 2):
                shutil.copy(path, path.with_name(f"{path.stem}-{copy}.yaml"))
        faults = ["custom-event-unheard", "custom-event-of-any-name", "never-offered-again",
                  "no-offer-at-push-click"]
        names = ["big0.jsonl"]
        report_data.run(BINARY, FOLDER / names[0], "--specs", specs)
        for index, fault in enumerate(faults, 1):
            names.append(f"big{index}.jsonl")
            report_data.run(BINARY, FOLDER / names[-1], "--specs", specs, "--fault", fault)
        cls.page = report("big.html", *names, options=("--specs", specs))

    def test_it_opens_and_filters_and_prints_its_times(self):
        start = time.monotonic()
        self.open(self.page)
        self.assertRegex(self.outcome(), r"^\d\d,\d{3} cases in ")
        loading = time.monotonic() - start
        times = {"load": loading}
        for name, script in (
                ("filter", "document.querySelector(\"[data-verdict='f']\").click()"),
                ("open all", "document.getElementById('open-all').click()"),
                ("text", "const t=document.getElementById('text');t.value='displayed';"
                         "t.dispatchEvent(new Event('input'))")):
            times[name] = self.script(
                f"const start=performance.now();{script};document.body.offsetHeight;"
                "return (performance.now()-start)/1000")
        size = (FOLDER / "big.html").stat().st_size
        print(f"\n{self.outcome()}, {size / 1e6:.1f} MB:",
              ", ".join(f"{name} {seconds:.2f} s" for name, seconds in times.items()))
        # The time is only printed: a limit would measure how busy the machine is.
        self.assert_quiet()


if __name__ == "__main__":
    unittest.main()
