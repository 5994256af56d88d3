"""The table of scripts/bench: the figures, their goals, and what they were at the last release.

A ratio compares two sides that ran in turns on one machine, so it says the same on another machine. An amount, such as
milliseconds, does not. Only ratios are therefore kept with a release, and compared with it.
"""

import dataclasses
import json
import os

# How much worse a ratio may be than at the last release: more than that is no noise.
TOLERANCE = 1.1


@dataclasses.dataclass(frozen=True)
class Goal:
    """What a figure should be; without a limit, only whether less or more of it is better."""

    sign: str
    limit: float | None = None

    @property
    def text(self):
        return "" if self.limit is None else f"{self.sign} {self.limit:,}"

    def is_met_by(self, figure):
        if self.limit is None:
            return None
        if self.sign == "<":
            return figure < self.limit
        return figure <= self.limit if self.sign == "≤" else figure >= self.limit

    def decline(self, figure, before):
        """How many times as bad a figure is as it was before."""
        worse, better = (before, figure) if self.sign == "≥" else (figure, before)
        return worse / better if better else 1.0


LESS, MORE = Goal("≤"), Goal("≥")


def at_most(limit):
    return Goal("≤", limit)


def below(limit):
    return Goal("<", limit)


def at_least(limit):
    return Goal("≥", limit)


@dataclasses.dataclass(frozen=True)
class Row:
    """A figure: what it is about, how it came about, and its goal."""

    what: str
    ours: str
    peer: str
    figure: float
    goal: Goal
    is_ratio: bool

    def record(self):
        return {"what": self.what, "ours": self.ours, "peer": self.peer, "ratio": self.figure,
                "target": self.goal.text, "met": self.goal.is_met_by(self.figure)}


class Table:
    """The rows, beside the ratios of the last release."""

    def __init__(self, release):
        """Reads the ratios of the last release, by what they are about, if that file exists."""
        self.rows = []
        self.failed = {}
        self.release = {"ratios": {}}
        if os.path.exists(release):
            with open(release) as file:
                self.release = json.load(file)

    def ratio(self, what, ours, peer, figure, goal):
        self.rows.append(Row(what, ours, peer, figure, goal, True))

    def amount(self, what, ours, peer, figure, goal):
        self.rows.append(Row(what, ours, peer, figure, goal, False))

    def measure(self, name, part):
        """Measures a part; if it fails, the rows that it has added stay, and so do those of the others."""
        try:
            part()
        except Exception as error:
            self.failed[name] = f"{type(error).__name__}: {error}"

    def before(self, row):
        """What the figure of a row was at the last release; None if that is not known."""
        return self.release["ratios"].get(row.what) if row.is_ratio else None

    def declined(self):
        """The rows that are worse than at the last release, with how many times as bad they are."""
        known = [(row, self.before(row)) for row in self.rows]
        pairs = [(row, row.goal.decline(row.figure, before)) for row, before in known if before]
        return [(row, times) for row, times in pairs if times > TOLERANCE]

    def text(self):
        cells = [["what", "ours", "peer", "figure", "at release", "target", "met?"]]
        for row in self.rows:
            before = self.before(row)
            met = {True: "yes", False: "NO", None: ""}[row.goal.is_met_by(row.figure)]
            cells.append([row.what, row.ours, row.peer, shown(row.figure),
                          "" if before is None else shown(before), row.goal.text, met])
        widths = [max(map(len, column)) for column in zip(*cells)]
        lines = ["  ".join(cell.ljust(width) for cell, width in zip(line, widths)).rstrip()
                 for line in cells]
        lines += [f"{row.what}: {times:.2f} times as bad as at the last release"
                  for row, times in self.declined()]
        lines += [f"{name} failed: {reason}" for name, reason in self.failed.items()]
        return "\n".join(lines)

    def release_with(self, about):
        """The ratios for the file of the release: those that were measured now, and the others as they were.

        about: the version, and on what machine it was measured.
        """
        measured = {row.what: round(row.figure, 4) for row in self.rows if row.is_ratio}
        return about | {"ratios": self.release["ratios"] | measured}


def shown(figure):
    return f"{figure:,.0f}" if figure >= 1000 else f"{figure:.2f}"
