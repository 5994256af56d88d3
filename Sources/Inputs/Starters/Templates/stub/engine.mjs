// Connects an engine to the suite SUITE_NAME: each line of stdin is a case, each line of stdout a reply.
//
//   iamspec run RUN_OPTIONS
//
// The words of the suite are functions: for each action, `do_…` is called; for each observation, you
// call `saw_…`. As it is written, nothing is seen, and every case fails that expects something:
//
// 1. Let the constructor start your engine, and let the functions `do_…` call it.
// 2. Let your engine, or these functions, call the functions `saw_…`: during an action, in order.
// 3. If the engine cannot do what a case needs, throw `Unsupported`: the case is skipped with that
//    reason.
//
// `iamspec protocol` shows what the lines are.

import { once } from 'node:events';

const manifest = {
  iamspec: 1, // the version of the protocol
  engine: { name: 'my engine', version: '0.1' },
  profiles: [PROFILES], // the profiles of the suite that it follows
  clock: 'virtual', // time passes only in actions
  window: 16, // how many cases may be sent ahead
};

/** The engine cannot do what the case needs. The case is skipped, with this reason. */
class Unsupported extends Error {}

/** A case: a fresh engine, and what it does. */
class Case {
  seen = [];

  /**
   * Starts an engine in the state that the case begins with. Nothing may be left of earlier cases.
   *
GIVEN
   */
  constructor({ given, messages }) {}

  // What happens. Perform each action completely. Never sleep, and never read a clock.

ACTIONS
  // What is seen.

OBSERVATIONS
  /** Performs one action completely, and returns what it caused, in order. */
  perform(action) {
    this.seen = [];
    if (!words.has(action.do)) throw new Unsupported(`does not support ${action.do} yet`);
    this[`do_${action.do}`](action);
    return this.seen;
  }
}

/** The actions: for each, there is a function above. */
const words = new Set([WORDS]);

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
