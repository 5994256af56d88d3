"""The handbook in a real browser, opened from files.

Needs selenium, axe-core-python, Chromium and its driver. The built binary is found in .build, or named by IAMSPEC:

    python3 -m unittest discover -s Tests/browser -p 'handbook_*.py'

HANDBOOK_SCREENSHOTS=DIR leaves pictures of the pages for people to look at.
"""

import os
import pathlib
import shutil
import tempfile
import unittest

from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys
from selenium.webdriver.support.ui import WebDriverWait

from handbook_support import ACCESSIBILITY, AXE, Browser, axe, build_handbook, make_results

PAGES = [
    "index.html",
    "why-not-displayed.html",
    "obstacles.html",
    "two-obstacles.html",
    "two-messages.html",
    "chapters/stack.html",
    "rules/stack.last-in-first-out.html",
    "rules/trigger.property-filters.html",
    "rules/reenqueue.keyboard.html",
    "rules/keyboard.never-over.html",
    "rules/stack.last-in-first-out/displayed-twice.html",
    "questions.html",
    "questions/stack.html",
    "documents.html",
    "documents/pt.html",
    "results.html",
    "answers.html",
    "engines/herald.html",
    "writing-cases.html",
    "writing-rules.html",
    "engines.html",
    "finding.html",
    "protocol.html",
    "protocol-conventions.html",
    "delivery-in-30-minutes-2.html",
    "glossary.html",
]

# Pages of every kind of which each element is examined: instead of the longest rules, short ones.
EXAMINED = [page for page in PAGES if page not in (
    "rules/stack.last-in-first-out.html", "rules/trigger.property-filters.html")] + [
    "rules/stack.push-on-trigger.html", "rules/trigger.specific-purchase.html"]


class HandbookTest(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        with tempfile.TemporaryDirectory() as folder:
            results = make_results(pathlib.Path(folder))
            cls.directory = build_handbook(results)
            shutil.copy(pathlib.Path(folder) / "report.html", cls.directory)
        cls.browser = Browser(cls.directory)

    @classmethod
    def tearDownClass(cls):
        cls.browser.close()

    def open(self, page, width=1280, height=900, dark=False):
        self.browser.open(page, width, height, dark)
        return self.browser.driver

    def find(self, selector):
        return self.browser.driver.find_element(By.CSS_SELECTOR, selector)

    def wait(self, condition):
        return WebDriverWait(self.browser.driver, 60).until(condition)

    def shoot(self, name):
        directory = os.environ.get("HANDBOOK_SCREENSHOTS")
        if directory:
            pathlib.Path(directory).mkdir(parents=True, exist_ok=True)
            self.browser.driver.save_screenshot(f"{directory}/{name}.png")

    # Every page, at every width, in both themes

    def test_pages_fit_phone_and_desktop(self):
        for page in PAGES:
            driver = self.open(page)
            for width in (390, 800, 1280, 1920):
                with self.subTest(page=page, width=width):
                    self.browser.look(width, 900, dark=False)
                    inner, scroll = driver.execute_script(
                        "return [document.documentElement.clientWidth,"
                        " document.documentElement.scrollWidth]")
                    self.assertLessEqual(scroll, inner)
                    self.shoot(f"{width}-{page.replace('/', '-')}")

    def test_nothing_is_logged_or_fetched(self):
        for page in PAGES:
            with self.subTest(page=page):
                self.open(page)
                self.find("#q").send_keys("stack")
                self.wait(lambda d: d.find_elements(By.CSS_SELECTOR, "#hits [role=option]"))
                self.assertEqual(self.browser.console(), [])
                self.assertEqual(self.browser.foreign_requests(), [])

    def test_pages_are_accessible(self):
        for page in EXAMINED:
            driver = self.open(page)
            driver.execute_script("document.querySelectorAll('details').forEach(d => d.open = true)")
            for dark, width in ((False, 1280), (True, 390)):
                with self.subTest(page=page, dark=dark, width=width):
                    self.browser.look(width, 900, dark)
                    driver.execute_async_script("setTimeout(arguments[0], 100)")
                    self.assertEqual(driver.execute_script(ACCESSIBILITY), [])

    def test_axe_finds_nothing_serious(self):
        script = axe()
        for page in ("index.html", "two-obstacles.html", "questions/stack.html", "chapters/stack.html",
                     "rules/stack.push-on-trigger.html", "results.html", "answers.html", "engines/herald.html",
                     "report.html"):
            driver = self.open(page)
            play = driver.find_elements(By.CSS_SELECTOR, ".play button")
            if play:
                play[0].click()
                self.wait(lambda d: d.find_elements(By.CSS_SELECTOR, ".player"))
            driver.execute_script(script)
            # The themes differ in their colors alone.
            for dark, options in ((False, {}), (True, {"runOnly": ["color-contrast"]})):
                with self.subTest(page=page, dark=dark):
                    self.browser.look(1280, 900, dark)
                    self.assertEqual(driver.execute_async_script(AXE, options), [])

    # Results

    def test_engines_are_chosen_by_name_and_by_what_they_break(self):
        for page in ("index.html", "results.html"):
            with self.subTest(page=page):
                self.open(page)

                def heads():
                    return [head.text.split()[0] for head in self.browser.driver.find_elements(
                        By.CSS_SELECTOR, "thead [data-engine]") if head.is_displayed()]

                def rules():
                    return [row.text for row in self.browser.driver.find_elements(
                        By.CSS_SELECTOR, ".compact tbody th") if row.is_displayed()]

                self.assertEqual(len(heads()), 8)
                everything = len(rules())
                self.find(".filter .red").click()
                self.assertEqual(heads(), ["Courier"])
                self.assertEqual(self.find(".filter .shown").text, "1 of 8 engines")
                self.find(".filter .rules").click()
                self.assertEqual(rules()[0], "Last in, first out")
                self.assertLess(len(rules()), everything)
                self.find(".filter .red").click()
                self.find(".filter .names").send_keys("her 1.11")
                self.assertEqual(heads(), ["Herald"])
                self.assertEqual(rules(), [])
                self.shoot(f"chosen-{page}")

    def test_a_cell_leads_to_why_and_an_engine_to_its_versions(self):
        driver = self.open("results.html")
        self.find(".compact td.broken a").click()
        self.wait(lambda d: "rules/stack.last-in-first-out.html#run-" in d.current_url)
        place = driver.current_url.split("#")[1]
        self.assertIn("Run it again", driver.find_element(By.ID, place).text)
        driver.find_element(By.LINK_TEXT, "Herald 1.11").click()
        self.wait(lambda d: d.current_url.endswith("engines/herald.html"))
        versions = [head.text.split()[0] for head in
                    driver.find_elements(By.CSS_SELECTOR, ".runs h3")]
        self.assertEqual(versions, ["1.11", "1.10", "1.9"])
        self.shoot("engine")

    # Search

    def test_search_by_keyboard(self):
        driver = self.open("rules/stack.in-memory.html")
        body = self.find("body")
        body.send_keys("/")
        box = driver.switch_to.active_element
        self.assertEqual(box.get_attribute("id"), "q")
        self.assertEqual(box.get_attribute("value"), "")
        box.send_keys("last in first")
        self.wait(lambda d: box.get_attribute("aria-expanded") == "true")
        first = box.get_attribute("aria-activedescendant")
        self.assertIn("Last in, first out", driver.find_element(By.ID, first).text)
        self.shoot("search")
        box.send_keys(Keys.ARROW_DOWN)
        self.assertNotEqual(box.get_attribute("aria-activedescendant"), first)
        selected = driver.find_elements(By.CSS_SELECTOR, "#hits [aria-selected=true]")
        self.assertEqual(len(selected), 1)
        box.send_keys(Keys.ARROW_UP, Keys.ENTER)
        self.wait(lambda d: d.current_url.endswith("/rules/stack.last-in-first-out.html"))

    def test_search_escape_and_nothing_found(self):
        self.open("index.html")
        box = self.find("#q")
        box.send_keys("zzzzz")
        self.wait(lambda d: "Nothing found" in self.find("#hits").text)
        self.assertEqual(box.get_attribute("aria-expanded"), "false")
        box.send_keys(Keys.ESCAPE)
        self.assertFalse(self.find("#hits").is_displayed())

    def test_search_finds_a_folded_variant_and_unfolds_it(self):
        driver = self.open("index.html")
        variant = driver.execute_async_script("""
            const done = arguments[0];
            const frame = document.createElement('script');
            frame.src = 'assets/search.js';
            frame.onload = () => {
              const group = window.handbookIndex.cases.find(
                group => group[2].some(id => id.split("/").length === 3));
              const id = group[1] + group[2].find(id => id.split("/").length === 3);
              done([id, `${group[0]}#${id.replaceAll('/', '-')}`]);
            };
            document.head.append(frame);""")
        box = self.find("#q")
        box.send_keys(variant[0])
        self.wait(lambda d: box.get_attribute("aria-expanded") == "true")
        box.send_keys(Keys.ENTER)
        anchor = variant[1].split("#")[1]
        self.wait(lambda d: d.find_elements(By.ID, anchor))
        self.wait(lambda d: d.find_element(By.ID, anchor).is_displayed())
        self.wait(lambda d: d.execute_script(
            "const box = document.getElementById(arguments[0]).getBoundingClientRect();"
            "return box.top >= 0 && box.top < innerHeight", anchor))

    def test_search_answers_what_readers_ask(self):
        driver = self.open("index.html")
        lines = (pathlib.Path(__file__).parent / "search_queries.txt").read_text(encoding="utf-8").splitlines()
        asked = [line.split(" => ") for line in lines if line and not line.startswith("#")]
        found = driver.execute_async_script("""
            const [queries, done] = arguments;
            const frame = document.createElement('script');
            frame.src = 'assets/search.js';
            frame.onload = () => {
              const search = handbookSearch(window.handbookIndex);
              done(queries.map(query => search(query).hits.slice(0, 3).map(hit => hit.row.place)));
            };
            document.head.append(frame);""", [query for query, _ in asked])
        missed = []
        for (query, wanted), places in zip(asked, found):
            here = set(places) | {place.split("#")[0] for place in places}
            if not here & set(wanted.split()):
                missed.append(f"{query}: {places}")
        self.assertEqual(len(asked), 92)
        self.assertLessEqual(len(missed), 4, missed)

    def test_search_shows_the_words_that_it_found(self):
        driver = self.open("index.html")
        for width, dark in ((1400, False), (800, False), (390, True)):
            self.browser.look(width, 900, dark)
            box = self.find("#q")
            box.clear()
            box.send_keys("two campaigns trigger at once while the keyboard is up")
            self.wait(lambda d: d.find_elements(By.CSS_SELECTOR, "#hits mark"))
            marked = {mark.text.lower() for mark in driver.find_elements(By.CSS_SELECTOR, "#hits mark")}
            self.assertIn("keyboard", marked)
            self.assertNotIn("the", marked)
            self.assertLessEqual(*driver.execute_script(
                "const e = document.documentElement; return [e.scrollWidth, e.clientWidth]"))
            self.shoot(f"found-{width}")

    # Themes

    def test_dark_follows_the_system_and_the_button(self):
        def paper():
            return self.browser.driver.execute_script(
                "return getComputedStyle(document.documentElement).backgroundColor")

        self.open("index.html", dark=False)
        light = paper()
        self.open("index.html", dark=True)
        dark = paper()
        self.assertNotEqual(light, dark)
        self.shoot("dark")
        self.find("button.theme").click()
        self.assertEqual(paper(), light)
        self.open("chapters/stack.html", dark=True)
        self.assertEqual(paper(), light, "the choice is kept on the next page")
        self.browser.driver.execute_script("localStorage.clear()")

    # Paper

    def test_paper_has_the_core_and_no_tools(self):
        driver = self.open("rules/stack.last-in-first-out.html", width=720, dark=True)
        driver.find_element(By.CSS_SELECTOR, ".play button").click()
        self.wait(lambda d: d.find_elements(By.CSS_SELECTOR, ".player"))
        driver.execute_cdp_cmd("Emulation.setEmulatedMedia", {"media": "print", "features": [
            {"name": "prefers-color-scheme", "value": "dark"}]})
        self.addCleanup(driver.execute_cdp_cmd, "Emulation.setEmulatedMedia", {"media": ""})
        for selector in (".bar", ".side", ".player", ".play", ".anchor", ".turn"):
            for part in driver.find_elements(By.CSS_SELECTOR, selector):
                self.assertFalse(part.is_displayed(), selector)
        # A case that is played is printed as it is.
        pictures = driver.find_elements(By.CSS_SELECTOR, ".cases .shown .picture > svg")
        self.assertGreaterEqual(len(pictures), 4)
        for picture in pictures:
            self.assertTrue(picture.is_displayed())
            self.assertLessEqual(picture.rect["x"] + picture.rect["width"], 720)
        self.assertEqual(driver.execute_script(
            "return getComputedStyle(document.querySelector('.picture')).backgroundColor"), "rgb(255, 255, 255)")
        self.shoot("printed")

    # Reading

    def test_contents_fold_on_a_phone(self):
        self.open("index.html", width=390)
        link = self.find(".side .home")
        self.assertFalse(link.is_displayed())
        self.find(".side summary").click()
        self.assertTrue(link.is_displayed())

    def test_steps_and_source_unfold(self):
        self.open("rules/stack.last-in-first-out.html")
        case = self.find("#stack-last-in-first-out-two-waiting")
        for summary in case.find_elements(By.CSS_SELECTOR, ".more summary"):
            summary.click()
        self.assertIn("second is displayed", case.text)
        self.assertIn("start_session", case.find_element(By.CSS_SELECTOR, "pre.code").text)
        self.browser.driver.execute_script("arguments[0].scrollIntoView()", case)
        self.shoot("unfolded")

    def test_pictures_keep_their_text_inside_their_columns(self):
        for page in [page for page in PAGES if page.startswith("rules/")]:
            self.open(page)
            outside = self.browser.driver.execute_script("""
                return [...document.querySelectorAll('.picture svg')].filter(svg => {
                  const box = svg.getBoundingClientRect();
                  return box.width && [...svg.querySelectorAll('text')].some(text => {
                    const inner = text.getBoundingClientRect();
                    return inner.right > box.right + 1 || inner.left < box.left - 1;
                  });
                }).length""")
            self.assertEqual(outside, 0, page)


if __name__ == "__main__":
    unittest.main()
