"""Support for the handbook's browser tests: the site, the browser, and an accessibility check."""

import json
import os
import pathlib
import shutil
import subprocess
import tempfile

from selenium import webdriver
from selenium.webdriver.chrome.options import Options
from selenium.webdriver.chrome.service import Service

ROOT = pathlib.Path(__file__).resolve().parents[2]


def binary():
    """Returns the newest binary, or the one that IAMSPEC names."""
    candidates = [os.environ.get("IAMSPEC"), ROOT / ".build/release/iamspec",
                  ROOT / ".build/debug/iamspec"]
    binaries = [pathlib.Path(path) for path in candidates if path and pathlib.Path(path).exists()]
    if not binaries:
        raise RuntimeError("there is no iamspec binary: build it, or name one in IAMSPEC")
    return max(binaries[:1] if os.environ.get("IAMSPEC") else binaries,
               key=lambda path: path.stat().st_mtime)


def build_handbook(results=()):
    """Writes the handbook of the built-in suite, with the results of engines, and returns its directory."""
    directory = pathlib.Path(tempfile.mkdtemp(prefix="handbook-"))
    named = [word for path in results for word in ("--results", str(path))]
    subprocess.run([str(binary()), "handbook", "--output", str(directory), *named], check=True,
                   stdout=subprocess.DEVNULL)
    return directory


def make_results(directory):
    """Writes results of eight engines, one of them in three versions, and the report of a run.

    The engines are the reference engine under other names.
    """
    def run(name, version, *options):
        path = directory / f"{name}-{version}.jsonl"
        subprocess.run([str(binary()), "run", "--quiet", "--rule", "stack.last-in-first-out",
                        "--rule", "stack.in-memory", "--results", str(path), *options],
                       check=False, stdout=subprocess.DEVNULL)
        header, rest = path.read_text(encoding="utf-8").split("\n", 1)
        header = json.loads(header)
        header["engine"]["engine"] = {"name": name, "version": version}
        header["options"]["faults"] = []
        path.write_text(json.dumps(header) + "\n" + rest, encoding="utf-8")
        return path

    broken = ("--fault", "queue-instead-of-stack")
    report = ("--html", str(directory / "report.html"))
    results = [run("Herald", "1.9"), run("Herald", "1.10", *broken, *report), run("Herald", "1.11"),
               run("Courier", "2.0", *broken), run("Beacon", "1.0", "--characterize")]
    return results + [run(name, "1.0") for name in ("Doorbell", "Nudge", "Quill", "Relay", "Usher")]


def axe():
    """The script of axe-core."""
    import axe_core_python
    return (pathlib.Path(axe_core_python.__file__).parent / "axe.min.js").read_text(encoding="utf-8")


# Runs axe-core with these options, and returns what is serious or critical: the rule, and the first element.
AXE = """
const [options, done] = arguments;
axe.run(document, {...options, resultTypes: ['violations']}).then(found => done(found.incomplete
  .filter(one => one.error).map(one => `${one.id} could not be checked: ${one.error.message}`).concat(
    found.violations.filter(one => one.impact === 'serious' || one.impact === 'critical')
  .map(one => `${one.impact}: ${one.id}: ${one.nodes.length} × ${one.nodes[0].html.slice(0, 160)}`
    + ` ${one.nodes[0].failureSummary.split('\\n')[1].trim()}`))));
"""


class Browser:
    """A headless Chromium that records what pages log and request."""

    def __init__(self, directory):
        options = Options()
        for argument in ("--headless=new", "--no-sandbox", "--disable-gpu", "--hide-scrollbars",
                         "--disable-dev-shm-usage"):
            options.add_argument(argument)
        options.set_capability("goog:loggingPrefs", {"browser": "ALL", "performance": "ALL"})
        chromium = shutil.which("chromium") or shutil.which("google-chrome")
        if chromium:
            options.binary_location = chromium
        driver = shutil.which("chromedriver")
        self.driver = webdriver.Chrome(
            options=options, service=Service(driver) if driver else Service())
        # On a busy machine, a look at the longest page takes longer than the half minute that is the default.
        self.driver.set_script_timeout(600)
        self.directory = directory

    def open(self, page, width, height, dark):
        self.look(width, height, dark)
        self.driver.get("about:blank")
        self.driver.get((self.directory / page).as_uri())

    def look(self, width, height, dark):
        """Sets the size of the screen and the theme; the page that is open stays."""
        run = self.driver.execute_cdp_cmd
        run("Emulation.setDeviceMetricsOverride",
            {"width": width, "height": height, "deviceScaleFactor": 1, "mobile": width < 500})
        run("Emulation.setEmulatedMedia", {"features": [
            {"name": "prefers-color-scheme", "value": "dark" if dark else "light"},
            {"name": "prefers-reduced-motion", "value": "reduce"}]})

    def console(self):
        """Returns the console messages of pages since the last call."""
        return [entry["message"] for entry in self.driver.get_log("browser")]

    def foreign_requests(self):
        """Returns the requests since the last call that were not for files or data."""
        found = []
        for entry in self.driver.get_log("performance"):
            message = json.loads(entry["message"])["message"]
            if message["method"] != "Network.requestWillBeSent":
                continue
            url = message["params"]["request"]["url"]
            if not url.startswith(("file:", "data:", "about:", "chrome:")):
                found.append(url)
        return found

    def close(self):
        self.driver.quit()
        shutil.rmtree(self.directory, ignore_errors=True)


# Returns what is wrong with the page: landmarks, headings, names, alternatives, contrast.
ACCESSIBILITY = r"""
const wrong = [];
const all = selector => [...document.querySelectorAll(selector)];
const seen = element => element.checkVisibility({visibilityProperty: true});
const count = (selector, n) => {
  const found = all(selector).length;
  if (found !== n) wrong.push(`${found} × ${selector}, not ${n}`);
};
count('main', 1); count('h1', 1); count('html[lang]', 1); count('body > header', 1);
count('a.skip[href="#main"]', 1);
if (!document.title) wrong.push('no title');

const navs = all('nav').map(n => n.getAttribute('aria-label'));
if (navs.some(n => !n) || new Set(navs).size !== navs.length) wrong.push('navs without a name');

let level = 0;
for (const heading of all('main h1, main h2, main h3, main h4, main h5')) {
  const next = Number(heading.tagName[1]);
  if (next > level + 1) wrong.push(`h${next} after h${level}: ${heading.textContent}`);
  level = next;
}

const name = element => (element.getAttribute('aria-label')
  || (element.getAttribute('aria-labelledby') || '').split(' ')
    .map(id => document.getElementById(id)?.textContent || '').join(' ').trim()
  || element.textContent.trim() || element.labels?.[0]?.textContent.trim() || element.getAttribute('title') || '');
for (const control of all('a, button, input, summary, [role=region], [role=listbox]'))
  if (!name(control)) wrong.push(`no name: ${control.outerHTML.slice(0, 120)}`);
for (const svg of all('svg'))
  if (svg.getAttribute('aria-hidden') !== 'true'
      && !(svg.getAttribute('role') === 'img' && name(svg)))
    wrong.push(`no alternative: ${svg.outerHTML.slice(0, 120)}`);
for (const image of all('img')) if (!image.hasAttribute('alt')) wrong.push('img without alt');
for (const list of all('ul, ol'))
  for (const child of list.children)
    if (child.tagName !== 'LI') wrong.push(`${child.tagName} in a list`);
for (const cell of all('th')) if (!cell.scope) wrong.push('th without scope');
for (const box of all('.picture, .table, pre.code'))
  if (box.scrollWidth > box.clientWidth + 1 && box.tabIndex !== 0)
    wrong.push('a scrolling box that no key reaches');
const ids = all('[id]').map(e => e.id);
if (new Set(ids).size !== ids.length) wrong.push('an id twice');

// Contrast: text against the nearest background that is not transparent.
const canvas = document.createElement('canvas').getContext('2d', {willReadFrequently: true});
const painted = new Map();
const rgba = color => {
  // Reading back a pixel takes long, and a page has few colors.
  if (!painted.has(color)) {
    canvas.clearRect(0, 0, 1, 1); canvas.fillStyle = color; canvas.fillRect(0, 0, 1, 1);
    painted.set(color, [...canvas.getImageData(0, 0, 1, 1).data]);
  }
  return painted.get(color);
};
const light = ([r, g, b]) => {
  const f = v => (v /= 255) <= .04045 ? v / 12.92 : ((v + .055) / 1.055) ** 2.4;
  return .2126 * f(r) + .7152 * f(g) + .0722 * f(b);
};
const back = element => {
  for (let e = element; e; e = e.parentElement) {
    const color = rgba(getComputedStyle(e).backgroundColor);
    if (color[3] > 200) return color;
  }
  return [255, 255, 255, 255];
};
const pairs = new Map();
const check = (color, ground, element, least) => {
  const [a, b] = [light(color), light(ground)].sort((x, y) => y - x);
  const ratio = (a + .05) / (b + .05);
  const key = `${color.slice(0, 3)} on ${ground.slice(0, 3)}`;
  if (ratio < least && !pairs.has(key))
    pairs.set(key, `${ratio.toFixed(2)}: ${key}: ${element.tagName}.${element.className.baseVal ?? element.className} ${element.textContent.trim().slice(0, 40)}`);
};
for (const element of all('body *')) {
  if (element.closest('svg') || element.matches('.anchor')) continue;
  if (![...element.childNodes].some(n => n.nodeType === 3 && n.data.trim())) continue;
  if (!seen(element)) continue;
  const style = getComputedStyle(element);
  const large = parseFloat(style.fontSize) >= 24
    || (parseFloat(style.fontSize) >= 18.66 && Number(style.fontWeight) >= 700);
  check(rgba(style.color), back(element), element, large ? 3 : 4.5);
}
for (const text of all('.picture svg text, .picture svg tspan')) {
  if (!seen(text)) continue;
  check(rgba(getComputedStyle(text).fill), back(text.closest('.picture')), text, 4.5);
}
return wrong.concat([...pairs.values()]);
"""
