"""Measures how many mutants of the example engines with words of their own `explore` finds, without a reference engine.

A mutant counts if `run` is red for it, or if `explore` finds it in generated scripts. It is found

by the cases   if one of the suite's cases, with which an exploration begins, fails
by scripts     if a generated script shows something: a monitor objects, the engine crashes, or it breaks the protocol
beside it      if a generated script tells it from the engine that it was made from (with --beside): what better judges
               could find in the same scripts

usage: words.py IAMSPEC [--sample N] [--scripts N] [--seed N] [--beside] [tags] [inbox] [MUTANT …]
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


def change(source, mutant):
    before = source[mutant.start:mutant.end].decode()
    return " ".join(f"{before} → {mutant.text.decode() or 'nothing'}".split())


def measured(trial):
    """Reports how the mutants of an engine are found; returns whether enough of them are."""
    tried = trial.chosen()
    # A mutant that hangs takes no more than time.
    outcomes = []
    with concurrent.futures.ThreadPoolExecutor(3 * os.cpu_count()) as pool:
        for outcome in pool.map(trial.try_out, tried):
            outcomes.append(outcome)
            print(f"{trial.suite}: {len(outcomes)} of {len(tried)} mutants tried", file=sys.stderr, flush=True)
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
    parser.add_argument("which", nargs="*", help="tags, inbox, or ids of mutants")
    options = parser.parse_intermixed_args()
    options.iamspec = os.path.abspath(options.iamspec)
    is_well = True
    for suite in [name for name in ENGINES if name in options.which] or ENGINES:
        with tempfile.TemporaryDirectory() as folder:
            is_well &= measured(Trial(suite, options, folder))
    sys.exit(0 if is_well else 1)


if __name__ == "__main__":
    main()
