// What the engine does in a case, step by step, with the state of the device after each step.

/** The kind of an observation, as cases assert it: unmatched lifecycle events have their own kind. */
const kindOf = ({ saw, kind }) =>
  saw === "no_matching_trigger" && ["session_start", "push_click"].includes(kind) ? "no_matching_lifecycle_trigger" : saw;

/** The device at the start. */
const deviceOf = ({ app, orientation, keyboard, presenter }) => ({ app, orientation, keyboard, presenter });

/** The device after an action. */
function afterwards(device, action) {
  switch (action.do) {
    case "enter_background": return { ...device, app: "background" };
    case "enter_foreground":
    case "open_from_push": return { ...device, app: "foreground" };
    case "relaunch": return { ...device, app: "foreground", keyboard: "hidden" };
    case "rotate": return { ...device, orientation: action.to };
    case "show_keyboard": return { ...device, keyboard: "shown" };
    case "hide_keyboard": return { ...device, keyboard: "hidden" };
    case "assign_presenter": return { ...device, presenter: "assigned" };
    default: return device;
  }
}

/**
 * Runs the engine through a case.
 *
 * @param item  the case: title, asserts, given, messages
 * @param profile
 * @param steps  the steps: their actions, and whether they assert the stack
 * @param showsAll  whether to show everything that the engine reports, and not only what matters in the case
 */
function story(item, profile, steps, showsAll = false) {
  const analytics = ["impression", "click"];
  const asides = item.asserts.some((kind) => analytics.includes(kind))
    ? ["discarded", "reenqueued", ...analytics] : ["discarded", "reenqueued"];
  const isAsserted = (seen) => seen.saw !== "stack" && item.asserts.includes(kindOf(seen));
  const isShown = (seen) => showsAll || isAsserted(seen) || seen.saw === "dismissed" || asides.includes(seen.saw);

  let world = engine.begin({ profile, given: item.given, messages: item.messages });
  let device = deviceOf(item.given), screen = null, time = 0;
  const rows = steps.map((step, index) => {
    const observations = [], events = [];
    for (const action of step.do) {
      const result = engine.perform(world, action);
      world = result.world;
      device = afterwards(device, action);
      if (action.do === "advance") time += action.by;
      if (action.do === "relaunch") screen = null;
      for (const seen of result.observations) {
        if (seen.saw === "displayed") screen = seen.message;
        if (seen.saw === "dismissed" && seen.message === screen) screen = null;
        if (isShown(seen)) events.push({ phrase: observationPhrase(seen), kind: seen.saw, isAside: !isAsserted(seen) });
      }
      observations.push(...result.observations);
    }
    const answer = engine.perform(world, { do: "query_stack" });
    const waiting = answer.observations[0].messages;
    return {
      number: index + 1, actions: step.do, asserted: observations.filter(isAsserted), events, waiting, stack: step.stack ? waiting : null,
      time, screen, device, type: item.messages[screen]?.type ?? "modal",
    };
  });
  return { title: item.title, rows };
}

/** A row in sentences. */
function rowWords(row) {
  const seen = row.events.map(({ phrase, isAside }) =>
    isAside ? `${plain(phrase)}, which the case does not assert` : plain(phrase));
  return [
    `Step ${row.number}: ${row.actions.map((action) => plain(actionPhrase(action))).join("; then ")}.`,
    ...(row.time > 0 ? [`${span(row.time)} since the start.`] : []),
    seen.length ? `Seen: ${seen.join("; ")}.` : "Nothing is seen.",
    `On the screen: ${row.screen ?? "no message"}.`,
    row.waiting.length ? `On the stack, top first: ${row.waiting.join(", ")}.` : "The stack is empty.",
  ].join(" ");
}
