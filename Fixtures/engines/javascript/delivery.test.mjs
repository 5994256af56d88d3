// Run with: node --test Fixtures/engines/javascript/delivery.test.mjs

import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import test from 'node:test';
import { fileURLToPath } from 'node:url';
import { ANSWERS, actions, begin, perform } from './delivery.mjs';

// ── The vocabulary of the tables ─────────────────────────────────────────────────────────────────────────────────

const BOTH = ['swift', 'legacy'];
const SWIFT = ['swift'];
const LEGACY = ['legacy'];

const message = (fields = {}) => ({
  type: 'modal', triggers: [], priority: 0, orientation: 'any', extras: {}, ...fields,
});
/** A message that the custom event `name` triggers. */
const on = (name, fields = {}) => message({ triggers: [{ kind: 'custom_event', name }], ...fields });

const session = (...deliver) => ({ do: 'start_session', deliver });
const event = (name, properties = {}) => ({ do: 'log_event', name, properties });
const purchase = (product, properties = {}) => ({ do: 'log_purchase', product, properties });
const advance = (by) => ({ do: 'advance', by });
const rotate = (to) => ({ do: 'rotate', to });
const choose = (choice) => ({ do: 'choose', choice });
const chooseFor = (choices) => ({ do: 'choose', choices });
const serve = (url, result, after = 0) => ({ do: 'serve', assets: { [url]: { result, after } } });
const deliveries = (result, after = 0) => ({ do: 'serve_deliveries', result, after });
const local = (name) => ({ do: 'present_local', message: name });
const [background, foreground, push, relaunch, dismiss, click, next, stack] = [
  'enter_background', 'enter_foreground', 'open_from_push', 'relaunch', 'dismiss', 'click', 'display_next', 'query_stack',
].map((name) => ({ do: name }));

function request(profile, { given = {}, messages = {} }) {
  const { host = {}, ...others } = given;
  return {
    profile,
    messages,
    given: {
      minimum_interval: 0, app: 'foreground', orientation: 'portrait', keyboard: 'hidden', presenter: 'assigned',
      assets: {}, host: { implements: 'display_choice', choice: 'now', choices: {}, ...host }, ...others,
    },
  };
}

/** An observation as a line: `discarded m timeout`. */
function line({ saw, extras, messages, ...rest }) {
  return [saw, ...(messages ?? Object.values(rest))].join(' ');
}

/** What each action causes, without the kinds that most scenarios ignore. */
function play(profile, scenario) {
  const ignored = new Set(['impression', 'choice_asked', 'no_matching_trigger', 'prefetched']);
  for (const kind of scenario.watch ?? []) ignored.delete(kind);
  let world = begin(request(profile, scenario));
  return scenario.steps.map(([action]) => {
    const step = perform(world, action);
    world = step.world;
    return step.observations.filter(({ saw }) => !ignored.has(saw)).map(line);
  });
}

/** @param {Array<{id: string, profiles?: string[], given?: object, messages?: object, watch?: string[], steps: Array<[object, ...string[]]>}>} table */
function check(table) {
  for (const { profiles = BOTH, ...scenario } of table) {
    for (const profile of profiles) {
      test(`${scenario.id} (${profile})`, () => {
        assert.deepEqual(play(profile, scenario), scenario.steps.map(([, ...lines]) => lines));
      });
    }
  }
}

/** Whether a custom event with these properties passes the filter. */
function passes(where, properties) {
  const messages = { m: message({ triggers: [{ kind: 'custom_event', name: 'e', where }] }) };
  return play('swift', { messages, steps: [[session('m')], [event('e', properties)]] })[1].length === 1;
}

// ── Triggers and delivery ────────────────────────────────────────────────────────────────────────────────────────

const kinds = {
  start: message({ triggers: [{ kind: 'session_start' }] }),
  pushed: message({ triggers: [{ kind: 'push_click' }] }),
  bought: message({ triggers: [{ kind: 'any_purchase' }] }),
  tea: message({ triggers: [{ kind: 'specific_purchase', product: 'tea' }], priority: 1 }),
  e: on('e'),
};

check([
  { id: 'trigger.session-start', messages: kinds, steps: [[session('start', 'e'), 'displayed start']] },
  { id: 'trigger.custom-event', messages: kinds, steps: [[session('e')], [event('other')], [event('e'), 'displayed e']] },
  { id: 'trigger.any-purchase', messages: kinds, steps: [[session('bought')], [event('tea')], [purchase('tea'), 'displayed bought']] },
  { id: 'trigger.specific-purchase', messages: kinds, steps: [[session('tea')], [purchase('rice')], [purchase('tea'), 'displayed tea']] },
  { id: 'trigger.push-click', messages: kinds, steps: [[session('pushed')], [event('e')], [push, 'displayed pushed']] },
  {
    id: 'trigger.property-filters, specific purchase',
    messages: { m: message({ triggers: [{ kind: 'specific_purchase', product: 'tea', where: { property: 'n', op: 'at_least', value: 2 } }] }) },
    steps: [[session('m')], [purchase('tea', { n: 1 })], [purchase('tea', { n: 2 }), 'displayed m']],
  },
  {
    id: 'trigger.sdk-events-only',
    messages: kinds,
    watch: ['no_matching_trigger'],
    steps: [
      [session('e', 'tea', 'start'), 'displayed start'],
      [dismiss, 'dismissed start'],
      [{ do: 'receive_api_event', kind: 'custom_event', name: 'e' }],
      [{ do: 'receive_api_event', kind: 'purchase', name: 'tea' }],
    ],
  },
  {
    id: 'trigger.no-match',
    messages: kinds,
    watch: ['no_matching_trigger'],
    steps: [
      [session('e'), 'no_matching_trigger session_start'],
      [event('x'), 'no_matching_trigger custom_event x'],
      [purchase('x'), 'no_matching_trigger purchase x'],
      [push, 'no_matching_trigger push_click'],
      [event('e'), 'displayed e'],
    ],
  },
  { id: 'delivery.on-session-start', messages: kinds, steps: [[event('e')], [session('e')], [event('e'), 'displayed e']] },
  {
    id: 'delivery.prefetch',
    given: { assets: { a: { result: 'ok', after: 3000 } } },
    watch: ['prefetched'],
    messages: { one: on('one', { image: 'a', zip: 'z' }), two: on('two', { image: 'a' }) },
    steps: [
      [session('one', 'two'), 'prefetched a', 'prefetched z'],
      [advance(3000)],
      [event('two'), 'displayed two'],
    ],
  },
  {
    id: 'delivery.prefetch, names out of an object\'s prototype',
    watch: ['prefetched'],
    messages: { constructor: on('e', { image: '__proto__', zip: 'toString' }) },
    steps: [[session('constructor'), 'prefetched __proto__', 'prefetched toString'], [event('e'), 'displayed constructor']],
  },
  {
    id: 'delivery.late-assets',
    given: { assets: { a: { result: 'ok', after: 2000 } } },
    messages: { start: message({ triggers: [{ kind: 'session_start' }], image: 'a' }) },
    steps: [[session('start')], [advance(1999)], [advance(1), 'displayed start']],
  },
  {
    id: 'delivery.late-assets, several messages at once: the newest is displayed, the others wait',
    given: { assets: { a: { result: 'ok', after: 2000 }, b: { result: 'ok', after: 2000 } } },
    messages: { one: on('one', { image: 'a' }), two: on('two', { image: 'b' }), three: on('three', { image: 'a' }) },
    steps: [
      [session('one', 'two', 'three')],
      [event('two')],
      [event('three')],
      [event('one')],
      [push],
      [advance(9000), 'displayed one'],
      [stack, 'stack three two'],
    ],
  },
  {
    id: 'delivery.late-assets, with a newer message waiting: the one whose assets came is displayed',
    given: { assets: { a: { result: 'ok', after: 2000 } }, host: { choices: { newer: 'reenqueue' } } },
    messages: { slow: on('slow', { image: 'a' }), newer: on('newer') },
    steps: [
      [session('slow', 'newer')],
      [event('slow')],
      [event('newer'), 'reenqueued newer display_choice'],
      [choose('now')],
      [advance(2000), 'displayed slow'],
    ],
  },
  {
    id: 'a fetch that failed, or was under way at a relaunch, starts again on the next delivery',
    given: { assets: { bad: { result: 'fail', after: 0 }, slow: { result: 'ok', after: 2000 } } },
    watch: ['prefetched'],
    messages: { m: on('e', { image: 'bad', zip: 'slow' }) },
    steps: [
      [session('m'), 'prefetched bad', 'prefetched slow'],
      [session('m'), 'prefetched bad'],
      [serve('bad', 'ok')],
      [relaunch],
      [session('m'), 'prefetched bad', 'prefetched slow'],
      [event('e')],
      [advance(2000), 'displayed m'],
    ],
  },
  {
    id: 'delivery.highest-priority',
    messages: { low: on('e', { priority: -1 }), high: on('e', { priority: 5 }), mid: on('e') },
    steps: [[session('low', 'high', 'mid')], [event('e'), 'displayed high'], [stack, 'stack'], [dismiss, 'dismissed high']],
  },
  {
    id: 'rate-limit.default',
    given: { minimum_interval: undefined },
    messages: { one: on('one'), two: on('two') },
    steps: [
      [session('one', 'two')],
      [event('one'), 'displayed one'],
      [dismiss, 'dismissed one'],
      [advance(29_999)],
      [event('two')],
      [advance(1), 'displayed two'],
    ],
  },
  {
    id: 'rate-limit.override',
    given: { minimum_interval: 5 },
    messages: { one: on('one'), two: on('two') },
    steps: [
      [session('one', 'two')],
      [event('one'), 'displayed one'],
      [dismiss, 'dismissed one'],
      [advance(4999)],
      [event('two')],
      [advance(60_000), 'displayed two'],
    ],
  },
]);

for (const [filter, yes, no] of [
  [{ property: 'p', op: 'equals', value: 'x' }, { p: 'x' }, { p: 'y' }],
  [{ property: 'p', op: 'equals', value: 1 }, { p: 1 }, { p: '1' }],
  [{ property: 'p', op: 'equals', value: true }, { p: true }, { p: 1 }],
  [{ property: 'p', op: 'equals', value: { date: '2026-01-31T12:00:00Z' } }, { p: { date: '2026-01-31T14:00:00+02:00' } }, { p: '2026-01-31T12:00:00Z' }],
  [{ property: 'p', op: 'not_equals', value: 'x' }, { p: 'y' }, { p: 'x' }],
  [{ property: 'p', op: 'not_equals', value: 'x' }, { p: '' }, {}],
  [{ property: 'p', op: 'not_equals', value: 'x' }, { p: 'y' }, { p: 1 }],
  [{ property: 'p', op: 'greater_than', value: 9 }, { p: 10 }, { p: 9 }],
  [{ property: 'p', op: 'greater_than', value: 9 }, { p: 9.5 }, { p: '10' }],
  [{ property: 'p', op: 'at_least', value: 9 }, { p: 9 }, { p: 8 }],
  [{ property: 'p', op: 'less_than', value: 9 }, { p: 8 }, { p: 9 }],
  [{ property: 'p', op: 'at_most', value: 9 }, { p: 9 }, { p: 10 }],
  [{ property: 'p', op: 'before', value: { date: '2026-01-31T12:00:00Z' } }, { p: { date: '2026-01-31T12:59:59+01:00' } }, { p: { date: '2026-01-31T12:00:00Z' } }],
  [{ property: 'p', op: 'after', value: { date: '2026-01-31T12:00:00Z' } }, { p: { date: '2026-01-31T12:00:01Z' } }, { p: { date: '2026-01-31T12:00:00Z' } }],
  [{ property: 'p', op: 'matches', value: 'b.d' }, { p: 'ab💡de' }, { p: 'abd' }],
  [{ property: 'p', op: 'matches', value: '1' }, { p: '213' }, { p: 1 }],
  [{ property: 'p', op: 'exists', value: true }, { p: false }, {}],
  [{ property: 'p', op: 'exists', value: false }, {}, { p: false }],
  [{ property: 'toString', op: 'exists', value: false }, {}, { toString: 'x' }],
  [{ all: [{ property: 'p', op: 'equals', value: 1 }, { property: 'q', op: 'equals', value: 2 }] }, { p: 1, q: 2 }, { p: 1, q: 3 }],
  [{ any: [{ property: 'p', op: 'equals', value: 1 }, { property: 'q', op: 'equals', value: 2 }] }, { p: 0, q: 2 }, { p: 0, q: 0 }],
]) {
  test(`trigger.property-filters: ${JSON.stringify(filter)}`, () => {
    assert.equal(passes(filter, yes), true, JSON.stringify(yes));
    assert.equal(passes(filter, no), false, JSON.stringify(no));
  });
}

const PARTS = ['a', 'b', 'é', '💡', '.', '^', '$', '\\d', '\\W', '\\.', '[ab]', '[^a-c1]', '[\\d_-]', '(', '(?:', ')', '|', '*', '+', '?', '{2}', '{1,2}', '{2,}', '*?'];

test('trigger.property-filters: a pattern finds what RegExp finds', () => {
  let seed = 7;
  const pick = (/** @type {string[]} */ list) => {
    seed = (seed * 1103515245 + 12345) % 2147483648;
    return list[Math.floor((seed / 2147483648) * list.length)];
  };
  const some = (/** @type {string[]} */ list) => Array.from({ length: 6 }, () => pick(list)).join('');
  let compared = 0;
  for (let round = 0; round < 20_000; round += 1) {
    const value = some(PARTS);
    let regex;
    try {
      regex = new RegExp(value, 'u');
    } catch {
      continue;
    }
    const p = some(['a', 'b', 'c', 'é', '💡', '1', '_', '-', '.', '\n']);
    assert.equal(passes({ property: 'p', op: 'matches', value }, { p }), regex.test(p), JSON.stringify([value, p]));
    compared += 1;
  }
  assert.ok(compared > 2_000, `${compared} patterns`);
});

test('trigger.property-filters: no pattern takes long', () => {
  for (const value of ['(a+)+(a+)+$', '^((a*)*)*$', '(a|a)*b']) {
    assert.equal(passes({ property: 'p', op: 'matches', value }, { p: `${'a'.repeat(5_000)}!` }), false, value);
  }
});

// ── The stack and reenqueued messages ───────────────────────────────────────────────────────────────────────────

const three = { one: on('one'), two: on('two'), three: on('three') };

check([
  {
    id: 'presenter.required',
    profiles: SWIFT,
    given: { presenter: 'none' },
    messages: three,
    steps: [[session('one')], [event('one')], [push], [dismiss]],
  },
  {
    id: 'stack.push-on-trigger, stack.last-in-first-out, stack.offer-when-eligible',
    given: { app: 'background' },
    messages: three,
    steps: [
      [session('one', 'two', 'three')],
      [event('one'), 'reenqueued one background'],
      [event('three'), 'reenqueued three background'],
      [event('two'), 'reenqueued two background'],
      [stack, 'stack two three one'],
      [session('one'), 'reenqueued two background'],
      [foreground, 'displayed two'],
      [push, 'reenqueued three other_visible'],
      [session(), 'reenqueued three other_visible'],
      [dismiss, 'dismissed two', 'displayed three'],
      [dismiss, 'dismissed three', 'displayed one'],
      [dismiss, 'dismissed one'],
      [dismiss],
    ],
  },
  {
    id: 'stack.in-memory',
    given: { app: 'background' },
    messages: three,
    steps: [[session('one')], [event('one'), 'reenqueued one background'], [relaunch], [stack, 'stack'], [push]],
  },
  {
    id: 'reenqueue.other-visible, reenqueue.on-top',
    messages: three,
    steps: [
      [session('one', 'two', 'three')],
      [event('one'), 'displayed one'],
      [event('two'), 'reenqueued two other_visible'],
      [event('three'), 'reenqueued three other_visible'],
      [stack, 'stack three two'],
      [push, 'reenqueued three other_visible'],
      [stack, 'stack three two'],
    ],
  },
  {
    id: 'reenqueue.display-choice',
    given: { host: { choices: { one: 'reenqueue' } } },
    messages: three,
    watch: ['choice_asked', 'impression'],
    steps: [
      [session('one', 'two')],
      [event('one'), 'choice_asked one', 'reenqueued one display_choice'],
      [chooseFor({ two: 'reenqueue' })],
      [push, 'choice_asked one', 'reenqueued one display_choice'],
      [choose('now')],
      [push, 'choice_asked one', 'displayed one', 'impression one'],
    ],
  },
  {
    id: 'a host that implements nothing is not asked',
    given: { host: { implements: 'nothing', choice: 'discard' } },
    messages: three,
    watch: ['choice_asked'],
    steps: [[session('one')], [event('one'), 'displayed one']],
  },
  {
    id: 'reenqueue.keyboard',
    profiles: LEGACY,
    messages: three,
    steps: [
      [session('one')],
      [{ do: 'show_keyboard' }],
      [event('one'), 'reenqueued one keyboard'],
      [{ do: 'hide_keyboard' }, 'displayed one'],
    ],
  },
  {
    id: 'a relaunch hides the keyboard',
    profiles: LEGACY,
    given: { keyboard: 'shown' },
    messages: three,
    steps: [[session('one')], [relaunch], [event('one'), 'displayed one']],
  },
  {
    id: 'reenqueue.keyboard, keyboard-aware host',
    profiles: LEGACY,
    given: { keyboard: 'shown', host: { implements: 'keyboard_display_choice' } },
    messages: three,
    watch: ['choice_asked'],
    steps: [[session('one')], [event('one'), 'choice_asked one', 'displayed one']],
  },
  {
    id: 'reenqueue.keyboard is not for swift',
    profiles: SWIFT,
    given: { keyboard: 'shown' },
    messages: three,
    steps: [[session('one')], [event('one'), 'displayed one']],
  },
]);

// ── Discards ─────────────────────────────────────────────────────────────────────────────────────────────────────

check([
  {
    id: 'discard.display-choice, discard.leaves-stack',
    given: { host: { choice: 'discard' } },
    messages: three,
    steps: [[session('one')], [event('one'), 'discarded one display_choice'], [stack, 'stack'], [choose('now')], [push]],
  },
  {
    id: 'discard.asset-failed, known beforehand',
    given: { assets: { a: { result: 'fail', after: 1000 } } },
    messages: { m: on('e', { zip: 'a' }) },
    steps: [[session('m')], [advance(1000)], [event('e'), 'discarded m asset_failed'], [stack, 'stack']],
  },
  {
    id: 'discard.asset-failed, known later',
    given: { assets: { a: { result: 'fail', after: 1000 } } },
    messages: { m: on('e', { image: 'ok', zip: 'a' }) },
    steps: [[session('m')], [event('e')], [advance(1000), 'discarded m asset_failed'], [push]],
  },
  {
    id: 'discard.timeout',
    given: { assets: { a: { result: 'ok', after: 5001 } } },
    messages: { m: on('e', { image: 'a', timeout: 5000 }) },
    steps: [[session('m')], [event('e')], [advance(5000)], [advance(1), 'discarded m timeout']],
  },
  {
    id: 'discard.timeout, when the last asset is there',
    given: { assets: { a: { result: 'ok', after: 2000 }, z: { result: 'ok', after: 3000 } } },
    messages: { m: on('e', { image: 'a', zip: 'z', timeout: 1000 }) },
    steps: [[session('m')], [event('e')], [advance(2999)], [advance(1), 'discarded m timeout']],
  },
  {
    id: 'discard.timeout, just in time',
    given: { assets: { a: { result: 'ok', after: 5000 } } },
    messages: { m: on('e', { image: 'a', timeout: 5000 }) },
    steps: [[session('m')], [event('e')], [advance(9000), 'displayed m']],
  },
  {
    id: 'discard.orientation',
    given: { orientation: 'landscape' },
    messages: { up: on('up', { orientation: 'portrait' }), flat: on('flat', { orientation: 'landscape' }) },
    steps: [
      [session('up', 'flat')],
      [event('up'), 'discarded up orientation'],
      [event('flat'), 'displayed flat'],
      [rotate('portrait')],
      [dismiss, 'dismissed flat'],
    ],
  },
  {
    id: 'discard.full-without-image, discard.image-modal-without-image',
    profiles: LEGACY,
    messages: {
      full: on('full', { type: 'full' }), modal: on('modal', { type: 'image_modal' }),
      good: on('good', { type: 'full', image: 'a' }), fine: on('fine', { type: 'image_modal', image: 'a' }),
    },
    steps: [
      [session('full', 'modal', 'good', 'fine')],
      [event('full'), 'discarded full missing_image'],
      [event('modal'), 'discarded modal missing_image'],
      [event('good'), 'displayed good'],
      [dismiss, 'dismissed good'],
      [event('fine'), 'displayed fine'],
    ],
  },
  {
    id: 'no image is no flaw for swift',
    profiles: SWIFT,
    messages: { full: on('full', { type: 'full' }), modal: on('modal', { type: 'image_modal' }) },
    steps: [
      [session('full', 'modal')],
      [event('full'), 'displayed full'],
      [dismiss, 'dismissed full'],
      [event('modal'), 'displayed modal'],
    ],
  },
  {
    id: 'discard.can-trigger-again',
    profiles: SWIFT,
    given: { host: { choice: 'discard' } },
    messages: three,
    steps: [[session('one')], [event('one'), 'discarded one display_choice'], [choose('now')], [event('one'), 'displayed one']],
  },
  {
    id: 'discard.can-trigger-again, once the asset can be had',
    profiles: SWIFT,
    given: { assets: { a: { result: 'fail', after: 0 } } },
    messages: { m: on('e', { image: 'a' }) },
    steps: [
      [session('m')],
      [event('e'), 'discarded m asset_failed'],
      [serve('a', 'ok', 10)],
      [event('e')],
      [advance(10), 'displayed m'],
    ],
  },
]);

// ── Manual display, local messages, extras ───────────────────────────────────────────────────────────────────────

const withLocal = { ...three, mine: message(), yours: message({ orientation: 'landscape' }) };

check([
  {
    id: 'manual.display-next',
    profiles: LEGACY,
    given: { minimum_interval: 30, host: { choices: { two: 'reenqueue' } } },
    messages: three,
    steps: [
      [next],
      [session('one', 'two')],
      [event('one'), 'displayed one'],
      [dismiss, 'dismissed one'],
      [event('two')],
      [next, 'reenqueued two display_choice'],
      [choose('now')],
      [next, 'displayed two'],
      [next],
    ],
  },
  {
    id: 'local.display, local.no-analytics',
    messages: withLocal,
    watch: ['impression', 'choice_asked'],
    steps: [
      [local('mine'), 'choice_asked mine', 'displayed mine'],
      [click, 'dismissed mine'],
      [click],
      [local('yours'), 'discarded yours orientation'],
      [session('one')],
      [event('one'), 'choice_asked one', 'displayed one', 'impression one'],
      [local('mine'), 'reenqueued mine other_visible'],
      [stack, 'stack mine'],
      [click, 'click one', 'dismissed one', 'choice_asked mine', 'displayed mine'],
    ],
  },
  {
    id: 'local.manual-logging',
    profiles: SWIFT,
    messages: withLocal,
    watch: ['impression'],
    steps: [
      [local('mine'), 'displayed mine'],
      [{ do: 'log_impression', message: 'mine' }, 'impression mine'],
      [{ do: 'log_click', message: 'mine' }, 'click mine'],
    ],
  },
]);

test('extras.delivered', () => {
  const messages = { m: on('e', { extras: { theme: 'dark' } }) };
  const { world } = perform(begin(request('swift', { messages })), session('m'));
  const { observations } = perform(world, event('e'));
  assert.deepEqual(observations[1], { saw: 'displayed', message: 'm', extras: { theme: 'dark' } });
});

// ── The open questions: the engine does what its table says ──────────────────────────────────────────────────────

const late = { a: { result: 'ok', after: 3000 } };
const twoInBackground = [
  [session('one', 'two')],
  [background],
  [event('one'), 'reenqueued one background'],
  [event('two'), 'reenqueued two background'],
];
const questions = [
  { id: 'open.after-dismiss', messages: three, steps: [...twoInBackground, [foreground, 'displayed two'], [dismiss, 'dismissed two', 'displayed one']] },
  { id: 'open.on-foreground', messages: three, steps: [...twoInBackground, [foreground, 'displayed two']] },
  {
    id: 'open.on-rotation',
    messages: three,
    given: { host: { choice: 'reenqueue' } },
    steps: [[session('one')], [event('one'), 'reenqueued one display_choice'], [choose('now')], [rotate('landscape'), 'displayed one']],
  },
  {
    id: 'open.unmatched-event',
    messages: three,
    given: { host: { choice: 'reenqueue' } },
    steps: [[session('one')], [event('one'), 'reenqueued one display_choice'], [choose('now')], [event('x'), 'displayed one']],
  },
  {
    id: 'open.next-after-discard',
    messages: three,
    given: { host: { choices: { two: 'discard' } } },
    steps: [...twoInBackground, [foreground, 'discarded two display_choice', 'displayed one']],
  },
  {
    id: 'open.next-after-reenqueue',
    messages: three,
    given: { host: { choices: { two: 'reenqueue' } } },
    steps: [...twoInBackground, [foreground, 'reenqueued two display_choice', 'displayed one'], [stack, 'stack two']],
  },
  {
    id: 'open.rate-limit-kept',
    given: { minimum_interval: 30 },
    messages: three,
    steps: [[session('one', 'two', 'three')], [event('one'), 'displayed one'], [dismiss, 'dismissed one'], [event('two')], [event('three')], [stack, 'stack three two']],
  },
  {
    id: 'open.rate-limit-base',
    given: { minimum_interval: 30, assets: late },
    messages: { ...three, slow: on('slow', { image: 'a' }) },
    steps: [
      [session('slow', 'two')], [event('slow')], [advance(3000), 'displayed slow'], [dismiss, 'dismissed slow'],
      [advance(29_000)], [event('two')], [advance(1000), 'displayed two'],
    ],
  },
  {
    id: 'open.rate-limit-waiting',
    given: { minimum_interval: 30, host: { choices: { one: 'reenqueue' } } },
    messages: three,
    steps: [[session('one', 'two')], [event('one'), 'reenqueued one display_choice'], [event('two'), 'displayed two']],
  },
  {
    id: 'open.rate-limit-stack',
    given: { minimum_interval: 30 },
    messages: three,
    steps: [...twoInBackground, [foreground, 'displayed two'], [dismiss, 'dismissed two'], [push], [advance(30_000), 'displayed one']],
  },
  {
    id: 'open.rate-limit-local',
    given: { minimum_interval: 30 },
    messages: withLocal,
    steps: [
      [session('one')], [local('mine'), 'displayed mine'], [dismiss, 'dismissed mine'], [event('one')],
      [advance(30_000), 'displayed one'], [dismiss, 'dismissed one'], [local('mine')], [stack, 'stack mine'],
    ],
  },
  {
    id: 'open.rate-limit-edge',
    given: { minimum_interval: 1 },
    messages: three,
    steps: [[session('one', 'two')], [event('one'), 'displayed one'], [dismiss, 'dismissed one'], [advance(1000)], [event('two'), 'displayed two']],
  },
  {
    id: 'open.turned-or-back',
    given: { app: 'background', host: { choice: 'discard' } },
    messages: { ...three, flat: on('flat', { orientation: 'landscape' }) },
    steps: [[session('one', 'flat')], [event('one'), 'reenqueued one background'], [event('flat'), 'discarded flat orientation']],
  },
  {
    id: 'open.priority-tie',
    messages: { a: on('e'), b: on('e'), c: on('e', { priority: -1 }) },
    steps: [[session('a', 'b', 'c')], [event('e'), 'displayed b']],
  },
  {
    id: 'open.no-match-when-limited',
    given: { minimum_interval: 30 },
    messages: { ...three, start: message({ triggers: [{ kind: 'session_start' }] }) },
    watch: ['no_matching_trigger'],
    steps: [[session('start', 'one'), 'displayed start'], [event('one')]],
  },
  {
    id: 'open.no-match-when-filtered',
    messages: {
      start: message({ triggers: [{ kind: 'session_start' }] }),
      m: message({ triggers: [{ kind: 'custom_event', name: 'e', where: { property: 'p', op: 'exists', value: true } }] }),
    },
    watch: ['no_matching_trigger'],
    steps: [[session('start', 'm'), 'displayed start'], [event('e'), 'no_matching_trigger custom_event e']],
  },
  {
    id: 'open.duplicate-on-stack',
    messages: three,
    steps: [...twoInBackground, [event('one'), 'reenqueued one background'], [stack, 'stack one two']],
  },
  {
    id: 'open.timeout-on-stack',
    given: { app: 'background' },
    messages: { m: on('e', { timeout: 1000 }) },
    steps: [[session('m')], [event('e'), 'reenqueued m background'], [advance(5000)], [foreground, 'displayed m']],
  },
  { id: 'open.click-dismisses', messages: three, steps: [[session('one')], [event('one'), 'displayed one'], [click, 'click one', 'dismissed one']] },
  {
    id: 'open.loading',
    given: { assets: late },
    messages: { ...three, slow: on('slow', { image: 'a' }) },
    steps: [
      [session('slow', 'one')], [event('slow')], [stack, 'stack slow'], [event('one'), 'displayed one'],
      [advance(3000), 'reenqueued slow other_visible'],
    ],
  },
  {
    id: 'open.prefetch-immediate',
    messages: { m: message({ triggers: [{ kind: 'push_click' }], image: 'a' }) },
    watch: ['prefetched'],
    steps: [[session('m')], [push, 'displayed m']],
  },
  {
    id: 'open.no-presenter',
    profiles: SWIFT,
    given: { presenter: 'none' },
    messages: withLocal,
    steps: [[session('one')], [event('one')], [local('mine')], [stack, 'stack one'], [{ do: 'assign_presenter' }, 'displayed one']],
  },
  {
    id: 'open.legacy-retrigger',
    profiles: LEGACY,
    given: { host: { choice: 'discard' } },
    messages: three,
    steps: [[session('one')], [event('one'), 'discarded one display_choice'], [choose('now')], [event('one')], [session('one')], [event('one'), 'displayed one']],
  },
  { id: 'open.redelivery', messages: three, steps: [[session('one')], [session('two')], [event('one')], [event('two'), 'displayed two']] },
  {
    id: 'open.exhausted-campaign',
    messages: three,
    steps: [
      [session('one')], [event('one'), 'displayed one'], [dismiss, 'dismissed one'], [event('one')],
      [session('one')], [event('one'), 'displayed one'],
    ],
  },
  {
    id: 'open.relaunch-delivery',
    given: { minimum_interval: 30 },
    messages: three,
    steps: [
      [session('one', 'two')], [event('one'), 'displayed one'], [relaunch], [event('two')], [advance(30_000), 'displayed two'],
    ],
  },
  {
    id: 'open.under-way-events',
    messages: three,
    steps: [
      [deliveries('ok', 3_000)], [session('one')], [event('one')], [advance(2_999)], [advance(1)], [event('one'), 'displayed one'],
    ],
  },
  {
    id: 'open.under-way-earlier',
    messages: { ...three, ...kinds },
    steps: [
      [session('one')], [deliveries('ok', 3_000)], [session('start')], [event('one')], [advance(3_000), 'displayed start'],
    ],
  },
  {
    id: 'open.delivery-failed',
    messages: { ...three, ...kinds },
    watch: ['no_matching_trigger'],
    steps: [
      [session('one'), 'no_matching_trigger session_start'],
      [deliveries('fail', 3_000)], [session('start')], [advance(3_000)], [event('one'), 'no_matching_trigger custom_event one'],
      [deliveries('fail')], [session('one', 'start'), 'no_matching_trigger session_start'],
      [event('one'), 'no_matching_trigger custom_event one'],
    ],
  },
  {
    id: 'open.delivery-overtaken',
    messages: three,
    steps: [
      [deliveries('ok', 5_000)], [session('one')], [deliveries('ok', 1_000)], [session('two')], [advance(9_000)],
      [event('one')], [event('two'), 'displayed two'], [dismiss, 'dismissed two'],
      [deliveries('ok', 5_000)], [session('one')], [deliveries('ok')], [session('three')], [advance(9_000)],
      [event('one')], [event('three'), 'displayed three'],
    ],
  },
  {
    id: 'open.on-delivery',
    messages: three,
    given: { host: { choice: 'reenqueue' } },
    steps: [
      [session('one')], [event('one'), 'reenqueued one display_choice'], [choose('now')],
      [deliveries('ok', 3_000)], [background], [session('two'), 'reenqueued one background'], [foreground, 'displayed one'],
    ],
  },
];

check(questions);

check([
  {
    id: 'open.next-after-discard, after a failure known beforehand',
    given: { assets: { a: { result: 'fail', after: 0 } }, host: { choices: { one: 'reenqueue' } } },
    messages: { ...three, bad: on('bad', { image: 'a' }) },
    steps: [
      [session('one', 'bad')],
      [event('one'), 'reenqueued one display_choice'],
      [choose('now')],
      [event('bad'), 'discarded bad asset_failed', 'displayed one'],
    ],
  },
]);

check(
  ['fail', 'ok'].map((result) => ({
    id: `open.next-after-discard, after an asset's ${result}`,
    given: { assets: { a: { result, after: 3000 } }, host: { choices: { one: 'reenqueue' } } },
    messages: { ...three, slow: on('slow', { image: 'a', timeout: 1000 }) },
    steps: [
      [session('one', 'slow')],
      [event('one'), 'reenqueued one display_choice'],
      [event('slow')],
      [choose('now')],
      [advance(3000), `discarded slow ${result === 'ok' ? 'timeout' : 'asset_failed'}`, 'displayed one'],
    ],
  })),
);

test('every open question has its scenario', () => {
  assert.deepEqual(questions.map(({ id }) => id), Object.keys(ANSWERS));
});

// ── Mistakes of the caller ───────────────────────────────────────────────────────────────────────────────────────

for (const [profile, action, wanted] of [
  ['swift', next, /swift profile has no action "display_next"/],
  ['legacy', { do: 'log_click', message: 'm' }, /legacy profile has no action "log_click"/],
  ['swift', { do: 'toString' }, /no action "toString"/],
  ['swift', session('nobody'), /no such message: nobody/],
]) {
  test(`refuses ${JSON.stringify(action)} (${profile})`, () => {
    assert.throws(() => perform(begin(request(profile, {})), action), wanted);
  });
}

test('comes to the foreground when a push is opened', () => {
  const { world } = perform(begin(request('swift', { given: { app: 'background' } })), push);
  assert.equal(world.app, 'foreground');
});

test('leaves the world it was given alone', () => {
  const before = perform(begin(request('swift', { messages: three })), session('one')).world;
  const copy = structuredClone(before);
  assert.equal(perform(before, event('one')).observations.length, 3);
  assert.deepEqual(before, copy);
});

// ── The wire ─────────────────────────────────────────────────────────────────────────────────────────────────────

function start() {
  const child = spawn(process.execPath, [fileURLToPath(new URL('engine.mjs', import.meta.url))]);
  const output = { stdout: '', stderr: '' };
  for (const name of ['stdout', 'stderr']) child[name].setEncoding('utf8').on('data', (text) => (output[name] += text));
  return { child, ended: once(child, 'close').then(([code]) => ({ code, ...output })) };
}

const lines = (text) => text.trimEnd().split('\n').map((each) => JSON.parse(each));

test('the adapter answers requests cut at any byte, in order, and ends with its input', { timeout: 20_000 }, async () => {
  const name = 'Zoë 💡\u2028end';
  const ask = (id) => ({
    id, case: 'c', ...request('swift', { messages: { m: on(name) } }), actions: [session('m'), event(name), event(name + id)],
  });
  const bytes = Buffer.from(`${JSON.stringify(ask(1))}\n\n${JSON.stringify(ask(2))}\r\n${JSON.stringify(ask(3))}`);
  const { child, ended } = start();
  for (const byte of bytes) {
    child.stdin.write(Buffer.of(byte));
    if (byte > 0x7f) await new Promise(setImmediate);
  }
  child.stdin.end();

  const { code, stdout, stderr } = await ended;
  const [manifest, ...replies] = lines(stdout);
  assert.deepEqual({ code, stderr }, { code: 0, stderr: '' });
  assert.deepEqual(manifest, {
    iamspec: 1, engine: { name: 'javascript', version: '1.0.0' }, profiles: BOTH, layer: 'engine', clock: 'virtual', window: 32,
    actions: [...actions],
  });
  assert.deepEqual(replies.map(({ id }) => id), [1, 2, 3]);
  assert.deepEqual(replies[1].observations, [
    [{ saw: 'no_matching_trigger', kind: 'session_start' }],
    [{ saw: 'choice_asked', message: 'm' }, { saw: 'displayed', message: 'm', extras: {} }, { saw: 'impression', message: 'm' }],
    [{ saw: 'no_matching_trigger', kind: 'custom_event', name: `${name}2` }],
  ]);
});

test('the adapter names the action that failed, logs the stack, and continues with a fresh engine', { timeout: 20_000 }, async () => {
  const { child, ended } = start();
  const base = request('swift', { messages: three });
  child.stdin.write(`${JSON.stringify({ id: 1, ...base, actions: [session('one'), event('one'), next] })}\n`);
  child.stdin.write(`${JSON.stringify({ id: 2, ...base, actions: [event('one'), stack] })}\n`);
  child.stdin.end();

  const { code, stdout, stderr } = await ended;
  assert.equal(code, 0);
  assert.deepEqual(lines(stdout).slice(1), [
    { id: 1, error: { action: 2, message: 'the swift profile has no action "display_next"' } },
    { id: 2, observations: [[{ saw: 'no_matching_trigger', kind: 'custom_event', name: 'one' }], [{ saw: 'stack', messages: [] }]] },
  ]);
  assert.match(stderr, /Error: the swift profile has no action[^]*at perform/);
});

test('the adapter keeps up with a reader that is slow to start', { timeout: 60_000 }, async () => {
  const { child, ended } = start();
  child.stdout.pause();
  const count = 5000;
  const ask = (id) => `${JSON.stringify({ id, ...request('legacy', { messages: three }), actions: [session('one'), event('one')] })}\n`;
  child.stdin.end(Array.from({ length: count }, (_, id) => ask(id)).join(''));
  await new Promise((resolve) => setTimeout(resolve, 300));
  child.stdout.resume();

  const { code, stdout } = await ended;
  assert.equal(code, 0);
  assert.deepEqual(lines(stdout).slice(1).map(({ id }) => id), Array.from({ length: count }, (_, id) => id));
});
