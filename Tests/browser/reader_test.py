"""What readers of the handbook ask, answered by its pages in a real browser, and how large these pages are.

Needs selenium, Chromium and its driver. The built binary is found in .build, or named by IAMSPEC:

    python3 -m unittest discover -s Tests/browser -p 'reader_*.py'

HANDBOOK_SCREENSHOTS=DIR leaves pictures of the tables for people to look at. IAMSPEC_THOROUGH=1 opens every page.
"""

import os
import pathlib
import unittest

from selenium.webdriver.common.by import By

from handbook_support import Browser, build_handbook

HERE = pathlib.Path(__file__).parent

# What a cell says, line by line, without the marks of further questions.
WORDS = """
const cell = arguments[0].cloneNode(true);
cell.querySelectorAll('a[title]').forEach(link => link.remove());
cell.querySelectorAll('br').forEach(end => end.replaceWith('\\n'));
return cell.textContent.split('\\n').map(line => line.trim());
"""

# The cell of a table in this row and this column, by their heads; null if there is none.
CELL = """
const [row, column] = arguments;
const heads = [...document.querySelectorAll('.obstacles thead th')].map(head => head.textContent);
const line = [...document.querySelectorAll('.obstacles tbody tr')].find(line => line.cells[0].textContent === row);
return line && line.cells[heads.indexOf(column)];
"""


def lines(name):
    """The lines of a file of questions, without remarks."""
    text = (HERE / name).read_text(encoding="utf-8")
    return [line for line in text.splitlines() if line and not line.startswith("#")]


class ReaderTest(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.directory = build_handbook()
        cls.browser = Browser(cls.directory)

    @classmethod
    def tearDownClass(cls):
        cls.browser.close()

    def open(self, page, width=1200, dark=False):
        self.browser.open(page, width, 900, dark)
        return self.browser.driver

    # A newcomer

    def test_delivery_in_30_minutes_answers_ten_questions(self):
        text, pictures = "", 0
        for page in ("delivery-in-30-minutes.html", "delivery-in-30-minutes-2.html"):
            driver = self.open(page)
            text += " ".join(driver.execute_script("""
                const main = document.querySelector('main').cloneNode(true);
                main.querySelectorAll('svg, pre, button, summary').forEach(part => part.remove());
                return main.textContent;""").split()) + " "
            pictures += len(driver.find_elements(By.CSS_SELECTOR, "main .picture"))
        questions = [line.split(" => ") for line in lines("delivery_questions.txt")]
        self.assertEqual(len(questions), 10)
        self.assertEqual([question for question, answer in questions if answer not in text], [])
        self.assertLessEqual(len(text.split()), 1500)
        self.assertLessEqual(pictures, 14)

    # A product manager

    def test_tables_answer_forty_questions_in_two_clicks(self):
        questions = [[part.strip() for part in line.split("|")] for line in lines("table_questions.txt")]
        self.assertEqual(len(questions), 40)
        for question, page, row, column, words, place in questions:
            with self.subTest(question):
                driver = self.open("index.html")
                driver.find_element(By.CSS_SELECTOR, f'main a[href="{page}"]').click()
                cell = driver.execute_script(CELL, row, column)
                self.assertIsNotNone(cell, f"{row} × {column}")
                self.assertIn(words, driver.execute_script(WORDS, cell))
                if place:
                    links = cell.find_elements(By.TAG_NAME, "a")
                    link = next((link for link in links if place in link.get_attribute("href")), None)
                    self.assertIsNotNone(link, [link.get_attribute("href") for link in links])
                    driver.execute_script("arguments[0].scrollIntoView({block: 'center', inline: 'center'})", link)
                    link.click()
                    anchor = driver.current_url.split("#")[1]
                    self.assertTrue(driver.find_element(By.ID, anchor).is_displayed())

    def test_tables_fit_every_screen(self):
        for page in ("obstacles.html", "two-obstacles.html", "two-messages.html"):
            for width, dark in ((390, False), (800, True), (1400, False)):
                with self.subTest(page=page, width=width):
                    driver = self.open(page, width, dark)
                    self.assertLessEqual(*driver.execute_script(
                        "const e = document.documentElement; return [e.scrollWidth, e.clientWidth]"))
                    folder = os.environ.get("HANDBOOK_SCREENSHOTS")
                    if folder:
                        driver.save_screenshot(f"{folder}/{width}-{page}.png")

    # Everybody

    def test_pages_are_light_and_short(self):
        pages = sorted(self.directory.glob("**/*.html"), key=lambda page: -page.stat().st_size)
        self.assertLessEqual(pages[0].stat().st_size, 300_000)
        # Heavy pages are long, and so are some texts without pictures. The others are opened at night.
        long = pages[:30] + [self.directory / name for name in ("documents/pt.html", "protocol.html")]
        for page in pages if os.environ.get("IAMSPEC_THOROUGH") else long:
            with self.subTest(page=page.name):
                driver = self.open(str(page.relative_to(self.directory)))
                height, wide = driver.execute_script("""
                    return [document.documentElement.scrollHeight, [...document.querySelectorAll('.picture')]
                      .filter(box => box.scrollWidth > box.clientWidth + 1).length];""")
                self.assertLessEqual(height, 8000)
                self.assertEqual(wide, 0, "pictures that scroll sideways")

    def test_a_link_to_a_question_from_before_still_leads_to_it(self):
        driver = self.open("questions.html")
        driver.get(driver.current_url + "#open.after-dismiss")
        driver.find_element(By.CSS_SELECTOR, "[id='open.after-dismiss'] a").click()
        self.assertTrue(driver.current_url.endswith("questions/stack.html#open.after-dismiss"))
        self.assertIn("shows-next", driver.find_element(By.ID, "open.after-dismiss").text)


if __name__ == "__main__":
    unittest.main()
