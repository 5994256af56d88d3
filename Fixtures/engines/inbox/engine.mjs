#!/usr/bin/env node
// An engine with an inbox: node engine.mjs [--bug BUG | --old]
//
// Fixtures/suites/inbox has its rules; faults.yaml there says which clause each bug breaks.
//
// `--old` is the version before. It differs in exactly five behaviours:
// 1. Of messages of the same priority, the newer comes first, in the inbox and on the screen.
// 2. The display of a message marks it as read, and the host is told the count.
// 3. A message that the host skips is never asked about again, whatever a sync brings.
// 4. The interval begins when a message leaves the screen, and not when it appears.
// 5. An event counts for messages that come later, too.

import { createInterface } from "node:readline";

const [option, argument] = process.argv.slice(2);
const isOld = option === "--old";
const bug = (id) => option === "--bug" && argument === id;

class Engine {
  constructor(given, messages) {
    Object.assign(this, { given, messages });
    this.now = 0;
    this.isInFront = given.app === "foreground";
    this.isPaused = given.display === "paused";
    this.answers = { ...given.answers };
    this.events = new Set();
    this.last = -Infinity; // when the last message was displayed
    this.count = 0; // of all messages that came
    this.gone = []; // what only a bug displays
    this.inbox = []; // { name, place, came, isRead, isReleased, isSkipped, wasShown }
    this.visible = null;
  }

  perform(action) {
    this.seen = [];
    this[action.do](action);
    const isQuiet = action.do === "query_inbox" || (action.do === "advance" && bug("sleeps"));
    if (!isQuiet) this.display();
    return this.seen;
  }

  // What the app and its user do.

  sync({ bring }) {
    if (bug("brings-all")) bring = Object.keys(this.messages);
    if (bug("brings-one")) bring = bring.slice(0, 1);
    for (const name of bring) {
      if (this.find(name)) {
        if (!bug("brings-twice")) continue;
        this.inbox = this.inbox.filter((item) => item.name !== name);
      }
      const { trigger } = this.messages[name];
      const isEarly = (isOld || bug("early-events")) && this.events.has(trigger.event);
      const isReleased = trigger === "immediate" || isEarly || bug(`${trigger}-comes`);
      this.inbox.push({ name, place: this.count++, came: this.now, isReleased });
    }
    if (!isOld && !bug("skips-forever")) for (const item of this.inbox) item.isSkipped = false;
    this.tell();
  }

  track_event({ event }) {
    this.events.add(event);
    if (bug("misses-events") && !this.canDisplay()) return;
    for (const { name } of this.inbox) {
      const { trigger } = this.messages[name];
      const isMeant = trigger.event === event || (trigger.event && bug("any-event"));
      if (isMeant) this.find(name).isReleased = true;
    }
  }

  set_read({ message }) {
    const item = this.find(message);
    if (item) item.isRead = true;
    if (!bug("read-untold")) this.tell();
  }

  consume({ message }) {
    const item = this.find(message);
    if (!item && !bug("consumes-anything")) return;
    if (bug("consumed-comes")) this.gone.push(item);
    if (!bug("consumes-nothing")) this.inbox = this.inbox.filter(({ name }) => name !== message);
    if (message === this.visible && !bug("consumed-stays")) this.dismiss();
    if (!bug("consumes-silently")) this.seen.push({ saw: "consumed", message });
    this.tell();
  }

  change_user() {
    if (this.visible && !bug("keeps-the-screen")) this.dismiss();
    if (bug("cleared-comes")) this.gone.push(...this.inbox);
    if (!bug("keeps-the-inbox")) this.inbox = [];
    this.events.clear();
    if (!bug("change-untold")) this.tell();
  }

  dismiss() {
    if (!this.visible) return;
    this.seen.push({ saw: "dismissed", message: this.visible });
    this.visible = null;
    if (isOld || bug("late-interval")) this.last = this.now;
  }

  answer({ answers }) {
    Object.assign(this.answers, answers);
  }

  pause() {
    this.isPaused = true;
  }

  resume() {
    this.isPaused = false;
  }

  enter_background() {
    this.isInFront = false;
  }

  enter_foreground() {
    this.isInFront = true;
  }

  query_inbox() {
    const messages = this.sorted().map(({ name }) => name);
    this.seen.push({ saw: "inbox", messages });
  }

  // Time passes, and stops at each moment at which something is due.
  advance({ by }) {
    const end = this.now + by;
    for (;;) {
      const ends = this.inbox.map((item) => this.end(item));
      const moments = [...ends, this.last + this.given.interval];
      const due = moments.filter((moment) => moment > this.now && moment <= end);
      if (due.length === 0) break;
      this.now = Math.min(...due);
      this.expire();
      if (!bug("sleeps")) this.display();
    }
    this.now = end;
  }

  expire() {
    const over = this.sorted().filter((item) => this.end(item) <= this.now);
    if (over.length === 0 || bug("keeps-the-expired")) return;
    if (bug("expired-comes")) this.gone.push(...over);
    for (const { name } of over) {
      this.inbox = this.inbox.filter((item) => item.name !== name);
      if (!bug("expires-silently")) this.seen.push({ saw: "expired", message: name });
      if (name === this.visible && bug("expired-goes")) this.dismiss();
    }
    this.tell();
  }

  // What becomes of the messages.

  find(name) {
    return this.inbox.find((item) => item.name === name);
  }

  end({ name, came }) {
    return came + (this.messages[name].lifetime ?? Infinity);
  }

  // Lower priorities come first, then older messages.
  sorted() {
    const priority = ({ name }) => this.messages[name].priority * (bug("high-first") ? -1 : 1);
    const age = (item) => item.place * (isOld || bug("newer-first") ? -1 : 1);
    return [...this.inbox].sort((a, b) => priority(a) - priority(b) || age(a) - age(b));
  }

  tell() {
    let unread = this.inbox.filter((item) => !item.isRead).length;
    if (bug("counts-all")) unread = this.inbox.length;
    this.seen.push({ saw: "inbox_changed", unread });
  }

  canDisplay() {
    return (
      (!this.visible || bug("covers")) &&
      (this.isInFront || bug("behind")) &&
      (!this.isPaused || bug("pause-ignored")) &&
      (this.now >= this.last + this.given.interval || bug("no-interval"))
    );
  }

  // Asks the host about one message after the other until it shows one.
  display() {
    if (!this.canDisplay()) return;
    for (const item of [...this.sorted(), ...this.gone]) {
      if (!item.isReleased || item.isSkipped || (item.wasShown && !bug("again"))) continue;
      const answer = this.answers[item.name] ?? "show";
      if (!bug("never-asks")) this.seen.push({ saw: "asked", message: item.name, answer });
      if (answer === "show" || bug("shows-skipped")) return this.show(item);
      item.isSkipped = true;
      if (bug("skipped-goes")) this.inbox = this.inbox.filter(({ name }) => name !== item.name);
      if (bug("skips-all")) return;
    }
  }

  show(item) {
    item.wasShown = true;
    this.visible = item.name;
    this.last = this.now;
    this.seen.push({ saw: "displayed", message: item.name });
    if (isOld || bug("shown-is-read")) {
      item.isRead = true;
      this.tell();
    }
  }
}

const say = (message) => process.stdout.write(JSON.stringify(message) + "\n");

const version = isOld ? "1.0" : "2.0";
say({ iamspec: 1, engine: { name: "inbox", version }, profiles: ["inbox"], window: 8 });
for await (const line of createInterface({ input: process.stdin })) {
  const { id, given, messages, actions } = JSON.parse(line);
  const engine = new Engine(given, messages);
  say({ id, observations: actions.map((action) => engine.perform(action)) });
}
