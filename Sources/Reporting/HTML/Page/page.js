"use strict";
(() => {
  const data = JSON.parse(document.getElementById("data").textContent);
  const { rules, cases, columns, details, texts } = data;
  const chunk = 100;
  const kinds = [
    ["f", "✗", "failed"], ["e", "!", "errored"], ["u", "^", "passed unexpectedly"],
    ["k", "~", "known to fail"], ["s", "○", "skipped"], ["p", "✓", "passed"],
  ];
  const signs = Object.fromEntries(kinds.map(([letter, sign, word]) => [letter, { sign, word }]));
  const byId = (id) => document.getElementById(id);

  /** Creates an element; text is always text, never markup. */
  function make(tag, attributes, ...children) {
    const element = document.createElement(tag);
    for (const [name, value] of Object.entries(attributes || {})) {
      if (value !== undefined && value !== false) element.setAttribute(name, value === true ? "" : value);
    }
    element.append(...children.filter((child) => child !== null && child !== undefined));
    return element;
  }

  /** Creates a sentence whose names, which are marked by control characters, are code. */
  function sentence(text) {
    const fragment = document.createDocumentFragment();
    text.split(/\u0001([^\u0002]*)\u0002/).forEach((piece, index) => {
      if (piece) fragment.append(index % 2 ? make("code", {}, piece) : piece);
    });
    return fragment;
  }

  const phrase = (number) => sentence(texts[number]);
  const plain = (text) => text.replace(/[\u0001\u0002]/g, "");
  const engineOf = (column) => column.engine + (column.variation ? ` (${column.variation})` : "");
  /** Whether there are several engines, so that the names of columns include the engine. */
  const isComparison = new Set(columns.map(engineOf)).size > 1;
  const columnName = (column) => (isComparison ? `${engineOf(column)}, ` : "") + column.profile;

  /** Returns the names of columns, with the profiles of one engine together. */
  function together(members) {
    const engines = new Map();
    for (const column of members) {
      engines.set(engineOf(column), [...(engines.get(engineOf(column)) || []), column.profile]);
    }
    return [...engines].map(([name, profiles]) => (isComparison ? `${name}, ` : "") + profiles.join(" and ")).join(" · ");
  }

  for (const column of columns) {
    column.entries = new Map(column.details.map(([index, detail, log]) => [index, { detail, log }]));
  }
  const casesOf = rules.map(() => []);
  const isRed = cases.map((_, index) => columns.some((column) => "feu".includes(column.verdicts[index])));
  cases.forEach((item, index) => { for (const rule of item[3]) casesOf[rule].push(index); });
  for (const list of casesOf) list.sort((a, b) => isRed[b] - isRed[a] || a - b);

  // The filter ---------------------------------------------------------------------------------

  const filter = { text: "", rule: "", column: "", verdicts: new Set() };
  let haystacks = null;

  /** Returns the text of a case for searching, which is built on first use. */
  function haystack(index) {
    haystacks ||= new Array(cases.length);
    if (haystacks[index] === undefined) {
      const item = cases[index];
      const words = [item[0], plain(item[1]), ...item[3].map((rule) => rules[rule][0])];
      for (const column of columns) {
        const entry = column.entries.get(index);
        if (!entry) continue;
        const detail = details[entry.detail];
        for (const clause of detail.clauses || []) words.push(plain(texts[clause]));
        for (const key of ["trouble", "skip", "reason", "issue", "need"]) {
          if (detail[key] !== undefined) words.push(plain(texts[detail[key]]));
        }
        for (const row of detail.rows || []) {
          for (const action of row[2]) for (const event of action[2]) words.push(plain(texts[event[1]]));
        }
        if (entry.log !== undefined) words.push(texts[entry.log]);
      }
      haystacks[index] = words.join("\n").toLowerCase();
    }
    return haystacks[index];
  }

  const filtered = () => filter.text || filter.rule || filter.column !== "" || filter.verdicts.size > 0;

  function matches(index) {
    const asked = filter.column === "" ? columns : [columns[filter.column]];
    const letters = asked.map((column) => column.verdicts[index]);
    if (filter.column !== "" && letters[0] === ".") return false;
    if (filter.verdicts.size && !letters.some((letter) => filter.verdicts.has(letter))) return false;
    return !filter.text || filter.text.toLowerCase().split(/\s+/).every((word) => haystack(index).includes(word));
  }

  // A case ---------------------------------------------------------------------------------------

  function signsOf(index) {
    const words = columns.map((column) => {
      const kind = signs[column.verdicts[index]];
      return kind && `${columnName(column)}: ${kind.word}`;
    });
    const list = make("span", { class: "signs", role: "img", "aria-label": words.filter(Boolean).join("; ") });
    columns.forEach((column, position) => {
      const letter = column.verdicts[index];
      const kind = signs[letter];
      list.append(make("i", { class: kind ? letter : "n", title: words[position] || `${columnName(column)}: not run` }, kind ? kind.sign : "·"));
    });
    return list;
  }

  function caseElement(index) {
    const item = cases[index];
    const title = make("span", {}, sentence(item[1]), make("span", { class: "id" }, item[0]));
    if (!columns.some((column) => column.entries.has(index))) {
      return make("div", { class: "case" }, make("div", { class: "line" }, title, signsOf(index)));
    }
    const element = make("details", { class: "case", "data-case": item[0] }, make("summary", {}, title, signsOf(index)));
    element.addEventListener("toggle", () => {
      if (element.open && element.childElementCount === 1) element.append(...panels(index));
    });
    return element;
  }

  /** What happened in the columns that did not pass, with engines that did the same together. */
  function panels(index) {
    const groups = new Map();
    columns.forEach((column) => {
      const entry = column.entries.get(index);
      if (!entry) return;
      const key = `${column.verdicts[index]} ${entry.detail} ${entry.log}`;
      if (!groups.has(key)) groups.set(key, { entry, letter: column.verdicts[index], members: [] });
      groups.get(key).members.push(column);
    });
    return [...groups.values()].map((group) => panel(index, group));
  }

  /** The start state of a case: unusual values, and the messages. */
  function setup(index) {
    const [, , , , given, messages] = cases[index];
    const list = make("dl", { class: "setup" });
    for (const [title, phrases] of [["Given", given], ["Messages", messages]]) {
      if (!phrases.length) continue;
      list.append(make("dt", {}, title), make("dd", {}, make("ul", {}, ...phrases.map((each) => make("li", {}, phrase(each))))));
    }
    return list.childElementCount ? list : null;
  }

  function panel(index, { entry, letter, members }) {
    const detail = details[entry.detail];
    const item = cases[index];
    const element = make("div", { class: "panel" },
      make("h3", {}, make("span", { class: `tag ${letter}` }, `${signs[letter].sign} ${signs[letter].word}`), together(members)));
    if (detail.trouble !== undefined) element.append(make("p", {}, phrase(detail.trouble)));
    if (detail.cause !== undefined) element.append(make("p", {}, "Cause: ", phrase(detail.cause)));
    if (detail.need !== undefined) element.append(make("p", {}, "Could not be judged: needs ", make("code", {}, texts[detail.need]), ", which is broken."));
    for (const clause of detail.clauses || []) element.append(make("p", {}, phrase(clause)));
    if (detail.breach !== undefined) element.append(make("p", { class: "caption" }, phrase(detail.breach)));
    if (detail.skip !== undefined) element.append(make("p", {}, phrase(detail.skip)));
    if (detail.reason !== undefined) {
      element.append(make("p", {}, "Listed because: ", phrase(detail.reason), detail.issue === undefined ? "" : " — ", detail.issue === undefined ? "" : link(texts[detail.issue])));
      element.append(make("p", { class: "caption" }, texts[detail.listed]));
    }
    if (detail.step !== undefined) element.append(versus(detail));
    if (detail.rows) element.append(...[setup(index), timeline(detail, `Timeline of ${item[0]}, ${together(members)}`)].filter(Boolean));
    if (entry.log !== undefined) {
      element.append(make("p", { class: "caption" }, "The engine’s log"), make("pre", {}, texts[entry.log]));
    }
    element.append(make("p", { class: "caption" }, item[2] ? `Run it again (${item[2]}):` : "Find it again:"));
    for (const column of letter === "s" ? members.slice(0, 1) : members) element.append(replay(item, column));
    return element;
  }

  function link(text) {
    return /^https?:\/\/\S+$/.test(text) ? make("a", { href: text, rel: "noopener noreferrer" }, text) : text;
  }

  function replay(item, column) {
    const command = [column.replay, item[6] || item[0], column.tail].filter(Boolean).join(" ");
    const button = make("button", { type: "button", "aria-label": `Copy: ${command}` }, "Copy");
    button.addEventListener("click", async () => {
      try {
        await navigator.clipboard.writeText(command);
        button.textContent = "Copied";
      } catch {
        const range = document.createRange();
        range.selectNodeContents(button.previousSibling);
        getSelection().removeAllRanges();
        getSelection().addRange(range);
        button.textContent = "Selected";
      }
    });
    return make("div", { class: "replay" }, make("pre", {}, command), button);
  }

  // A timeline -----------------------------------------------------------------------------------

  /** The step where the engine deviates, with both sides of the difference. */
  function versus(detail) {
    const events = (detail.rows || []).flatMap((row) => row[2]).flatMap((action) => action[2]);
    const list = (mark, isBad) => {
      const item = make("dd", { class: isBad ? "bad" : false });
      events.filter((event) => event[0] === mark).forEach((event, index) => item.append(index ? ", " : "", phrase(event[1])));
      return item;
    };
    const [expected, happened] = [list("m"), list("u", true)];
    if (!expected.childNodes.length) expected.append("nothing more");
    if (!happened.childNodes.length) happened.append("nothing of the kind");
    return make("dl", { class: "versus" },
      make("dt", {}, "Where"), make("dd", {}, `step ${detail.step + 1}` + (detail.line ? `, line ${detail.line}` : "")),
      make("dt", {}, "Expected"), expected, ...because(detail), make("dt", {}, "Happened"), happened);
  }

  /** The reasons for the expectation, one per line, each with its clause. */
  function because(detail) {
    if (!detail.because) return [];
    return [make("dt", {}, "Because"), make("dd", {}, ...detail.because.map((reason) => make("p", {}, phrase(reason))))];
  }

  /** Expected and actual events side by side: a missing event and one in its place share a line. */
  function pairs(events) {
    const lines = [];
    for (const event of events) {
      const last = lines[lines.length - 1];
      if (event[0] === "u" && last && last.expected && last.expected[0] === "m" && !last.actual) last.actual = event;
      else if (event[0] === "c") choose(lines, event);
      else if (event[0] === "m" || event[0] === "o") lines.push({ expected: event });
      else if (event[0] === "u" || event[0] === "a") lines.push({ actual: event });
      else lines.push({ expected: event, actual: event });
    }
    return lines;
  }

  /** Puts what the engine chose beside the alternatives, and more of it below. */
  function choose(lines, event) {
    const last = lines.filter((line) => line.expected && line.expected[0] === "o").pop();
    if (last && !last.actual) last.actual = event;
    else lines.push({ actual: event });
  }

  function timeline(detail, name) {
    const broke = detail.trouble !== undefined;
    const states = detail.states || [];
    const body = make("tbody");
    let screen = -1;
    detail.rows.forEach((row, position) => {
      const [mark, note, actions] = row;
      const lists = actions.map((action) => pairs(action[2]));
      const height = lists.reduce((sum, list) => sum + Math.max(1, list.length), 0);
      let isFirst = true;
      actions.forEach((action, number) => {
        const [words, isInBackground, , left, ...values] = action;
        screen = left;
        const lines = lists[number].length ? lists[number] : [{}];
        lines.forEach((line, index) => {
          const tr = make("tr", { class: (isFirst ? "first " : "") + (mark === "d" || mark === "b" ? "differs" : "") });
          if (isFirst) {
            const sign = { a: "✓", d: "✗", b: "!" }[mark] || "";
            const word = { a: " as expected", d: " differs", b: " broke off here" }[mark] || "";
            tr.append(make("th", { scope: "rowgroup", class: "step", rowspan: height },
              make("span", { "aria-hidden": "true" }, sign + " "), String(position + 1), make("span", { class: "sr" }, word)));
          }
          if (index === 0) {
            const cell = make("td", { rowspan: lines.length }, phrase(words));
            if (isFirst && note >= 0) cell.append(make("span", { class: "remark" }, phrase(note)));
            tr.append(cell);
          }
          tr.append(expectedCell(line, broke), actualCell(line, broke, mark));
          const seen = line.actual && !broke ? line.actual : line.expected;
          if (seen) screen = seen[2];
          if (index === 0) {
            values.forEach((value, place) => {
              const cell = cellOf(texts[states[place]], "aside", texts[value]);
              cell.rowSpan = lines.length;
              tr.append(cell);
            });
          }
          tr.append(screenCell(screen, isInBackground));
          body.append(tr);
          isFirst = false;
        });
      });
    });
    const head = make("thead", {}, make("tr", {}, ...["Step", "What happens", "Expected", "What the engine did", ...states.map((state) => texts[state]), "Screen"].map((title) => make("th", { scope: "col" }, title))));
    return make("div", { class: "timeline", role: "region", "aria-label": name, tabindex: "0" }, make("table", {}, head, body));
  }

  /** Creates a cell; on a narrow screen, which has no columns, the cell contains its title. */
  const cellOf = (title, kind, ...children) => make("td", { class: kind, "data-title": title }, ...children);

  function expectedCell({ expected, actual }) {
    if (!expected) return cellOf("Expected", "absent", actual && actual[0] === "u" ? "— nothing" : "");
    return cellOf("Expected", false, phrase(expected[1]));
  }

  function actualCell({ expected, actual }, broke, mark) {
    const cell = (kind, ...children) => cellOf("Engine", kind, ...children);
    if (broke) return cell("absent", mark === "b" ? "not known" : "");
    if (!actual && expected && expected[0] === "o") return cell("aside", "none of it");
    if (!actual) return expected ? cell("missing", "✗ did not happen") : cell("absent");
    if (actual[0] === "a") return cell("aside", phrase(actual[1]));
    if (actual[0] === "u") return cell(expected ? "missing" : "unexpected", "✗ ", phrase(actual[1]));
    return cell(false, make("span", { "aria-hidden": "true" }, "✓ "), phrase(actual[1]));
  }

  function screenCell(screen, isInBackground) {
    const cell = cellOf("Screen", isInBackground ? "dark" : false);
    if (screen >= 0) cell.append(make("span", { class: "device" }, texts[screen]));
    else if (isInBackground) cell.append("background");
    return cell;
  }

  // The matrix -----------------------------------------------------------------------------------

  const rows = [...document.querySelectorAll("tr.rule")].map((row) => {
    const rule = Number(row.dataset.rule);
    const name = row.querySelector(".rule-name");
    const state = { row, rule, chapter: row.parentElement, drill: null, button: null, matching: [] };
    if (!casesOf[rule].length) return state;
    const button = make("button", { type: "button", class: "rule-name", "aria-expanded": "false" });
    button.append(...name.childNodes);
    name.replaceWith(button);
    button.addEventListener("click", () => toggle(state, button.getAttribute("aria-expanded") !== "true"));
    state.button = button;
    return state;
  });
  const width = 1 + columns.length;

  function toggle(state, isOpen) {
    if (!state.button) return;
    state.button.setAttribute("aria-expanded", String(isOpen));
    if (isOpen && !state.drill) {
      const id = `drill-${state.rule}`;
      const rule = rules[state.rule];
      const inside = make("div", { class: "inside", role: "region", "aria-label": `Cases of ${rule[0]}` },
        make("p", { class: "statement" }, sentence(rule[1])), make("div", { class: "list" }));
      state.drill = make("tr", { class: "drill", id }, make("td", { colspan: width }, inside));
      state.button.setAttribute("aria-controls", id);
      state.row.after(state.drill);
    }
    if (state.drill) {
      state.drill.hidden = !isOpen;
      if (isOpen) fill(state);
    }
  }

  /** Draws the matching cases, a number of them at a time. */
  function fill(state) {
    const list = state.drill.querySelector(".list");
    list.replaceChildren();
    let next = 0;
    const more = make("button", { type: "button", class: "more" });
    const add = () => {
      more.remove();
      const end = Math.min(next + chunk, state.matching.length);
      for (; next < end; next += 1) list.append(caseElement(state.matching[next]));
      const rest = state.matching.length - next;
      if (rest > 0) {
        more.textContent = `Show ${Math.min(rest, chunk)} more of ${rest}`;
        list.append(more);
      }
    };
    more.addEventListener("click", () => {
      const first = list.children[next - 1];
      add();
      const following = first.nextElementSibling;
      if (following) (following.querySelector("summary") || following).focus?.();
    });
    add();
  }

  const number = (count, noun) => `${count.toLocaleString("en")} ${noun}${count === 1 ? "" : "s"}`;

  /** Shows the matching cases and their number. */
  function apply() {
    const isFiltered = filtered();
    const matching = cases.map((_, index) => matches(index));
    const shown = new Set();
    let shownRules = 0;
    for (const state of rows) {
      const all = casesOf[state.rule];
      const isRule = !filter.rule || rules[state.rule][0] === filter.rule;
      state.matching = isRule ? all.filter((index) => matching[index]) : [];
      const isShown = isFiltered ? state.matching.length > 0 || (filter.rule && isRule) : true;
      state.row.hidden = !isShown;
      if (isShown) shownRules += 1;
      for (const index of state.matching) shown.add(index);
      const isOpen = state.button && state.button.getAttribute("aria-expanded") === "true";
      if (state.drill) state.drill.hidden = !(isShown && isOpen);
      if (isShown && isOpen) fill(state);
    }
    for (const chapter of new Set(rows.map((state) => state.chapter))) {
      chapter.hidden = ![...chapter.querySelectorAll("tr.rule")].some((row) => !row.hidden);
    }
    byId("outcome").textContent = isFiltered
      ? `${number(shown.size, "case")} of ${cases.length.toLocaleString("en")} in ${number(shownRules, "rule")}`
      : `${number(cases.length, "case")} in ${number(shownRules, "rule")}`;
    byId("nothing").hidden = shownRules > 0;
    byId("clear").hidden = !isFiltered;
    for (const button of byId("verdicts").querySelectorAll("button")) {
      button.setAttribute("aria-pressed", String(filter.verdicts.has(button.dataset.verdict)));
    }
    updateOpenAll();
  }

  function updateOpenAll() {
    const shown = rows.filter((state) => state.button && !state.row.hidden);
    const isOpen = shown.length > 0 && shown.every((state) => state.button.getAttribute("aria-expanded") === "true");
    byId("open-all").textContent = isOpen ? "Close all" : "Open all";
    byId("open-all").dataset.opens = String(!isOpen);
    byId("open-all").hidden = shown.length === 0;
  }

  // The address keeps the filter -------------------------------------------------------------------

  const wordOf = { f: "failed", e: "errored", u: "unexpected", k: "known", s: "skipped", p: "passed" };
  const letterOf = Object.fromEntries(Object.entries(wordOf).map(([letter, word]) => [word, letter]));
  let written = "";

  function writeHash() {
    const parameters = new URLSearchParams();
    if (filter.text) parameters.set("text", filter.text);
    if (filter.rule) parameters.set("rule", filter.rule);
    if (filter.column !== "") parameters.set("engine", String(Number(filter.column) + 1));
    if (filter.verdicts.size) parameters.set("verdict", [...filter.verdicts].map((letter) => wordOf[letter]).join(","));
    written = parameters.toString();
    history.replaceState(null, "", written ? `#${written}` : location.pathname + location.search);
  }

  function readHash() {
    const hash = location.hash.slice(1);
    if (hash && !hash.includes("=")) return false;
    const parameters = new URLSearchParams(hash);
    filter.text = parameters.get("text") || "";
    filter.rule = rules.some((rule) => rule[0] === parameters.get("rule")) ? parameters.get("rule") : "";
    const column = Number(parameters.get("engine")) - 1;
    filter.column = columns[column] ? String(column) : "";
    filter.verdicts = new Set((parameters.get("verdict") || "").split(",").map((word) => letterOf[word]).filter(Boolean));
    byId("text").value = filter.text;
    byId("rule").value = filter.rule;
    byId("column").value = filter.column;
    if (filtered()) byId("filter-box").open = true;
    return true;
  }

  function changed() {
    writeHash();
    apply();
  }

  for (const [letter, sign, word] of kinds) {
    const count = cases.reduce((sum, _, index) => sum + (columns.some((column) => column.verdicts[index] === letter) ? 1 : 0), 0);
    const button = make("button", { type: "button", "data-verdict": letter, "aria-pressed": "false", disabled: count === 0 },
      make("span", { "aria-hidden": "true" }, `${sign} `), `${word} ${count.toLocaleString("en")}`);
    button.addEventListener("click", () => {
      if (!filter.verdicts.delete(letter)) filter.verdicts.add(letter);
      changed();
    });
    byId("verdicts").append(button);
  }
  let pause = 0;
  byId("text").addEventListener("input", () => {
    clearTimeout(pause);
    pause = setTimeout(() => { filter.text = byId("text").value.trim(); changed(); }, 120);
  });
  byId("rule").addEventListener("change", () => {
    filter.rule = byId("rule").value;
    changed();
    const state = rows.find((each) => rules[each.rule][0] === filter.rule);
    if (state) { toggle(state, true); updateOpenAll(); }
  });
  byId("column").addEventListener("change", () => { filter.column = byId("column").value; changed(); });
  byId("filter").addEventListener("submit", (event) => event.preventDefault());
  function clear() {
    Object.assign(filter, { text: "", rule: "", column: "", verdicts: new Set() });
    for (const id of ["text", "rule", "column"]) byId(id).value = "";
    changed();
  }
  byId("clear").addEventListener("click", () => { clear(); byId("text").focus(); });
  byId("open-all").addEventListener("click", () => {
    const isOpen = byId("open-all").dataset.opens === "true";
    for (const state of rows) if (!state.row.hidden) toggle(state, isOpen);
    updateOpenAll();
  });
  for (const state of rows) state.button?.addEventListener("click", updateOpenAll);
  window.addEventListener("hashchange", () => {
    if (location.hash.slice(1) !== written && readHash()) apply();
  });

  // Colors -----------------------------------------------------------------------------------------

  const themes = { auto: "as the system has them", light: "light", dark: "dark" };
  function setTheme(theme) {
    if (theme === "auto") delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = theme;
    const button = byId("theme");
    button.setAttribute("aria-label", `Colors: ${themes[theme]}`);
    button.querySelector("span").textContent = theme;
    button.dataset.now = theme;
  }
  byId("theme").addEventListener("click", () => {
    const order = Object.keys(themes);
    setTheme(order[(order.indexOf(byId("theme").dataset.now) + 1) % order.length]);
  });
  setTheme("auto");

  /** Opens a case in the first rule that has it, and scrolls there. */
  function showCase(id) {
    const index = cases.findIndex((item) => item[0] === id);
    const state = rows.find((each) => each.button && casesOf[each.rule].includes(index));
    if (!state) return;
    if (filtered()) clear();
    toggle(state, true);
    updateOpenAll();
    const find = () => [...state.drill.querySelectorAll("details.case")].find((each) => each.dataset.case === id);
    for (let more; !find() && (more = state.drill.querySelector(".more"));) more.click();
    const element = find();
    if (!element) return;
    element.open = true;
    element.querySelector("summary").focus({ preventScroll: true });
    element.scrollIntoView();
  }
  for (const link of document.querySelectorAll("[data-shows]")) {
    link.addEventListener("click", (event) => { event.preventDefault(); showCase(link.dataset.shows); });
  }

  /** Opens the first red rule, and its first failing case. */
  function openAtFailures() {
    const state = rows.find((each) => each.chapter.matches(".red, .odd") && each.button);
    if (!state) return;
    toggle(state, true);
    updateOpenAll();
    const first = state.drill.querySelector("details.case");
    if (first) first.open = true;
  }

  document.documentElement.classList.add("js");
  readHash();
  apply();
  if (!filtered()) openAtFailures();
})();
