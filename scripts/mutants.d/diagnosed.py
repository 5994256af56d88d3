"""Measures how often the diagnosis of a red run names the right rule first, with mutants of the fixture engines.

Fixtures/mutants/causes.txt says which rule each breaks. What the engine did may be explained by a known mistake, or by
a clause that it was seen to break; the rule of the first cause counts.

usage: diagnosed.py IAMSPEC [python] [javascript]
"""

import argparse
import concurrent.futures
import json
import os
import shutil
import subprocess
import sys
import tempfile

import table
from trial import ENGINES, ROOT, SECONDS_FOR_THE_SUITE, Trial

GOAL = 85
# Causes that name no rule, as causes.txt calls them.
WORDS = {"broken_convention": "convention", "misreport": "misreport"}


def causes(language):
    """The rules that each mutant may be said to break, by its id."""
    lines = (table.FOLDER / "causes.txt").read_text().splitlines()
    rows = [line.split() for line in lines if not line.startswith("#")]
    return {mutant: rules for engine, mutant, *rules in rows if engine == language}


def rule(clause):
    return clause.split("/")[0]


def diagnosed(trial, mutant):
    """The rules that the diagnosis of a run of the suite names, in its order."""
    folder = trial.folder / mutant.id.replace("/", "_")
    folder.mkdir()
    try:
        for name in (trial.file, trial.command[1]):
            shutil.copy(trial.home / name, folder / name)
        (folder / trial.file).write_bytes(mutant.applied(trial.source))
        results = folder / "results.jsonl"
        subprocess.run(
            trial.iamspec(folder, SECONDS_FOR_THE_SUITE, "run", "-q", "--results", results),
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, cwd=ROOT)
        end = json.loads(results.read_text().splitlines()[-1])
    finally:
        shutil.rmtree(folder, ignore_errors=True)
    rules = []
    for cause in end.get("diagnosis", {}).get("causes", []):
        clauses = [each["clause"] for each in cause.get("faults", [])][:1]
        clauses += [cause[key] for key in ("clause", "rule") if key in cause]
        clauses += [word for cause_word, word in WORDS.items() if cause["cause"] == cause_word]
        rules += [rule(clause) for clause in clauses if rule(clause) not in rules]
    return rules


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("iamspec")
    parser.add_argument("which", nargs="*", help="python, javascript")
    options = parser.parse_intermixed_args()
    options.iamspec = os.path.abspath(options.iamspec)
    total, right, among = 0, 0, 0
    for language in [name for name in ENGINES if name in options.which] or ENGINES:
        with tempfile.TemporaryDirectory() as folder:
            trial = Trial(language, options, folder)
            known = causes(language)
            mutants = [mutant for mutant in trial.mutants if mutant.id in known]
            if len(mutants) < len(known):
                sys.exit(f"{table.FOLDER / 'causes.txt'} has mutants that no longer exist: "
                         f"{', '.join(known.keys() - {mutant.id for mutant in mutants})}")
            with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
                all_rules = list(pool.map(lambda mutant: diagnosed(trial, mutant), mutants))
        for mutant, rules in zip(mutants, all_rules):
            total += 1
            is_right = bool(set(rules[:1]) & set(known[mutant.id]))
            right += is_right
            among += bool(set(rules[:3]) & set(known[mutant.id]))
            if not is_right:
                print(f"{language} {mutant.id}, line {mutant.line}: breaks {' or '.join(known[mutant.id])}, "
                      f"diagnosed as {', '.join(rules[:3]) or 'nothing'}")
    share = 100 * right / max(total, 1)
    print(f"the right rule first for {right} of {total} mutants ({share:.0f} %), among the first three for {among}")
    sys.exit(0 if share >= GOAL else 1)


if __name__ == "__main__":
    main()
