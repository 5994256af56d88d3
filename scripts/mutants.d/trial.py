"""Makes mistakes in the Python and the JavaScript engine, one at a time, and reports what becomes of each.

killed       a case of the suite notices it
convention   it breaks a convention of the protocol, and `iamspec doctor` notices
equivalent   it does the same as the engine that it was made from, in all random scripts
allowed      it does something else, and answers to the open questions explain all of it
unasked      it does what no answer explains, and so does the engine that it was made from: a question that nobody
             has asked yet
hole         it does what no answer explains, although the engine that it was made from can be explained: a fault
             and a case are missing, or a question

usage: trial.py IAMSPEC [--sample N] [--explored N] [--scripts N] [--seed N] [--kept FILE] [--again WORD] [--write]
                [python] [javascript] [MUTANT …]
"""

import argparse
import collections
import concurrent.futures
import json
import os
import pathlib
import re
import shlex
import shutil
import signal
import subprocess
import sys
import tempfile

import table
from operators import mutants

ROOT = pathlib.Path(__file__).resolve().parents[2]
ENGINES = {
    "python": ("delivery.py", [sys.executable, "engine.py"]),
    "javascript": ("delivery.mjs", ["node", "engine.mjs"]),
}
OUTCOMES = ["killed", "convention", "equivalent", "allowed", "unasked", "hole"]
# A mutant hangs if it takes too much processor time, which does not depend on the load of the machine: an engine takes a
# fraction of a second for the whole suite, and a few seconds for all random scripts.
SECONDS_FOR_THE_SUITE = 3
SECONDS_FOR_SCRIPTS = 120


class Trial:
    """An engine whose mutants are tried."""

    def __init__(self, language, options, folder):
        self.language, self.options, self.folder = language, options, pathlib.Path(folder)
        self.home = ROOT / "Fixtures/engines" / language
        self.file, self.command = ENGINES[language]
        self.source = (self.home / self.file).read_bytes()
        self.mutants = mutants(self.source, pathlib.Path(self.file).suffix)

    def try_out(self, mutant):
        """What becomes of a mutant: its word, and the details."""
        folder = self.folder / mutant.id.replace("/", "_")
        folder.mkdir()
        try:
            for name in (self.file, self.command[1]):
                shutil.copy(self.home / name, folder / name)
            (folder / self.file).write_bytes(mutant.applied(self.source))
            broken = self.broken(folder)
            if broken:
                return {"outcome": "killed", "by": broken}
            if self.options.sample:
                return {"outcome": "survives"}
            compared = self.compared(folder, self.options.scripts)
            if compared["outcome"] in ("unasked", "hole") and self.breaks_conventions(folder):
                return {"outcome": "convention"}
            return compared
        finally:
            shutil.rmtree(folder, ignore_errors=True)

    def broken(self, folder):
        """The rule or clause that a run of the suite names first as broken; None if there is none."""
        hangs = folder / "hangs"
        with subprocess.Popen(
            self.iamspec(folder, SECONDS_FOR_THE_SUITE, "run"),
            stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, cwd=ROOT,
        ) as run:
            while True:
                try:
                    text, _ = run.communicate(timeout=1)
                    break
                except subprocess.TimeoutExpired:
                    # Each case in which it hangs takes that long: one is enough.
                    if hangs.exists():
                        run.terminate()
        if hangs.exists():
            return "hangs"
        if run.returncode == 0:
            return None
        if run.returncode == 3:
            return "does not start"
        if run.returncode != 1:
            raise RuntimeError(f"the suite could not be run:\n{text}")
        told = re.search(r"^✗ ([a-z.-]+(?:/[a-z-]+)?): ", text, re.M)
        return told[1] if told else "errors"

    def breaks_conventions(self, folder):
        """Whether the doctor finds something about a mutant."""
        command = self.iamspec(folder, SECONDS_FOR_THE_SUITE, "doctor")
        return subprocess.run(command, capture_output=True, cwd=ROOT).returncode == 1

    def explored(self, mutant, scripts, findings=1):
        """What random scripts show about a mutant, without the suite."""
        folder = self.folder / f"explored_{mutant.id.replace('/', '_')}"
        folder.mkdir()
        try:
            for name in (self.file, self.command[1]):
                shutil.copy(self.home / name, folder / name)
            (folder / self.file).write_bytes(mutant.applied(self.source))
            return self.compared(folder, scripts, findings)
        finally:
            shutil.rmtree(folder, ignore_errors=True)

    def compared(self, folder, scripts, findings=3):
        """What random scripts show about a mutant that the suite does not notice."""
        beside = shlex.join(self.command_in(self.home))
        seconds = max(SECONDS_FOR_SCRIPTS, SECONDS_FOR_SCRIPTS * scripts // 2000)
        found = subprocess.run(
            self.iamspec(
                folder, seconds, "explore", "--json", "--scripts", scripts, "--findings", findings,
                "--against", beside),
            capture_output=True, text=True, cwd=ROOT)
        if found.returncode == 3:
            return {"outcome": "does not start"}
        if found.returncode not in (0, 1):
            sys.exit(f"exploring a mutant failed: {found.stderr}")
        report = json.loads(found.stdout)
        if report["same"] == report["scripts"]:
            return {"outcome": "equivalent"}
        behaviors = report["behaviors"]
        if not behaviors:
            return {"outcome": "allowed", "scripts": report["explained"]}
        holes = [each for each in behaviors if each["other_explained"]]
        return {"outcome": "hole" if holes else "unasked", "scripts": (holes or behaviors)[0]["count"],
                "script": (holes or behaviors)[0]["script"]}

    def iamspec(self, folder, seconds, *words):
        """A command that runs a mutant. Only its processor time is limited, not how long it takes."""
        engine = (f"ulimit -S -t {seconds}; {shlex.join(self.command_in(folder))}; "
                  f"test $? -ne {128 + signal.SIGXCPU} || touch {shlex.quote(str(folder / 'hangs'))}")
        jobs = [] if words[0] == "doctor" else ["--jobs", 1]
        words = [self.options.iamspec, *words, "--specs", "Specs", "--timeout", "10m", *jobs]
        return [str(word) for word in (*words, "--", "/bin/sh", "-c", engine)]

    def command_in(self, folder):
        return [self.command[0], str(folder / self.command[1])]


class Kept:
    """The outcomes of an unfinished earlier run, in a file to which each new outcome is added."""

    def __init__(self, path):
        self.path = path
        lines = path.read_text().splitlines() if path and path.exists() else []
        self.outcomes = {(line["language"], line["mutant"]): line for line in map(json.loads, lines)}

    def take_over(self, language, table, again):
        """Takes over what a table says, except for mutants that are tried again."""
        for mutant, (outcome, by) in table.items():
            if outcome not in again:
                taken = {"outcome": outcome, **({"by": by} if by else {})}
                self.outcomes.setdefault((language, mutant), taken)

    def outcome(self, language, mutant, trial):
        known = self.outcomes.get((language, mutant.id))
        if known is None:
            known = {"language": language, "mutant": mutant.id, **trial.try_out(mutant)}
            if self.path:
                with open(self.path, "a") as file:
                    file.write(json.dumps(known, ensure_ascii=False) + "\n")
        return known


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("iamspec")
    parser.add_argument(
        "--sample", type=int, help="try this many mutants of each engine, and compare them with the tables")
    parser.add_argument(
        "--explored", type=int, help="explore this many killed mutants of each engine with random scripts, without the suite")
    parser.add_argument("--scripts", type=int, help="how many random scripts a mutant goes through")
    parser.add_argument("--seed", type=int, default=1, help="chooses the mutants for --sample and --explored")
    parser.add_argument("--kept", type=pathlib.Path, help="a file of outcomes; the mutants in it are not tried again")
    parser.add_argument(
        "--again", action="append", choices=OUTCOMES, default=[],
        help="try only new mutants, and those that the tables call so; leave the others as they are")
    parser.add_argument("--write", action="store_true", help="write the tables in Fixtures/mutants")
    parser.add_argument("which", nargs="*", help="python, javascript, or ids of mutants")
    options = parser.parse_intermixed_args()
    options.iamspec = os.path.abspath(options.iamspec)
    chosen = {word for word in options.which if word not in ENGINES}
    if options.explored and (chosen or options.sample or options.write or options.again):
        parser.error("--explored says which mutants are tried: it goes with no sample, no ids, and no table")
    if options.scripts is None:
        options.scripts = 20_000 if options.explored else 2000
    if options.write and (chosen or options.sample):
        parser.error("a table has all mutants: --write goes with no sample, and no ids")
    if options.again and (chosen or options.sample):
        parser.error("--again says which mutants are tried: it goes with no sample, and no ids")
    kept = Kept(options.kept)
    is_well = True
    for language in [name for name in ENGINES if name in options.which] or ENGINES:
        with tempfile.TemporaryDirectory() as folder:
            trial = Trial(language, options, folder)
            known = table.read(language)
            if options.explored:
                is_well &= explored(trial, known, options)
                continue
            if options.sample:
                tried = table.sample(language, trial.mutants, known, options.sample, options.seed)
            else:
                tried = [mutant for mutant in trial.mutants if not chosen or mutant.id in chosen]
            if options.again:
                kept.take_over(language, known, options.again)
            with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
                outcomes = list(pool.map(lambda mutant: kept.outcome(language, mutant, trial), tried))
        if options.sample:
            is_well &= table.agrees(language, tried, outcomes, known)
        else:
            is_well &= report(trial, tried, outcomes)
        if options.write:
            table.write(language, trial.source, tried, outcomes)
    sys.exit(0 if is_well else 1)


# How many of the mutants that the suite kills random scripts must notice, in percent.
GOAL_EXPLORED = 98


def explored(trial, known, options):
    """Reports what random scripts show about some mutants; returns whether they notice enough killed ones."""
    killed = table.sample(trial.language, trial.mutants, known, options.explored, options.seed)
    alive = table.survivors(trial.mutants, known, max(1, options.explored // 10), options.seed)
    tasks = [(mutant, options.scripts) for mutant in killed] + [(mutant, 10 * options.scripts) for mutant in alive]
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        running = [pool.submit(trial.explored, *task) for task in tasks]
        tell_progress(trial.language, running, len(killed))
        outcomes = [each.result() for each in running]
    missed = [(mutant, outcome) for mutant, outcome in zip(killed, outcomes)
              if not is_noticed(outcome)]
    for mutant, outcome in missed:
        print(f"not noticed: {mutant.id}, line {mutant.line}: {table.change(trial.source, mutant)}: "
              f"{outcome['outcome']} in {options.scripts} scripts")
    share = 100 * (len(killed) - len(missed)) / max(len(killed), 1)
    print(f"{trial.language}: of {len(killed)} mutants that the suite kills, random scripts notice "
          f"{len(killed) - len(missed)} ({share:.1f} %)")
    for mutant, outcome in zip(alive, outcomes[len(killed):]):
        if outcome["outcome"] in ("hole", "unasked"):
            print(f"noticed, but not killed: {mutant.id}, line {mutant.line}: {table.change(trial.source, mutant)}: "
                  f"{outcome['outcome']}\n{outcome['script']}")
    counts = collections.Counter(outcome["outcome"] for outcome in outcomes[len(killed):])
    words = [f"{count} {'noticed' if word in ('hole', 'unasked') else word}" for word, count in counts.items()]
    print(f"{trial.language}: {len(alive)} that it does not kill, in {10 * options.scripts} scripts: "
          f"{', '.join(words) or 'none'}")
    return share >= GOAL_EXPLORED


def tell_progress(language, running, killed_count):
    """Shows on standard error, after each mutant, how many have been explored."""
    of_killed = set(running[:killed_count])
    tried = noticed = 0
    for done, each in enumerate(concurrent.futures.as_completed(running), start=1):
        if each in of_killed:
            tried += 1
            noticed += is_noticed(each.result())
        print(f"{language}: {done} of {len(running)} mutants explored; random scripts notice {noticed} of {tried} "
              "that the suite kills", file=sys.stderr, flush=True)


def is_noticed(outcome):
    """Whether random scripts notice a mutant that has this outcome."""
    return outcome["outcome"] not in ("equivalent", "allowed")


def report(trial, tried, outcomes):
    """Reports what became of mutants; returns whether there is no hole."""
    for mutant, outcome in zip(tried, outcomes):
        if outcome["outcome"] in ("unasked", "hole"):
            print(f"{outcome['outcome']}: {mutant.id}, line {mutant.line}: {table.change(trial.source, mutant)}")
            for line in outcome.get("script", "").splitlines():
                print(f"    {line}")
    counts = collections.Counter(outcome["outcome"] for outcome in outcomes)
    words = [f"{counts[word]} {word}" for word in OUTCOMES
             if counts[word]]
    print(f"{trial.language}: {len(tried)} mutants: {', '.join(words)}")
    return counts["hole"] == 0


if __name__ == "__main__":
    main()
