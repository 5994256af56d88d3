"""An in-app message delivery engine, in both generations: the Swift and the legacy profile.

The engine is written from the rules of the suite alone. It has three parts, and each can be read
on its own:

* ``Downloads``: the assets of messages, on a virtual network and a virtual clock.
* ``Presenter``: the stack, the screen, and the *rulebook*: the ordered checks that decide whether
  an offered message is displayed, put back on the stack, or discarded.
* ``Engine``: what was delivered, what an event triggers, how often that may happen; and the
  actions a case performs.

Where the documents leave a question open, any answer conforms. These are the answers given here:

==========================  ========================================================================
open.after-dismiss          waits: a dismissal shows nothing else
open.on-foreground          no: coming to the foreground alone offers nothing
open.on-rotation, …         no: none are opportunities but the documented ones
open.unmatched-event        not an opportunity (unless it is a session start or a push click)
open.next-after-discard     no: an opportunity is one offer
open.next-after-choice, …    no: an opportunity is one offer
open.rate-limit-kept        lost: an event inside the interval triggers nothing
open.rate-limit-base        the last trigger
open.rate-limit-waiting     yes: a trigger starts the interval, whatever becomes of its message
open.rate-limit-stack       neither held back by the interval nor starting one
open.rate-limit-local       neither held back by the interval nor starting one
open.rate-limit-edge        yes: exactly the interval is enough
open.failed-or-back, …      hopeless, then inconvenient, then unready, then orientation, then the host
                            (the rulebooks below, top to bottom)
open.priority-tie           the message delivered first
open.no-match-when-limited  not reported: there was a match
open.no-match-when-filtered reported: a trigger whose filter rejects the event does not match
open.duplicate-on-stack     no: the newer instance replaces the older one, on top
open.timeout-on-stack       yes: the timeout runs from the trigger without pause
open.click-dismisses        no: only a dismissal dismisses
open.loading                beside the stack: an offered message waits there for its assets
open.prefetch-immediate     no: fetched when triggered
open.no-presenter           lost, and the interval is not started
open.legacy-retrigger       yes, as in the Swift profile
open.redelivery             replaces: a delivery is all that the user is eligible for
open.exhausted-campaign     yes: a displayed message can be triggered again
open.relaunch-delivery      no: nothing is triggerable until the next session start
open.under-way-events       gone: an event before the arrival of its message triggers nothing
open.under-way-earlier      yes: what was delivered before is triggerable until the next delivery arrives
open.under-way-start        once: a session start triggers one message, from before the arrival or after it
open.delivery-failed        kept: a failed delivery changes nothing
open.delivery-overtaken     both: each delivery replaces what is there when it arrives
open.on-delivery            no: the arrival of a delivery alone offers nothing
==========================  ========================================================================

All times are integers, in milliseconds of virtual time.
"""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:  # Only type checkers need them: an engine is started often, and they would take half of a start.
    from collections.abc import Callable, Iterable, Mapping, Sequence
    from datetime import datetime
    from typing import Any

    Observation = dict[str, Any]
    Observer = Callable[..., None]
    Check = Callable[["Presenter", "Triggered"], "Verdict | None"]  # of a rulebook; see there
    Rulebook = tuple[Check, ...]

DEFAULT_MINIMUM_INTERVAL = 30  # seconds; rate-limit.default


class Unsupported(Exception):
    """The action does not exist in the documents of this profile."""


# ------------------------------------------------------------------------------- property filters


def value_of(wire: Any) -> tuple[str | None, Any]:
    """A property value with its type. A boolean is not a number, although Python says so."""
    if isinstance(wire, bool):
        return "boolean", wire
    if isinstance(wire, (int, float)):
        return "number", wire
    if isinstance(wire, str):
        return "string", wire
    if isinstance(wire, dict) and isinstance(wire.get("date"), str):
        return "date", moment(wire["date"])
    return None, wire


def moment(text: str) -> datetime:
    from datetime import datetime, timezone  # Here, because few messages have a date, and the import takes long.

    date = datetime.fromisoformat(text.replace("Z", "+00:00"))
    return date if date.tzinfo else date.replace(tzinfo=timezone.utc)


def has_match(actual: str, pattern: str) -> bool:
    import re  # Here, because few messages have a pattern, and the import takes even longer.

    return re.search(pattern, actual) is not None


COMPARISONS: Mapping[str, Callable[[Any, Any], bool]] = {
    "equals": lambda actual, wanted: actual == wanted,
    "not_equals": lambda actual, wanted: actual != wanted,
    "greater_than": lambda actual, wanted: actual > wanted,
    "at_least": lambda actual, wanted: actual >= wanted,
    "less_than": lambda actual, wanted: actual < wanted,
    "at_most": lambda actual, wanted: actual <= wanted,
    "before": lambda actual, wanted: actual < wanted,
    "after": lambda actual, wanted: actual > wanted,
    "matches": has_match,
}


def accepts(where: Mapping[str, Any] | None, properties: Mapping[str, Any]) -> bool:
    """Whether a property filter lets an event with these properties through."""
    if where is None:
        return True
    if "all" in where:
        return all(accepts(part, properties) for part in where["all"])
    if "any" in where:
        return any(accepts(part, properties) for part in where["any"])
    name, op = where["property"], where["op"]
    if op == "exists":
        return (name in properties) is bool(where["value"])
    if name not in properties:
        return False
    actual_type, actual = value_of(properties[name])
    wanted_type, wanted = value_of(where["value"])
    return actual_type == wanted_type and COMPARISONS[op](actual, wanted)


# ------------------------------------------------------------------------------ events and messages


class Event:
    """Something that may trigger a message. Only events that the SDK itself records count."""

    def __init__(self, kind: str, name: str | None = None, properties: Mapping[str, Any] = {}):
        self.kind = kind  # custom_event | purchase | session_start | push_click
        self.name = name
        self.properties = properties


class Trigger:
    def __init__(self, wire: Mapping[str, Any]):
        self.kind: str = wire["kind"]  # custom_event | any_purchase | specific_purchase | session_start | push_click
        self.name: str | None = wire.get("name", wire.get("product"))  # of the event or the product
        self.where: Mapping[str, Any] | None = wire.get("where")

    def matches(self, event: Event) -> bool:
        if self.kind == "any_purchase":
            return event.kind == "purchase"
        kind = "purchase" if self.kind == "specific_purchase" else self.kind
        return event.kind == kind and event.name == self.name and accepts(self.where, event.properties)

    @property
    def is_immediate(self) -> bool:
        """Whether it fires right on delivery, so that fetching ahead gains nothing."""
        return self.kind in ("session_start", "push_click")


class Message:
    def __init__(self, name: str, wire: Mapping[str, Any]):
        self.name = name
        self.type: str = wire["type"]  # slideup | modal | image_modal | full | html
        self.triggers = [Trigger(each) for each in wire.get("triggers", ())]
        self.priority: int = wire.get("priority", 0)
        self.orientation: str = wire.get("orientation", "any")  # any | portrait | landscape
        self.image: str | None = wire.get("image")
        self.zip: str | None = wire.get("zip")
        self.timeout: int | None = wire.get("timeout")
        self.extras: Mapping[str, str] = wire.get("extras", {})

    @property
    def assets(self) -> tuple[str, ...]:
        return tuple(url for url in (self.image, self.zip) if url is not None)


class Triggered:
    """One instance of a message on its way to the screen."""

    def __init__(self, message: Message, since: int, is_local: bool = False):
        self.message = message
        self.since = since
        self.is_local = is_local

    def is_late(self, now: int) -> bool:
        return self.message.timeout is not None and now - self.since > self.message.timeout


# ---------------------------------------------------------------------------------- device and host


class Device:
    def __init__(self, app: str, orientation: str, keyboard: str):
        self.now = 0
        self.app = app
        self.orientation = orientation
        self.keyboard = keyboard


class Host:
    """The app around the engine: what it implements, and what it answers when asked."""

    def __init__(self, implements: str, choice: str, choices: dict[str, str]):
        self.implements = implements  # display_choice, keyboard_display_choice or nothing
        self.choice = choice
        self.choices = choices

    def choice_for(self, message: Message) -> str:
        return self.choices.get(message.name, self.choice)


# ---------------------------------------------------------------------------------------- downloads


class Downloads:
    """The asset downloads of one process. An asset is fetched once, unless that failed."""

    def __init__(self, device: Device, served: dict[str, Mapping[str, Any]]):
        self.device = device
        self.served = served  # what each URL does to a download that starts now
        self.states: dict[str, str] = {}  # URL -> loading | ready | failed
        self.pending: list[tuple[int, int, str, str]] = []  # due, order, URL, resulting state
        self.started = 0

    def state(self, urls: Sequence[str]) -> str:
        """Returns the state of several assets together: one failure fails all, one download delays all."""
        states = [self.states.get(url, "loading") for url in urls]
        return "failed" if "failed" in states else "loading" if "loading" in states else "ready"

    def start(self, url: str) -> None:
        answer = self.served.get(url, {})
        result = "failed" if answer.get("result") == "fail" else "ready"
        delay = answer.get("after", 0)
        self.states[url] = "loading" if delay else result
        if delay:
            self.started += 1
            self.pending.append((self.device.now + delay, self.started, url, result))
            self.pending.sort()

    def start_missing(self, urls: Iterable[str]) -> None:
        for url in urls:
            if url not in self.states:
                self.start(url)

    def forget_failures(self, urls: Iterable[str]) -> None:
        for url in urls:
            if self.states.get(url) == "failed":
                del self.states[url]

    def finish_next(self, until: int) -> str | None:
        """Moves the clock to the next download that ends by then, ends it, and returns its asset."""
        if not self.pending or self.pending[0][0] > until:
            return None
        self.device.now, _, url, self.states[url] = self.pending.pop(0)
        return url


# ---------------------------------------------------------------------------------------- presenter


class Verdict:
    """Why an offered message is not displayed."""

    def __init__(self, fate: str, reason: str):
        self.fate = fate  # reenqueued | discarded | loading
        self.reason = reason


class Presenter:
    """The stack and the screen. It lives as long as the process does (stack.in-memory)."""

    def __init__(self, device: Device, host: Host, downloads: Downloads, rulebook: Rulebook, saw: Observer):
        self.device = device
        self.host = host
        self.downloads = downloads
        self.rulebook = rulebook
        self.saw = saw
        self.stack: list[Triggered] = []  # the last is on top
        self.loading: list[Triggered] = []  # offered, and waiting for assets; the last is the newest
        self.visible: Triggered | None = None
        self.to_fetch_anew: set[str] = set()  # messages discarded because of an asset

    def receive(self, item: Triggered) -> None:
        """A message was triggered: on top of the stack, and offered (stack.push-on-trigger)."""
        message = item.message
        if message.name in self.to_fetch_anew:
            self.to_fetch_anew.remove(message.name)
            self.downloads.forget_failures(message.assets)
        self.downloads.start_missing(message.assets)
        self.stack = [each for each in self.stack if each.message is not message]
        self.loading = [each for each in self.loading if each.message is not message]
        self.stack.append(item)
        self.opportunity()

    def opportunity(self) -> None:
        """The user is eligible: the newest waiting message is offered (stack.last-in-first-out)."""
        if self.stack:
            self.offer(self.stack.pop())

    def offer(self, item: Triggered) -> None:
        """The first check with an objection decides; without any, the message is displayed."""
        for check in self.rulebook:
            verdict = check(self, item)
            if verdict is not None:
                self.settle(item, verdict)
                return
        self.display(item)

    def settle(self, item: Triggered, verdict: Verdict) -> None:
        if verdict.fate == "loading":
            self.loading.append(item)
            return
        if verdict.fate == "reenqueued":
            self.stack.append(item)  # reenqueue.on-top
        elif verdict.reason == "asset_failed":
            self.to_fetch_anew.add(item.message.name)
        self.saw(verdict.fate, message=item.message.name, reason=verdict.reason)

    def display(self, item: Triggered) -> None:
        self.visible = item
        message = item.message
        if message.extras:
            self.saw("displayed", message=message.name, extras=dict(message.extras))  # extras.delivered
        else:
            self.saw("displayed", message=message.name)
        if not item.is_local:  # local.no-analytics
            self.saw("impression", message=message.name)

    def asset_settled(self, url: str) -> None:
        """A download ended: some messages can be displayed now, and some never will be.

        A message still on the stack gets no opportunity by this, but it is discarded as soon as
        it is certain to be, because an asset failed or came too late. Newest first.
        """
        for item in [each for each in reversed(self.loading) if url in each.message.assets]:
            if self.downloads.state(item.message.assets) != "loading":
                self.loading.remove(item)
                self.offer(item)
        for item in [each for each in reversed(self.stack) if url in each.message.assets]:
            verdict = asset_failed(self, item) or past_timeout(self, item)
            if verdict is not None:
                self.stack.remove(item)
                self.settle(item, verdict)

    def click(self) -> None:
        if self.visible is not None and not self.visible.is_local:  # local.no-analytics
            self.saw("click", message=self.visible.message.name)

    def dismiss(self) -> None:
        if self.visible is not None:
            self.saw("dismissed", message=self.visible.message.name)
            self.visible = None


# ---------------------------------------------------------------------------------------- rulebooks
#
# A check looks at an offered message and objects with a verdict, or lets it pass with None.


def asset_failed(presenter: Presenter, item: Triggered) -> Verdict | None:
    """discard.asset-failed"""
    if presenter.downloads.state(item.message.assets) == "failed":
        return Verdict("discarded", "asset_failed")
    return None


def past_timeout(presenter: Presenter, item: Triggered) -> Verdict | None:
    """discard.timeout: judged only once the message is ready"""
    if item.is_late(presenter.device.now) and presenter.downloads.state(item.message.assets) == "ready":
        return Verdict("discarded", "timeout")
    return None


def image_missing(presenter: Presenter, item: Triggered) -> Verdict | None:
    """discard.full-without-image, discard.image-modal-without-image"""
    if item.message.type in ("full", "image_modal") and item.message.image is None:
        return Verdict("discarded", "missing_image")
    return None


def app_in_background(presenter: Presenter, item: Triggered) -> Verdict | None:
    """reenqueue.background"""
    return Verdict("reenqueued", "background") if presenter.device.app == "background" else None


def other_visible(presenter: Presenter, item: Triggered) -> Verdict | None:
    """reenqueue.other-visible"""
    return Verdict("reenqueued", "other_visible") if presenter.visible is not None else None


def keyboard_up(presenter: Presenter, item: Triggered) -> Verdict | None:
    """reenqueue.keyboard: a host with the keyboard-aware choice decides that for itself"""
    if presenter.device.keyboard == "shown" and presenter.host.implements != "keyboard_display_choice":
        return Verdict("reenqueued", "keyboard")
    return None


def assets_loading(presenter: Presenter, item: Triggered) -> Verdict | None:
    """delivery.late-assets: offered again, from the first check on, when they are there"""
    if presenter.downloads.state(item.message.assets) == "loading":
        return Verdict("loading", "assets")
    return None


def wrong_orientation(presenter: Presenter, item: Triggered) -> Verdict | None:
    """discard.orientation"""
    if item.message.orientation not in ("any", presenter.device.orientation):
        return Verdict("discarded", "orientation")
    return None


def host_objects(presenter: Presenter, item: Triggered) -> Verdict | None:
    """reenqueue.display-choice, discard.display-choice"""
    if presenter.host.implements == "nothing":
        return None
    presenter.saw("choice_asked", message=item.message.name)
    fate = {"now": None, "reenqueue": "reenqueued", "discard": "discarded"}[presenter.host.choice_for(item.message)]
    return Verdict(fate, "display_choice") if fate else None


RULEBOOKS: Mapping[str, Rulebook] = {
    "swift": (
        asset_failed,
        past_timeout,
        app_in_background,
        other_visible,
        assets_loading,
        wrong_orientation,
        host_objects,
    ),
    "legacy": (
        asset_failed,
        past_timeout,
        image_missing,
        app_in_background,
        other_visible,
        keyboard_up,
        assets_loading,
        wrong_orientation,
        host_objects,
    ),
}


# ------------------------------------------------------------------------------------------- engine


class Delivery:
    """A delivery that takes time, from its session start until it arrives or fails."""

    def __init__(self, messages: list[Message], due: int, succeeds: bool):
        self.messages = messages
        self.due = due
        self.succeeds = succeeds
        self.start_has_triggered = False  # whether its session start has triggered an earlier message


class Engine:
    """One app with its engine, beginning with a case's start state."""

    def __init__(self, profile: str, given: Mapping[str, Any], messages: Mapping[str, Any]):
        self.profile = profile
        self.rulebook = RULEBOOKS[profile]
        self.messages = {name: Message(name, wire) for name, wire in messages.items()}
        self.observations: list[Observation] = []

        # What outlives a relaunch: the device, the app's code, its configuration, the network.
        self.device = Device(given["app"], given["orientation"], given["keyboard"])
        host = given["host"]
        self.host = Host(host["implements"], host["choice"], dict(host.get("choices", {})))
        self.minimum_interval = 1000 * given.get("minimum_interval", DEFAULT_MINIMUM_INTERVAL)
        self.presenter_assigned = profile == "legacy" or given["presenter"] == "assigned"
        self.served = dict(given["assets"])
        self.service: Mapping[str, Any] = {"result": "ok", "after": 0}  # how a delivery that starts now ends
        self._start_process()

    def _start_process(self) -> None:
        """Everything in memory, which starts empty in each process (stack.in-memory)."""
        self.delivered: list[Message] = []
        self.under_way: list[Delivery] = []  # those of earlier sessions first
        self.last_trigger: int | None = None
        self.downloads = Downloads(self.device, self.served)
        self.presenter = Presenter(self.device, self.host, self.downloads, self.rulebook, self._saw)

    def perform(self, action: Mapping[str, Any]) -> list[Observation]:
        """Performs one action of a case and returns what it caused, in order."""
        self.observations = []
        ACTIONS[action["do"]](self, action)
        return self.observations

    def _saw(self, kind: str, /, **details: Any) -> None:
        self.observations.append({"saw": kind, **details})

    def _only_in(self, profile: str, what: str) -> None:
        if self.profile != profile:
            raise Unsupported(f"the {self.profile} profile has no {what}")

    # -- delivery and triggers

    def start_session(self, deliver: Sequence[str]) -> None:
        """A session begins with a delivery, which may take time; it is itself an event and an opportunity."""
        messages = [self.messages[name] for name in deliver]
        succeeds, after = self.service["result"] == "ok", self.service["after"]
        if after:
            delivery = Delivery(messages, self.device.now + after, succeeds)
            self.under_way.append(delivery)
            delivery.start_has_triggered = self._event(
                Event("session_start"), is_opportunity=True, is_evaluated_later=True)
            return
        if succeeds:
            self._receive(messages)
        self._event(Event("session_start"), is_opportunity=True)

    def _receive(self, messages: list[Message]) -> None:
        """delivery.on-session-start"""
        self.delivered = messages
        self._prefetch()

    def _end_delivery(self, delivery: Delivery) -> None:
        """What arrives late is evaluated with its session start (trigger.session-start)."""
        self.under_way.remove(delivery)
        if not delivery.succeeds:
            return
        self._receive(delivery.messages)
        if not delivery.start_has_triggered:
            self._event(Event("session_start"))

    def open_from_push(self) -> None:
        """The user taps a push notification: the app comes to the foreground with it."""
        self.device.app = "foreground"
        self._event(Event("push_click"), is_opportunity=True)

    def log_event(self, name: str, properties: Mapping[str, Any]) -> None:
        self._event(Event("custom_event", name, properties))

    def log_purchase(self, product: str, properties: Mapping[str, Any]) -> None:
        self._event(Event("purchase", product, properties))

    def receive_api_event(self) -> None:
        """The service receives it, but the SDK does not: nothing happens (trigger.sdk-events-only)."""

    def _prefetch(self) -> None:
        """delivery.prefetch; an earlier failure is tried again, a success is kept."""
        later = [m for m in self.delivered if not all(t.is_immediate for t in m.triggers)]
        urls = list(dict.fromkeys(url for message in later for url in message.assets))
        self.downloads.forget_failures(urls)
        for url in urls:
            if url not in self.downloads.states:
                self.downloads.start(url)
                self._saw("prefetched", asset=url)

    def _event(self, event: Event, is_opportunity: bool = False, is_evaluated_later: bool = False) -> bool:
        """An event triggers one message at most, which is then offered; a session start and a push
        click offer the newest waiting message otherwise (stack.offer-when-eligible).

        Returns whether it matches a message."""
        matching = [m for m in self.delivered if any(t.matches(event) for t in m.triggers)]
        if not matching:
            if not is_evaluated_later:
                self._report_no_match(event)
        elif self.presenter_assigned and not self._is_limited():
            self.last_trigger = self.device.now
            message = max(matching, key=lambda m: m.priority)  # delivery.highest-priority
            self.presenter.receive(Triggered(message, self.device.now))
            return True
        if is_opportunity:
            self.presenter.opportunity()
        return bool(matching)

    def _report_no_match(self, event: Event) -> None:
        """trigger.no-match: with the event's name, if events of its kind have one"""
        if event.name is None:
            self._saw("no_matching_trigger", kind=event.kind)
        else:
            self._saw("no_matching_trigger", kind=event.kind, name=event.name)

    def _is_limited(self) -> bool:
        """rate-limit.default, rate-limit.override"""
        return self.last_trigger is not None and self.device.now - self.last_trigger < self.minimum_interval

    # -- the host

    def present_local(self, name: str) -> None:
        """local.display: a stack and its rules, without triggers, interval and analytics"""
        if self.presenter_assigned:
            self.presenter.receive(Triggered(self.messages[name], self.device.now, is_local=True))

    def display_next(self) -> None:
        """manual.display-next"""
        self._only_in("legacy", "display_next")
        self.presenter.opportunity()

    def assign_presenter(self) -> None:
        """presenter.required"""
        self._only_in("swift", "presenter to assign")
        self.presenter_assigned = True

    def log_by_host(self, kind: str, name: str) -> None:
        """local.manual-logging"""
        self._only_in("swift", f"{kind} logging by the host")
        self._saw(kind, message=self.messages[name].name)

    def choose(self, choice: str | None, choices: Mapping[str, str]) -> None:
        """Changes the host's answers from now on: for every message, or for these."""
        if choice is not None:
            self.host.choice = choice
            self.host.choices.clear()
        self.host.choices.update(choices)

    # -- the device and its user

    def advance(self, by: int) -> None:
        """Lets time pass. Downloads and deliveries end in the order in which they are due."""
        until = self.device.now + by
        while True:
            delivery = min(self.under_way, key=lambda each: each.due, default=None)
            due = until if delivery is None else min(delivery.due, until)
            url = self.downloads.finish_next(due)
            if url is not None:
                self.presenter.asset_settled(url)
            elif delivery is not None and delivery.due <= until:
                self.device.now = due
                self._end_delivery(delivery)
            else:
                break
        self.device.now = until

    def set_keyboard(self, state: str) -> None:
        self._only_in("legacy", "keyboard")
        self.device.keyboard = state

    def set_app(self, state: str) -> None:
        self.device.app = state

    def rotate(self, to: str) -> None:
        self.device.orientation = to

    def relaunch(self) -> None:
        """A new process, in the foreground, with an empty screen and an empty memory."""
        self.device.app = "foreground"
        self.device.keyboard = "hidden"
        self._start_process()

    def serve(self, assets: Mapping[str, Mapping[str, Any]]) -> None:
        """Changes how downloads end that start from now on; those under way are unaffected."""
        self.served.update(assets)

    def serve_deliveries(self, delivery: Mapping[str, Any]) -> None:
        """Changes how deliveries end whose sessions start from now on; those under way are unaffected."""
        self.service = delivery

    def query_stack(self) -> None:
        self._saw("stack", messages=[item.message.name for item in reversed(self.presenter.stack)])


ACTIONS: Mapping[str, Callable[[Engine, Mapping[str, Any]], None]] = {
    "start_session": lambda engine, a: engine.start_session(a.get("deliver", ())),
    "log_event": lambda engine, a: engine.log_event(a["name"], a.get("properties", {})),
    "log_purchase": lambda engine, a: engine.log_purchase(a["product"], a.get("properties", {})),
    "receive_api_event": lambda engine, a: engine.receive_api_event(),
    "open_from_push": lambda engine, a: engine.open_from_push(),
    "enter_background": lambda engine, a: engine.set_app("background"),
    "enter_foreground": lambda engine, a: engine.set_app("foreground"),
    "relaunch": lambda engine, a: engine.relaunch(),
    "rotate": lambda engine, a: engine.rotate(a["to"]),
    "show_keyboard": lambda engine, a: engine.set_keyboard("shown"),
    "hide_keyboard": lambda engine, a: engine.set_keyboard("hidden"),
    "advance": lambda engine, a: engine.advance(a["by"]),
    "dismiss": lambda engine, a: engine.presenter.dismiss(),
    "click": lambda engine, a: engine.presenter.click(),
    "present_local": lambda engine, a: engine.present_local(a["message"]),
    "display_next": lambda engine, a: engine.display_next(),
    "choose": lambda engine, a: engine.choose(a.get("choice"), a.get("choices", {})),
    "serve": lambda engine, a: engine.serve(a["assets"]),
    "serve_deliveries": lambda engine, a: engine.serve_deliveries(a),
    "assign_presenter": lambda engine, a: engine.assign_presenter(),
    "log_impression": lambda engine, a: engine.log_by_host("impression", a["message"]),
    "log_click": lambda engine, a: engine.log_by_host("click", a["message"]),
    "query_stack": lambda engine, a: engine.query_stack(),
}
