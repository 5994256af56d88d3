"""Runs the programs that scripts/bench has built, and prints one table: ours, the peer's, the ratio, the target.

Ours and the peer's take turns within each round, so that other load of the machine affects both. The
table shows the medians of the rounds, and the minima where a few milliseconds are compared. Work on
one core is compared by processor time, which other processes disturb least.
"""

import argparse
import ctypes
import json
import os
import re
import resource
import shutil
import signal
import statistics
import subprocess
import sys
import threading
import time

BINARIES = os.environ["IAMSPEC_BINARIES"]
STATIC = os.environ["IAMSPEC_STATIC"]
PEERS = os.environ["IAMSPEC_PEERS"]
IAMSPEC = os.path.join(BINARIES, "iamspec")
BENCH = os.path.join(BINARIES, "iamspec-bench")
SCRATCH = os.path.join(PEERS, "scratch")
REPORT = "iamspec-report/bench.json"
PARTS = ["load", "loop", "wire", "oracle", "startup", "memory", "watch"]

parser = argparse.ArgumentParser(prog="scripts/bench")
parser.add_argument("parts", nargs="*", metavar="part", help=", ".join(PARTS))
parser.add_argument("--rounds", type=int, default=5, help="the number of runs for each median")
parser.add_argument("--static", action="store_true", help="measure the start of the static binary, too")
parser.add_argument("--megabytes", type=int, default=50, help="how much YAML is loaded")
parser.add_argument("--most", type=int, default=1_000_000, help="the largest number of cases that `memory` runs")
options = parser.parse_args()
for part in options.parts:
    if part not in PARTS:
        parser.error(f"{part} is not one of {', '.join(PARTS)}")

rows = []


def row(what, ours, peer, ratio, target, met):
    """Adds a line: the target is for the ratio; met tells whether it is reached."""
    rows.append(
        {"what": what, "ours": ours, "peer": peer, "ratio": ratio, "target": target, "met": met}
    )


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
    files = [
        os.path.join(folder, file)
        for folder, _, files in os.walk("Specs")
        for file in files
        if folder != "Specs" and file.endswith(".yaml")
    ]
    size = sum(os.path.getsize(file) for file in files)
    copies = 1
    while not is_enough(size * copies, copies):
        for file in files:
            target = os.path.join(root, os.path.relpath(file, "Specs"))
            shutil.copy(file, f"{target[:-5]}-{copies}.yaml")
        copies += 1
    return root


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
    row("load: typed cases, by libyaml's event loop", speed(ours), speed(events), factor, "≤ 2.0",
        factor <= 2.0)
    factor = ratio(cost([python] * len(ours)), cost(ours))
    row("load: PyYAML's C loader to dicts, by typed cases", speed(ours), speed([python]), factor,
        "≥ 5", factor >= 5)
    factor = ratio(cost(ours), cost(quarter))
    row("load: cost of a byte, by that in a quarter of them", speed(ours), speed(quarter), factor,
        "≤ 1.1", factor <= 1.1)
    factor = ratio([each["wall"] for each in ours], [each["wall"] for each in parallel])
    row(f"load: {os.cpu_count()} cores, by one (wall)", speed(parallel, "wall"),
        speed(ours, "wall"), factor, "", None)


def loop():
    ours, alone = rounds(
        lambda: measured(BENCH, "loop", "200000"), lambda: measured(BENCH, "loop", "100000", "1")
    )
    rates = [each["cases"] / each["wall"] for each in ours]
    cost = median([each["cpu"] / each["cases"] for each in alone])
    rate = median(rates)
    row("loop: cases a second, all cores (wall)", f"{rate:,.0f}/s", "", rate, "≥ 100,000",
        rate >= 100_000)
    possible = 2 / cost
    row("loop: cases a second that two idle cores would do", f"{cost * 1e6:.1f} µs CPU a case", "",
        possible, "≥ 100,000", possible >= 100_000)

    def pytest(repeats):
        suite = "scripts/bench.d/pytest"
        command = ["python3", "-m", "pytest", "-q", "-p", "no:cacheprovider", suite]
        start = resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime
        last = output(*command, BENCH_REPEATS=str(repeats)).splitlines()[-1]
        used = resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime - start
        return int(last.split()[0]) / used

    # By processor time, too, because a run of pytest takes too long to take turns with others.
    peer = pytest(3)
    row("loop: that, by a parametrized pytest, Python engine", f"{possible:,.0f}/s",
        f"{peer:,.0f}/s", possible / peer, "≥ 100", possible / peer >= 100)


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

    row("wire: cases a second, window 32 (wall)", f"{rate(ours):,.0f}/s", "", rate(ours),
        "≥ 15,000", rate(ours) >= 15_000)
    row("wire: harness CPU a case, window 32, µs", f"{cost(ours):.1f} µs", "", cost(ours), "< 40",
        cost(ours) < 40)
    factor = cost(ours) / cost(echo)
    row("wire: harness CPU a case, by the same bytes through a C echo", f"{cost(ours):.1f} µs",
        f"{cost(echo):.1f} µs", factor, "", None)
    row("wire: harness CPU a case, window 1, µs", f"{cost(single):.1f} µs", "", cost(single), "",
        None)
    factor = ratio([each["wall"] for each in ours], [each["wall"] for each in echo])
    row("wire: time, by the same bytes through a C echo", f"{rate(ours):,.0f}/s",
        f"{rate(echo):,.0f}/s", factor, "≤ 2", factor <= 2)
    factor = ratio([each["wall"] for each in ours], [each["wall"] for each in fed])
    row("wire: time, by the engine alone, fed from a file", f"{rate(ours):,.0f}/s",
        f"{rate(fed):,.0f}/s", factor, "", None)
    others = {"Python": ["python3", "Fixtures/engines/python/engine.py"]}
    if shutil.which("node"):
        others["Node"] = ["node", "Fixtures/engines/javascript/engine.mjs"]
    for name, command in others.items():
        result = [measured(BENCH, "wire", "5000", *command)]
        row(f"wire: harness CPU a case, {name} engine, µs", f"{cost(result):.1f} µs",
            f"{rate(result):,.0f}/s", cost(result), "< 40", cost(result) < 40)


def lines(*command):
    """Returns a command's measurements: an object for each line of its output."""
    return [json.loads(line) for line in output(*command).splitlines()]


def oracle():
    for each in lines(BENCH, "decisions", "500"):
        answers = "answers known" if each["known"] else "answers unknown"
        what = f"oracle: a decision of {each['length']} actions, {answers}, by plain runs"
        # A script of 15 actions must meet the target for 40.
        row(f"{what}: median", f"{each['rate']:,.0f}/s", "", each["median"], "≤ 10",
            each["median"] <= 10)
        row(f"{what}: 99th percentile", "", "", each["most"], "≤ 500", each["most"] <= 500)
        share = 100 * each["undecided"] / each["scripts"]
        row(f"{what}: undecided, %", f"{each['undecided']} of {each['scripts']}", "", share,
            "< 0.1", share < 0.1)
    factor = median([measured(BENCH, "explore", "10000")["runs"] for _ in range(options.rounds)])
    row("oracle: a script generated, run and decided, by plain runs", "", "", factor, "≤ 8",
        factor <= 8)
    engines = {"reference": [IAMSPEC, "engine", "--window", "32"],
               "Python": ["python3", "-B", "Fixtures/engines/python/engine.py"]}
    for name, command in engines.items():
        explored, run = rounds(
            lambda: measured(BENCH, "explore", "10000", *command),
            lambda: measured(BENCH, "wire", "10000", *command),
        )
        rates = [[each["cases"] / each["wall"] for each in side] for side in (explored, run)]
        factor = ratio(*rates)
        row(f"oracle: explored scripts a second, {name} engine, by cases of a run",
            f"{median(rates[0]):,.0f}/s", f"{median(rates[1]):,.0f}/s", factor, "≥ 0.33",
            factor >= 1 / 3)
    for each in lines(BENCH, "diagnosis"):
        what = f"oracle: diagnosis of {each['diagnosed']} failures, {each['faults']} faults"
        took = f"{each['cpu'] * 1e3:.0f} ms"
        row(f"{what}, by a run of the suite", took, f"{each['run'] * 1e3:.0f} ms", each["runs"],
            "≤ 20", each["runs"] <= 20)
        row(f"{what}, s", took, "", each["cpu"], "≤ 0.5", each["cpu"] <= 0.5)


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
            is_goal = binary == STATIC
            row(f"startup: {name}, suite run and reported ({clock}), less the running, by --version",
                f"{ours:.1f} ms, running {running:.1f} ms", f"{peer:.1f} ms", start,
                "≤ 2" if is_goal else "", start <= 2 if is_goal else None)
        ours = median([run["wall"] for run in filed]) * 1e3
        row(f"startup: {name}, with JUnit and results (wall), ms", f"{ours:.1f} ms", "", ours,
            f"< {target}", ours < target)


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
        row(f"memory: {count:,} cases, {run['cpu']:.1f} s CPU: peak, MB", f"{run['peak']:.0f} MB",
            f"{cost * 1e6:.0f} µs a case, × {factor:.2f}", run["peak"],
            "< 200" if is_last else "", run["peak"] < 200 if is_last else None)
        before = cost
        count *= 10
        shutil.rmtree(root)


class Watched:
    """`iamspec run --watch` on a copy of the suite, with saves of files and the rounds that follow."""

    def __init__(self, root, *command):
        self.process = subprocess.Popen(
            [IAMSPEC, "run", "--watch", "--specs", root, *command], stdout=subprocess.PIPE
        )
        self.verdict()

    def verdict(self):
        """Waits for the last line of a round; returns its time."""
        for line in self.process.stdout:
            if b"(Ctrl-C ends)" in line:
                return time.monotonic()
        sys.exit("the watch has ended")

    def end(self):
        self.process.send_signal(signal.SIGINT)
        self.process.stdout.read()
        if self.process.wait() != 130:
            sys.exit(f"the watch ended with {self.process.returncode}")


def save(path, data, by_rename):
    """Saves a file as editors do; returns the time when the kernel has finished."""
    if by_rename:
        other = f"{path}.tmp"
        with open(other, "wb") as file:
            file.write(data)
        start = time.monotonic()
        os.rename(other, path)
        return start
    descriptor = os.open(path, os.O_WRONLY | os.O_TRUNC)
    os.write(descriptor, data)
    start = time.monotonic()
    os.close(descriptor)
    return start


def kernel_latency(folder, path, data):
    """Returns the seconds until the kernel reports a save while nothing else happens: the physical limit."""
    libc = ctypes.CDLL(None, use_errno=True)
    descriptor = libc.inotify_init()
    close_write = 8
    libc.inotify_add_watch(descriptor, folder.encode(), close_write)
    heard = []
    reader = threading.Thread(
        target=lambda: (os.read(descriptor, 4096), heard.append(time.monotonic()))
    )
    reader.start()
    time.sleep(0.01)  # lets the reader fall asleep, because its waking is measured
    start = save(path, data, by_rename=False)
    reader.join()
    os.close(descriptor)
    return heard[0] - start


def watch():
    if not sys.platform.startswith("linux"):
        return print("  watch: only on Linux, where the kernel reports saves", file=sys.stderr)
    root = os.path.join(SCRATCH, "watch")
    shutil.rmtree(root, ignore_errors=True)
    shutil.copytree("Specs", root)
    path = os.path.join(root, "stack", "last-in-first-out.yaml")
    with open(path, "rb") as file:
        data = file.read()
    engine = os.path.join(SCRATCH, "watch-engine")
    shutil.rmtree(engine, ignore_errors=True)
    shutil.copytree("Fixtures/engines/python", engine, ignore=lambda *_: {"__pycache__"})
    python = ["--", "python3", os.path.join(engine, "engine.py")]
    bare = os.path.join(SCRATCH, "bare")
    with open(bare, "wb") as file:
        file.write(data)
    repeats = 4 * options.rounds
    for name, command in {"in the process": [], "Python engine": python}.items():
        watched = Watched(root, *command)
        for by_rename in (True, False):
            ours, whole, kernel = [], [], []
            for _ in range(repeats):
                start = save(path, data, by_rename)
                ours.append(watched.verdict() - start)
                whole.append(finished([IAMSPEC, "run", "--specs", root, *command])["wall"])
                kernel.append(kernel_latency(SCRATCH, bare, data))
            worst, took = max(ours) * 1e3, median(ours) * 1e3
            how = "by rename" if by_rename else "in place"
            row(f"watch: save {how} to verdict, {name}, ms", f"{took:.1f} ms (worst {worst:.1f})",
                f"{median(kernel) * 1e3:.2f} ms (the kernel alone)", took, "< 100", took < 100)
        row(f"watch: a plain run of everything, by that, {name}", f"{took:.1f} ms",
            f"{median(whole) * 1e3:.0f} ms", ratio(whole, ours), "", None)
        if command:
            source = os.path.join(engine, "delivery.py")
            with open(source, "rb") as file:
                code = file.read()
            ours = []
            for _ in range(options.rounds):
                start = save(source, code, by_rename=True)
                ours.append(watched.verdict() - start)
            took = median(ours) * 1e3
            row(f"watch: engine saved, restarted, all cases, {name}, ms", f"{took:.0f} ms",
                f"{median(whole) * 1e3:.0f} ms (a plain run)", ratio(ours, whole), "", None)
        watched.end()


os.makedirs(SCRATCH, exist_ok=True)
load_before = os.getloadavg()[0] if hasattr(os, "getloadavg") else 0
for part in options.parts or PARTS:
    print(f"» measuring {part}", file=sys.stderr)
    globals()[part]()
load_after = os.getloadavg()[0]

titles = {"what": "what", "ours": "ours", "peer": "peer", "ratio": "figure", "target": "target"}
cells = [[*titles.values(), "met?"]]
for each in rows:
    met = {True: "yes", False: "NO", None: ""}[each["met"]]
    figure = f"{each['ratio']:,.0f}" if each["ratio"] >= 1000 else f"{each['ratio']:.2f}"
    cells.append([each["what"], each["ours"], each["peer"], figure, each["target"], met])
widths = [max(map(len, column)) for column in zip(*cells)]
for line in cells:
    print("  ".join(cell.ljust(width) for cell, width in zip(line, widths)).rstrip())
print(f"\n{os.cpu_count()} cores, load {load_before:.1f} before and {load_after:.1f} after; "
      f"medians of {options.rounds} rounds")

with open(REPORT, "w") as file:
    record = {"cores": os.cpu_count(), "load": [load_before, load_after]}
    json.dump(record | {"rounds": options.rounds, "rows": rows}, file, indent=2, ensure_ascii=False)
    file.write("\n")
print(f"written to {REPORT}", file=sys.stderr)
