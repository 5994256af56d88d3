// In-app message delivery as the reference engine does it, which Sources/ReferenceEngine explains. It takes its answers to the
// open questions when it is created. Triggers and their filters are those of the JavaScript engine of the fixtures.

/** The actions that a profile does not have. */
const LACKING = {
  swift: ["display_next", "show_keyboard", "hide_keyboard"],
  legacy: ["assign_presenter", "log_impression", "log_click"],
};

/** What happens in each action, apart from what it changes about the device. */
const ACTIONS = {
  start_session: (engine, { deliver = [] }) => engine.startSession(deliver),
  open_from_push: (engine) => engine.log({ kind: "push_click" }),
  log_event: (engine, { name, properties }) => engine.log({ kind: "custom_event", name, properties }),
  log_purchase: (engine, { product, properties }) => engine.log({ kind: "purchase", name: product, properties }),
  receive_api_event: (engine, { kind, name }) => engine.reportAPIEvent({ kind, name }),
  enter_background: (engine) => engine.leave(),
  enter_foreground: (engine) => engine.use("on-foreground", "offers"),
  rotate: (engine, { to }) => engine.turn(to),
  show_keyboard: (engine) => engine.showKeyboard(),
  hide_keyboard: (engine) => engine.use("on-keyboard-hidden", "offers"),
  assign_presenter: () => {},
  relaunch: (engine) => engine.relaunch(),
  advance: (engine, { by }) => engine.advance(by),
  dismiss: (engine) => engine.dismissed(),
  click: (engine) => engine.click(),
  present_local: (engine, { message }) => engine.presenter.present(message, engine.interval.holdsBack("local", engine.now)),
  display_next: (engine) => engine.displayNext(),
  choose: ({ host }, { choice, choices }) => {
    if (choice !== undefined) Object.assign(host, { choice, choices: new Map() });
    else for (const [message, each] of Object.entries(choices)) host.choices.set(message, each);
  },
  serve: ({ assets }, { assets: services }) => assets.serve(services),
  serve_deliveries: ({ deliveries }, { result, after }) => { deliveries.service = { result, after }; },
  log_impression: (engine, { message }) => engine.record("impression", message),
  log_click: (engine, { message }) => engine.record("click", message),
  query_stack: (engine) => engine.see({ saw: "stack", messages: engine.waiting }),
};

class Engine {
  /**
   * @param profile  "swift" or "legacy"
   * @param given  the state of the app, the device, the host and the network at the start
   * @param messages  the messages by name
   * @param answers  the id of an answer by the id of its open question
   * @throws if there is no such profile
   */
  constructor({ profile, given, messages, answers }) {
    if (!Object.hasOwn(LACKING, profile)) throw new Error(`no such profile: ${profile}`);
    this.answers = new Answers(answers);
    Object.assign(this, { profile, isLegacy: profile === "legacy", messages, device: deviceOf(given), now: 0, seen: [] });
    this.host = { ...given.host, choices: new Map(Object.entries(given.host.choices)) };
    this.assets = new Assets(given.assets, this.answers);
    this.interval = new Interval((given.minimum_interval ?? 30) * 1000, this.answers);
    this.presenter = new Presenter(this);
    this.deliveries = new Deliveries(this.answers);
    Object.assign(this, { ended: [], visible: null, clicked: null, logged: new Set() });
  }

  /** Whether a profile has an action. */
  static has(profile, { do: kind }) {
    return Object.hasOwn(ACTIONS, kind) && !LACKING[profile].includes(kind);
  }

  /**
   * Performs an action, and returns what it caused.
   *
   * @throws if the profile has no such action
   */
  perform(action) {
    if (!Engine.has(this.profile, action)) throw new Error(`the ${this.profile} profile has no action ${JSON.stringify(action.do)}`);
    this.seen = [];
    const comesToFront = action.do === "enter_foreground" || action.do === "open_from_push";
    const wasAway = this.device.app === "background";
    this.device = afterwards(this.device, action);
    if (comesToFront && wasAway) this.appearAgain();
    ACTIONS[action.do](this, action);
    return this.seen;
  }

  see(observation) {
    this.seen.push(observation);
  }

  get hasPresenter() {
    return this.isLegacy || this.device.presenter === "assigned";
  }

  /** The messages on the stack, the top first. */
  get waiting() {
    return this.presenter.stack.map(({ name }) => name).toReversed();
  }

  /** The messages whose assets load. */
  get loading() {
    const { loading, stack } = this.presenter;
    return [...loading, ...stack.filter(({ isLoading }) => isLoading)].map(({ name }) => name);
  }

  /** The messages whose delivery is under way. */
  get underWay() {
    return this.deliveries.underWay.flatMap(({ names }) => names);
  }

  // Delivery and triggers

  startSession(names) {
    const delivery = [...new Set(names)];
    if (this.deliveries.begin(delivery, this.now)) this.deliver(delivery);
    if (!this.deliveries.isAwaited) this.log({ kind: "session_start" });
    else if (this.triggerAtStart()) this.deliveries.underWay.at(-1).hasTriggered = true;
    else this.useOpportunity();
  }

  /** Ends the deliveries that are due: each is evaluated with the start of its session. */
  endDeliveries() {
    for (let ended = this.deliveries.take(this.now); ended; ended = this.deliveries.take(this.now)) {
      if (!this.deliveries.counts(ended) || !this.deliveries.settle(ended)) continue;
      this.deliver(ended.names);
      const isRepeated = ended.hasTriggered && this.answers.are("under-way-start", "once");
      if (!isRepeated && this.triggerAtStart()) continue;
      if (!ended.hasTriggered) this.reportUnmatched({ kind: "session_start" });
      this.use("on-delivery", "offers");
    }
  }

  /** Lets the start of a session trigger a message, and returns whether it did. */
  triggerAtStart() {
    const event = { kind: "session_start" };
    const matching = this.matching(event);
    if (matching.length > 0) this.trigger(this.best(matching), event);
    return matching.length > 0;
  }

  deliver(names) {
    this.deliveries.add(names);
    for (const each of this.ended) each.isDeliveredAgain ||= names.includes(each.name);
    const fetched = new Set();
    for (const name of names) this.prefetch(this.messages[name], fetched);
    const isKept = (entry) => isLocal(entry) || names.includes(entry.name);
    if (this.answers.are("redelivery-stack", "purged")) this.presenter.stack = this.presenter.stack.filter(isKept);
  }

  /** Fetches the assets of a message that has just been delivered, once for all messages that have them. */
  prefetch(message, fetched) {
    const urls = assetsOf(message);
    const isAwaited = (kind) => message.triggers.some((trigger) => trigger.kind === kind);
    const isLeftToTrigger = isImmediate(message)
      && !(isAwaited("push_click") && this.answers.are("prefetch-immediate", "prefetched"))
      && !(isAwaited("session_start") && this.answers.are("prefetch-at-once", "prefetched"));
    if (!isLeftToTrigger || this.answers.are("asset-retry", "stays-failed")) {
      this.assets.forgetFailures(urls.filter((url) => !fetched.has(url)));
    }
    if (isLeftToTrigger) return;
    for (const url of urls.filter((each) => !fetched.has(each))) {
      fetched.add(url);
      if (this.assets.fetch(url, this.now)) this.see({ saw: "prefetched", asset: url });
    }
  }

  /** Logs an event: it triggers a message, or is reported, and may be an opportunity. */
  log(event) {
    const matching = this.matching(event);
    if (matching.length > 0) this.trigger(this.best(matching), event);
    else {
      this.reportUnmatched(event);
      if (event.kind === "session_start" || event.kind === "push_click") this.useOpportunity();
      else this.use("unmatched-event", "yes");
    }
    if (event.kind === "push_click") this.presenter.offerLoaded();
  }

  reportUnmatched(event) {
    if (!this.isFiltered(event) || this.answers.are("no-match-when-filtered", "reported")) this.reportNoMatch(event);
  }

  /** The messages that an event triggers. */
  matching(event) {
    return this.eligible.filter((name) => this.messages[name].triggers.some((trigger) => fires(trigger, event)));
  }

  /** Whether a message waits for events of this name, with properties that this one does not have. */
  isFiltered(event) {
    return this.eligible.some((name) =>
      this.messages[name].triggers.some((trigger) => fires({ ...trigger, where: undefined }, event)));
  }

  /** The messages that events can trigger. */
  get eligible() {
    return this.deliveries.reachable.filter((name) => !this.isOver(name));
  }

  /** Whether a message cannot be triggered any more, because it was displayed or discarded. */
  isOver(name) {
    return this.ended.filter((each) => each.name === name).some(({ by, isDeliveredAgain }) => {
      const [question, forever] = by === "display" ? ["exhausted-campaign", "never"] : ["legacy-retrigger", "cannot"];
      return this.answers.are(question, forever) || this.answers.are(question, "once-delivered-again") && !isDeliveredAgain;
    });
  }

  /** Of the messages that an event triggers, the one of highest priority. */
  best(names) {
    const highest = Math.max(...names.map((name) => this.messages[name].priority));
    const best = names.filter((name) => this.messages[name].priority === highest);
    return best.at(this.answers.are("priority-tie", "first-delivered") ? 0 : -1);
  }

  trigger(name, event) {
    if (!this.interval.holdsBack("trigger", this.now)) {
      this.interval.note("trigger", this.now);
      if (!this.hasPresenter) this.interval.noteFate({ way: "trigger", triggeredAt: this.now }, "triggerWithoutPresenter");
      this.presenter.receive(name);
      return;
    }
    if (this.answers.are("rate-limit-event", "used")) this.useOpportunity();
    this.interval.note("triggerOfHeldBack", this.now);
    if (this.answers.are("no-match-when-limited", "reported")) this.reportNoMatch(event);
    this.presenter.keepHeldBack(name);
  }

  reportNoMatch({ kind, name }) {
    if (name === undefined && this.answers.are("no-match-kinds", "named-only")) return;
    const isEarly = this.deliveries.sessions === 0 || this.deliveries.isAwaited;
    if (isEarly && this.answers.are("no-match-early", "silent")) return;
    this.see({ saw: "no_matching_trigger", kind, ...(name === undefined ? {} : { name }) });
  }

  reportAPIEvent(event) {
    if (this.answers.are("no-match-api", "reported")) this.reportNoMatch(event);
  }

  // Opportunities

  /** Uses a moment as an opportunity, if that is the answer to its question. */
  use(question, answer) {
    if (this.answers.are(question, answer)) this.useOpportunity();
  }

  useOpportunity() {
    const isHeldBack = this.interval.holdsBack("stack", this.now);
    if (this.hasPresenter && !isHeldBack) this.presenter.useOpportunity();
  }

  displayNext() {
    if (!this.interval.holdsBack("request", this.now)) this.presenter.displayNext();
  }

  advance(by) {
    const until = this.now + by;
    for (let due = this.nextDue; due <= until; due = this.nextDue) {
      const endsVisible = this.visible !== null && this.visible.triggeredAt + this.visible.message.timeout === due;
      this.now = due;
      this.endFetches();
      if (endsVisible && this.answers.are("timeout-visible", "dismisses")) this.dismissed();
      if (this.interval.isOver(this.now)) this.use("on-interval-end", "offers");
      this.endDeliveries();
    }
    this.now = until;
  }

  /** When something next falls due: a fetch ends, a delivery, the interval, or a timeout. */
  get nextDue() {
    const { stack, loading } = this.presenter;
    const timeouts = [...stack, ...loading, ...(this.visible ? [this.visible] : [])]
      .filter(({ message }) => message.timeout !== undefined)
      .flatMap(({ triggeredAt, message: { timeout } }) => [triggeredAt + timeout, triggeredAt + timeout + 1]);
    const ends = [...this.assets.fetches, ...this.deliveries.underWay].map(({ end }) => end);
    const times = [...ends, ...this.interval.ends, ...timeouts];
    return Math.min(...times.filter((time) => time > this.now));
  }

  endFetches() {
    const ended = this.assets.endFetches(this.now);
    this.presenter.discardAtOnce(ended);
    this.presenter.offerLoaded();
    this.presenter.discardLate();
    if (ended.length > 0 && ended.every(({ result }) => result === "fail")) this.use("on-failed-asset", "offers");
  }

  // The screen

  display(entry) {
    const { name, message } = entry;
    this.visible = entry;
    this.see({ saw: "displayed", message: name, extras: message.extras ?? {} });
    if (!isLocal(entry) && this.countsCampaigns) this.see({ saw: "impression", message: name });
    this.interval.noteDisplay(entry, this.now);
    this.end(name, "display");
  }

  discard(entry, reason) {
    this.see({ saw: "discarded", message: entry.name, reason });
    this.interval.noteFate(entry, "triggerOfDiscarded");
    if (this.isLegacy) this.end(entry.name, "discard");
  }

  /** Notes what may keep a message from being triggered. */
  end(name, by) {
    this.ended = [...this.ended.filter((each) => each.name !== name || each.by !== by), { name, by }];
  }

  get countsCampaigns() {
    return !this.isLegacy || this.answers.are("legacy-analytics", "logged");
  }

  /** Takes the visible message off the screen, which may be an opportunity. */
  dismissed() {
    if (this.takeOff()) this.use("after-dismiss", "shows-next");
  }

  takeOff() {
    const { visible } = this;
    if (!visible) return false;
    this.visible = null;
    this.see({ saw: "dismissed", message: visible.name });
    this.interval.noteDismissal(visible, this.now);
    const isOther = (entry) => entry.name !== visible.name || entry.isLoading;
    if (this.answers.are("duplicate-dismissed", "goes")) this.presenter.stack = this.presenter.stack.filter(isOther);
    return true;
  }

  click() {
    const { visible } = this;
    if (!visible) return;
    const isCounted = !isLocal(visible) && this.countsCampaigns
      && (visible.message.type !== "html" || this.answers.are("html-click", "recorded"))
      && (this.clicked !== visible || this.answers.are("click-again", "recorded"));
    if (isCounted) this.see({ saw: "click", message: visible.name });
    this.clicked = visible;
    if (this.answers.are("click-dismisses", "dismisses")) this.dismissed();
  }

  turn(orientation) {
    const wanted = this.visible?.message.orientation;
    const isDismissed = this.answers.are("rotate-visible", "dismisses-at-any-turn")
      || this.answers.are("rotate-visible", "dismisses") && wanted !== "any" && wanted !== orientation;
    const isOpportunity = isDismissed && this.takeOff() && this.answers.are("after-dismiss", "shows-next");
    if (isOpportunity) this.useOpportunity();
    else this.use("on-rotation", "offers");
  }

  showKeyboard() {
    const isDismissed = this.answers.are("keyboard-visible", "dismisses") && this.takeOff();
    if (isDismissed && this.answers.are("after-dismiss", "shows-next")) this.useOpportunity();
    else this.use("on-keyboard-shown", "offers");
  }

  leave() {
    if (this.answers.are("background-visible", "dismisses")) this.dismissed();
  }

  /** Logs another impression of what is on the screen as the app comes back. */
  appearAgain() {
    const { visible } = this;
    const isCounted = visible && !isLocal(visible) && this.countsCampaigns && this.answers.are("impression-again", "again");
    if (isCounted) this.see({ saw: "impression", message: visible.name });
  }

  /** Records what the host logs about a message. */
  record(kind, message) {
    const isOnScreen = this.visible?.name === message;
    if (!isOnScreen && !this.answers.are(`${kind}-off-screen`, "recorded")) return;
    if (this.logged.has(`${kind} ${message}`) && !this.answers.are(`${kind}-logged-again`, "recorded")) return;
    this.logged.add(`${kind} ${message}`);
    this.see({ saw: kind, message });
  }

  relaunch() {
    this.assets.relaunch();
    this.deliveries.relaunch();
    this.interval.relaunch();
    this.presenter.relaunch();
    if (this.answers.are("relaunch-visible", "reported")) this.takeOff();
    this.visible = null;
  }
}
