"""The start page of several handbooks in a real browser, opened from files; see handbook_test.py.

GALLERY_SCREENSHOTS=DIR leaves pictures of the page for people to look at.
"""

import os
import pathlib
import subprocess
import tempfile
import unittest

from selenium.webdriver.common.by import By

from handbook_support import AXE, Browser, axe, binary, make_results


class GalleryTest(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        directory = pathlib.Path(tempfile.mkdtemp(prefix="gallery-"))
        with tempfile.TemporaryDirectory() as name:
            folder = pathlib.Path(name)
            results = [word for path in make_results(folder) for word in ("--results", path)]
            for words in (
                ["handbook", "--output", directory / "delivery", *results],
                ["init", folder / "mine"],
                ["handbook", "--specs", folder / "mine", "--output", directory / "mine"],
                ["gallery", directory, "--title", "Our engines"],
            ):
                subprocess.run([binary(), *words], check=True, stdout=subprocess.DEVNULL)
        cls.browser = Browser(directory)

    @classmethod
    def tearDownClass(cls):
        cls.browser.close()

    def setUp(self):
        self.browser.open("index.html", 1280, 900, dark=False)
        self.driver = self.browser.driver

    def test_fits_phone_and_desktop_in_both_themes(self):
        for dark in (False, True):
            for width in (390, 800, 1200, 1920):
                with self.subTest(width=width, dark=dark):
                    self.browser.look(width, 1400, dark)
                    inner, scroll = self.driver.execute_script(
                        "return [document.documentElement.clientWidth, document.documentElement.scrollWidth]")
                    self.assertLessEqual(scroll, inner)
                    directory = os.environ.get("GALLERY_SCREENSHOTS")
                    if directory:
                        pathlib.Path(directory).mkdir(parents=True, exist_ok=True)
                        self.driver.save_screenshot(f"{directory}/{width}-{'dark' if dark else 'light'}.png")

    def test_axe_finds_nothing_serious(self):
        self.driver.execute_script(axe())
        for dark in (False, True):
            with self.subTest(dark=dark):
                self.browser.look(1280, 900, dark)
                self.assertEqual(self.driver.execute_async_script(AXE, {}), [])

    def test_nothing_is_logged_or_fetched(self):
        self.assertEqual(self.browser.console(), [])
        self.assertEqual(self.browser.foreign_requests(), [])

    def test_leads_to_handbooks_and_engines(self):
        self.driver.find_element(By.LINK_TEXT, "Herald").click()
        self.assertEqual(self.driver.find_element(By.TAG_NAME, "h1").text, "Herald")
        self.driver.back()
        self.driver.find_element(By.LINK_TEXT, "My rules").click()
        self.assertTrue(self.driver.current_url.endswith("/mine/index.html"))

    def test_a_red_version_is_lower_than_a_green_one(self):
        heights = self.driver.execute_script(
            "const strip = document.querySelector('.strip:has(.red):has(.part)');"
            "return [...strip.children].map(one => one.getBoundingClientRect().height)")
        self.assertEqual(len(heights), 3)
        self.assertLess(heights[1], heights[0])


if __name__ == "__main__":
    unittest.main()
