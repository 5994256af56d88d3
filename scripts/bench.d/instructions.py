"""Counts the instructions that the tool takes for fixed inputs, and compares them with those that were counted before.

Unlike times, counts hardly depend on the machine or on what else it does: two counts of one program differ by less than
one in a thousand. They do depend on the compiler and on the C library, so counts of others are only shown.
"""

import argparse
import json
import os
import platform
import re
import shutil
import subprocess
import sys
import tempfile

HERE = os.path.dirname(os.path.abspath(__file__))
COUNTS = os.path.join(HERE, "instructions.json")
# The largest part by which a count may differ from the one that was kept.
TOLERANCE = 0.03
# So many copies of a small suite's case files are loaded.
COPIES = 20


def conditions():
    """What the counts depend on, apart from the program."""
    swift = subprocess.run(["swift", "--version"], capture_output=True, text=True, check=True).stdout
    return {
        "swift": re.search(r"Swift version (\S+)", swift)[1],
        "library": " ".join(platform.libc_ver()),
        "machine": platform.machine(),
    }


def counted(program, *arguments, input=os.devnull):
    """Returns the number of instructions of a run; it counts one thread at a time, and no child process."""
    # The hashes of texts are otherwise different in each process, and so is the order of what they sort.
    environment = os.environ | {"SWIFT_DETERMINISTIC_HASHING": "1"}
    command = ["valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null", program, *arguments]
    with open(input, "rb") as file:
        done = subprocess.run(command, stdin=file, capture_output=True, text=True, env=environment)
    if done.returncode:
        raise RuntimeError(f"{' '.join(command)} ended with {done.returncode}:\n{done.stderr}")
    return int(re.search(r"Collected : (\d+)", done.stderr)[1])


def grown_suite(root):
    """Copies a suite of the fixtures, with its case files several times, under other names."""
    shutil.copytree("Fixtures/suites/shop", root)
    for folder, _, files in os.walk(root):
        for file in files if folder != root else []:
            for copy in range(1, COPIES):
                shutil.copy(os.path.join(folder, file), os.path.join(folder, f"{file[:-5]}-{copy}.yaml"))
    return root


def counts(tool):
    """Counts what the tool takes to start, and beyond that, to load a suite, and to answer requests as an engine."""
    with tempfile.TemporaryDirectory() as folder:
        # Valgrind does not understand all of a compiler's information for debuggers.
        program = os.path.join(folder, "iamspec")
        subprocess.run(["strip", "-o", program, tool], check=True)
        suite = grown_suite(os.path.join(folder, "suite"))
        start = counted(program, "--version")
        load = counted(program, "list", "--specs", suite)
        engine = counted(program, "engine", "--window", "32", input=os.path.join(HERE, "requests.jsonl"))
    return {"start": start, "load": load - start, "engine": engine - start}


def differing(now, before):
    """The counts that differ too much from those before, with the factor."""
    factors = {name: count / before[name] for name, count in now.items() if name in before}
    return {name: factor for name, factor in factors.items() if abs(factor - 1) > TOLERANCE}


def comparison(now, conditions, kept):
    """Returns a line for each count, and whether the counts are as they were kept.

    They are, too, if nothing was kept under these conditions.
    """
    comparable = kept is not None and kept["conditions"] == conditions
    before = kept["counts"] if comparable else {}
    off = differing(now, before)
    lines = [f"{name:8}{count:14,}" + (f"  {100 * (count / before[name] - 1):+.1f} %" if name in before else "")
             for name, count in now.items()]
    if not comparable:
        others = kept and " ".join(kept["conditions"].values())
        lines.append(f"not compared: the counts that are kept are of {others}" if others
                     else "not compared: no counts are kept")
    if off:
        lines.append("scripts/instructions --write keeps these counts, if that is meant: " + ", ".join(off))
    return lines, not off


def main():
    parser = argparse.ArgumentParser(prog="scripts/instructions")
    parser.add_argument("--write", action="store_true", help="keep these counts")
    options = parser.parse_args()
    now, here = counts(os.environ["IAMSPEC"]), conditions()
    kept = None
    if os.path.exists(COUNTS):
        with open(COUNTS) as file:
            kept = json.load(file)
    lines, is_same = comparison(now, here, kept)
    print("\n".join(lines))
    if options.write:
        with open(COUNTS, "w") as file:
            json.dump({"conditions": here, "counts": now}, file, indent=2)
            file.write("\n")
    elif not is_same:
        sys.exit(1)


if __name__ == "__main__":
    main()
