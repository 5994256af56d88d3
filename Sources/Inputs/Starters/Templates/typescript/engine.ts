// Connects a message engine to iamspec: each line of stdin is a case, each line of stdout a reply.
//
//   npm install && npm run build
//   iamspec doctor -- node build/engine.js     is this adapter ready to be tested?
//   iamspec run -- node build/engine.js        which rules does the engine keep?
//
// The engine behind it, in tiny-engine.ts, is a stand-in. Replace it with yours:
//
// 1. Import your engine below, and let `Case` call it.
// 2. If your engine can do more than the stand-in, add the actions to `Action` and to `actions`, and
//    the observations to `Observation` and to `observations`. Cases that need anything else are
//    skipped.
// 3. If it cannot do what a case needs, throw `Unsupported`: the case is skipped with that reason.
//
// `iamspec protocol` shows every action, observation and convention.

import { once } from 'node:events';
import { Campaign, TinyEngine } from './tiny-engine.js'; // replace with your engine

// The lines, as far as the stand-in reads and writes them. `iamspec schema --output DIR` writes a
// schema of all that they can be.

interface Request {
  id: number;
  /** The generation of the SDK to follow, one of the manifest's. */
  profile: string;
  /** The state at the start. */
  given: Given;
  /** The messages that the actions refer to, by name. */
  messages: Record<string, Message>;
  actions: Action[];
}

interface Given {
  app: 'foreground' | 'background';
  presenter: 'assigned' | 'none';
  host: { choice: string; choices: Record<string, string> };
  /** In whole seconds; without an interval, the engine's own default applies. */
  minimum_interval?: number;
}

interface Message {
  triggers: Trigger[];
  priority: number;
  orientation: 'any' | 'portrait' | 'landscape';
  image?: string;
  zip?: string;
  timeout?: number;
  extras: Record<string, string>;
}

interface Trigger {
  kind: string;
  name?: string;
  where?: object;
}

/** The actions that the engine can perform. Cases that need another are skipped. */
type Action =
  | { do: 'start_session'; deliver: string[] }
  | { do: 'log_event'; name: string }
  | { do: 'dismiss' }
  | { do: 'advance'; by: number }
  | { do: 'enter_background' }
  | { do: 'enter_foreground' }
  | { do: 'open_from_push' };

/** What the engine reports. Cases that assert anything else are skipped. */
type Observation =
  | { saw: 'displayed'; message: string; extras: Readonly<Record<string, string>> }
  | { saw: 'dismissed'; message: string };

type Reply =
  | { id: number; observations: Observation[][] }
  | { id: number; unsupported: string }
  | { id: number; error: { action: number; message: string } };

// The compiler sees to it that no action is missing here, and that no other is named.
const actions: Record<Action['do'], true> = {
  start_session: true,
  log_event: true,
  dismiss: true,
  advance: true,
  enter_background: true,
  enter_foreground: true,
  open_from_push: true,
};
const observations: Observation['saw'][] = ['displayed', 'dismissed'];

const manifest = {
  iamspec: 1, // the version of the protocol
  engine: { name: 'my engine', version: '0.1' },
  profiles: ['swift'], // the generations of the SDK that it follows: swift, legacy
  clock: 'virtual', // time passes only in the action `advance`
  window: 16, // how many cases may be sent ahead
  actions: Object.keys(actions),
  observations,
};

/** Keys of a message that the stand-in does not support. Remove what your engine supports. */
const notYet = ['image', 'zip', 'timeout'] as const;

/** The engine cannot do what the case needs. The case is skipped, with this reason. */
class Unsupported extends Error {}

/** A case: a fresh engine, and what it does. */
class Case {
  #campaigns: Map<string, Campaign>;
  #engine: TinyEngine;
  #seen: Observation[] = [];

  /** Starts an engine in the state that the case begins with. Nothing may be left of earlier cases. */
  constructor({ given, messages }: Request) {
    if (given.host.choice !== 'now' || Object.keys(given.host.choices).length > 0) {
      throw new Unsupported('does not ask the host for a display choice yet');
    }
    if (given.presenter !== 'assigned') throw new Unsupported('always has a presenter');
    this.#campaigns = new Map(
      Object.entries(messages).map(([name, message]) => [name, campaign(name, message)]),
    );
    this.#engine = new TinyEngine({
      isInForeground: given.app === 'foreground',
      interval: (given.minimum_interval ?? 30) * 1_000,
      // What the engine does, in the words of the suite.
      onDisplay: ({ name, extras }) => this.#seen.push({ saw: 'displayed', message: name, extras }),
      onDismiss: ({ name }) => this.#seen.push({ saw: 'dismissed', message: name }),
    });
  }

  /** Performs one action completely, and returns what it caused, in order. */
  perform(action: Action): Observation[] {
    this.#seen = [];
    switch (action.do) {
      case 'start_session':
        this.#engine.startSession(action.deliver.map((name) => this.#campaign(name)));
        break;
      case 'log_event':
        this.#engine.logEvent(action.name);
        break;
      case 'dismiss':
        this.#engine.dismiss();
        break;
      case 'advance':
        // Everything that is due in this time happens now. Never sleep, and never read a clock.
        this.#engine.advance(action.by);
        break;
      case 'enter_background':
        this.#engine.enterBackground();
        break;
      case 'enter_foreground':
        this.#engine.enterForeground();
        break;
      case 'open_from_push':
        this.#engine.openFromPush();
        break;
      default:
        throw new Unsupported(`does not support ${other(action)} yet`);
    }
    return this.#seen;
  }

  #campaign(name: string): Campaign {
    const found = this.#campaigns.get(name);
    if (!found) throw new Error(`no message is named ${name}`);
    return found;
  }
}

/** The word of an action that is not in `Action`. It does not compile while `perform` lacks one that is. */
function other(action: never): string {
  return (action as { do: string }).do;
}

/** Turns a message of the suite into a campaign of the engine. */
function campaign(name: string, message: Message): Campaign {
  const missing = notYet.find((key) => key in message);
  if (missing) throw new Unsupported(`does not support the ${missing} of a message yet`);
  if (message.orientation !== 'any') {
    throw new Unsupported('does not support the orientation of a message yet');
  }
  const triggers = new Set(message.triggers.map(event));
  return { name, triggers, priority: message.priority, extras: message.extras };
}

/** Names an event that triggers a message, in the words of the engine. */
function event({ kind, name, where }: Trigger): string {
  if (where) throw new Unsupported('does not support filters yet');
  switch (kind) {
    case 'custom_event':
      return `event ${name}`;
    case 'session_start':
    case 'push_click':
      return kind;
    default:
      throw new Unsupported(`does not support the trigger ${kind} yet`);
  }
}

/** Runs a case on a fresh engine. Whatever goes wrong affects only this case. */
function answer(request: Request): Reply {
  const { id } = request;
  const lists: Observation[][] = [];
  try {
    const fresh = new Case(request);
    for (const action of request.actions) lists.push(fresh.perform(action));
    return { id, observations: lists };
  } catch (error) {
    if (error instanceof Unsupported) return { id, unsupported: error.message };
    console.error(error); // stderr is the engine's log: reports show it with the case
    return { id, error: { action: lists.length, message: String(error) } };
  }
}

// Standard output is only for replies. What the engine prints goes to its log.
console.log = console.info = console.debug = console.error;

async function say(message: object): Promise<void> {
  if (!process.stdout.write(`${JSON.stringify(message)}\n`)) await once(process.stdout, 'drain');
}

await say(manifest);
// Split by hand: `readline` would also break a line at U+2028, which JSON allows inside a string.
let rest = '';
for await (const chunk of process.stdin.setEncoding('utf8')) {
  const lines = (rest + chunk).split('\n');
  rest = lines.pop() ?? '';
  for (const line of lines) await say(answer(JSON.parse(line)));
}
