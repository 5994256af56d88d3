// A played case as YAML for a case file.

/** The entries of an object, sorted by Unicode, as in the rest of the handbook. */
const sorted = (object) => Object.entries(object ?? {}).sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));

/** A span of milliseconds in the largest unit that keeps it whole. */
function span(milliseconds) {
  if (milliseconds !== 0 && milliseconds % 60000 === 0) return `${milliseconds / 60000}m`;
  return milliseconds % 1000 === 0 ? `${milliseconds / 1000}s` : `${milliseconds}ms`;
}

/** A character that nobody sees, or of which nobody sees that it is not an ordinary space. */
const HIDDEN = /(?! )\p{White_Space}|(?![\ufe00-\ufe0f])\p{DI}|[\p{Cc}\p{NChar}\u2800]/u;
const EVERY_HIDDEN = new RegExp(HIDDEN, "gu");

/** A text as a YAML scalar, in double quotes unless it is safe without. */
function yamlString(text) {
  const isPlain = /^[\p{Alphabetic}_][\p{Alphabetic}0-9_\-./ ]*$/u.test(text) && !text.endsWith(" ")
    && !/^(y|n|yes|no|on|off|true|false|null)$/i.test(text) && !HIDDEN.test(text);
  return isPlain ? text : `"${text.replace(/["\\]/g, "\\$&").replace(EVERY_HIDDEN, yamlEscape)}"`;
}

/** A character as an escape sequence of YAML. */
function yamlEscape(character) {
  const short = { "\n": "\\n", "\t": "\\t", "\r": "\\r" }[character];
  if (short) return short;
  const digits = character.codePointAt(0).toString(16).toUpperCase();
  const [letter, length] = digits.length <= 2 ? ["x", 2] : digits.length <= 4 ? ["u", 4] : ["U", 8];
  return `\\${letter}${digits.padStart(length, "0")}`;
}

const yamlSentence = (text) =>
  /^[A-Za-z]/.test(text) && text.includes(" ") && !/: | #|:$| $/.test(text) && !HIDDEN.test(text)
    ? text : yamlString(text);

const yamlPair = (key, value) => `${yamlString(key)}: ${value}`;
const yamlMap = (pairs) => `{${pairs.join(", ")}}`;
const yamlList = (items) => `[${items.join(", ")}]`;
const yamlNames = (names) => yamlList(names.map(yamlString));

function yamlProperty(value) {
  if (typeof value === "object") return `{date: ${value.date}}`;
  return typeof value === "string" ? yamlString(value) : String(value);
}

function yamlAsset({ result, after }) {
  if (after === 0) return result;
  return `{${result === "ok" ? "after" : "fail_after"}: ${span(after)}}`;
}

/** The argument of an action; undefined if it has none. */
function actionArgument(action) {
  switch (action.do) {
    case "start_session": return action.deliver?.length ? `{deliver: ${yamlNames(action.deliver)}}` : null;
    case "log_event":
    case "log_purchase": {
      const key = action.do === "log_event" ? "name" : "product";
      const pairs = sorted(action.properties).map(([name, value]) => yamlPair(name, yamlProperty(value)));
      const name = yamlString(action[key]);
      return pairs.length ? `{${key}: ${name}, properties: ${yamlMap(pairs)}}` : name;
    }
    case "receive_api_event": return `{${action.kind}: ${yamlString(action.name)}}`;
    case "rotate": return action.to;
    case "advance": return span(action.by);
    case "choose":
      return action.choices
        ? yamlMap(sorted(action.choices).map(([message, choice]) => yamlPair(message, choice))) : action.choice;
    case "serve": return yamlMap(sorted(action.assets).map(([url, asset]) => yamlPair(url, yamlAsset(asset))));
    case "serve_deliveries": return yamlAsset(action);
    default: return action.message === undefined ? null : yamlString(action.message);
  }
}

function yamlAction(action) {
  const argument = actionArgument(action);
  return argument === null ? action.do : `{${action.do}: ${argument}}`;
}

/** An observation as an expectation, with no more detail than the case asserts. */
function yamlExpectation(seen, { extras, reasons }) {
  const message = seen.message === undefined ? "" : yamlString(seen.message);
  switch (seen.saw) {
    case "displayed": {
      const pairs = sorted(seen.extras).map(([key, value]) => yamlPair(key, yamlString(value)));
      return extras && pairs.length
        ? `{displayed: {message: ${message}, extras: ${yamlMap(pairs)}}}` : `{displayed: ${message}}`;
    }
    case "discarded":
    case "reenqueued":
      return reasons
        ? `{${seen.saw}: {message: ${message}, reason: ${seen.reason}}}` : `{${seen.saw}: ${message}}`;
    case "no_matching_trigger":
      return `{no_matching_trigger: {kind: ${seen.kind}${seen.name === undefined ? "" : `, name: ${yamlString(seen.name)}`}}}`;
    case "prefetched": return `{prefetched: ${yamlString(seen.asset)}}`;
    default: return `{${seen.saw}: ${message}}`;
  }
}

/** Observations as expectations; a message and its impression, and fetches, may come in any order. */
function yamlExpectations(observations, detail) {
  const groups = observations.reduce((groups, seen) => {
    const last = groups.at(-1);
    const isJoined = last && (seen.saw === "prefetched" && last[0].saw === "prefetched"
      || seen.saw === "impression" && last.length === 1 && last[0].saw === "displayed" && last[0].message === seen.message);
    return isJoined ? [...groups.slice(0, -1), [...last, seen]] : [...groups, [seen]];
  }, []);
  return yamlList(groups.map((group) => {
    const entries = group.map((seen) => yamlExpectation(seen, detail));
    return group.length > 1 ? `{any_order: ${yamlList(entries)}}` : entries[0];
  }));
}

/** The names of all messages in actions or observations. */
function namesIn(value, into = new Set()) {
  if (typeof value === "string") into.add(value);
  else if (value && typeof value === "object") {
    for (const [key, part] of Object.entries(value)) {
      into.add(key);
      namesIn(part, into);
    }
  }
  return into;
}

/** How many steps at the start are those of the case. */
function keptCount(steps, own) {
  const first = steps.findIndex((step, index) => JSON.stringify(step) !== JSON.stringify(own[index]));
  return first < 0 ? steps.length : first;
}

/** A step with what the engine did as its expectations. */
function stepText({ actions, asserted, stack }, item) {
  const [first] = actions;
  const argument = actionArgument(first);
  const more = [
    asserted.length ? `expect: ${yamlExpectations(asserted, item)}` : null,
    stack ? `stack: ${yamlNames(stack)}` : null,
  ].filter(Boolean);
  const happens = actions.length > 1 || argument === null && more.length
    ? `do: ${yamlList(actions.map(yamlAction))}`
    : argument === null ? first.do : `${first.do}: ${argument}`;
  return [`  - ${happens}`, ...more.map((text) => `    ${text}`)].join("\n");
}

/**
 * The case as an item of the list `cases` of a case file.
 *
 * What is unchanged is copied from the page: the start state, the messages, and the steps before the first change, with
 * what the case asserts in them. From the change on, what the engine of this page did is expected. The rules are only
 * those that the file of the case does not name.
 */
function caseText(played, shown) {
  const { rows, steps, isChanged, profile, item } = played;
  const { title, asserts, rules } = item;
  const entries = shown.trimEnd().split(/\n(?=\S)/);
  const entry = (key) => entries.find((text) => text.startsWith(`${key}:`));
  const lines = [
    `id: ${entry("id").slice(4)}${isChanged ? "-changed" : ""}`,
    `title: ${yamlSentence(isChanged ? `${title}, changed` : title)}`,
    ...(rules.length ? [`rules: ${yamlNames(rules)}`] : []),
    isChanged ? `profiles: [${profile}]` : entry("profiles"),
  ];
  if (entry("given")) lines.push(entry("given"));

  const kept = isChanged ? keptCount(steps, item.steps) : steps.length;
  const own = (entry("steps") ?? "").split(/\n(?=  - )/).slice(1, kept + 1);
  const changed = rows.slice(kept);
  const kinds = new Set(["displayed", "stack", ...changed.flatMap(({ asserted }) => asserted.map(kindOf))]);
  const watched = asserts.filter((kind) => !kinds.has(kind));
  const watch = isChanged ? watched.length && `watch: ${yamlList(watched)}` : entry("watch");
  if (watch) lines.push(watch);

  const used = new Set([...namesIn([item.given.host.choices, rows.map((row) => row.actions)])].map(yamlString));
  const [head, ...messages] = (entry("messages") ?? "").split(/\n(?=  \S)/);
  const cast = messages.filter((text) => !isChanged || used.has(messageName(text)));
  if (cast.length) lines.push([head, ...cast].join("\n"));

  lines.push("steps:", ...own, ...changed.map((row) => stepText(row, item)));
  return lines.join("\n").split("\n").map((line, index) => `${index === 0 ? "  - " : "    "}${line}`).join("\n") + "\n";
}

/** The name of a message in the list of messages, as it is written there. */
function messageName(text) {
  const quoted = /^\s*("(?:[^"\\]|\\.)*"):/.exec(text);
  return quoted ? quoted[1] : text.trimStart().split(":")[0];
}
