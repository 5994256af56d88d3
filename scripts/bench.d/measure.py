"""Runs the programs that scripts/bench has built, and prints one table: ours, the peer's, the ratio, the target, and
what the ratio was at the last release.

Ours and the peer's take turns within each round, so that other load of the machine affects both. The
table shows the medians of the rounds, and the minima where a few milliseconds are compared. Work on
one core is compared by processor time, which other processes disturb least.
"""

import argparse
import json
import os
import re
import resource
import shutil
import statistics
import subprocess
import sys

from table import LESS, MORE, Table, at_least, at_most, below
from watching import Watched, kernel_latency, save

BINARIES = os.environ["IAMSPEC_BINARIES"]
STATIC = os.environ["IAMSPEC_STATIC"]
PEERS = os.environ["IAMSPEC_PEERS"]
IAMSPEC = os.path.join(BINARIES, "iamspec")
BENCH = os.path.join(BINARIES, "iamspec-bench")
SCRATCH = os.path.join(PEERS, "scratch")
REPORT = "iamspec-report/bench.json"
RELEASE = "scripts/bench.d/release.json"
PARTS = ["load", "loop", "wire", "oracle", "startup", "memory", "watch"]

parser = argparse.ArgumentParser(prog="scripts/bench")
parser.add_argument("parts", nargs="*", metavar="part", help=", ".join(PARTS))
parser.add_argument("--rounds", type=int, default=5, help="the number of runs for each median")
parser.add_argument("--static", action="store_true", help="measure the start of the static binary, too")
parser.add_argument("--megabytes", type=int, default=50, help="how much YAML is loaded")
parser.add_argument("--most", type=int, default=1_000_000, help="the largest number of cases that `memory` runs")
parser.add_argument("--write-release", action="store_true", help=f"keep the ratios as those of this release: {RELEASE}")
parser.add_argument("--against-release", action="store_true", help="fail if a ratio is 10 %% worse than there")
options = parser.parse_args()
for part in options.parts:
    if part not in PARTS:
        parser.error(f"{part} is not one of {', '.join(PARTS)}")

table = Table(RELEASE)


def output(*command, **environment):
    done = subprocess.run(
        command, stdout=subprocess.PIPE, text=True, check=True, env=os.environ | environment
    )
    return done.stdout


def measured(*command):
    return json.loads(output(*command))


def rounds(*takes, count=options.rounds):
    """Returns the results of several measurements that take turns, one list for each."""
    return list(zip(*[[take() for take in takes] for _ in range(count)]))


def median(values):
    return statistics.median(values)


def ratio(left, right):
    return median([one / other for one, other in zip(left, right)])


# -- Suites of any size, made from the real one


def grown_suite(name, is_enough):
    """Repeats the case files under other names until there are enough; returns the directory."""
    root = os.path.join(SCRATCH, name)
    shutil.rmtree(root, ignore_errors=True)
    shutil.copytree("Specs", root, ignore=lambda *_: {"ledger.txt"})
    files = [path for path in yaml_files("Specs") if has_cases(path)]
    size = sum(os.path.getsize(file) for file in files)
    copies = 1
    while not is_enough(size * copies, copies):
        for file in files:
            target = os.path.join(root, os.path.relpath(file, "Specs"))
            shutil.copy(file, f"{target[:-5]}-{copies}.yaml")
        copies += 1
    return root


def has_cases(path):
    """Whether a file is one of cases: a chapter's folder also has its rules and its questions."""
    with open(path) as file:
        return any(line.startswith("cases:") for line in file)


def yaml_files(root):
    return [
        os.path.join(folder, file)
        for folder, _, files in os.walk(root)
        for file in files
        if file.endswith(".yaml")
    ]


# -- The parts


def load():
    root = grown_suite("load", lambda size, _: size >= options.megabytes << 20)
    small = grown_suite("small", lambda size, _: size >= options.megabytes << 18)
    files = yaml_files(root)
    ours, parallel, quarter, events = rounds(
        lambda: measured(BENCH, "load", root, "1"),
        lambda: measured(BENCH, "load", root, str(os.cpu_count())),
        lambda: measured(BENCH, "load", small, "1"),
        lambda: measured(os.path.join(PEERS, "yaml_events"), *files),
    )
    python = measured("python3", "scripts/bench.d/pyyaml_load.py", *yaml_files(small))

    def speed(results, clock="cpu"):
        return f"{median([each['bytes'] / each[clock] / 1e6 for each in results]):.1f} MB/s"

    def cost(results):
        return [each["cpu"] / each["bytes"] for each in results]

    factor = ratio(cost(ours), cost(events))
    table.ratio("load: typed cases, by libyaml's event loop", speed(ours), speed(events), factor, at_most(2.0))
    factor = ratio(cost([python] * len(ours)), cost(ours))
    table.ratio("load: PyYAML's C loader to dicts, by typed cases", speed(ours), speed([python]), factor, at_least(5))
    factor = ratio(cost(ours), cost(quarter))
    table.ratio("load: cost of a byte, by that in a quarter of them", speed(ours), speed(quarter), factor, at_most(1.1))
    factor = ratio([each["wall"] for each in ours], [each["wall"] for each in parallel])
    table.ratio(f"load: {os.cpu_count()} cores, by one (wall)", speed(parallel, "wall"), speed(ours, "wall"), factor, MORE)


def loop():
    ours, alone = rounds(
        lambda: measured(BENCH, "loop", "200000"), lambda: measured(BENCH, "loop", "100000", "1")
    )
    rates = [each["cases"] / each["wall"] for each in ours]
    cost = median([each["cpu"] / each["cases"] for each in alone])
    rate = median(rates)
    table.amount("loop: cases a second, all cores (wall)", f"{rate:,.0f}/s", "", rate, at_least(100_000))
    possible = 2 / cost
    table.amount("loop: cases a second that two idle cores would do", f"{cost * 1e6:.1f} µs CPU a case", "", possible,
                 at_least(100_000))

    def pytest(repeats):
        suite = "scripts/bench.d/pytest"
        command = ["python3", "-m", "pytest", "-q", "-p", "no:cacheprovider", suite]
        start = resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime
        last = output(*command, BENCH_REPEATS=str(repeats)).splitlines()[-1]
        used = resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime - start
        return int(last.split()[0]) / used

    # By processor time, too, because a run of pytest takes too long to take turns with others.
    peer = pytest(3)
    table.ratio("loop: that, by a parametrized pytest, Python engine", f"{possible:,.0f}/s", f"{peer:,.0f}/s",
                possible / peer, at_least(100))


def wire():
    requests = os.path.join(SCRATCH, "requests.jsonl")
    with open(requests, "w") as file:
        file.write(output(BENCH, "requests", "30000"))
    engine = [IAMSPEC, "engine", "--window"]
    ours, single, echo, fed = rounds(
        lambda: measured(BENCH, "wire", "30000", *engine, "32"),
        lambda: measured(BENCH, "wire", "5000", *engine, "1"),
        lambda: measured(os.path.join(PEERS, "echo"), "32", requests),
        lambda: finished([*engine, "32"], requests) | {"cases": 30000},
    )

    def rate(results):
        return median([each["cases"] / each["wall"] for each in results])

    def cost(results):
        return median([each["cpu"] / each["cases"] * 1e6 for each in results])

    table.amount("wire: cases a second, window 32 (wall)", f"{rate(ours):,.0f}/s", "", rate(ours), at_least(15_000))
    table.amount("wire: harness CPU a case, window 32, µs", f"{cost(ours):.1f} µs", "", cost(ours), below(40))
    factor = cost(ours) / cost(echo)
    table.ratio("wire: harness CPU a case, by the same bytes through a C echo", f"{cost(ours):.1f} µs",
                f"{cost(echo):.1f} µs", factor, LESS)
    table.amount("wire: harness CPU a case, window 1, µs", f"{cost(single):.1f} µs", "", cost(single), LESS)
    factor = ratio([each["wall"] for each in ours], [each["wall"] for each in echo])
    table.ratio("wire: time, by the same bytes through a C echo", f"{rate(ours):,.0f}/s", f"{rate(echo):,.0f}/s", factor,
                at_most(2))
    factor = ratio([each["wall"] for each in ours], [each["wall"] for each in fed])
    table.ratio("wire: time, by the engine alone, fed from a file", f"{rate(ours):,.0f}/s", f"{rate(fed):,.0f}/s", factor,
                LESS)
    others = {"Python": ["python3", "Fixtures/engines/python/engine.py"]}
    if shutil.which("node"):
        others["Node"] = ["node", "Fixtures/engines/javascript/engine.mjs"]
    for name, command in others.items():
        result = [measured(BENCH, "wire", "5000", *command)]
        table.amount(f"wire: harness CPU a case, {name} engine, µs", f"{cost(result):.1f} µs", f"{rate(result):,.0f}/s",
                     cost(result), below(40))


def lines(*command):
    """Returns a command's measurements: an object for each line of its output."""
    return [json.loads(line) for line in output(*command).splitlines()]


def oracle():
    for each in lines(BENCH, "decisions", "500"):
        answers = "answers known" if each["known"] else "answers unknown"
        what = f"oracle: a decision of {each['length']} actions, {answers}, by plain runs"
        # A script of 15 actions must meet the target for 40.
        table.ratio(f"{what}: median", f"{each['rate']:,.0f}/s", "", each["median"], at_most(10))
        table.ratio(f"{what}: 99th percentile", "", "", each["most"], at_most(500))
        share = 100 * each["undecided"] / each["scripts"]
        table.amount(f"{what}: undecided, %", f"{each['undecided']} of {each['scripts']}", "", share, below(0.1))
    factor = median([measured(BENCH, "explore", "10000")["runs"] for _ in range(options.rounds)])
    table.ratio("oracle: a script generated, run and decided, by plain runs", "", "", factor, at_most(8))
    engines = {"reference": [IAMSPEC, "engine", "--window", "32"],
               "Python": ["python3", "-B", "Fixtures/engines/python/engine.py"]}
    for name, command in engines.items():
        explored, run = rounds(
            lambda: measured(BENCH, "explore", "10000", *command),
            lambda: measured(BENCH, "wire", "10000", *command),
        )
        rates = [[each["cases"] / each["wall"] for each in side] for side in (explored, run)]
        factor = ratio(*rates)
        table.ratio(f"oracle: explored scripts a second, {name} engine, by cases of a run", f"{median(rates[0]):,.0f}/s",
                    f"{median(rates[1]):,.0f}/s", factor, at_least(0.33))
    for each in lines(BENCH, "diagnosis"):
        what = f"oracle: diagnosis of {each['diagnosed']} failures, {each['faults']} faults"
        took = f"{each['cpu'] * 1e3:.0f} ms"
        table.ratio(f"{what}, by a run of the suite", took, f"{each['run'] * 1e3:.0f} ms", each["runs"], at_most(20))
        table.amount(f"{what}, s", took, "", each["cpu"], at_most(0.5))


def finished(command, input=os.devnull):
    """Runs a command; returns its wall and processor time in seconds and its peak in megabytes."""
    return measured(sys.executable, "-IS", "scripts/bench.d/launch.py", input, *command)


def reports(name):
    junit, results = (os.path.join(SCRATCH, f"{name}.{end}") for end in ("xml", "jsonl"))
    return ["--junit", junit, "--results", results]


def suite_size():
    """How many cases a run of the suite has: each counts once for each of its profiles."""
    return int(re.search(r"(\d+) cases", output(IAMSPEC, "run", "--specs", "Specs"))[1])


def startup():
    binaries = {"dynamic": (IAMSPEC, 40)}
    if STATIC:
        binaries["static"] = (STATIC, 25)
    cases = str(suite_size())
    for name, (binary, target) in binaries.items():
        runs, filed, bare, loops = rounds(
            lambda: finished([binary, "run"]),
            lambda: finished([binary, "run", *reports(name)]),
            lambda: finished([binary, "--version"]),
            lambda: measured(BENCH, "loop", cases),
            count=max(25, 5 * options.rounds),
        )
        for clock in ("cpu", "wall"):
            ours, peer, running = (
                min(run[clock] for run in each) * 1e3 for each in (runs, bare, loops)
            )
            # What a start costs: all of a run but the running, which a cold loop alone takes, too.
            start = (ours - running) / peer
            table.ratio(f"startup: {name}, suite run and reported ({clock}), less the running, by --version",
                        f"{ours:.1f} ms, running {running:.1f} ms", f"{peer:.1f} ms", start,
                        at_most(2) if binary == STATIC else LESS)
        ours = median([run["wall"] for run in filed]) * 1e3
        table.amount(f"startup: {name}, with JUnit and results (wall), ms", f"{ours:.1f} ms", "", ours, below(target))


def memory():
    # Each copy of the suite's files adds the same number.
    suite = suite_size()
    count = 1000
    before = None
    while count <= options.most:
        root = grown_suite("memory", lambda _, copies: copies * suite >= count)
        run = finished([IAMSPEC, "run", "-q", "--specs", root, *reports("memory")])
        cost = run["cpu"] / (-(-count // suite) * suite)
        factor = cost / before if before else 1
        is_last = count * 10 > options.most
        table.amount(f"memory: {count:,} cases: peak, MB", f"{run['peak']:.0f} MB, {run['cpu']:.1f} s CPU",
                     f"{cost * 1e6:.0f} µs a case, × {factor:.2f}", run["peak"], below(200) if is_last else LESS)
        before = cost
        count *= 10
        shutil.rmtree(root)


def watch():
    if not sys.platform.startswith("linux"):
        return print("  watch: only on Linux, where the kernel reports saves", file=sys.stderr)
    root = os.path.join(SCRATCH, "watch")
    shutil.rmtree(root, ignore_errors=True)
    shutil.copytree("Specs", root)
    path = os.path.join(root, "stack", "last-in-first-out.yaml")
    engine = os.path.join(SCRATCH, "watch-engine")
    shutil.rmtree(engine, ignore_errors=True)
    shutil.copytree("Fixtures/engines/python", engine, ignore=lambda *_: {"__pycache__"})
    python = ["--", "python3", os.path.join(engine, "engine.py")]
    bare = shutil.copy(path, os.path.join(SCRATCH, "bare"))
    for name, command in {"in the process": [], "Python engine": python}.items():
        with Watched(IAMSPEC, "run", "--watch", "--specs", root, *command) as watched:
            watch_saves(watched, name, [IAMSPEC, "run", "--specs", root, *command], path, bare)
            if command:
                watch_engine(watched, name, os.path.join(engine, "delivery.py"))
            watched.end()


def watch_saves(watched, name, plain_run, path, bare):
    """Measures how long it takes from a save of a case file to the verdict."""
    with open(path, "rb") as file:
        data = file.read()
    for by_rename in (True, False):
        ours, whole, kernel = [], [], []
        for _ in range(4 * options.rounds):
            start = save(path, data, by_rename)
            ours.append(watched.verdict() - start)
            whole.append(finished(plain_run)["wall"])
            kernel.append(kernel_latency(SCRATCH, bare, data))
        worst, took = max(ours) * 1e3, median(ours) * 1e3
        how = "by rename" if by_rename else "in place"
        table.amount(f"watch: save {how} to verdict, {name}, ms", f"{took:.1f} ms (worst {worst:.1f})",
                     f"{median(kernel) * 1e3:.2f} ms (the kernel alone)", took, below(100))
    table.ratio(f"watch: a plain run of everything, by that, {name}", f"{took:.1f} ms", f"{median(whole) * 1e3:.0f} ms",
                ratio(whole, ours), MORE)


def watch_engine(watched, name, source):
    """Measures how long it takes from a save of the engine to the verdict on all cases."""
    with open(source, "rb") as file:
        code = file.read()
    took = []
    for _ in range(options.rounds):
        start = save(source, code, by_rename=True)
        took.append((watched.verdict() - start) * 1e3)
    table.amount(f"watch: engine saved, restarted, all cases, {name}, ms", f"{median(took):.0f} ms", "", median(took),
                 LESS)


os.makedirs(SCRATCH, exist_ok=True)
load_before = os.getloadavg()[0] if hasattr(os, "getloadavg") else 0
for part in options.parts or PARTS:
    print(f"» measuring {part}", file=sys.stderr)
    table.measure(part, globals()[part])
load_after = os.getloadavg()[0]

print(table.text())
print(f"\n{os.cpu_count()} cores, load {load_before:.1f} before and {load_after:.1f} after; "
      f"medians of {options.rounds} rounds")

about = {"cores": os.cpu_count(), "load": [round(load_before, 1), round(load_after, 1)], "rounds": options.rounds}
written = {REPORT: about | {"rows": [row.record() for row in table.rows]}}
if options.write_release:
    version = output(IAMSPEC, "--version").splitlines()[0].split()[-1]
    written[RELEASE] = table.release_with({"version": version} | about)
for path, record in written.items():
    with open(path, "w") as file:
        json.dump(record, file, indent=2, ensure_ascii=False)
        file.write("\n")
    print(f"written to {path}", file=sys.stderr)
if table.failed or options.against_release and table.declined():
    sys.exit(1)
