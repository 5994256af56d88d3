"""Makes mistakes in the Python and the JavaScript engine, one at a time, and tells what becomes of each.

killed       a case of the suite notices it
equivalent   it does the same as the engine it was made of, in all random scripts
allowed      it does something else, and answers to the open questions explain all of it
unasked      it does what no answer explains, and so does the engine that it was made of: a question that nobody
             has asked yet
hole         it does what no answer explains, where the engine that it was made of does what one explains: a fault
             and a case are missing, or a question

usage: trial.py IAMSPEC [--sample N] [--scripts N] [--seed N] [--write] [python] [javascript] [MUTANT …]
"""

import argparse
import concurrent.futures
import json
import os
import pathlib
import random
import shutil
import subprocess
import sys
import tempfile

from operators import mutants

ROOT = pathlib.Path(__file__).resolve().parents[2]
ENGINES = {
    "python": ("delivery.py", [sys.executable, "engine.py"]),
    "javascript": ("delivery.mjs", ["node", "engine.mjs"]),
}


class Trial:
    """One engine, whose mutants are tried."""

    def __init__(self, language, options, folder):
        self.language, self.options, self.folder = language, options, pathlib.Path(folder)
        self.home = ROOT / "Fixtures/engines" / language
        self.file, command = ENGINES[language]
        self.source = (self.home / self.file).read_bytes()
        self.command = command
        self.mutants = mutants(self.source, pathlib.Path(self.file).suffix)

    def command_in(self, folder):
        return [self.command[0], str(folder / self.command[1])]

    def outcome(self, mutant):
        """What becomes of a mutant: its word, and what more there is to say."""
        folder = self.folder / mutant.id.replace("/", "_")
        folder.mkdir()
        for name in (self.file, self.command[1]):
            shutil.copy(self.home / name, folder / name)
        (folder / self.file).write_bytes(mutant.applied(self.source))
        try:
            run = self.iamspec("run", "--quiet", "--results", folder / "results.jsonl", engine=folder)
            if run.returncode != 0:
                return "killed", failures(folder / "results.jsonl")
            return self.outcome_of_survivor(folder)
        finally:
            shutil.rmtree(folder, ignore_errors=True)

    def outcome_of_survivor(self, folder):
        beside = " ".join(self.command_in(self.home))
        found = self.iamspec(
            "explore", "--json", "--scripts", self.options.scripts, "--against", beside, engine=folder)
        if found.returncode not in (0, 1):
            return "killed", {"error": found.stderr[-400:]}
        report = json.loads(found.stdout)
        if report["same"] == report["scripts"]:
            return "equivalent", {}
        if not report["behaviors"]:
            return "allowed", {"scripts": report["explained"]}
        known = report["behaviors"][0]
        return ("hole" if known["other_explained"] else "unasked"), known

    def iamspec(self, *words, engine):
        return subprocess.run(
            [str(word) for word in (self.options.iamspec, *words, "--jobs", "1", "--", *self.command_in(engine))],
            capture_output=True, text=True, cwd=ROOT)


def failures(path):
    """The first rule that a run's results show to be broken, and in how many cases."""
    if not path.exists():
        return {}
    failed = [line for line in map(json.loads, path.read_text().splitlines()) if line.get("verdict") in ("failed", "errored")]
    return {"cases": len(failed), "first": failed[0]["id"]} if failed else {}


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("iamspec")
    parser.add_argument("--sample", type=int, help="try so many of each engine, chosen by the seed")
    parser.add_argument("--scripts", type=int, default=2000, help="how many random scripts a survivor goes through")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--write", action="store_true", help="keep the table in Fixtures/mutants")
    parser.add_argument("which", nargs="*", help="python, javascript, or ids of mutants")
    options = parser.parse_intermixed_args()
    options.iamspec = os.path.abspath(options.iamspec)
    languages = [name for name in ENGINES if name in options.which] or list(ENGINES)
    chosen = {word for word in options.which if word not in ENGINES}
    holes = 0
    for language in languages:
        with tempfile.TemporaryDirectory() as folder:
            trial = Trial(language, options, folder)
            tried = [mutant for mutant in trial.mutants if not chosen or mutant.id in chosen]
            if options.sample and options.sample < len(tried):
                tried = random.Random(options.seed).sample(tried, options.sample)
            with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
                outcomes = dict(zip((mutant.id for mutant in tried), pool.map(trial.outcome, tried)))
        holes += report(language, trial, tried, outcomes, options.write)
    sys.exit(1 if holes else 0)


def report(language, trial, tried, outcomes, writes):
    counts = {}
    for word, _ in outcomes.values():
        counts[word] = counts.get(word, 0) + 1
    print(f"{language}: {len(tried)} of {len(trial.mutants)} mutants:",
          ", ".join(f"{counts[word]} {word}" for word in ("killed", "equivalent", "allowed", "unasked", "hole")
                    if word in counts))
    for mutant in tried:
        word, more = outcomes[mutant.id]
        if word in ("unasked", "hole"):
            before = trial.source[mutant.start:mutant.end].decode().split("\n")[0]
            print(f"  {word}: {mutant.id}, line {mutant.line}: `{before}` → `{mutant.text.decode()}`")
            for line in more.get("script", "").splitlines():
                print(f"      {line}")
    if writes:
        table = ROOT / "Fixtures/mutants" / f"{language}.json"
        table.parent.mkdir(exist_ok=True)
        rows = {mutant.id: {"outcome": outcomes[mutant.id][0], **outcomes[mutant.id][1]} for mutant in tried}
        table.write_text(json.dumps(rows, indent=1, ensure_ascii=False) + "\n")
    return counts.get("hole", 0)


if __name__ == "__main__":
    main()
