// A stand-in for your engine, to be thrown away: sessions, events, a stack, an interval.
//
// It knows nothing about iamspec, but keeps some rules, so that a first run has something to judge.

/** A message, and the events that trigger it. */
export interface Campaign {
  readonly name: string;
  readonly triggers: ReadonlySet<string>;
  readonly priority: number;
  readonly extras: Readonly<Record<string, string>>;
}

export interface Options {
  isInForeground: boolean;
  /** The minimum number of milliseconds between two triggered messages. */
  interval: number;
  onDisplay: (campaign: Campaign) => void;
  onDismiss: (campaign: Campaign) => void;
}

/** Displays one message at a time; the others wait on a stack. */
export class TinyEngine {
  #options: Options;
  #isInForeground: boolean;
  #now = 0;
  #lastTriggered = -Infinity;
  #delivered: readonly Campaign[] = [];
  #waiting: Campaign[] = []; // oldest first
  #visible: Campaign | undefined;

  constructor(options: Options) {
    this.#options = options;
    this.#isInForeground = options.isInForeground;
  }

  startSession(campaigns: readonly Campaign[]): void {
    this.#delivered = campaigns;
    this.#trigger('session_start');
    this.#displayNewest();
  }

  logEvent(name: string): void {
    if (this.#trigger(`event ${name}`)) this.#displayNewest();
  }

  openFromPush(): void {
    this.#isInForeground = true;
    this.#trigger('push_click');
    this.#displayNewest();
  }

  enterBackground(): void {
    this.#isInForeground = false;
  }

  enterForeground(): void {
    this.#isInForeground = true;
  }

  advance(milliseconds: number): void {
    this.#now += milliseconds;
  }

  dismiss(): void {
    if (!this.#visible) return;
    this.#options.onDismiss(this.#visible);
    this.#visible = undefined;
  }

  /** Puts the message with the highest priority that an event triggers on the stack. */
  #trigger(event: string): boolean {
    const matches = this.#delivered.filter(({ triggers }) => triggers.has(event));
    const isEarly = this.#now - this.#lastTriggered < this.#options.interval;
    if (matches.length === 0 || isEarly) return false;
    const first = matches.reduce((best, next) => (next.priority > best.priority ? next : best));
    this.#lastTriggered = this.#now;
    this.#waiting = [...this.#waiting.filter((campaign) => campaign !== first), first];
    return true;
  }

  #displayNewest(): void {
    if (!this.#isInForeground || this.#visible) return;
    this.#visible = this.#waiting.pop();
    if (this.#visible) this.#options.onDisplay(this.#visible);
  }
}
