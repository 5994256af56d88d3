"""The tables of mutants in Fixtures/mutants, with a line for each mutant: what became of it."""

import pathlib
import random
import sys

FOLDER = pathlib.Path(__file__).resolve().parents[2] / "Fixtures/mutants"
TITLES = ["mutant", "line", "change", "outcome", "broken first"]


def path(language):
    return FOLDER / f"{language}.tsv"


def read(language):
    """What became of each mutant of a table, by its id: the outcome and, if it was killed, by what."""
    if not path(language).exists():
        return {}
    rows = [(line + "\t").split("\t") for line in path(language).read_text().splitlines()[1:]]
    return {row[0]: (row[3], row[4]) for row in rows}


def write(language, source, tried, outcomes):
    """Writes a table. For a killed mutant, it has what a run of the suite names first as broken."""
    rows = [TITLES] + [
        [mutant.id, str(mutant.line), change(source, mutant), outcome["outcome"], outcome.get("by", "")]
        for mutant, outcome in zip(tried, outcomes)
    ]
    FOLDER.mkdir(exist_ok=True)
    path(language).write_text("".join("\t".join(row).rstrip() + "\n" for row in rows))


def change(source, mutant):
    """What a mutant replaces, and with what, on one line."""
    before = source[mutant.start:mutant.end].decode()
    return f"{short(before)} → {short(mutant.text.decode()) or 'nothing'}"


def short(text):
    text = " ".join(text.split())
    return text if len(text) <= 60 else text[:59] + "…"


def sample(language, mutants, known, count, seed):
    """Some of the mutants that the table calls killed and that do not hang."""
    missing = [mutant.id for mutant in mutants if mutant.id not in known]
    superfluous = known.keys() - {mutant.id for mutant in mutants}
    if missing or superfluous:
        sys.exit(f"{path(language)} is out of date: {len(missing)} mutants are missing, {len(superfluous)} no longer exist; "
                 "scripts/mutants --write rewrites it")
    killed = [mutant for mutant in mutants if known[mutant.id][0] == "killed" and known[mutant.id][1] != "hangs"]
    return random.Random(seed).sample(killed, min(count, len(killed)))


def survivors(mutants, known, count, seed):
    """Some of the mutants that the table does not call killed."""
    alive = [mutant for mutant in mutants if known[mutant.id][0] != "killed"]
    return random.Random(seed).sample(alive, min(count, len(alive)))


def agrees(language, tried, outcomes, known):
    """Reports mutants that the table calls killed but that survive; returns whether there are none."""
    alive = [mutant for mutant, outcome in zip(tried, outcomes) if outcome["outcome"] != "killed"]
    for mutant in alive:
        print(f"no longer killed: {mutant.id}, line {mutant.line}")
    print(f"{language}: {len(tried)} of {len(known)} mutants: {len(tried) - len(alive)} killed")
    return not alive
