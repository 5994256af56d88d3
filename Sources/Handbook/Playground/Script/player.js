// The panel in which a case is played and changed.

/** Creates an element with attributes, texts and elements; null values are omitted. */
function make(tag, attributes = {}, ...inside) {
  const element = document.createElement(tag);
  for (const [key, value] of Object.entries(attributes)) {
    if (typeof value === "function") element.addEventListener(key, value);
    else if (value === true) element.setAttribute(key, "");
    else if (value !== false && value !== null) element.setAttribute(key, value);
  }
  element.append(...inside.flat(Infinity).filter((part) => part !== null));
  return element;
}

const phraseParts = (phrase) => phrase.map((piece) => (typeof piece === "string" ? piece : make("code", {}, piece.name)));
const button = (label, click, attributes = {}) => make("button", { type: "button", click, ...attributes }, label);

/** The case of the page with this id. */
function caseNamed(id) {
  const { parts, cases } = window.handbookCases;
  const { given, messages, ways, ...rest } = cases[id];
  const told = Object.entries(ways).map(([profile, steps]) => [profile, steps.map((number) => parts[number])]);
  return { ...rest, given: parts[given], messages: parts[messages], ways: Object.fromEntries(told) };
}

/** The level of the last heading before an element. */
function levelBefore(element) {
  const before = [...document.querySelectorAll("main :is(h1, h2, h3, h4, h5)")]
    .filter((heading) => heading.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING && !heading.closest(".player"));
  return Number(before.at(-1)?.tagName[1] ?? 1);
}

/** Opens the panel of a case in place of its picture. */
function open(box) {
  const id = box.dataset.case;
  const shown = box.previousElementSibling;
  const start = box.querySelector("button");
  const yaml = box.parentElement.querySelector(":scope > .more pre.code").textContent;
  const player = new Player(id, caseNamed(id), yaml, levelBefore(box) + 1, () => {
    player.pause();
    player.element.remove();
    shown.hidden = false;
    box.hidden = false;
    start.focus();
  });
  shown.hidden = true;
  box.hidden = true;
  box.after(player.element);
  player.show();
  player.element.focus();
  return player;
}

class Player {
  constructor(id, item, yaml, level, close) {
    Object.assign(this, { item, yaml, level, profile: Object.keys(item.profiles)[0], showsAll: false, before: [], other: {} });
    this.anchor = `play-${id.replace(/[^\w.-]/g, "-")}`;
    this.steps = item.steps;
    this.now = this.steps.length;
    this.build(close);
  }

  // Display

  build(close) {
    const { item } = this;
    this.play = button("", () => (this.timer ? this.pause() : this.start()), { class: "main" });
    this.back = button("Back", () => this.go(this.now - 1));
    this.forward = button("Forward", () => this.go(this.now + 1));
    this.undo = button("Undo", () => this.takeBack());
    this.reset = button("Start over", () => this.change(item.steps, item.steps.length));
    this.picture = make("div", { class: "picture" });
    this.whose = make("p", { class: "whose", role: "status" });
    this.seen = make("p", { class: "seen", role: "status" });
    this.list = make("ol", { class: "script" });
    this.groups = make("div", { class: "choices" });
    this.where = make("span", {});
    this.code = make("code");
    this.expected = make("span", {});
    this.copied = make("span", { role: "status" });
    this.seconds = make("input", { type: "number", min: "0.001", step: "any", value: item.given.minimum_interval || 30, "aria-label": "Seconds" });
    const profiles = Object.entries(item.profiles);
    const choice = profiles.length > 1
      ? make("label", {}, "Profile ", make("select", { change: (event) => { this.profile = event.target.value; this.show(); } },
        profiles.map(([profile, title]) => make("option", { value: profile }, title)))) : null;
    this.open = make("details", { class: "leaves-open" });
    this.answers = make("select", { "aria-label": "Answers", change: ({ target }) => this.answer(target.value) });
    this.answering = make("label", {}, "Answers ", this.answers);
    const everything = make("label", {}, make("input", { type: "checkbox", "aria-label": "Show everything that the engine reports", change: (event) => { this.showsAll = event.target.checked; this.show(); } }),
      " Show everything that the engine reports");
    this.element = make("section", { class: "player", tabindex: "-1", "aria-label": `Play: ${item.title.replaceAll("`", "")}` },
      make("div", { class: "controls" }, this.play, this.back, this.forward, this.undo, this.reset, button("Close", close, { class: "close" })),
      this.whose,
      this.picture,
      this.seen,
      make("div", { class: "controls" }, choice, this.answering, everything),
      make("div", { class: "edit" },
        make("section", {}, this.heading("The steps"), this.list),
        make("section", {}, this.heading("Add ", this.where), this.groups)),
      make("details", { class: "copy" }, make("summary", {}, "As YAML"),
        make("p", {}, this.expected, " Paste it into the list ", make("code", {}, "cases"), " of a case file. ",
          button("Copy", () => this.copy()), " ", this.copied),
        make("pre", { class: "code", tabindex: "0" }, this.code)),
      this.open);
  }

  /** What differs from the page, in sentences; empty if nothing does. */
  get difference() {
    const [id] = Object.keys(this.other);
    const { title, answers } = questions[id] ?? {};
    return [
      ...(this.isChanged ? ["You have changed the case."] : []),
      id ? `This is what an engine does that answers the question “${title}” otherwise: ${answers[this.other[id]]}`
        : "This is what the reference engine does.",
      "The case asserts nothing of it.",
    ].join(" ");
  }

  /** A heading one level below the last one before the panel. */
  heading(...inside) {
    return make(`h${this.level}`, { class: "part" }, ...inside);
  }

  show() {
    const count = this.steps.length;
    try {
      this.told = story(this.item, this.profile, this.steps, { ...this, isChanged: this.isOther });
      this.picture.innerHTML = count ? picture(this.told, this.anchor, this.now) : "";
      this.seen.textContent = this.now === 0 ? "Nothing has happened yet." : rowWords(this.told.rows[this.now - 1]);
    } catch (error) {
      // An action added in one profile may not exist in the other.
      this.told = { rows: [] };
      this.picture.textContent = "";
      this.seen.textContent = `The engine cannot run this: ${error.message}.`;
    }
    this.whose.textContent = this.isOther ? this.difference : "";
    this.whose.hidden = !this.isOther;
    this.expected.textContent = this.isChanged
      ? "The case up to your first change, and from there on what the reference engine did as its expectations."
      : "The case as it is, with what it asserts.";
    this.back.disabled = this.now === 0;
    this.forward.disabled = this.now === count;
    this.undo.disabled = this.before.length === 0;
    this.reset.disabled = !this.isChanged;
    this.play.textContent = this.timer ? "Pause" : "Play";
    this.play.disabled = count === 0;
    this.list.replaceChildren(...this.steps.map((step, index) => this.stepItem(step, index)));
    this.where.textContent = this.now === 0 ? "at the start" : `after step ${this.now}`;
    this.groups.replaceChildren(...this.choiceGroups());
    this.code.textContent = this.text;
    this.showAnswers();
    dispatchEvent(new Event("resize")); // updates whether the picture scrolls and can have the keyboard focus
    this.follow();
  }

  /** Scrolls the picture to the last step shown, if it is wider than its box. */
  follow() {
    const mark = this.picture.querySelector(".now");
    if (!mark) {
      this.picture.scrollLeft = 0;
      return;
    }
    const [box, now] = [this.picture.getBoundingClientRect(), mark.getBoundingClientRect()];
    if (now.left < box.left || now.right + 150 > box.right) this.picture.scrollLeft += now.left - box.left - 30;
  }

  stepItem(step, index) {
    const actions = step.do.map((action, position) => make("span", { class: "act" }, make("span", {}, phraseParts(actionPhrase(action))),
      button("×", () => this.remove(index, position), { class: "remove", "aria-label": `Remove: ${plain(actionPhrase(action))}` })));
    const go = button(`${index + 1}`, () => this.go(index + 1), {
      class: "go", "aria-label": `Go to step ${index + 1}`, "aria-current": index + 1 === this.now ? "step" : null,
    });
    return make("li", { class: index + 1 > this.now ? "later" : null }, go, make("span", {}, actions));
  }

  choiceGroups() {
    const device = this.told.rows[this.now - 1]?.sight.device ?? deviceOf(this.item.given);
    const groups = choicesFor(this.item, this.profile, device).map(({ title, actions }) => make("div", { role: "group", "aria-label": title },
      actions.map((action) => button(phraseParts(actionPhrase(action)), () => this.add(action), { class: "choice", "data-do": action.do }))));
    const time = make("div", { role: "group", "aria-label": "Time" }, make("label", {}, this.seconds, " seconds"),
      button("pass", () => this.pass(), { class: "choice", "data-do": "advance" }));
    return [...groups, time];
  }

  /** Shows the open questions that decide here, with the reference engine's answers and others to choose from. */
  showAnswers() {
    const now = `${this.profile} ${JSON.stringify(this.steps)}`;
    if (this.answered === now) return;
    this.answered = now;
    const telling = tellingAnswers(this.item, this.profile, this.steps);
    const others = [...telling, ...Object.entries(this.other).filter(([id, answer]) => !telling.some((each) => each[0] === id && each[1] === answer))];
    const grouped = (id) => make("optgroup", { label: questions[id].title },
      others.filter(([question]) => question === id).map(([, answer]) =>
        make("option", { value: `${id}=${answer}`, selected: this.other[id] === answer }, questions[id].answers[answer])));
    this.answering.hidden = others.length === 0;
    this.answers.replaceChildren(make("option", { value: "" }, "of the reference engine"), ...[...new Set(others.map(([id]) => id))].map(grouped));

    const open = Object.keys(questions).filter((id) => telling.some(([question]) => question === id) || !this.isChanged && this.item.open.includes(id));
    this.open.hidden = open.length === 0;
    this.open.replaceChildren(make("summary", {}, `What the documents leave open here (${open.length})`),
      make("p", {}, "An engine conforms with any answer to an open question, and no case of the suite depends on one. "
        + "A case that you change may: ", make("code", {}, "iamspec audit"), " rejects it then. The reference engine answers:"),
      make("ul", {}, open.map((id) => make("li", {},
        make("a", { href: document.body.dataset.root + questions[id].place }, questions[id].title), `: ${questions[id].answers[defaultAnswers[id]]}`))));
  }

  /** Goes on with another answer, or with those of the reference engine. */
  answer(text) {
    this.other = text ? Object.fromEntries([text.split("=")]) : {};
    this.refocusing(() => this.show());
  }

  /** Whether anything differs from the page. */
  get isOther() {
    return this.isChanged || Object.keys(this.other).length > 0;
  }

  get isChanged() {
    return this.steps !== this.item.steps && JSON.stringify(this.steps) !== JSON.stringify(this.item.steps);
  }

  get text() {
    const { item, steps, isChanged, profile } = this;
    // With another answer, expectations would ask for what no document does.
    const told = this.told.rows.length ? story(item, profile, steps, { isChanged }) : this.told;
    return told.rows.length ? caseText({ rows: told.rows, steps, item, isChanged, profile }, this.yaml) : "";
  }

  // Playing

  go(step) {
    this.pause();
    this.now = Math.max(0, Math.min(step, this.steps.length));
    this.refocusing(() => this.show());
  }

  start() {
    if (this.now === this.steps.length) this.now = 0;
    const tick = () => {
      this.now += 1;
      if (this.now >= this.steps.length) this.pause();
      this.refocusing(() => this.show());
    };
    this.timer = setInterval(tick, 1400);
    this.refocusing(() => this.show());
  }

  pause() {
    clearInterval(this.timer);
    this.timer = null;
    this.play.textContent = "Play";
  }

  // Changing

  change(steps, now) {
    this.pause();
    this.before.push([this.steps, this.now]);
    [this.steps, this.now] = [steps, now];
    this.refocusing(() => this.show());
  }

  takeBack() {
    this.pause();
    [this.steps, this.now] = this.before.pop();
    this.refocusing(() => this.show());
  }

  add(action) {
    const step = { do: [action] };
    this.change([...this.steps.slice(0, this.now), step, ...this.steps.slice(this.now)], this.now + 1);
  }

  pass() {
    const by = Math.round(Number(this.seconds.value) * 1000);
    if (by > 0) this.add({ do: "advance", by });
    else this.seconds.focus();
  }

  remove(index, position) {
    const rest = this.steps[index].do.filter((_, other) => other !== position);
    const isGone = rest.length === 0;
    const steps = isGone ? this.steps.filter((_, other) => other !== index)
      : this.steps.map((step, other) => (other === index ? { ...step, do: rest } : step));
    this.change(steps, isGone && this.now > index ? this.now - 1 : this.now);
  }

  /** Redraws, and keeps the keyboard focus: a redrawn element is found by its position among similar ones. */
  refocusing(draw) {
    const active = this.element.contains(document.activeElement) ? document.activeElement : null;
    const like = (element) => (element.classList.contains("choice") ? `.choice[data-do="${element.dataset.do}"]` : `.${element.className}`);
    const drawn = active && (this.list.contains(active) || this.groups.contains(active)) && active.className ? like(active) : null;
    const place = drawn ? [...this.element.querySelectorAll(drawn)].indexOf(active) : 0;
    draw();
    if (!active || (active.isConnected && !active.disabled)) {
      active?.focus({ preventScroll: true });
      return;
    }
    const found = drawn ? [...this.element.querySelectorAll(drawn)] : [];
    (found[Math.min(place, found.length - 1)] ?? this.play).focus({ preventScroll: true });
  }

  async copy() {
    try {
      await navigator.clipboard.writeText(this.text);
      this.copied.textContent = "Copied.";
    } catch {
      getSelection().selectAllChildren(this.code);
      this.copied.textContent = "Select and copy it below.";
    }
  }
}
