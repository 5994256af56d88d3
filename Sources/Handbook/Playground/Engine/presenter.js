// The half of the engine that owns the stack and the screen: it offers messages, and displays, puts back or discards them.

class Presenter {
  constructor(engine) {
    Object.assign(this, { engine, answers: engine.answers, checks: new Checks(engine) });
    Object.assign(this, { stack: [], loading: [], lastNumber: 0 }); // the top of the stack is its last entry
  }

  get assets() { return this.engine.assets; }
  get hasOthersWaiting() { return this.stack.some((entry) => !entry.isLoading); }

  /** A message on its way to the screen: triggered, presented by the host, or kept to wait. */
  entry(name, way) {
    const { now, device, messages } = this.engine;
    this.lastNumber += 1;
    return {
      name, message: messages[name], way, number: this.lastNumber, triggeredAt: now, timeOnStack: 0, waitingSince: null,
      isLoading: false, isArriving: false, followsReturned: false, wasPutOff: false,
      wasTriggeredInBackground: device.app === "background", wasOfferedInBackground: device.app === "background",
    };
  }

  // What comes to the presenter

  receive(name) {
    if (!this.engine.hasPresenter) {
      if (this.answers.are("no-presenter", "kept")) this.push(this.entry(name, "stack"));
      return;
    }
    if (this.engine.visible?.name === name && this.answers.are("duplicate-visible", "dropped")) return;
    this.forgetLoading(name);
    this.push(this.entry(name, "trigger"));
    this.offerWaiting("stack");
  }

  /** Takes a triggered message that the interval holds back. */
  keepHeldBack(name) {
    if (!this.answers.are("rate-limit-kept", "waits")) return;
    if (!this.engine.hasPresenter && !this.answers.are("no-presenter", "kept")) return;
    this.push(this.entry(name, "stack"));
    const urls = assetsOf(this.engine.messages[name]);
    if (this.assets.needsFetch(urls)) this.fetch(urls);
  }

  present(name, isHeldBack) {
    const hasPresenter = this.engine.hasPresenter;
    if (!hasPresenter && this.answers.are("no-presenter-local", "lost")) return;
    const mustWait = isHeldBack || !hasPresenter;
    const entry = this.entry(name, mustWait ? "stack" : "local");
    if (this.answers.are("asset-retry-local", "fetched-again")) this.assets.forgetFailures(assetsOf(entry.message));
    this.forgetLoading(name);
    this.push(entry);
    if (!mustWait) this.offerWaiting("stack");
  }

  /** Uses an opportunity for the messages that wait. */
  useOpportunity() {
    if (this.stack.length > 0 && this.leavesAlone()) return;
    this.offerWaiting("stack");
  }

  /** Whether an opportunity leaves the stack alone, since nothing could be displayed anyway. */
  leavesAlone() {
    const { device, visible, host, isLegacy } = this.engine;
    const isLeft = (place) => this.answers.are(`opportunity-${place}`, "left-alone");
    if (device.app === "background") {
      const isInTheWay = this.stack.at(-1).wasTriggeredInBackground || this.answers.are("background-offered", "goes-back");
      return isInTheWay && isLeft("in-background");
    }
    if (visible) return isLeft("behind-visible");
    return isLegacy && device.keyboard === "shown" && host.implements !== "keyboard_display_choice" && isLeft("under-keyboard");
  }

  displayNext() {
    const newest = this.stack.findLast((entry) => !entry.isLoading);
    const [reason] = newest ? this.checks.returns(newest) : [];
    const place = { background: "in-background", other_visible: "behind-visible", keyboard: "under-keyboard" }[reason];
    if (place && this.answers.are(`request-${place}`, "left-alone")) return;
    this.offerWaiting("request");
  }

  // From the stack to the screen

  /** Offers the newest message that waits, and further ones where the engine goes on. */
  offerWaiting(way) {
    if (!this.engine.hasPresenter) return;
    const putOff = [];
    for (let candidates = this.stack.length; candidates > 0; candidates -= 1) {
      const entry = this.take(way);
      if (!entry) break;
      entry.followsReturned = putOff.length > 0;
      const outcome = this.offer(entry);
      if (outcome.fate === "reenqueued") putOff.push(outcome);
      if (candidates === 1 || !this.hasOthersWaiting || !this.goesOn(outcome)) break;
    }
    // What was passed over goes back in its old order, so that the newest stays on top.
    for (const { entry, reason } of putOff.toReversed()) this.reenqueue(entry, reason);
  }

  take(way) {
    const entry = this.stack.findLast(({ isLoading }) => !isLoading);
    if (!entry || this.isHeldUp(entry)) return null;
    this.stack = this.stack.filter((other) => other !== entry);
    if (entry.waitingSince !== null) entry.timeOnStack += this.engine.now - entry.waitingSince;
    entry.waitingSince = null;
    if (entry.way === "stack") entry.way = way;
    return entry;
  }

  /** Whether a newer message that still loads holds up a message. */
  isHeldUp(entry) {
    const isBehind = [...this.loading, ...this.stack]
      .some((other) => other.isLoading && other.number > entry.number && !this.isLoaded(other));
    if (!isBehind) return false;
    return entry.isArriving
      ? this.assets.hasAll(assetsOf(entry.message)) && this.answers.are("loading-holds-up-ready", "waits")
      : this.answers.are("loading-holds-up", "holds-up");
  }

  /** Whether the next message is offered at the same opportunity. */
  goesOn({ fate, reason }) {
    const question = fate === "reenqueued" && reason === "display_choice" ? "next-after-choice"
      : { loading: "next-after-loading", discarded: "next-after-discard", reenqueued: "next-after-reenqueue" }[fate];
    return question !== undefined && this.answers.are(question, "offers-next");
  }

  /** Offers a message that has been taken off the stack: it waits for its assets, or the checks decide. */
  offer(entry) {
    const urls = assetsOf(entry.message);
    if (entry.isArriving && !this.assets.areLoading(urls)) return this.decide(entry);
    if (entry.isArriving) return this.wait(entry);
    entry.wasOfferedInBackground = this.engine.device.app === "background";
    if (this.assets.needsFetch(urls) && this.answers.are("fetch-start", "when-offered")) {
      const early = this.checks.whileLoading(entry, false);
      if (early) return this.carryOut(early, entry);
    }
    this.fetchFor(entry);
    const waits = !isLocal(entry) || !this.answers.are("local-loading", "displayed");
    if (!this.assets.areLoading(urls) || !waits || this.checks.discardWhileLoading(entry)) return this.decide(entry);
    const early = this.askEarly(entry) ?? this.checks.whileLoading(entry, true);
    return early ? this.carryOut(early, entry) : this.wait(entry);
  }

  fetchFor(entry) {
    const urls = assetsOf(entry.message);
    if (entry.way !== "local" && this.answers.are("asset-retry", "fetched-again")) this.assets.forgetFailures(urls);
    this.fetch(urls);
  }

  fetch(urls) {
    for (const url of urls) this.assets.fetch(url, this.engine.now);
  }

  /** Asks the host about a message that is to wait for its assets, if the host is asked that early. */
  askEarly(entry) {
    const isAsked = this.answers.are("host-while-loading", "at-once") && this.checks.asksHost(entry, this.checks.own(entry));
    return isAsked ? DECIDED_BY_HOST[this.checks.askHost(entry)] : null;
  }

  wait(entry) {
    entry.isArriving = false;
    this.keepLoading(entry);
    return { fate: "loading" };
  }

  /** Makes the checks, and displays the message if none holds. */
  decide(entry) {
    let holding = this.checks.own(entry);
    if (this.checks.asksHost(entry, holding)) {
      const choice = this.checks.askHost(entry);
      entry.wasPutOff ||= choice === "reenqueue";
      holding = DECIDED_BY_HOST[choice] ?? holding;
    }
    if (holding) return this.carryOut(holding, entry);
    this.engine.display(entry);
    return { fate: "displayed" };
  }

  carryOut({ fate, reason }, entry) {
    if (fate === "discarded") {
      this.engine.discard(entry, reason);
      return { fate };
    }
    const isLost = !this.engine.isLegacy && entry.way === "local" && this.answers.are("local-in-the-way", "lost");
    return isLost ? { fate: "lost" } : { fate, entry, reason };
  }

  // On the stack

  /** Puts back a message that cannot be displayed now: on top, or in its old place. */
  reenqueue(entry, reason, place = null) {
    if (!this.isSilent(entry, reason)) this.engine.see({ saw: "reenqueued", message: entry.name, reason });
    this.engine.interval.noteFate(entry, "triggerOfReenqueued");
    Object.assign(entry, { isArriving: false, followsReturned: false, way: "stack" });
    this.push(entry, place);
  }

  /** Whether the return of a message at its trigger goes unreported. */
  isSilent(entry, reason) {
    const place = { background: "in-background", other_visible: "behind-visible", keyboard: "under-keyboard" }[reason];
    return isNew(entry) && place !== undefined && this.answers.are(`report-${place}`, "silent");
  }

  push(entry, place = null) {
    entry.waitingSince = this.engine.now;
    const isTwin = (other) => other.name === entry.name && !other.isLoading;
    if (this.stack.some(isTwin) && this.answers.are("duplicate-on-stack", "once-in-place")) return;
    if (this.answers.are("duplicate-on-stack", "once-on-top")) this.stack = this.stack.filter((other) => !isTwin(other));
    this.stack.splice(Math.min(place ?? this.stack.length, this.stack.length), 0, entry);
  }

  // While assets load

  forgetLoading(name) {
    if (!this.answers.are("loading-again", "anew")) return;
    const isOther = (entry) => !entry.isLoading || entry.name !== name;
    this.loading = this.loading.filter(isOther);
    this.stack = this.stack.filter(isOther);
  }

  keepLoading(entry) {
    entry.isLoading = true;
    const isKnown = [...this.loading, ...this.stack].some((other) => other.isLoading && other.name === entry.name);
    if (isKnown && this.answers.are("loading-again", "once")) return;
    (this.answers.are("loading", "on-stack") ? this.stack : this.loading).push(entry);
  }

  isLoaded(entry) {
    return entry.isLoading && !this.assets.areLoading(assetsOf(entry.message));
  }

  /** Takes the next message whose assets have arrived or failed, with its place on the stack if it was there. */
  takeLoaded() {
    const isReady = (entry) => this.isLoaded(entry);
    const isOldestFirst = this.answers.are("ready-together", "oldest-first");
    const onStack = this.stack.findLast(isReady);
    const entry = onStack ?? (isOldestFirst ? this.loading.find(isReady) : this.loading.findLast(isReady));
    if (!entry) return null;
    const place = onStack ? this.stack.indexOf(entry) : null;
    this.stack = this.stack.filter((other) => other !== entry);
    this.loading = this.loading.filter((other) => other !== entry);
    return Object.assign(entry, { isLoading: false, isArriving: true, place });
  }

  /** Offers the messages whose assets have arrived or failed, one by one; returns whether there are any. */
  offerLoaded() {
    let isAny = false;
    for (let entry = this.takeLoaded(); entry; entry = this.takeLoaded()) {
      isAny = true;
      const isHeldBack = !this.answers.are("rate-limit-base", "trigger") && this.engine.interval.holdsBack(entry.way, this.engine.now);
      if (isHeldBack) this.holdBackLoaded(entry);
      else this.offerArrived(entry);
      this.leaveOthersLoaded();
    }
    return isAny;
  }

  offerArrived(entry) {
    if (!this.engine.hasPresenter || this.isHeldUp(entry) || this.needsOpportunity(entry)) {
      this.leaveWaiting(entry);
      return;
    }
    const outcome = this.decide(entry);
    if (outcome.fate !== "reenqueued") return;
    this.reenqueue(entry, outcome.reason, entry.place);
  }

  /** Whether a message waits for an opportunity although its assets have arrived. */
  needsOpportunity(entry) {
    if (!this.assets.hasAll(assetsOf(entry.message))) return false;
    if (isLocal(entry)) return this.answers.are("local-loading", "waits-on-stack");
    return !(isImmediate(entry.message) && entry.way === "trigger") && this.answers.are("late-asset", "waits");
  }

  /** Takes a message whose assets have arrived within the interval, which loses what was triggered. */
  holdBackLoaded(entry) {
    const isNeverReady = this.checks.discards(entry).some((reason) => reason === "asset_failed" || reason === "timeout");
    if (isNeverReady) this.offerArrived(entry);
    else if (entry.way !== "trigger") this.leaveWaiting(entry);
  }

  leaveWaiting(entry) {
    Object.assign(entry, { way: "stack", isArriving: false });
    this.push(entry, entry.place);
  }

  /** Leaves the other messages whose assets have arrived at the same moment waiting, unless they are offered in turn. */
  leaveOthersLoaded() {
    if (this.answers.are("ready-others", "offered")) return;
    const isLeft = (entry) => this.isLoaded(entry)
      && (this.answers.are("ready-others", "wait-also-failed") || this.assets.hasAll(assetsOf(entry.message)));
    for (const entry of this.stack.filter(isLeft)) Object.assign(entry, { isLoading: false, way: "stack", waitingSince: this.engine.now });
    const left = this.loading.filter(isLeft);
    this.loading = this.loading.filter((entry) => !isLeft(entry));
    for (const entry of left) this.push(Object.assign(entry, { isLoading: false, way: "stack" }));
  }

  /** Discards what waits or loads and has just failed or become too late, if that is done at once. */
  discardAtOnce(ended) {
    for (const { url, result } of ended) {
      const [reason, question] = result === "ok" ? ["timeout", "waiting-late"] : ["asset_failed", "waiting-failed"];
      this.discardFrom("stack", (entry) => !entry.isLoading && assetsOf(entry.message).includes(url)
        && this.checks.discards(entry).includes(reason) && this.answers.are(question, "at-once"), reason);
    }
  }

  discardLate() {
    const isLate = (entry) => this.checks.discards(entry).includes("timeout");
    const isStillLoading = (entry) => entry.isLoading && this.assets.areLoading(assetsOf(entry.message));
    if (this.answers.are("timeout-loading", "at-once")) {
      for (const place of ["loading", "stack"]) this.discardFrom(place, (entry) => isStillLoading(entry) && isLate(entry), "timeout", true);
    }
    if (this.answers.are("waiting-timeout", "at-once")) {
      const isJustLate = ({ message, triggeredAt }) => [0, 1].includes(this.engine.now - triggeredAt - message.timeout);
      this.discardFrom("stack", (entry) => !entry.isLoading && isJustLate(entry)
        && !this.assets.areLoading(assetsOf(entry.message)) && isLate(entry), "timeout");
    }
  }

  /** Discards messages of a list, the newest first unless said otherwise. */
  discardFrom(place, isDiscarded, reason, isOldestFirst = false) {
    const gone = this[place].filter(isDiscarded);
    this[place] = this[place].filter((entry) => !gone.includes(entry));
    for (const entry of isOldestFirst ? gone : gone.toReversed()) this.engine.discard(entry, reason);
  }

  relaunch() {
    Object.assign(this, { stack: [], loading: [] });
  }
}

/** Whether nothing but a session start or a push click triggers a message, so that it is displayed right on delivery. */
const isImmediate = ({ triggers }) => triggers.every(({ kind }) => kind === "session_start" || kind === "push_click");
