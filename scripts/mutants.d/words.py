"""Measures how many mutants of the example engines with words of their own `explore` finds, without a reference engine.

A mutant counts if `run` is red for it, or if `explore` finds it in generated scripts. It is found

by the cases   if one of the suite's cases, with which an exploration begins, fails
by scripts     if a generated script shows something: a monitor objects, the engine crashes, or it breaks the protocol
beside it      if a generated script tells it from the engine that it was made from (with --beside): what better judges
               could find in the same scripts

usage: words.py IAMSPEC [--sample N] [--scripts N] [--seed N] [--beside] [--jobs N] [--kept FILE] [tags] [inbox]
                [MUTANT …]
"""

import argparse
import concurrent.futures
import json
import os
import pathlib
import random
import shlex
import subprocess
import sys
import tempfile

from operators import mutants

ROOT = pathlib.Path(__file__).resolve().parents[2]
ENGINES = {
    "tags": ("engine.py", sys.executable),
    "inbox": ("engine.mjs", "node"),
}
# Processor time: an engine takes a fraction of a second for the cases, and a few seconds for the scripts.
SECONDS = {"run": 5, "explore": 60}
GOAL = 85


class Trial:
    """An engine whose mutants are tried."""

    def __init__(self, suite, options, folder):
        self.suite, self.options, self.folder = suite, options, pathlib.Path(folder)
        file, self.program = ENGINES[suite]
        self.path = ROOT / "Fixtures/engines" / suite / file
        self.source = self.path.read_bytes()
        self.mutants = mutants(self.source, self.path.suffix)

    def chosen(self):
        """The mutants to try: those that are named, or a sample."""
        named = [mutant for mutant in self.mutants if mutant.id in self.options.which]
        if named or len(self.mutants) <= self.options.sample:
            return named or self.mutants
        places = random.Random(self.options.seed).sample(range(len(self.mutants)), self.options.sample)
        return [self.mutants[place] for place in sorted(places)]

    def try_out(self, mutant):
        """How a mutant is found."""
        path = self.folder / f"{mutant.id.replace('/', '_')}{self.path.suffix}"
        path.write_bytes(mutant.applied(self.source))
        status = self.iamspec(path, "run", "--quiet", "--fail-fast").returncode
        explored = self.iamspec(path, "explore", "--json", "--findings", "1", "--scripts", str(self.options.scripts))
        ways = {"run"} if status not in (0, 5) else set()
        if explored.returncode == 3:
            return {"run", "by the cases", "by scripts"}
        report = json.loads(explored.stdout)
        if report.get("cases", {}).get("failed"):
            ways.add("by the cases")
        if report["behaviors"]:
            ways.add("by scripts")
        if self.options.beside:
            other = shlex.join([self.program, str(self.path)])
            compared = self.iamspec(
                path, "explore", "--json", "--findings", "1", "--scripts", str(self.options.scripts),
                "--against", other)
            if json.loads(compared.stdout)["behaviors"]:
                ways.add("beside it")
        return ways

    def iamspec(self, path, command, *words):
        """Runs a command with a mutant, of which only the processor time is limited."""
        engine = f"ulimit -S -t {SECONDS[command]}; exec {shlex.join([self.program, str(path)])}"
        return subprocess.run(
            [self.options.iamspec, command, "--specs", f"Fixtures/suites/{self.suite}", "--jobs", "1",
             "--timeout", "5s", *words,
             "--", "/bin/sh", "-c", engine],
            capture_output=True, text=True, cwd=ROOT)


class Kept:
    """The outcomes of an unfinished earlier run, in a file to which each new outcome is added.

    An outcome counts only for the mutant that it was found with, in as many scripts.
    """

    def __init__(self, options):
        self.options, self.path = options, options.kept
        lines = self.path.read_text().splitlines() if self.path and self.path.exists() else []
        self.ways = {self.key(line): set(line["ways"]) for line in map(json.loads, lines)}

    @staticmethod
    def key(line):
        return (line["suite"], line["mutant"], line["scripts"], line["beside"])

    def try_out(self, trial, mutant):
        """How a mutant is found: as the file says, or as a trial shows, which it then says, too."""
        line = {"suite": trial.suite, "mutant": mutant.id, "scripts": self.options.scripts,
                "beside": self.options.beside}
        known = self.ways.get(self.key(line))
        if known is not None:
            return known
        ways = trial.try_out(mutant)
        if self.path:
            with open(self.path, "a") as file:
                file.write(json.dumps({**line, "ways": sorted(ways)}) + "\n")
        return ways


def change(source, mutant):
    before = source[mutant.start:mutant.end].decode()
    return " ".join(f"{before} → {mutant.text.decode() or 'nothing'}".split())


def tried_out(trial, tried, kept):
    """How each mutant is found; tells on standard error what is found, as soon as it is."""
    with concurrent.futures.ThreadPoolExecutor(trial.options.jobs) as pool:
        running = {pool.submit(kept.try_out, trial, mutant): mutant for mutant in tried}
        for count, one in enumerate(concurrent.futures.as_completed(running), 1):
            ways = ", ".join(sorted(one.result())) or "not found"
            print(f"{trial.suite}: {count} of {len(tried)}: {running[one].id}: {ways}", file=sys.stderr, flush=True)
    return [one.result() for one in running]


def measured(trial, kept):
    """Reports how the mutants of an engine are found; returns whether enough of them are."""
    tried = trial.chosen()
    outcomes = tried_out(trial, tried, kept)
    counted = [(mutant, ways) for mutant, ways in zip(tried, outcomes) if ways & {"run", "by the cases", "by scripts"}]
    for mutant, ways in counted:
        if "by scripts" not in ways:
            print(f"{trial.suite}: {mutant.id}, line {mutant.line}: {change(trial.source, mutant)}: "
                  f"{', '.join(sorted(ways - {'run'})) or 'not found'}")
    for mutant, ways in zip(tried, outcomes):
        if not ways & {"run"} and ways:
            print(f"{trial.suite}: {mutant.id}, line {mutant.line}: {change(trial.source, mutant)}: passes all cases; "
                  f"found {', '.join(sorted(ways))}")

    def share(*words):
        count = sum(bool(ways & set(words)) for _, ways in counted)
        return f"{count} ({100 * count / max(len(counted), 1):.0f} %)"

    print(f"{trial.suite}: of {len(tried)} of {len(trial.mutants)} mutants, {len(counted)} count; `run` is red for "
          f"{share('run')}, `explore` for {share('by the cases', 'by scripts')}: by cases {share('by the cases')}, by "
          f"{trial.options.scripts} scripts alone {share('by scripts')}"
          + (f", beside the engine itself {share('beside it')}" if trial.options.beside else ""))
    found = sum(bool(ways & {"by the cases", "by scripts"}) for _, ways in counted)
    return 100 * found >= GOAL * len(counted)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("iamspec")
    parser.add_argument("--sample", type=int, default=100, help="try this many mutants of each engine")
    parser.add_argument("--scripts", type=int, default=20_000, help="how many scripts a mutant goes through")
    parser.add_argument("--seed", type=int, default=1, help="chooses the mutants")
    parser.add_argument("--beside", action="store_true", help="also compare with the engine that they were made from")
    # A mutant that hangs takes no more than time.
    parser.add_argument("--jobs", type=int, default=3 * os.cpu_count(), help="try this many mutants at once")
    parser.add_argument("--kept", type=pathlib.Path, help="a file of outcomes; the mutants in it are not tried again")
    parser.add_argument("which", nargs="*", help="tags, inbox, or ids of mutants")
    options = parser.parse_intermixed_args()
    options.iamspec = os.path.abspath(options.iamspec)
    kept = Kept(options)
    is_well = True
    for suite in [name for name in ENGINES if name in options.which] or ENGINES:
        with tempfile.TemporaryDirectory() as folder:
            is_well &= measured(Trial(suite, options, folder), kept)
    sys.exit(0 if is_well else 1)


if __name__ == "__main__":
    main()
