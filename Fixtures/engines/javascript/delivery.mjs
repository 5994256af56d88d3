/**
 * In-app message delivery as a pure reducer.
 *
 * A `World` is everything the engine knows at one moment. Nothing in this file changes a world: every function
 * takes one and returns the next. `perform(world, action)` returns the world after an action and what was seen
 * from outside. There is no timer and no clock but `world.clock`; what is due later follows from the world.
 *
 * Read it from the top: the answers to the open questions, the two profiles, the checks a message meets on its way
 * to the screen, then the life of a message in order (deliver, trigger, receive, offer, display).
 */

/** The engine's answers to the open questions. */
export const ANSWERS = Object.freeze({
  'open.after-dismiss': 'the next waiting message appears',
  'open.on-foreground': 'coming to the foreground is a chance for a waiting message',
  'open.on-rotation': 'a turn is a chance for a waiting message (and so are a hidden keyboard, a presenter, the end of the interval)',
  'open.unmatched-event': 'an event that triggers nothing is a chance for a waiting message',
  'open.next-after-discard': 'the next one is offered, if the way to the screen is clear',
  'open.next-after-reenqueue': 'the next one is offered after a host said reenqueue; after any other return, none',
  'open.rate-limit-kept': 'a message held back waits on the stack',
  'open.rate-limit-base': 'the interval counts from the last display',
  'open.rate-limit-waiting': 'a trigger whose message only reached the stack starts no interval',
  'open.rate-limit-stack': 'a waiting message is held back, and its display starts an interval; display_next is exempt',
  'open.rate-limit-local': 'a local message is held back, and its display starts an interval',
  'open.rate-limit-edge': 'exactly the interval is enough',
  'open.turned-or-back': 'what is wrong with the message comes before what is wrong with the moment; the host is asked last',
  'open.priority-tie': 'the one that stands later in the delivery',
  'open.no-match-when-limited': 'not reported: the interval holds displays back, not triggers',
  'open.no-match-when-filtered': 'reported',
  'open.duplicate-on-stack': 'no: the new instance replaces the old one and goes on top',
  'open.timeout-on-stack': 'no: only the time from the trigger until the assets are there counts',
  'open.click-dismisses': 'yes',
  'open.loading': 'on the stack, where every message that is ready may pass it',
  'open.prefetch-immediate': 'no: they are fetched when triggered',
  'open.no-presenter': 'a campaign message is kept on the stack; a local one has no presenter to go to and is lost',
  'open.legacy-retrigger': 'no, not before it is delivered again',
  'open.redelivery': 'a later delivery replaces the earlier one',
  'open.exhausted-campaign': 'no: once displayed, it cannot be triggered before it is delivered again',
  'open.relaunch-delivery': 'yes: what was delivered survives a relaunch, as do fetched assets and a running interval',
  'open.under-way-events': 'no: an event from before the arrival triggers nothing of what arrives',
  'open.under-way-earlier': 'no: a session start is the end of the earlier delivery, and waits for its own',
  'open.delivery-failed': 'no: after a failed delivery, there is nothing to trigger',
  'open.delivery-overtaken': 'only the delivery of the latest session arrives',
  'open.on-delivery': 'an arrival is an opportunity for a waiting message, like its session start',
});

// ── Types ────────────────────────────────────────────────────────────────────────────────────────────────────────

/**
 * @typedef {'swift' | 'legacy'} Profile
 * @typedef {'now' | 'reenqueue' | 'discard'} Choice
 * @typedef {string | number | boolean | {date: string}} Value
 * @typedef {Record<string, Value>} Properties
 * @typedef {{all: Filter[]} | {any: Filter[]} | {property: string, op: string, value: any}} Filter
 *
 * @typedef {object} Trigger
 * @property {'session_start' | 'push_click' | 'any_purchase' | 'custom_event' | 'specific_purchase'} kind
 * @property {string} [name]     of the custom event
 * @property {string} [product]  of the specific purchase
 * @property {Filter} [where]
 *
 * @typedef {object} Message
 * @property {'slideup' | 'modal' | 'image_modal' | 'full' | 'html'} type
 * @property {Trigger[]} triggers
 * @property {number} priority
 * @property {'any' | 'portrait' | 'landscape'} orientation
 * @property {string} [image]
 * @property {string} [zip]
 * @property {number} [timeout]  milliseconds from the trigger
 * @property {Record<string, string>} extras
 *
 * @typedef {object} Event  What the app logged, or what happened to it.
 * @property {'session_start' | 'push_click' | 'custom_event' | 'purchase'} kind
 * @property {string} [name]
 * @property {Properties} [properties]
 *
 * @typedef {object} Entry  One message on its way to the screen.
 * @property {string} name
 * @property {Message} message
 * @property {boolean} isLocal
 * @property {number} receivedAt
 *
 * @typedef {{result: 'ok' | 'fail', after: number}} Service  What a URL does when it is fetched, or how a delivery ends.
 *
 * @typedef {object} Fetch
 * @property {'loading' | 'ready' | 'failed'} state
 * @property {'ok' | 'fail'} result
 * @property {number} due
 * @property {boolean} isSpent  whether its failure has already cost a message its display
 *
 * @typedef {{names: string[], result: 'ok' | 'fail', due: number}} Delivery  One that takes time, until it ends.
 *
 * @typedef {{fate: 'discarded' | 'reenqueued', reason: string}} Ruling
 * @typedef {{saw: string} & Record<string, any>} Observation
 * @typedef {{do: string} & Record<string, any>} Action
 *
 * @typedef {object} World
 * @property {Profile} profile
 * @property {ReadonlyMap<string, Message>} messages
 * @property {number} interval  milliseconds
 * @property {number} clock     milliseconds
 * @property {'foreground' | 'background'} app
 * @property {'portrait' | 'landscape'} orientation
 * @property {'hidden' | 'shown'} keyboard
 * @property {'assigned' | 'none'} presenter
 * @property {'display_choice' | 'keyboard_display_choice' | 'nothing'} implemented  by the host
 * @property {Choice} choice    the host's answer for messages without one of their own
 * @property {ReadonlyMap<string, Choice>} choices
 * @property {ReadonlyMap<string, Service>} services
 * @property {ReadonlyMap<string, Fetch>} fetches
 * @property {Service} delivery  how the deliveries of sessions that start from now on end
 * @property {Delivery | null} underWay  that of the latest session
 * @property {readonly string[]} armed  the delivered messages that an event can trigger, in the order of delivery
 * @property {readonly Entry[]} stack   top first
 * @property {Entry | null} visible
 * @property {number} lastDisplay
 * @property {readonly Observation[]} seen  since the current action began
 */

/** @typedef {(world: World, entry: Entry) => Ruling | null} Check */

// ── The profiles ─────────────────────────────────────────────────────────────────────────────────────────────────

/** The interval of an engine that was not configured: rate-limit.default. */
const DEFAULT_INTERVAL_SECONDS = 30;

/** @type {Record<string, Check>} */
const check = {
  // Checks of the message: it is discarded.
  'discard.full-without-image': (_, { message }) =>
    message.type === 'full' && message.image === undefined ? discarded('missing_image') : null,
  'discard.image-modal-without-image': (_, { message }) =>
    message.type === 'image_modal' && message.image === undefined ? discarded('missing_image') : null,
  'discard.orientation': (world, { message }) =>
    message.orientation !== 'any' && message.orientation !== world.orientation ? discarded('orientation') : null,

  // Checks of the moment: the message goes back.
  'reenqueue.background': (world) => (world.app === 'background' ? reenqueued('background') : null),
  'reenqueue.other-visible': (world) => (world.visible ? reenqueued('other_visible') : null),
  'reenqueue.keyboard': (world) =>
    world.keyboard === 'shown' && world.implemented !== 'keyboard_display_choice' ? reenqueued('keyboard') : null,
};

/**
 * Where the profiles differ.
 *
 * `flaws` and `obstacles` are the checks on the way to the screen, in order; the host is asked after them.
 * @type {Record<Profile, {
 *   flaws: Check[], obstacles: Check[], needsPresenter: boolean, discardDisarms: boolean, lacks: string[],
 * }>}
 */
const PROFILES = {
  swift: {
    flaws: [check['discard.orientation']],
    obstacles: [check['reenqueue.background'], check['reenqueue.other-visible']],
    needsPresenter: true, // presenter.required
    discardDisarms: false, // discard.can-trigger-again
    lacks: ['display_next', 'show_keyboard', 'hide_keyboard'],
  },
  legacy: {
    flaws: [
      check['discard.full-without-image'],
      check['discard.image-modal-without-image'],
      check['discard.orientation'],
    ],
    obstacles: [check['reenqueue.background'], check['reenqueue.other-visible'], check['reenqueue.keyboard']],
    needsPresenter: false,
    discardDisarms: true, // open.legacy-retrigger
    lacks: ['assign_presenter', 'log_impression', 'log_click'],
  },
};

/** @param {string} reason @returns {Ruling} */
const discarded = (reason) => ({ fate: 'discarded', reason });

/** @param {string} reason @returns {Ruling} */
const reenqueued = (reason) => ({ fate: 'reenqueued', reason });

// ── The two entry points ─────────────────────────────────────────────────────────────────────────────────────────

/**
 * The world before the first action of a case.
 * @param {{profile: Profile, given: any, messages: Record<string, Message>}} request
 * @returns {World}
 */
export function begin({ profile, given, messages }) {
  if (!Object.hasOwn(PROFILES, profile)) throw new Error(`no such profile: ${profile}`);
  return {
    profile,
    messages: new Map(Object.entries(messages)),
    interval: (given.minimum_interval ?? DEFAULT_INTERVAL_SECONDS) * 1000, // rate-limit.override
    clock: 0,
    app: given.app,
    orientation: given.orientation,
    keyboard: given.keyboard,
    presenter: given.presenter,
    implemented: given.host.implements,
    choice: given.host.choice,
    choices: new Map(Object.entries(given.host.choices)),
    services: new Map(Object.entries(given.assets)),
    fetches: new Map(),
    delivery: { result: 'ok', after: 0 },
    underWay: null,
    armed: [],
    stack: [],
    visible: null,
    lastDisplay: -Infinity,
    seen: [],
  };
}

/**
 * The world after an action, and what the action caused.
 * @param {World} world
 * @param {Action} action
 * @returns {{world: World, observations: readonly Observation[]}}
 * @throws {Error} if the profile has no such action, or the action names a message the case does not have
 */
export function perform(world, action) {
  if (!Object.hasOwn(ACTIONS, action.do) || PROFILES[world.profile].lacks.includes(action.do)) {
    throw new Error(`the ${world.profile} profile has no action ${JSON.stringify(action.do)}`);
  }
  const next = ACTIONS[action.do]({ ...world, seen: [] }, action);
  return { world: next, observations: next.seen };
}

// ── The actions ──────────────────────────────────────────────────────────────────────────────────────────────────

/** @type {Record<string, (world: World, action: Action) => World>} */
const ACTIONS = {
  start_session(world, { deliver: names = [] }) {
    const { result, after } = world.delivery;
    const started = { ...world, armed: [], underWay: null };
    if (after > 0) return opportunity({ ...started, underWay: { names, result, due: world.clock + after } });
    return log(result === 'ok' ? deliver(started, names) : started, { kind: 'session_start' }, opportunity);
  },

  // The app comes to the foreground with it.
  open_from_push: (world) => log({ ...world, app: 'foreground' }, { kind: 'push_click' }, opportunity),

  log_event: (world, { name, properties }) => log(world, { kind: 'custom_event', name, properties }),
  log_purchase: (world, { product, properties }) => log(world, { kind: 'purchase', name: product, properties }),
  receive_api_event: (world) => world, // trigger.sdk-events-only

  enter_background: (world) => ({ ...world, app: 'background' }),
  enter_foreground: (world) => chance({ ...world, app: 'foreground' }),
  rotate: (world, { to }) => chance({ ...world, orientation: to }),
  show_keyboard: (world) => ({ ...world, keyboard: 'shown' }),
  hide_keyboard: (world) => chance({ ...world, keyboard: 'hidden' }),
  assign_presenter: (world) => chance({ ...world, presenter: 'assigned' }),

  // stack.in-memory. What was on its way over the network is lost with the process; what had arrived is on disk.
  relaunch: (world) => ({
    ...world,
    app: 'foreground',
    keyboard: 'hidden',
    stack: [],
    visible: null,
    underWay: null,
    fetches: new Map([...world.fetches].filter(([, fetch]) => fetch.state === 'ready')),
  }),

  advance: (world, { by }) => passTime(world, world.clock + by),

  dismiss: (world) => (world.visible ? dismiss(world, world.visible) : world),

  click(world) {
    const entry = world.visible;
    if (!entry) return world;
    // local.no-analytics
    return dismiss(entry.isLocal ? world : see(world, { saw: 'click', message: entry.name }), entry);
  },

  // The host asks the presenter itself; if there is none, the call goes nowhere.
  present_local: (world, { message }) => (hasPresenter(world) ? receive(world, message, { isLocal: true }) : world),

  // manual.display-next: at any time, regardless of the interval.
  display_next: (world) => offerInTurn(world, waiting(world)),

  choose: (world, { choice, choices }) =>
    choice === undefined
      ? { ...world, choices: new Map([...world.choices, ...Object.entries(choices)]) }
      : { ...world, choice, choices: new Map() },

  serve: (world, { assets }) => ({ ...world, services: new Map([...world.services, ...Object.entries(assets)]) }),

  serve_deliveries: (world, { result, after }) => ({ ...world, delivery: { result, after } }),

  // local.manual-logging
  log_impression: (world, { message }) => see(world, { saw: 'impression', message }),
  log_click: (world, { message }) => see(world, { saw: 'click', message }),

  query_stack: (world) => see(world, { saw: 'stack', messages: world.stack.map((entry) => entry.name) }),
};

/** The kinds of action that `perform` knows. */
export const actions = Object.freeze(Object.keys(ACTIONS));

// ── Delivery ─────────────────────────────────────────────────────────────────────────────────────────────────────

/**
 * Ends a delivery that takes time: what it brings is armed, and its session start is the first event
 * (trigger.session-start).
 * @param {World} world
 * @param {Delivery} delivery
 * @returns {World}
 */
function endDelivery(world, { names, result }) {
  const ended = { ...world, underWay: null };
  return result === 'ok' ? log(deliver(ended, names), { kind: 'session_start' }, opportunity) : ended;
}

/**
 * Arms the messages that a session start delivers, and fetches their assets: delivery.on-session-start,
 * delivery.prefetch.
 * @param {World} world
 * @param {string[]} names
 * @returns {World}
 */
function deliver(world, names) {
  const armed = [...new Set(names)];
  const needed = armed
    .map((name) => messageNamed(world, name))
    .filter((message) => !message.triggers.every(({ kind }) => kind === 'session_start' || kind === 'push_click'))
    .flatMap(assetsOf);
  return [...new Set(needed)].reduce((before, url) => {
    const state = before.fetches.get(url)?.state;
    const isMissing = state === undefined || state === 'failed';
    return isMissing ? startFetch(see(before, { saw: 'prefetched', asset: url }), url) : before;
  }, { ...world, armed });
}

/**
 * Starts a fetch, whose result is fixed now: a later `serve` only affects later fetches.
 * @param {World} world
 * @param {string} url
 * @returns {World}
 */
function startFetch(world, url) {
  const { result, after } = world.services.get(url) ?? { result: 'ok', after: 0 };
  const state = after > 0 ? 'loading' : result === 'ok' ? 'ready' : 'failed';
  return withFetch(world, url, { state, result, due: world.clock + after, isSpent: false });
}

// ── Triggers ─────────────────────────────────────────────────────────────────────────────────────────────────────

/**
 * Logs an event: the best message it triggers is received; if there is none, the host is told. A session start and a
 * push open are opportunities even then (stack.offer-when-eligible); any other event is just a chance.
 * @param {World} world
 * @param {Event} event
 * @param {(world: World) => World} [otherwise]
 * @returns {World}
 */
function log(world, event, otherwise = chance) {
  const winner = triggeredBy(world, event);
  return winner === undefined ? otherwise(reportNoMatch(world, event)) : receive(world, winner, { isLocal: false });
}

/**
 * The name of the message of highest priority among those an event triggers: delivery.highest-priority.
 * @param {World} world
 * @param {Event} event
 * @returns {string | undefined}
 */
function triggeredBy(world, event) {
  /** @param {string} name */
  const priority = (name) => messageNamed(world, name).priority;
  return world.armed
    .filter((name) => messageNamed(world, name).triggers.some((trigger) => fires(trigger, event)))
    .reduce(
      (best, name) => (best === undefined || priority(name) >= priority(best) ? name : best),
      /** @type {string | undefined} */ (undefined),
    );
}

/**
 * trigger.no-match
 * @param {World} world
 * @param {Event} event
 * @returns {World}
 */
function reportNoMatch(world, { kind, name }) {
  return see(world, { saw: 'no_matching_trigger', kind, ...(name === undefined ? {} : { name }) });
}

/**
 * Whether an event fires a trigger.
 * @param {Trigger} trigger
 * @param {Event} event
 * @returns {boolean}
 */
function fires(trigger, event) {
  switch (trigger.kind) {
    case 'session_start':
    case 'push_click':
      return event.kind === trigger.kind;
    case 'any_purchase':
      return event.kind === 'purchase';
    case 'custom_event':
      return event.kind === 'custom_event' && event.name === trigger.name && holds(trigger.where, event.properties);
    case 'specific_purchase':
      return event.kind === 'purchase' && event.name === trigger.product && holds(trigger.where, event.properties);
    default:
      throw new Error(`no such trigger: ${JSON.stringify(trigger)}`);
  }
}

/**
 * Whether an event's properties match a filter: trigger.property-filters.
 * @param {Filter | undefined} filter
 * @param {Properties} [properties]
 * @returns {boolean}
 */
function holds(filter, properties = {}) {
  if (filter === undefined) return true;
  if ('all' in filter) return filter.all.every((part) => holds(part, properties));
  if ('any' in filter) return filter.any.some((part) => holds(part, properties));

  const { property, op, value } = filter;
  const isThere = Object.hasOwn(properties, property);
  if (op === 'exists') return isThere === value;
  if (!Object.hasOwn(COMPARISONS, op)) throw new Error(`no such comparison: ${op}`);
  if (!isThere) return false;

  const [actual, wanted] = [plain(properties[property]), plain(value)];
  return actual.type === wanted.type && COMPARISONS[op](actual.value, wanted.value);
}

/** @type {Record<string, (actual: any, wanted: any) => boolean>} */
const COMPARISONS = {
  equals: (actual, wanted) => actual === wanted,
  not_equals: (actual, wanted) => actual !== wanted,
  greater_than: (actual, wanted) => actual > wanted,
  at_least: (actual, wanted) => actual >= wanted,
  less_than: (actual, wanted) => actual < wanted,
  at_most: (actual, wanted) => actual <= wanted,
  before: (actual, wanted) => actual < wanted,
  after: (actual, wanted) => actual > wanted,
  matches: (actual, wanted) => isFound(pattern(wanted), actual),
};

/**
 * A value that can be compared, with its type: a date becomes its instant in milliseconds.
 * @param {Value} value
 * @returns {{type: string, value: string | number | boolean | null}}
 */
function plain(value) {
  if (typeof value !== 'object' || value === null) return { type: typeof value, value };
  const instant = Date.parse(value.date);
  if (Number.isNaN(instant)) throw new Error(`not a date: ${JSON.stringify(value)}`);
  return { type: 'date', value: instant };
}

// ── Patterns ─────────────────────────────────────────────────────────────────────────────────────────────────────

// RegExp tries one way after the other, which takes for ever with some patterns. Here, all ways are followed at once,
// character by character, so that the time is in proportion to the lengths of the pattern and the text.

/**
 * A place in a pattern: a character is taken there, or there are several ways on, or the text must begin or end.
 * @typedef {{takes?: (character: string) => boolean, ways?: Place[], at?: 'start' | 'end', next?: Place}} Place
 * @typedef {(next: Place) => Place} Part  a part of a pattern: given what comes after it, the place where it begins
 */

/** The place after a pattern.
 * @type {Place} */
const FOUND = {};

/**
 * Whether a pattern is found anywhere in a text.
 * @param {Place} first
 * @param {string} text
 */
function isFound(first, text) {
  const characters = [...text];
  let taken = new Set();
  for (let position = 0; position <= characters.length; position += 1) {
    const open = [...taken, first];
    const here = new Set();
    while (open.length > 0) {
      const place = /** @type {Place} */ (open.pop());
      if (place === FOUND) return true;
      if (here.has(place)) continue;
      here.add(place);
      if (place.ways) open.push(...place.ways);
      const isThere = place.at === (position === 0 ? 'start' : '') || place.at === (position === characters.length ? 'end' : '');
      if (place.next && isThere) open.push(place.next);
    }
    const character = characters[position];
    if (character === undefined) break;
    taken = new Set([...here].filter((place) => place.takes?.(character)).map((place) => place.next));
  }
  return false;
}

/** @type {Record<string, (character: string) => boolean>} */
const CLASSES = {
  d: (character) => /\d/.test(character),
  w: (character) => /\w/.test(character),
  s: (character) => /\s/.test(character),
  D: (character) => /\D/.test(character),
  W: (character) => /\W/.test(character),
  S: (character) => /\S/.test(character),
};

/** @type {Record<string, string>} */
const CONTROLS = { t: '\t', n: '\n', r: '\r' };

/**
 * Reads a pattern: characters, `.`, sets, groups, `|`, `*`, `+`, `?`, `{2,3}`, `^`, `$` and a few classes.
 * @param {string} text
 * @returns {Place}
 */
function pattern(text) {
  const characters = [...text];
  let position = 0;
  const peek = () => characters[position];
  const next = () => {
    if (position === characters.length) throw new Error(`not a pattern: ${text}`);
    position += 1;
    return characters[position - 1];
  };
  /** @param {string} character */
  const skip = (character) => peek() === character && Boolean(next());
  /** @param {(character: string) => boolean} takes
   * @returns {Part} */
  const taking = (takes) => (after) => ({ takes, next: after });
  /** @param {Part[]} parts
   * @returns {Part} */
  const inTurn = (parts) => (after) => parts.reduceRight((place, part) => part(place), after);
  /** @param {Part} part
   * @returns {Part} */
  const maybe = (part) => (after) => ({ ways: [part(after), after] });
  /** @param {Part} part
   * @returns {Part} */
  const anyNumber = (part) => (after) => {
    /** @type {{ways: Place[]}} */
    const place = { ways: [after] };
    place.ways.push(part(place));
    return place;
  };

  /** @returns {Part} */
  function alternatives() {
    const parts = [sequence()];
    while (skip('|')) parts.push(sequence());
    return (after) => ({ ways: parts.map((part) => part(after)) });
  }

  /** @returns {Part} */
  function sequence() {
    const parts = [];
    while (position < characters.length && peek() !== '|' && peek() !== ')') parts.push(repeated(item()));
    return inTurn(parts);
  }

  /** @returns {Part} */
  function item() {
    const character = next();
    if ('*+?{'.includes(character)) throw new Error(`not a pattern: ${text}`);
    if (character === '^') return (after) => ({ at: 'start', next: after });
    if (character === '$') return (after) => ({ at: 'end', next: after });
    if (character === '(') return group();
    return taking(character === '[' ? set() : character === '.' ? (own) => !/[\n\r\u2028\u2029]/.test(own) : one(character));
  }

  /** @returns {Part} */
  function group() {
    if (skip('?') && !skip(':')) throw new Error(`a pattern beyond what all dialects share: ${text}`);
    const part = alternatives();
    if (next() !== ')') throw new Error(`not a pattern: ${text}`);
    return part;
  }

  /** @param {Part} part
   * @returns {Part} */
  function repeated(part) {
    const sign = peek();
    if (sign === undefined || !'*+?{'.includes(sign)) return part;
    next();
    const [least, most] = sign === '{' ? count() : { '*': [0, Infinity], '+': [1, Infinity], '?': [0, 1] }[sign] ?? [];
    skip('?'); // As few as possible: that makes no difference to whether something is found.
    const rest = most === Infinity ? [anyNumber(part)] : Array(most - least).fill(maybe(part));
    return inTurn([...Array(least).fill(part), ...rest]);
  }

  /** The numbers in `{2}`, `{2,}` and `{2,3}`. */
  function count() {
    let inside = '';
    while (!skip('}')) inside += next();
    const [, least, comma, most] = /^(\d{1,4})(,?)(\d{0,4})$/.exec(inside) ?? [];
    if (least === undefined) throw new Error(`not a pattern: ${text}`);
    return [Number(least), comma === '' ? Number(least) : most === '' ? Infinity : Number(most)];
  }

  /** @param {string} character
   * @returns {(character: string) => boolean} */
  function one(character) {
    if (character !== '\\') return (own) => own === character;
    const escaped = next();
    if (Object.hasOwn(CLASSES, escaped)) return CLASSES[escaped];
    if (/[A-Za-z0-9]/.test(escaped) && !Object.hasOwn(CONTROLS, escaped)) throw new Error(`no such escape: \\${escaped}`);
    const meant = CONTROLS[escaped] ?? escaped;
    return (own) => own === meant;
  }

  function set() {
    const isNegated = skip('^');
    const tests = [];
    while (!skip(']')) {
      const low = next();
      if (low !== '\\' && peek() === '-' && characters[position + 1] !== ']') {
        next();
        const high = next() === '\\' ? next() : characters[position - 1];
        const [first, last] = [low, high].map((end) => Number(end.codePointAt(0)));
        tests.push((/** @type {string} */ own) => first <= Number(own.codePointAt(0)) && Number(own.codePointAt(0)) <= last);
      } else {
        tests.push(one(low));
      }
    }
    return (/** @type {string} */ own) => tests.some((test) => test(own)) !== isNegated;
  }

  const whole = alternatives();
  if (position < characters.length) throw new Error(`not a pattern: ${text}`);
  return whole(FOUND);
}

// ── From the trigger to the screen ───────────────────────────────────────────────────────────────────────────────

/**
 * Puts a triggered or a local message on top of the stack (stack.push-on-trigger, local.display) and offers it as
 * soon as its assets allow.
 *
 * A failed prefetch counts for the next trigger of each message it belongs to; once it has cost a message its
 * display, the next trigger tries the URL again.
 * @param {World} world
 * @param {string} name
 * @param {{isLocal: boolean}} origin
 * @returns {World}
 */
function receive(world, name, { isLocal }) {
  const message = messageNamed(world, name);
  const entry = { name, message, isLocal, receivedAt: world.clock };
  const fetching = assetsOf(message)
    .filter((url) => world.fetches.get(url)?.isSpent ?? true)
    .reduce(startFetch, world);
  const received = { ...fetching, stack: [entry, ...fetching.stack.filter((other) => other.name !== name)] };
  const sifted = sift(received, entry);
  if (!sifted.stack.includes(entry)) return chance(sifted);
  return isReady(sifted, entry) ? opportunity(sifted, entry) : sifted; // delivery.late-assets: see `assetsArrived`
}

/**
 * Discards a message on the stack whose assets are known to have failed, or have come too late.
 * @param {World} world
 * @param {Entry} entry
 * @returns {World}
 */
function sift(world, entry) {
  const failed = assetsOf(entry.message).filter((url) => world.fetches.get(url)?.state === 'failed');
  if (failed.length > 0) {
    const spent = failed.reduce((before, url) => {
      const fetch = before.fetches.get(url);
      return fetch ? withFetch(before, url, { ...fetch, isSpent: true }) : before;
    }, world);
    return settle(take(spent, entry), entry, discarded('asset_failed')); // discard.asset-failed
  }
  const isLate = world.clock > entry.receivedAt + (entry.message.timeout ?? Infinity);
  if (!isLate || !isReady(world, entry)) return world;
  return settle(take(world, entry), entry, discarded('timeout')); // discard.timeout
}

/**
 * An opportunity the documents name: the newest waiting message is offered, or `first` before it.
 * @param {World} world
 * @param {Entry} [first]
 * @returns {World}
 */
function opportunity(world, first) {
  if (!hasPresenter(world) || !isIntervalOver(world)) return world;
  const others = waiting(world).filter((entry) => entry !== first);
  return offerInTurn(world, first ? [first, ...others] : others); // stack.last-in-first-out
}

/**
 * An opportunity that the engine creates itself: only taken if nothing keeps a message from the screen, so that
 * it has no other effect.
 * @param {World} world
 * @returns {World}
 */
function chance(world) {
  return isWayClear(world) ? opportunity(world) : world;
}

/**
 * Offers messages one after another, until one is displayed or the moment proves to be wrong.
 * @param {World} world
 * @param {readonly Entry[]} entries
 * @returns {World}
 */
function offerInTurn(world, entries) {
  /** @type {Entry[]} */
  const passedOver = []; // by the host's choice; they keep their order
  let now = world;
  for (const entry of entries) {
    const { world: asked, ruling } = rule(take(now, entry), entry);
    if (ruling === null) {
      now = display(asked, entry);
      break;
    }
    now = settle(asked, entry, ruling);
    if (ruling.fate === 'reenqueued') passedOver.push(entry);
    if (!isWayClear(now)) break;
  }
  return { ...now, stack: [...passedOver, ...now.stack] }; // reenqueue.on-top
}

/**
 * Judges an offered message: its flaws, the obstacles of the moment, then the host.
 * @param {World} world
 * @param {Entry} entry
 * @returns {{world: World, ruling: Ruling | null}}  no ruling: it may be displayed
 */
function rule(world, entry) {
  const { flaws, obstacles } = PROFILES[world.profile];
  for (const examine of [...flaws, ...obstacles]) {
    const ruling = examine(world, entry);
    if (ruling) return { world, ruling };
  }
  if (world.implemented === 'nothing') return { world, ruling: null };

  const asked = see(world, { saw: 'choice_asked', message: entry.name });
  switch (world.choices.get(entry.name) ?? world.choice) {
    case 'discard':
      return { world: asked, ruling: discarded('display_choice') }; // discard.display-choice
    case 'reenqueue':
      return { world: asked, ruling: reenqueued('display_choice') }; // reenqueue.display-choice
    default:
      return { world: asked, ruling: null };
  }
}

/**
 * Reports what happened to a message that was not displayed. It is off the stack by now: discard.leaves-stack.
 * @param {World} world
 * @param {Entry} entry
 * @param {Ruling} ruling
 * @returns {World}
 */
function settle(world, entry, { fate, reason }) {
  const after = see(world, { saw: fate, message: entry.name, reason });
  return fate === 'discarded' && PROFILES[world.profile].discardDisarms ? disarm(after, entry) : after;
}

/**
 * Shows a message, with its extras (extras.delivered). A campaign's impression is logged; a local message has none
 * (local.no-analytics).
 * @param {World} world
 * @param {Entry} entry
 * @returns {World}
 */
function display(world, entry) {
  const { name, message, isLocal } = entry;
  const shown = see(
    { ...world, visible: entry, lastDisplay: world.clock },
    { saw: 'displayed', message: name, extras: message.extras ?? {} },
  );
  return isLocal ? shown : disarm(see(shown, { saw: 'impression', message: name }), entry);
}

/**
 * @param {World} world
 * @param {Entry} entry  the visible one
 * @returns {World}
 */
function dismiss(world, entry) {
  return chance(see({ ...world, visible: null }, { saw: 'dismissed', message: entry.name }));
}

// ── Time ─────────────────────────────────────────────────────────────────────────────────────────────────────────

/**
 * Moves the clock, stopping wherever something falls due. At the same instant, assets arrive before the interval ends,
 * and a delivery comes last.
 * @param {World} world
 * @param {number} until
 * @returns {World}
 */
function passTime(world, until) {
  let now = world;
  for (;;) {
    const intervalEnd = now.lastDisplay + now.interval;
    const arrivals = [...now.fetches].filter(([, { state, due }]) => state === 'loading' && due <= until);
    const due = Math.min(
      ...arrivals.map(([, fetch]) => fetch.due),
      intervalEnd > now.clock ? intervalEnd : Infinity,
      now.underWay?.due ?? Infinity,
    );
    if (due > until) return { ...now, clock: until };

    const arrived = arrivals.filter(([, fetch]) => fetch.due === due).map(([url]) => url);
    now = assetsArrived({ ...now, clock: due }, arrived);
    if (due === intervalEnd) now = chance(now);
    if (now.underWay?.due === due) now = endDelivery(now, now.underWay);
  }
}

/**
 * Ends fetches, successfully or not, and checks the messages that waited for them. The newest of those that are
 * ready now is offered; the others wait on the stack like any message.
 * @param {World} world
 * @param {string[]} urls
 * @returns {World}
 */
function assetsArrived(world, urls) {
  const arrived = urls.reduce((before, url) => {
    const fetch = before.fetches.get(url);
    return fetch ? withFetch(before, url, { ...fetch, state: fetch.result === 'ok' ? 'ready' : 'failed' }) : before;
  }, world);
  const concerned = world.stack.filter((entry) => assetsOf(entry.message).some((url) => urls.includes(url)));
  const sifted = concerned.reduce(sift, arrived);
  const newest = concerned.find((entry) => sifted.stack.includes(entry) && isReady(sifted, entry));
  if (newest) return opportunity(sifted, newest);
  return sifted.stack.length < world.stack.length ? chance(sifted) : sifted; // open.next-after-discard
}

// ── Questions to the world ───────────────────────────────────────────────────────────────────────────────────────

/** @param {World} world */
const hasPresenter = (world) => world.presenter === 'assigned' || !PROFILES[world.profile].needsPresenter;

/** @param {World} world */
const isIntervalOver = (world) => world.clock >= world.lastDisplay + world.interval;

/**
 * Whether a flawless message could be displayed now, if the host agrees. Obstacles only depend on the moment, so any
 * message answers this.
 * @param {World} world
 */
const isWayClear = (world) =>
  hasPresenter(world) &&
  isIntervalOver(world) &&
  PROFILES[world.profile].obstacles.every((obstacle) => !obstacle(world, world.stack[0]));

/**
 * The messages that only wait for an opportunity, newest first.
 * @param {World} world
 */
const waiting = (world) => world.stack.filter((entry) => isReady(world, entry));

/**
 * @param {World} world
 * @param {Entry} entry
 */
const isReady = (world, entry) => assetsOf(entry.message).every((url) => world.fetches.get(url)?.state === 'ready');

/** @param {Message} message */
const assetsOf = ({ image, zip }) => /** @type {string[]} */ ([image, zip].filter((url) => url !== undefined));

/**
 * @param {World} world
 * @param {string} name
 * @returns {Message}
 */
function messageNamed(world, name) {
  const message = world.messages.get(name);
  if (!message) throw new Error(`no such message: ${name}`);
  return message;
}

// ── Small steps from one world to the next ───────────────────────────────────────────────────────────────────────

/**
 * @param {World} world
 * @param {Observation} observation
 * @returns {World}
 */
const see = (world, observation) => ({ ...world, seen: [...world.seen, observation] });

/**
 * @param {World} world
 * @param {Entry} entry
 * @returns {World}
 */
const take = (world, entry) => ({ ...world, stack: world.stack.filter((other) => other !== entry) });

/**
 * @param {World} world
 * @param {Entry} entry
 * @returns {World}
 */
const disarm = (world, { name }) => ({ ...world, armed: world.armed.filter((other) => other !== name) });

/**
 * @param {World} world
 * @param {string} url
 * @param {Fetch} fetch
 * @returns {World}
 */
const withFetch = (world, url, fetch) => ({ ...world, fetches: new Map(world.fetches).set(url, fetch) });
