// A stand-in for your engine: sessions, events, a stack, an interval. Throw it away.
//
// It knows nothing of iamspec. It keeps some rules, so that the first run has something to judge.

/** Displays one message at a time; the others wait on a stack. */
export class TinyEngine {
  #now = 0;
  #lastTriggered = -Infinity;
  #delivered = [];
  #waiting = []; // the newest last
  #visible = null;

  /** `interval`: the milliseconds between two triggered messages, at least. */
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

  /** Puts the message of the highest priority on the stack that waits for an event. */
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
