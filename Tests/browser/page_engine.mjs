// The engine of the handbook's playground, as a process: requests on stdin, replies on stdout.
//
//     node page_engine.mjs PLAYGROUND.js [QUESTION=ANSWER]...

import { once } from "node:events";
import { readFileSync } from "node:fs";
import { createInterface } from "node:readline";
import { runInThisContext } from "node:vm";

const [path, ...others] = process.argv.slice(2);
globalThis.window = {};
runInThisContext(readFileSync(path, "utf8"));
const { ACTIONS, Engine, defaultAnswers } = window.handbookPlayground;
const answers = { ...defaultAnswers, ...Object.fromEntries(others.map((other) => other.split("="))) };

function reply({ id, actions, ...request }) {
  const engine = new Engine({ ...request, answers });
  return { id, observations: actions.map((action) => engine.perform(action)) };
}

async function send(line) {
  if (!process.stdout.write(`${JSON.stringify(line)}\n`)) await once(process.stdout, "drain");
}

// It takes every action, also those that a harness presumes of no engine.
const manifest = { iamspec: 1, engine: { name: "playground" }, profiles: ["swift", "legacy"], window: 32 };
await send({ ...manifest, actions: Object.keys(ACTIONS) });
for await (const line of createInterface({ input: process.stdin })) await send(reply(JSON.parse(line)));
