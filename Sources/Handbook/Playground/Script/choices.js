// The actions that a reader can add to a case: those of the case itself, the triggers of its messages, and events of any
// device.

/** Actions without duplicates. */
function distinct(actions) {
  const known = new Map(actions.map((action) => [JSON.stringify(action), action]));
  return [...known.values()];
}

/** An event for each trigger of the messages. */
function triggering({ kind, name, product }) {
  switch (kind) {
    case "custom_event": return [{ do: "log_event", name, properties: {} }];
    case "specific_purchase": return [{ do: "log_purchase", product, properties: {} }];
    case "any_purchase": return [{ do: "log_purchase", product: "something", properties: {} }];
    default: return [];
  }
}

const GROUPS = {
  App: ["start_session", "log_event", "log_purchase", "receive_api_event", "open_from_push", "present_local", "display_next", "log_impression", "log_click"],
  User: ["dismiss", "click"],
  Device: ["enter_background", "enter_foreground", "rotate", "show_keyboard", "hide_keyboard", "relaunch", "assign_presenter"],
  "Host and network": ["choose", "serve", "serve_deliveries"],
};

/**
 * The actions that may come next, in groups.
 *
 * @param item  the case
 * @param profile
 * @param device  the state of the device by then
 */
function choicesFor(item, profile, device) {
  const messages = Object.entries(item.messages);
  const campaigns = messages.filter(([, { triggers }]) => triggers.length).map(([name]) => name);
  const assets = messages.flatMap(([, { image, zip }]) => [image, zip]).filter(Boolean);
  const serve = (url, result, after) => ({ do: "serve", assets: { [url]: { result, after } } });
  const own = item.steps.flatMap((step) => step.do)
    .filter(({ do: kind }) => !["advance", "rotate", "enter_background", "enter_foreground", "show_keyboard", "hide_keyboard"].includes(kind));
  const all = distinct([
    { do: "start_session", deliver: campaigns },
    ...own,
    ...messages.flatMap(([, { triggers }]) => triggers.flatMap(triggering)),
    { do: "open_from_push" },
    ...messages.filter(([, { triggers }]) => !triggers.length).map(([message]) => ({ do: "present_local", message })),
    { do: "display_next" }, { do: "dismiss" }, { do: "click" },
    { do: device.app === "background" ? "enter_foreground" : "enter_background" },
    { do: "rotate", to: device.orientation === "portrait" ? "landscape" : "portrait" },
    { do: device.keyboard === "shown" ? "hide_keyboard" : "show_keyboard" },
    { do: "relaunch" },
    ...(device.presenter === "none" ? [{ do: "assign_presenter" }] : []),
    ...["now", "reenqueue", "discard"].map((choice) => ({ do: "choose", choice })),
    ...[...new Set(assets)].flatMap((url) => [serve(url, "ok", 0), serve(url, "ok", 3000), serve(url, "fail", 0)]),
    { do: "serve_deliveries", result: "ok", after: 3000 },
    { do: "serve_deliveries", result: "fail", after: 0 },
  ]).filter((action) => Engine.has(profile, action));
  return Object.entries(GROUPS).map(([title, kinds]) => ({
    title, actions: kinds.flatMap((kind) => all.filter((action) => action.do === kind)),
  })).filter(({ actions }) => actions.length);
}
