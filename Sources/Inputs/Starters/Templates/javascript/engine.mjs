#!/usr/bin/env node
// Connects a message engine to iamspec: each line of stdin is a case, each line of stdout a reply.
//
//   iamspec doctor -- node engine.mjs     is this adapter ready to be tested?
//   iamspec run -- node engine.mjs        which rules does the engine keep?
//
// The engine behind it, in tiny-engine.mjs, is a stand-in. Replace it with yours:
//
// 1. Import your engine below, and let `Case` call it.
// 2. If your engine can do more than the stand-in, add the actions to `actions`, and the
//    observations to `observations`. Cases that need anything else are skipped.
// 3. If it cannot do what a case needs, throw `Unsupported`: the case is skipped with that reason.
//
// `iamspec protocol` shows every action, observation and convention.

import { once } from 'node:events';
import { TinyEngine } from './tiny-engine.mjs'; // replace with your engine

/** What the engine reports. Cases that assert anything else are skipped. */
const observations = ['displayed', 'dismissed'];

/** Keys of a message that the stand-in does not support. Remove what your engine supports. */
const notYet = ['image', 'zip', 'timeout'];

/** The engine cannot do what the case needs. The case is skipped, with this reason. */
class Unsupported extends Error {}

/** What the engine does in each action. Cases that need another action are skipped. */
const actions = {
  start_session: (it, { deliver }) => it.engine.startSession(deliver.map((name) => it.campaigns.get(name))),
  log_event: (it, { name }) => it.engine.logEvent(name),
  dismiss: (it) => it.engine.dismiss(),
  // Everything that is due in this time happens now. Never sleep, and never read a clock.
  advance: (it, { by: milliseconds }) => it.engine.advance(milliseconds),
  enter_background: (it) => it.engine.enterBackground(),
  enter_foreground: (it) => it.engine.enterForeground(),
  open_from_push: (it) => it.engine.openFromPush(),
};

const manifest = {
  iamspec: 1, // the version of the protocol
  engine: { name: 'my engine', version: '0.1' },
  profiles: ['swift'], // the generations of the SDK that it follows: swift, legacy
  clock: 'virtual', // time passes only in the action `advance`
  window: 16, // how many cases may be sent ahead
  actions: Object.keys(actions),
  observations,
};

/** A case: a fresh engine, and what it does. */
class Case {
  seen = [];

  /**
   * Starts an engine in the state that the case begins with. Nothing may be left of earlier cases.
   *
   * `profile` is the generation of the SDK to follow, one of the manifest's; `given` is the state at
   * the start; `messages` are the messages that the actions refer to, by name.
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

  /** Performs one action completely, and returns what it caused, in order. */
  perform(action) {
    this.seen = [];
    if (!Object.hasOwn(actions, action.do)) throw new Unsupported(`does not support ${action.do} yet`);
    actions[action.do](this, action);
    return this.seen;
  }
}

/** Turns a message of the suite into a campaign of the engine. */
function campaign(name, message) {
  for (const key of notYet) {
    if (key in message) throw new Unsupported(`does not support the ${key} of a message yet`);
  }
  if (message.orientation !== 'any') throw new Unsupported('does not support the orientation of a message yet');
  const triggers = new Set(message.triggers.map(trigger));
  return { name, triggers, priority: message.priority, extras: message.extras };
}

/** Names an event that triggers a message, in the words of the engine. */
function trigger({ kind, name, where }) {
  if (where) throw new Unsupported('does not support filters yet');
  switch (kind) {
    case 'custom_event': return `event ${name}`;
    case 'session_start': case 'push_click': return kind;
    default: throw new Unsupported(`does not support the trigger ${kind} yet`);
  }
}

/** Runs a case on a fresh engine. Whatever goes wrong affects only this case. */
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

// Standard output is only for replies. What the engine prints goes to its log.
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
