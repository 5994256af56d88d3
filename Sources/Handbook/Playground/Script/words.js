// Actions and observations in words, as in the rest of the handbook. A phrase is a list of pieces: texts, and
// names of the case in objects.

const named = (text) => [{ name: text }];
const listed = (names) => names.flatMap((text, index) => (index > 0 ? [", ", { name: text }] : [{ name: text }]));
const joined = (phrases, separator) => phrases.flatMap((phrase, index) => (index > 0 ? [separator, ...phrase] : phrase));
const plain = (phrase) => phrase.map((piece) => piece.name ?? piece).join("");

/** A template whose values are phrases, or words. */
const say = (words, ...values) =>
  words.flatMap((text, index) => [text, ...[values[index] ?? []].flat()]).filter((piece) => piece !== "");

function eventWords(kind, name) {
  switch (kind) {
    case "custom_event": return name === undefined ? ["an event without a name"] : say`event ${named(name)}`;
    case "purchase": return name === undefined ? ["a purchase without a product"] : say`purchase of ${named(name)}`;
    case "session_start": return ["the session start"];
    default: return ["the push click"];
  }
}

function propertyWords(properties) {
  const pairs = sorted(properties).map(([key, value]) => yamlPair(key, yamlProperty(value)));
  return pairs.length === 0 ? [] : say` with ${listed(pairs)}`;
}

const choiceWords = (choices) =>
  joined(sorted(choices).map(([message, choice]) => say`${named(choice)} for ${named(message)}`), ", ");

function assetWords({ result, after }) {
  if (after === 0) return result === "ok" ? "will load at once" : "will fail to load";
  return result === "ok" ? `will take ${span(after)} to load` : `will fail to load after ${span(after)}`;
}

function deliveryWords({ result, after }) {
  if (after === 0) return result === "ok" ? "deliveries will arrive at once" : "deliveries will fail";
  return result === "ok" ? `deliveries will take ${span(after)} to arrive` : `deliveries will fail after ${span(after)}`;
}

function actionPhrase(action) {
  switch (action.do) {
    case "start_session":
      return action.deliver?.length ? say`a session starts, delivering ${listed(action.deliver)}` : ["a session starts"];
    case "log_event": return say`event ${named(action.name)} is logged${propertyWords(action.properties)}`;
    case "log_purchase": return say`purchase of ${named(action.product)} is logged${propertyWords(action.properties)}`;
    case "receive_api_event": return say`${eventWords(action.kind, action.name)} reaches the service through its API`;
    case "open_from_push": return ["app is opened from a push"];
    case "enter_background": return ["app goes to the background"];
    case "enter_foreground": return ["app comes to the foreground"];
    case "relaunch": return ["app is relaunched from suspension"];
    case "rotate": return [`device is rotated to ${action.to}`];
    case "show_keyboard": return ["keyboard is shown"];
    case "hide_keyboard": return ["keyboard is hidden"];
    case "advance": return [`${span(action.by)} passes`];
    case "dismiss": return ["user dismisses the message"];
    case "click": return ["user clicks the message"];
    case "present_local": return say`app presents its own message ${named(action.message)}`;
    case "display_next": return ["app asks for the next message"];
    case "choose":
      return action.choices
        ? say`host will answer ${choiceWords(action.choices)}`
        : say`host will answer ${named(action.choice)} for every message`;
    case "serve":
      return joined(sorted(action.assets).map(([url, asset]) => say`${named(url)} ${assetWords(asset)}`), ", ");
    case "serve_deliveries": return [deliveryWords(action)];
    case "assign_presenter": return ["a presenter is assigned"];
    case "log_impression": return say`host logs an impression of ${named(action.message)}`;
    case "log_click": return say`host logs a click on ${named(action.message)}`;
    default: return [action.do];
  }
}

const DISCARDED = new Map([
  ["display_choice", "the host says so"], ["asset_failed", "an asset could not be loaded"], ["timeout", "it was ready too late"],
  ["orientation", "the device is held the other way"], ["missing_image", "it has no image"],
]);
const REENQUEUED = new Map([
  ["background", "the app is in the background"], ["other_visible", "another message is visible"],
  ["display_choice", "the host says so"], ["keyboard", "the keyboard is up"],
]);

function observationPhrase(seen) {
  const message = named(seen.message);
  switch (seen.saw) {
    case "displayed": {
      const extras = sorted(seen.extras ?? {}).map(([key, value]) => yamlPair(key, yamlString(value)));
      return extras.length ? say`${message} is displayed with ${listed(extras)}` : say`${message} is displayed`;
    }
    case "dismissed": return say`${message} is dismissed`;
    case "discarded": return say`${message} is discarded (${DISCARDED.get(seen.reason) ?? seen.reason})`;
    case "reenqueued":
      return say`${message} is put back on the stack (${REENQUEUED.get(seen.reason) ?? seen.reason})`;
    case "choice_asked": return say`host is asked about ${message}`;
    case "no_matching_trigger": return say`host is told that ${eventWords(seen.kind, seen.name)} matches no trigger`;
    case "impression": return say`an impression of ${message} is logged`;
    case "click": return say`a click on ${message} is logged`;
    case "prefetched": return say`${named(seen.asset)} is fetched`;
    default: return [seen.saw];
  }
}
