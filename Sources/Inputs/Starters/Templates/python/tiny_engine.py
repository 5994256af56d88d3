"""A stand-in for your engine, to be thrown away: sessions, events, a stack, an interval.

It knows nothing about iamspec, but keeps some rules, so that a first run has something to judge.
"""

from collections.abc import Callable
from dataclasses import dataclass


@dataclass(frozen=True)
class Campaign:
    """A message, and the events that trigger it."""

    name: str
    triggers: frozenset[str]
    priority: int
    extras: dict[str, str]


class TinyEngine:
    """Displays one message at a time; the others wait on a stack."""

    def __init__(
        self,
        *,
        in_foreground: bool,
        interval: int,
        on_display: Callable[[Campaign], None],
        on_dismiss: Callable[[Campaign], None],
    ) -> None:
        self.in_foreground = in_foreground
        self.interval = interval  # minimum milliseconds between two triggered messages
        self.on_display = on_display
        self.on_dismiss = on_dismiss
        self.now = 0
        self.last_triggered: int | None = None
        self.delivered: list[Campaign] = []
        self.waiting: list[Campaign] = []  # oldest first
        self.visible: Campaign | None = None

    def start_session(self, campaigns: list[Campaign]) -> None:
        self.delivered = campaigns
        self.trigger("session_start")

    def log_event(self, name: str) -> None:
        self.trigger(f"event {name}", is_opportunity=False)

    def open_from_push(self) -> None:
        self.in_foreground = True
        self.trigger("push_click")

    def enter_background(self) -> None:
        self.in_foreground = False

    def enter_foreground(self) -> None:
        self.in_foreground = True

    def advance(self, milliseconds: int) -> None:
        self.now += milliseconds

    def dismiss(self) -> None:
        if self.visible:
            self.on_dismiss(self.visible)
            self.visible = None

    def trigger(self, event: str, is_opportunity: bool = True) -> None:
        """Puts the message with the highest priority that an event triggers on the stack."""
        matches = [campaign for campaign in self.delivered if event in campaign.triggers]
        is_early = self.last_triggered is not None and self.now - self.last_triggered < self.interval
        if matches and not is_early:
            first = max(matches, key=lambda campaign: campaign.priority)
            self.last_triggered = self.now
            self.waiting = [campaign for campaign in self.waiting if campaign != first] + [first]
            is_opportunity = True
        if is_opportunity:
            self.display_newest()

    def display_newest(self) -> None:
        if self.waiting and self.in_foreground and self.visible is None:
            self.visible = self.waiting.pop()
            self.on_display(self.visible)
