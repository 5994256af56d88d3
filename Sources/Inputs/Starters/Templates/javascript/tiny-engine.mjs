// A stand-in for your engine, to be thrown away: sessions, events, a stack, an interval.
//
// It knows nothing about iamspec, but keeps some rules, so that a first run has something to judge.

/** Displays one message at a time; the others wait on a stack. */
export class TinyEngine {
  #now = 0;
  #lastTriggered = -Infinity;
  #delivered = [];
  #waiting = []; // oldest first
  #visible = null;

  /** `interval`: the minimum number of milliseconds between two triggered messages. */
  constructor({ isInForeground, interval, onDisplay, onDismiss }) {
    Object.assign(this, { isInForeground, interval, onDisplay, onDismiss });
  }

  startSession(campaigns) {
    this.#delivered = campaigns;
    this.#trigger('session_start');
    this.#displayNewest();
  }

  logEvent(name) {
    if (this.#trigger(`event ${name}`)) this.#displayNewest();
  }

  openFromPush() {
    this.isInForeground = true;
    this.#trigger('push_click');
    this.#displayNewest();
  }

  enterBackground() {
    this.isInForeground = false;
  }

  enterForeground() {
    this.isInForeground = true;
  }

  advance(milliseconds) {
    this.#now += milliseconds;
  }

  dismiss() {
    if (!this.#visible) return;
    this.onDismiss(this.#visible);
    this.#visible = null;
  }

  /** Puts the message with the highest priority that an event triggers on the stack. */
  #trigger(event) {
    const matches = this.#delivered.filter((campaign) => campaign.triggers.has(event));
    if (matches.length === 0 || this.#now - this.#lastTriggered < this.interval) return false;
    const first = matches.reduce((best, next) => (next.priority > best.priority ? next : best));
    this.#lastTriggered = this.#now;
    this.#waiting = [...this.#waiting.filter((campaign) => campaign !== first), first];
    return true;
  }

  #displayNewest() {
    if (this.#waiting.length === 0 || !this.isInForeground || this.#visible) return;
    this.#visible = this.#waiting.pop();
    this.onDisplay(this.#visible);
  }
}
