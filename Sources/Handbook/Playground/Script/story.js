// What an engine does in a case, step by step, with the state of the device after each step: in the case as it is, what was
// recorded of the reference engine, with its reasons; in a case that a reader has changed, what the engine of this page does.

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
 * The steps of the engine of this page: the reference engine's by default, or with another answer.
 *
 * @param item  the case: given, messages
 * @param profile
 * @param steps  the steps: their actions
 * @param other  another answer: the id of a question, and of its answer
 */
function performed(item, profile, steps, other = {}) {
  const { given, messages } = item;
  const engine = new Engine({ profile, given, messages, answers: { ...defaultAnswers, ...other } });
  return steps.map((step) => ({
    seen: step.do.map((action) => engine.perform(action)), stack: engine.waiting, underWay: engine.underWay,
    loading: engine.loading,
  }));
}

/** The other answers by which something else happens: pairs of the id of a question and that of an answer. */
function tellingAnswers(item, profile, steps) {
  const does = (other) => {
    try {
      return JSON.stringify(performed(item, profile, steps, other));
    } catch {
      return null; // an action that the profile does not have
    }
  };
  const usual = does({});
  return Object.entries(OTHER_ANSWERS).flatMap(([question, answers]) => answers.map((answer) => [`open.${question}`, answer]))
    .filter(([id, answer]) => questions[id]?.answers[answer] && does({ [id]: answer }) !== usual);
}

/** The steps of a case that a reader has changed: up to the first change, with the recorded reasons. */
function playedSteps(item, profile, steps, other) {
  const kept = Object.keys(other).length ? 0 : keptCount(steps, item.steps);
  return performed(item, profile, steps, other)
    .map((step, index) => (index < kept ? { ...step, because: item.ways[profile][index].because } : step));
}

/**
 * Tells what an engine does in a case.
 *
 * Of what happens in the case as it is, the case asserts some, allows some among alternatives, and leaves the rest. It says
 * nothing about what a reader has changed.
 *
 * @param item  the case: title, asserts, given, messages, ways
 * @param profile
 * @param steps  the steps: their actions, and whether they assert the stack
 * @param isChanged  whether a reader has changed the case, or an answer
 * @param other  another answer: the id of a question, and of its answer
 * @param showsAll  whether to show everything that the engine reports, and not only what matters in the case
 */
function story(item, profile, steps, { isChanged = false, other = {}, showsAll = false } = {}) {
  const analytics = ["impression", "click"];
  const asides = item.asserts.some((kind) => analytics.includes(kind))
    ? ["discarded", "reenqueued", ...analytics] : ["discarded", "reenqueued"];
  const isAsserted = (seen) => seen.saw !== "stack" && item.asserts.includes(kindOf(seen));
  const isShown = (seen) => showsAll || isAsserted(seen) || seen.saw === "dismissed" || asides.includes(seen.saw);

  const way = isChanged ? playedSteps(item, profile, steps, other) : item.ways[profile];
  let sight = { device: deviceOf(item.given), screen: null, isAsserted: false }, time = 0;
  const rows = steps.map((step, index) => {
    const { seen = [], stack = [], underWay = [], loading = [], because = [], alternatives = [], chosen = [] } = way[index];
    const events = [], sights = [sight];
    const tell = (count) => alternatives.filter(({ after }) => after === count).forEach(({ phrase, lane }) =>
      events.push({ phrase, lane, mark: "alternatives" }));
    const see = (change) => {
      sight = { ...sight, ...change };
      if (sight.screen === null) sight.isAsserted = false;
      if (JSON.stringify(sight) !== JSON.stringify(sights.at(-1))) sights.push(sight);
    };
    let count = 0;
    step.do.forEach((action, position) => {
      // That a message stays is only asserted with its dismissal.
      const isAssertedStill = sight.isAsserted && item.asserts.includes("dismissed");
      see({
        device: afterwards(sight.device, action), isAsserted: isAssertedStill,
        ...(action.do === "relaunch" ? { screen: null } : {}),
      });
      if (action.do === "advance") time += action.by;
      for (const one of seen[position] ?? []) {
        tell(count);
        const mark = isChanged ? "played" : chosen.includes(count) ? "chosen" : isAsserted(one) ? "asserted" : "aside";
        if (isShown(one)) events.push({ phrase: observationPhrase(one), lane: LANE_OF.get(one.saw) ?? "reports", mark });
        if (one.saw === "displayed") see({ screen: one.message, isAsserted: mark === "asserted" });
        if (one.saw === "dismissed" && one.message === sight.screen) see({ screen: null });
        count += 1;
      }
    });
    tell(count);
    return {
      number: index + 1, actions: step.do, asserted: seen.flat().filter(isAsserted), events, because, waiting: stack,
      stack: step.stack ? stack : null, isStackAsserted: Boolean(step.stack) && !isChanged, time, underWay, loading, sight,
      earlier: sights.slice(1, -1).filter(({ screen }) => screen !== null),
    };
  });
  return { title: item.title, messages: item.messages, rows };
}

const REMARKS = { aside: ", which the case does not assert", chosen: ", which the case allows" };

/** The message on the screen, and what is special about the device. */
function sightWords({ device, screen }) {
  const circumstances = circumstancesOf(device);
  return screen + (circumstances.length ? ` (${circumstances.join(", ")})` : "");
}

/** A row in sentences. */
function rowWords(row) {
  const seen = row.events.map(({ phrase, mark }) =>
    `${mark === "alternatives" ? "the case allows " : ""}${plain(phrase)}${REMARKS[mark] ?? ""}`);
  const between = row.earlier.map(sightWords);
  return [
    `Step ${row.number}: ${row.actions.map((action) => plain(actionPhrase(action))).join("; then ")}.`,
    ...(row.time > 0 ? [`${span(row.time)} since the start.`] : []),
    seen.length ? `Seen: ${seen.join("; ")}.` : "Nothing is seen.",
    ...(row.because.length ? [`Because ${row.because.join(", and ")}.`] : []),
    ...(between.length ? [`In between: ${between.join("; ")}.`] : []),
    `On the screen: ${row.sight.screen ?? "no message"}.`,
    ...(row.underWay.length ? [`A delivery is under way: ${row.underWay.join(", ")}.`] : []),
    ...(row.loading.length ? [`Loading: ${row.loading.join(", ")}.`] : []),
    row.waiting.length ? `On the stack, top first: ${row.waiting.join(", ")}.` : "The stack is empty.",
  ].join(" ");
}
