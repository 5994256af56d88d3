"""The documents of a release: every link in them leads to something that is there."""

import pathlib
import re
import subprocess
import sys
import tempfile
import unittest

ROOT = pathlib.Path(__file__).resolve().parents[2]
SCRIPT = ROOT / "scripts/release.d/documents.py"


def anchors(text):
    """The places in a document that a link can name, as forges form them from headings."""
    headings = re.findall(r"^#+ (.*)$", text, re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in headings}


class ReleaseDocuments(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = pathlib.Path(folder.name)
        subprocess.run([sys.executable, SCRIPT, self.folder], check=True)

    def test_have_no_link_that_leads_nowhere(self):
        links = 0
        for document in self.folder.rglob("*.md"):
            text = re.sub(r"^( *)```.*?^ *```$", "", document.read_text(), flags=re.MULTILINE | re.DOTALL)
            for target in re.findall(r"\]\(([^)\s]+)\)", text):
                if re.match(r"\w+:", target):
                    continue
                links += 1
                with self.subTest(document=str(document.relative_to(self.folder)), link=target):
                    path, _, anchor = target.partition("#")
                    file = document.parent / path if path else document
                    self.assertTrue(file.is_file())
                    if anchor:
                        self.assertIn(anchor, anchors(file.read_text()))
        self.assertGreater(links, 20)

    def test_are_those_that_the_readme_names_and_say_the_same(self):
        readme = (self.folder / "README.md").read_text()
        self.assertIn("[docs/ci.md](docs/ci.md)", readme)
        self.assertIn("and CONTRIBUTING.md is for those who change", " ".join(readme.split()))
        words = [re.sub(r"\[([^\]]*)\]\([^)\s]+\)", r"\1", text) for text in [readme, (ROOT / "README.md").read_text()]]
        self.assertEqual(*words)


if __name__ == "__main__":
    unittest.main()
