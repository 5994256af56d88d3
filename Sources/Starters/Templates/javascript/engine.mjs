#!/usr/bin/env node
// Connects a message engine to iamspec: one case a line on stdin, one reply a line on stdout.
//
//   iamspec doctor -- node engine.mjs     is this adapter ready to be tested?
//   iamspec run -- node engine.mjs        which rules does the engine keep?
//
// The engine behind it is a stand-in, in tiny-engine.mjs. Put yours in its place:
//
// 1. Import your engine below, and let `Case` call it.
// 2. Where your engine can do more than the stand-in, add the actions to `actions`, and the
//    observations to `observations`. What is not listed is not asked.
// 3. Where it cannot do what one case needs, throw `Unsupported`: that case is skipped, with the
//    reason.
//
// `iamspec protocol` shows every action, observation and convention.

import { once } from 'node:events';
import { TinyEngine } from './tiny-engine.mjs'; // your engine's modules

/** What the engine reports. Cases that ask for anything else are skipped. */
const observations = ['displayed', 'dismissed'];

/** What the suite may ask of a message, and the stand-in cannot do. Remove what your engine can. */
const notYet = ['image', 'zip', 'timeout'];

/** The engine cannot do what the case needs. The case is skipped, with this reason. */
class Unsupported extends Error {}

/** What each action means to the engine. Cases that need another action are skipped. */
const actions = {
  start_session: (it, { deliver }) => it.engine.startSession(deliver.map((name) => it.campaigns.get(name))),
  log_event: (it, { name }) => it.engine.logEvent(name),
  dismiss: (it) => it.engine.dismiss(),
  // Whatever is due in this time happens now. Never sleep, and never read a clock.
  advance: (it, { by: milliseconds }) => it.engine.advance(milliseconds),
  enter_background: (it) => it.engine.enterBackground(),
  enter_foreground: (it) => it.engine.enterForeground(),
  open_from_push: (it) => it.engine.openFromPush(),
};

const manifest = {
  iamspec: 1, // the version of the protocol
  engine: { name: 'my engine', version: '0.1' },
  profiles: ['swift'], // the generations of the SDK that it follows: swift, legacy
  clock: 'virtual', // the action `advance` is all the time there is
  window: 16, // so many cases may be sent ahead
  actions: Object.keys(actions),
  observations,
};

/** One case: a fresh engine, and what it does. */
class Case {
  seen = [];

  /**
   * Starts an engine in the world of the case. Nothing of an earlier case may be left.
   *
   * `profile` says which SDK to follow, one of the manifest's; `given` is the state of the world at
   * the start; `messages` are what the actions refer to, by name.
   */
  constructor({ profile, given, messages }) {
    if (given.host.choice !== 'now' || Object.keys(given.host.choices).length > 0) {
      throw new Unsupported('does not ask the host for a display choice yet');
    }
    if (given.presenter !== 'assigned') throw new Unsupported('always has a presenter');
    this.campaigns = new Map(
      Object.entries(messages).map(([name, message]) => [name, campaign(name, message)]),
    );
    this.engine = new TinyEngine({
      isInForeground: given.app === 'foreground',
      // In whole seconds; without an interval, the engine's own default applies.
      interval: (given.minimum_interval ?? 30) * 1_000,
      // What the engine does, in the words of the suite.
      onDisplay: ({ name, extras }) => this.seen.push({ saw: 'displayed', message: name, extras }),
      onDismiss: ({ name }) => this.seen.push({ saw: 'dismissed', message: name }),
    });
  }

  /** Performs one action to its end, and returns what it caused, in order. */
  perform(action) {
    this.seen = [];
    if (!Object.hasOwn(actions, action.do)) throw new Unsupported(`knows no ${action.do} yet`);
    actions[action.do](this, action);
    return this.seen;
  }
}

/** Makes a campaign of the engine's of a message of the suite's. */
function campaign(name, message) {
  for (const key of notYet) {
    if (key in message) throw new Unsupported(`knows no ${key} of messages yet`);
  }
  if (message.orientation !== 'any') throw new Unsupported('knows no orientation of messages yet');
  const triggers = new Set(message.triggers.map(trigger));
  return { name, triggers, priority: message.priority, extras: message.extras };
}

/** Names what a message waits for, as the engine does. */
function trigger({ kind, name, where }) {
  if (where) throw new Unsupported('knows no filters yet');
  switch (kind) {
    case 'custom_event': return `event ${name}`;
    case 'session_start': case 'push_click': return kind;
    default: throw new Unsupported(`knows no trigger ${kind} yet`);
  }
}

/** Lets a fresh engine go through a case. Whatever goes wrong affects this case alone. */
function answer(request) {
  const { id } = request;
  const lists = [];
  try {
    const item = new Case(request);
    for (const action of request.actions) lists.push(item.perform(action));
    return { id, observations: lists };
  } catch (error) {
    if (error instanceof Unsupported) return { id, unsupported: error.message };
    console.error(error.stack); // stderr is the engine's log: reports show it with the case
    return { id, error: { action: lists.length, message: error.message } };
  }
}

// Standard output is for replies alone. What the engine prints goes to its log.
console.log = console.info = console.debug = console.error;

async function say(message) {
  if (!process.stdout.write(`${JSON.stringify(message)}\n`)) await once(process.stdout, 'drain');
}

await say(manifest);
// Split by hand: `readline` would also break a line at U+2028, which JSON allows inside a string.
let rest = '';
for await (const chunk of process.stdin.setEncoding('utf8')) {
  const lines = (rest + chunk).split('\n');
  rest = lines.pop();
  for (const line of lines) await say(answer(JSON.parse(line)));
}
