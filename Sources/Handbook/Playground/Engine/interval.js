// The minimum interval between messages. Everything that may start it is kept: what of it counts is open.

/** What may start the interval, with the answers by which it does; a display at its trigger always does. */
const STARTS = {
  certain: {},
  trigger: { "rate-limit-base": "trigger" },
  triggerOfReenqueued: { "rate-limit-base": "trigger", "rate-limit-waiting": "starts" },
  triggerOfDiscarded: { "rate-limit-base": "trigger", "rate-limit-discarded": "starts" },
  triggerWithoutPresenter: { "rate-limit-base": "trigger", "rate-limit-presenter": "starts" },
  triggerOfHeldBack: { "rate-limit-base": "trigger", "rate-limit-held-back": "starts" },
  displayFromStack: { "rate-limit-stack-display": "starts" },
  displayOfLocal: { "rate-limit-local-display": "starts" },
};

/** The questions of whether it holds back what comes this way; a trigger it always holds back. */
const HELD_BACK = { stack: "rate-limit-stack", request: "rate-limit-request", local: "rate-limit-local" };

class Interval {
  /**
   * @param length  in milliseconds; 0 switches the limit off
   * @param answers  the answers to the open questions
   */
  constructor(length, answers) {
    Object.assign(this, { length, answers, starts: [] });
  }

  /** Whether it holds back what comes to be displayed this way. */
  holdsBack(way, now) {
    if (way !== "trigger" && !this.answers.are(HELD_BACK[way], "held-back")) return false;
    const passed = now - this.start;
    return passed < this.length || passed === this.length && this.answers.are("rate-limit-edge", "not-enough");
  }

  /** Whether it is over at exactly this time. */
  isOver(now) {
    return now - this.start === this.length + (this.answers.are("rate-limit-edge", "enough") ? 0 : 1);
  }

  /** When it started last. */
  get start() {
    return this.starts.findLast((start) => this.counts(start))?.time ?? -Infinity;
  }

  counts({ cause, isDismissal, isFromEarlierLaunch }) {
    if (isFromEarlierLaunch && this.answers.are("relaunch-rate-limit", "forgotten")) return false;
    if (isDismissal && !this.answers.are("rate-limit-base", "dismissal")) return false;
    if (cause === "display") return !this.answers.are("rate-limit-base", "trigger");
    return Object.entries(STARTS[cause]).every(([question, answer]) => this.answers.are(question, answer));
  }

  /** The times at which it may be over. */
  get ends() {
    return this.starts.flatMap(({ time }) => [time + this.length, time + this.length + 1]);
  }

  // What starts it

  note(cause, time, isDismissal = false) {
    if (this.length > 0) this.starts.push({ cause, time, isDismissal, isFromEarlierLaunch: false });
  }

  noteDisplay(entry, now) {
    if (entry.way !== "trigger") this.note(entry.way === "local" ? "displayOfLocal" : "displayFromStack", now);
    else if (entry.triggeredAt !== now || !this.noteFate(entry, "certain")) this.note("display", now);
  }

  noteDismissal({ way }, now) {
    this.note({ trigger: "certain", local: "displayOfLocal" }[way] ?? "displayFromStack", now, true);
  }

  /** Notes what became of a message that was triggered; tells whether its trigger was noted. */
  noteFate({ way, triggeredAt }, cause) {
    const own = way === "trigger"
      && this.starts.findLast((start) => start.cause === "trigger" && start.time === triggeredAt);
    if (own) own.cause = cause;
    return Boolean(own);
  }

  relaunch() {
    for (const start of this.starts) start.isFromEarlierLaunch = true;
  }
}
