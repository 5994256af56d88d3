// The assets that the engine has fetched, is fetching, or failed to fetch.

class Assets {
  /**
   * @param services  what each URL does when it is fetched, and after how long
   * @param answers  the answers to the open questions
   */
  constructor(services, answers) {
    Object.assign(this, { services: new Map(Object.entries(services)), answers, states: new Map(), fetches: [] });
  }

  hasFailed(urls) {
    return urls.some((url) => this.states.get(url) === "failed");
  }

  hasAll(urls) {
    return urls.every((url) => this.states.get(url) === "there");
  }

  /** Whether a message has to wait for its assets: one is under way, and none has failed. */
  areLoading(urls) {
    return !this.hasFailed(urls) && urls.some((url) => this.states.get(url) === "loading");
  }

  /** Whether an asset has not been requested yet. */
  needsFetch(urls) {
    return urls.some((url) => !this.states.has(url));
  }

  /** Starts to fetch an asset that has not been requested yet, and tells whether it did. A later `serve` leaves that alone. */
  fetch(url, now) {
    if (this.states.has(url)) return false;
    const { result, after } = this.services.get(url) ?? { result: "ok", after: 0 };
    this.states.set(url, "loading");
    this.fetches.push({ url, end: now + after, result });
    this.endFetches(now);
    return true;
  }

  /** Ends the fetches that are due, and returns them. */
  endFetches(now) {
    const ended = this.fetches.filter(({ end }) => end <= now);
    this.fetches = this.fetches.filter(({ end }) => end > now);
    for (const { url, result } of ended) this.states.set(url, result === "ok" ? "there" : "failed");
    return ended;
  }

  forgetFailures(urls) {
    for (const url of urls) if (this.states.get(url) === "failed") this.states.delete(url);
  }

  serve(services) {
    for (const [url, service] of Object.entries(services)) this.services.set(url, service);
  }

  relaunch() {
    const kept = this.answers.are("relaunch-assets", "kept") ? [...this.states].filter(([, state]) => state === "there") : [];
    Object.assign(this, { states: new Map(kept), fetches: [] });
  }
}
