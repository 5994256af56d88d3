"""Results for the report's tests: runs of the reference engine, and one with hostile contents."""

import json
import subprocess

HOSTILE = "</script><script>window.broken=1</script><img src=x onerror=window.broken=1> ]]> \"\u0301'\u0301"


def run(binary, path, *options):
    """Runs the built-in suite and returns the lines of its results."""
    outcome = subprocess.run(
        [binary, "run", "--quiet", "--results", path, *options],
        capture_output=True, text=True, check=False)
    assert outcome.returncode in (0, 1), outcome.stderr
    return read(path)


def read(path):
    with open(path, encoding="utf-8") as file:
        return [json.loads(line) for line in file]


def write(path, lines):
    """Writes lines with a matching footer."""
    header, *rest = [line for line in lines if line["type"] != "footer"]
    footer = dict(lines[-1])
    cases = [line for line in rest if line["type"] == "case"]
    footer["tally"] = {kind: 0 for kind in footer["tally"]}
    for line in cases:
        footer["tally"][line["verdict"]] += 1
    footer["cases"] = len(cases)
    footer["answers"] = len(rest) - len(cases)
    with open(path, "w", encoding="utf-8") as file:
        for line in [header, *rest, footer]:
            file.write(json.dumps(line, ensure_ascii=False, separators=(",", ":")) + "\n")


def hostile(lines, path):
    """Another engine: it crashes, is silent, sends text that breaks pages, and has a list."""
    header = lines[0]
    header["engine"]["engine"] = {"name": "ShopMessages <b>", "version": "2.1&"}
    header["replay"] = ["--", "python3", "my engine.py", HOSTILE]
    known = {"cases": "stack/*", "kind": "fail", "reason": f"not yet: {HOSTILE}",
             "issue": "https://issues.example/12?a=1&b=<2>", "at": ["known.yaml", 3, 5]}
    sly = dict(known, cases="discard/*", issue="javascript:window.broken=1", at=["known.yaml", 9, 5])
    for line in lines:
        if line["type"] != "case":
            continue
        case = line["id"]
        if line["verdict"] == "passed":
            line.pop("transcript", None)
        if case.startswith("stack/") and line["verdict"] == "failed":
            line["verdict"] = "known_failure"
            line["known"] = known
        elif case.startswith("discard/") and line["verdict"] == "failed":
            line["verdict"] = "known_failure"
            line["known"] = sly
        elif case.startswith("discard/timeout") and line["verdict"] == "passed":
            line["verdict"] = "unexpected_pass"
            line["known"] = sly
        elif case.startswith("triggers/session-start") and line["verdict"] == "passed":
            line.update(verdict="errored", log=f"starting\n{HOSTILE}\n\x1b[31mred\x1b[0m\n",
                        error={"kind": "crash", "message": HOSTILE, "action": 1})
        elif case.startswith("triggers/property-filters/order") and line["verdict"] == "passed":
            line.update(verdict="errored",
                        error={"kind": "timeout", "message": "nothing for 10 seconds"})
        elif case.startswith(("delivery/prefetch", "local/")) and line["verdict"] == "passed":
            line.update(verdict="skipped", skip={"kind": "lacks_observations", "names": ["prefetched"]})
        elif case.startswith("extras/") and line["verdict"] == "passed":
            line.update(verdict="skipped", skip={"kind": "unsupported", "reason": HOSTILE})
        elif case.startswith("manual/") and line["verdict"] == "passed":
            line.update(verdict="skipped", skip={
                "kind": "not_applicable", "rule": "manual.display-next", "reason": "it has no such call"})
    footer = lines.pop()
    lines += [
        {"type": "answer", "question": "open.after-dismiss", "profile": "swift", "answer": "waits"},
        {"type": "answer", "question": "open.after-dismiss", "profile": "legacy",
         "observations": [{"saw": "displayed", "message": HOSTILE}]},
        {"type": "answer", "question": "open.no-match-kinds", "profile": "swift", "none": HOSTILE},
        footer,
    ]
    write(path, lines)

