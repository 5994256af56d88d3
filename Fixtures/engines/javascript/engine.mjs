#!/usr/bin/env node
// The adapter: one request per line on stdin, one reply per line on stdout. stderr is the log.

import { once } from 'node:events';
import { actions, begin, perform } from './delivery.mjs';

async function send(line) {
  if (!process.stdout.write(`${JSON.stringify(line)}\n`)) await once(process.stdout, 'drain');
}

function answer({ id, actions, ...request }) {
  const observations = [];
  try {
    let world = begin(request);
    for (const action of actions) {
      const step = perform(world, action);
      observations.push(step.observations);
      world = step.world;
    }
    return { id, observations };
  } catch (error) {
    console.error(error.stack);
    return { id, error: { action: observations.length, message: error.message } };
  }
}

const engine = { name: 'javascript', version: '1.0.0' };
// All actions are named, because `serve_deliveries` has to be.
await send({ iamspec: 1, engine, profiles: ['swift', 'legacy'], layer: 'engine', clock: 'virtual', window: 32, actions });

// Split by hand: `readline` would also break a line at U+2028, which JSON allows inside a string.
let rest = '';
for await (const chunk of process.stdin.setEncoding('utf8')) {
  const lines = (rest + chunk).split('\n');
  rest = lines.pop();
  for (const line of lines) if (line.trim()) await send(answer(JSON.parse(line)));
}
if (rest.trim()) await send(answer(JSON.parse(rest)));
