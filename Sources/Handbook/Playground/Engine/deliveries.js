// What the service delivers: at once, late, or not at all.

class Deliveries {
  constructor(answers) {
    Object.assign(this, { answers, service: { result: "ok", after: 0 }, delivered: [], underWay: [], sessions: 0, lastArrived: 0 });
  }

  /** Whether the delivery of the latest session is under way. */
  get isAwaited() {
    return this.sessions > 0 && this.underWay.at(-1)?.session === this.sessions;
  }

  /** The messages that events can reach: those that have arrived, and that nothing has replaced. */
  get reachable() {
    if (this.isAwaited && this.answers.are("under-way-earlier", "not-triggered")) return [];
    return this.delivered.filter((each) => this.isReachable(each)).map(({ name }) => name);
  }

  isReachable({ isSuperseded, isSupersededByAny, isFromEarlierLaunch, isBeforeFailure }) {
    const isReplaced = isSuperseded && this.answers.are("redelivery", "replaces")
      && (isSupersededByAny || this.answers.are("redelivery-empty", "replaces"));
    if (isReplaced || isBeforeFailure && this.answers.are("delivery-failed", "gone")) return false;
    return !isFromEarlierLaunch || this.answers.are("relaunch-delivery", "kept");
  }

  /** Starts the delivery of a session; returns whether its messages are there at once. */
  begin(names, now) {
    this.sessions += 1;
    const { result, after } = this.service;
    const begun = { names, session: this.sessions, end: now + after, isArriving: result === "ok", hasTriggered: false };
    if (after === 0) return this.settle(begun);
    this.underWay.push(begun);
    return false;
  }

  /** Takes a delivery that ends at this time, if there is one. */
  take(now) {
    const next = this.underWay.find(({ end }) => end <= now);
    this.underWay = this.underWay.filter((each) => each !== next);
    return next;
  }

  /** Whether a delivery counts although a later session may have started since. */
  counts({ session }) {
    if (session === this.sessions || this.answers.are("delivery-overtaken", "both")) return true;
    return this.answers.are("delivery-overtaken", "in-order") && session > this.lastArrived;
  }

  /** Notes that a delivery is over; returns whether its messages are there. */
  settle({ session, isArriving }) {
    if (isArriving) this.lastArrived = Math.max(this.lastArrived, session);
    else if (session > this.lastArrived) for (const each of this.delivered) each.isBeforeFailure = true;
    return isArriving;
  }

  /** Notes what has been delivered. */
  add(names) {
    const others = this.delivered.filter(({ name }) => !names.includes(name)).map((each) => ({
      ...each, isSuperseded: true, isSupersededByAny: each.isSupersededByAny || names.length > 0,
    }));
    this.delivered = [...others, ...names.map((name) => ({ name }))];
  }

  relaunch() {
    for (const each of this.delivered) each.isFromEarlierLaunch = true;
    Object.assign(this, { underWay: [], sessions: 0, lastArrived: 0 });
  }
}
