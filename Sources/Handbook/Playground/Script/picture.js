// The picture of a story, drawn as in Sources/Handbook/Picture. Steps after `now` show their actions, but
// not yet what these cause.

const LABEL = 76, PADDING = 10, HEADER = 30, MARK = 13, LINE = 15, CARD = 20, GAP = 3, CARDS = 5, ARROW = 12;

/** The measures that all bands share: at most five steps are side by side. */
function layoutOf(count) {
  const bands = Math.max(1, Math.floor((count + 4) / 5));
  const perBand = Math.max(1, Math.floor((count + bands - 1) / bands));
  const column = Math.min(Math.max(Math.floor((858 - LABEL) / perBand), 150), 196);
  return { perBand, column, text: column - PADDING * 2, width: LABEL + perBand * column, x: (index) => LABEL + index * column + PADDING };
}

/** The lane of each kind of observation; all others are reports. */
const LANE_OF = new Map([
  ["discarded", "stack"], ["reenqueued", "stack"], ["displayed", "screen"], ["dismissed", "screen"], ["impression", "analytics"],
  ["click", "analytics"],
]);

/** A row sorted into lanes, with its devices: what was visible in between, then what is visible in the end. */
function columnOf(row, messages, isHidden) {
  const lanes = { stack: [], screen: [], analytics: [], reports: [] };
  for (const event of row.events) lanes[event.lane].push(event);
  const typed = (sight) => ({ ...sight, type: sight.screen === null ? null : messages[sight.screen].type });
  const devices = [
    ...row.earlier.map((sight) => ({ ...typed(sight), underWay: [], loading: [], isSmall: true })),
    { ...typed(row.sight), underWay: row.underWay, loading: row.loading, isSmall: false },
  ];
  return { ...row, lanes, devices, isHidden, phrases: row.actions.map(actionPhrase) };
}

function shapeOf({ mark }, x, y) {
  if (mark === "alternatives") return `<path class="al" d="M${at(x - 4)} ${at(y)}l4-4l4 4l-4 4z"/>`;
  const isAsserted = mark === "asserted";
  return `<circle class="${isAsserted ? "ok" : "as"}" cx="${at(x)}" cy="${at(y)}" r="${isAsserted ? 3.5 : 3}"/>`;
}

const laneLabel = (title, y) => `<text class="lb" x="0" y="${at(y)}">${title}</text>`;

// ── The stack ────────────────────────────────────────────────────────────────────────────────────────────────────

const stackRows = (names) => (names.length > CARDS ? CARDS + 1 : Math.max(1, names.length));
const stackHeight = ({ waiting }) => stackRows(waiting) * (CARD + GAP) + 8;

function stackCard(name, isTop, x, y, width) {
  const room = width - (isTop ? 40 : 16);
  let text = name;
  while (text && widthOf({ text, isName: true }, 11) > room) {
    text = `${[...text].slice(0, text.endsWith("…") ? -2 : -1).join("")}…`;
  }
  const top = isTop ? `<text class="tp" x="${at(x + width - 7)}" y="${at(y + 14)}">top</text>` : "";
  return `<rect class="cd" x="${at(x)}" y="${at(y)}" width="${at(width)}" height="${CARD}" rx="4"/>`
    + `<text class="n" x="${at(x + 8)}" y="${at(y + 14)}">${escaped(text)}</text>${top}`;
}

function stackSVG(column, x, bottom, width) {
  const names = column.waiting, top = bottom - stackHeight(column);
  let svg = `<path class="${column.isStackAsserted ? "tr" : "tr d"}" d="M${at(x)} ${at(top)}V${at(bottom - 4)}q0 4 4 4h${at(width - 8)}q4 0 4-4V${at(top)}"/>`;
  if (!names.length) return `${svg}<text class="em" x="${at(x + width / 2)}" y="${at(bottom - 12)}">empty</text>`;
  let y = bottom - 4 - stackRows(names) * (CARD + GAP);
  names.slice(0, CARDS).forEach((name, index) => {
    svg += stackCard(name, index === 0 && names.length > 1, x + 5, y, width - 10);
    y += CARD + GAP;
  });
  const rest = names.length - CARDS;
  return rest > 0 ? `${svg}<text class="em" x="${at(x + width / 2)}" y="${at(y + 13)}">and ${rest} more below</text>` : svg;
}

// ── The device ───────────────────────────────────────────────────────────────────────────────────────────────────

/** What is special about a device. */
const circumstancesOf = (device) => [
  ...(device.app === "background" ? ["app in background"] : []),
  ...(device.orientation === "landscape" ? ["landscape"] : []),
  ...(device.keyboard === "shown" ? ["keyboard up"] : []),
  ...(device.presenter === "none" ? ["no presenter"] : []),
];

function captionsOf({ device, screen, underWay, loading }) {
  const captions = circumstancesOf(device);
  if (device.app === "background" && screen) captions.splice(1, 0, `${screen} stays open`);
  return [...captions, ...underWay.map((name) => `under way: ${name}`), ...loading.map((name) => `loading: ${name}`)];
}

function deviceSize({ device, isSmall }) {
  const [short, long] = isSmall ? [64, 84] : [84, 120];
  return device.orientation === "landscape" ? [long, short] : [short, long];
}
const deviceHeight = (sight) => deviceSize(sight)[1] + captionsOf(sight).length * 15;

/** Rows of icons, if the app is in the background. */
function homeScreen({ x, y, width, height }) {
  const [columns, rows] = width > height ? [5, 3] : [3, 4];
  let path = "";
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      path += `M${at(x + (width / columns) * (column + 0.5) - 5.5)} ${at(y + (height / rows) * (row + 0.5) - 5.5)}h11v11h-11z`;
    }
  }
  return `<path class="ic" d="${path}"/>`;
}

function appScreen({ x, y, width }) {
  const left = at(x + 8), top = y + 10, wide = width - 16;
  return `<path class="ap" d="M${left} ${at(top)}h${at(wide * 0.5)}M${left} ${at(top + 9)}h${at(wide)}M${left} ${at(top + 17)}h${at(wide * 0.8)}"/>`;
}

function keyboardSVG({ x, y, width, height, keyboard }) {
  const top = y + height - keyboard, row = (keyboard - 6) / 3;
  const keys = [0, 1, 2].map((index) => `M${at(x + 5)} ${at(top + 3 + row * (index + 0.5))}h${at(width - 10)}`).join("");
  return `<rect class="kb" x="${at(x)}" y="${at(top)}" width="${at(width)}" height="${at(keyboard)}" rx="4"/><path class="ky" d="${keys}"/>`;
}

/** A sign for types that the shape alone does not show. */
function typeSign(type, x, y) {
  if (type === "image_modal") return `<path class="sg" d="M${at(x - 9)} ${at(y + 5)}l6-9l4 5l3-4l5 8z"/>`;
  if (type === "html") return `<path class="sg" d="M${at(x - 5)} ${at(y - 5)}l-5 5l5 5m10-10l5 5l-5 5"/>`;
  return "";
}

/** The message on the screen, with a shape for its type; dashed, if the case does not assert that it was displayed. */
function messageSVG({ type, screen: name, isAsserted }, { x, y, width, height, keyboard }) {
  const room = height - keyboard;
  const [inset, down, tall] =
    type === "full" ? [0, 0, room] : type === "slideup" ? [4, room - 38, 34] : [5, (room - 54) / 2, 54];
  const left = x + inset, top = y + Math.max(0, down), wide = width - inset * 2, high = Math.min(tall, room);
  const longest = Math.max(...name.split("_").filter(Boolean).map((part) => [...part].length), 0) || 1;
  const size = Math.min(9.5, Math.max(7, (wide - 6) / ((longest + 1) * 0.6)));
  const lines = brokenText(named(name), wide - 2, size);
  const sign = typeSign(type, left + wide / 2, top + 13);
  const first = top + high / 2 + (sign ? 7 : 0) + 3.5 - (lines.length - 1) * 5.5;
  return `<rect class="${isAsserted ? "ms" : "ms d"}" x="${at(left)}" y="${at(top)}" width="${at(wide)}" height="${at(high)}" rx="5"/>${sign}`
    + linesSVG(lines, left + wide / 2, first, 11, ` class="mn" font-size="${at(size)}"`);
}

function deviceSVG(sight, x, top) {
  const { device, screen } = sight;
  const [width, height] = deviceSize(sight);
  const isAway = device.app === "background";
  const inner = {
    x: x + 4, y: top + 4, width: width - 8, height: height - 8,
    keyboard: device.keyboard === "shown" ? Math.round((height - 8) * 0.34) : 0,
  };
  const captions = captionsOf(sight).map((text, index) =>
    `<text class="cp" x="${at(x + width / 2)}" y="${at(top + height + 12 + index * 15)}">${escaped(text)}</text>`);
  return `<rect class="ph" x="${at(x)}" y="${at(top)}" width="${at(width)}" height="${at(height)}" rx="10"/>`
    + `<rect class="${isAway ? "sc away" : "sc"}" x="${at(inner.x)}" y="${at(inner.y)}" width="${at(inner.width)}" height="${at(inner.height)}" rx="7"/>`
    + (isAway ? homeScreen(inner) : appScreen(inner) + (screen ? messageSVG(sight, inner) : ""))
    + (inner.keyboard && !isAway ? keyboardSVG(inner) : "") + captions.join("");
}

const earlierHeight = ({ devices }) => devices.slice(0, -1).reduce((sum, sight) => sum + deviceHeight(sight) + ARROW, 0);

/** Devices, one below the other. */
function devicesSVG({ devices }, x, top, width) {
  const middle = x + width / 2;
  let svg = "";
  devices.forEach((sight, index) => {
    if (index > 0) {
      svg += `<path class="bu" d="M${at(middle - 4)} ${at(top + 4)}h8l-4 5z"/>`;
      top += ARROW;
    }
    svg += deviceSVG(sight, middle - deviceSize(sight)[0] / 2, top);
    top += deviceHeight(sight);
  });
  return svg;
}

// ── Lanes and bands ──────────────────────────────────────────────────────────────────────────────────────────────

/** A lane: the events in words, and below them a drawing if the lane has one. */
function laneOf(title, key, columns, layout) {
  const texts = columns.map((column) => column.lanes[key].map((event) => ({ event, lines: brokenText(event.phrase, layout.text - MARK, 11.5) })));
  const count = Math.max(0, ...texts.map((events) => events.reduce((sum, { lines }) => sum + lines.length, 0)));
  const isScreen = key === "screen";
  const measure = isScreen ? ({ devices }) => deviceHeight(devices.at(-1)) : key === "stack" ? stackHeight : () => 0;
  const drawing = Math.max(0, ...columns.map(measure));
  const earlier = isScreen ? Math.max(0, ...columns.map(earlierHeight)) : 0;
  const height = (count ? count * LINE + 4 : 0) + earlier + drawing + 20;
  let svg = laneLabel(title, 21);
  columns.forEach((column, index) => {
    if (column.isHidden) return;
    const x = layout.x(index);
    let y = 21;
    for (const { event, lines } of texts[index]) {
      svg += shapeOf(event, x + 4, y - 4);
      svg += linesSVG(lines, x + MARK, y, LINE, event.mark === "aside" ? ' class="q"' : ' class="e"');
      y += lines.length * LINE;
    }
    const bottom = height - 10;
    if (key === "stack") svg += stackSVG(column, x, bottom, layout.text);
    if (isScreen) svg += devicesSVG(column, x, bottom - drawing - earlierHeight(column), layout.text);
  });
  return { height, svg };
}

/** Some steps side by side. */
function bandOf(columns, layout, { showsStack, isLast, now }) {
  const texts = columns.map(({ phrases }) => {
    const indent = phrases.length > 1 ? 10 : 0;
    return { indent, lines: phrases.map((phrase) => brokenText(phrase, layout.text - indent)) };
  });
  const counts = texts.map(({ lines }) => lines.reduce((sum, each) => sum + each.length, 0) + Math.floor(Math.max(0, lines.length - 1) / 4));
  const happensHeight = Math.max(...counts) * 16 + 14;
  const lanes = [
    ...(showsStack ? [laneOf("Stack", "stack", columns, layout)] : []),
    laneOf("Screen", "screen", columns, layout),
    ...["analytics", "reports"].filter((key) => columns.some(({ lanes }) => lanes[key].length))
      .map((key) => laneOf(key === "analytics" ? "Analytics" : "Reports", key, columns, layout)),
  ];
  const height = HEADER + happensHeight + lanes.reduce((sum, lane) => sum + lane.height, 0);
  const right = LABEL + columns.length * layout.column;

  let svg = `<path class="ax" d="M${LABEL} 14H${at(right - 4)}${isLast ? "m-5-4l5 4l-5 4" : ""}"/>`;
  columns.forEach((column, index) => {
    const x = layout.x(index);
    if (index > 0) svg += `<path class="ln" d="M${at(x - PADDING)} 28V${at(height)}"/>`;
    svg += `<circle class="${column.number === now ? "st now" : "st"}" cx="${at(x + 11)}" cy="14" r="11"/>`;
    if (column.time > 0) {
      const text = `after ${span(column.time)}`;
      const width = widthOf({ text, isName: false }, 10.5) + 8;
      svg += `<rect class="cb" x="${at(x + 28)}" y="6" width="${at(width)}" height="16"/><text class="ct" x="${at(x + 32)}" y="18">${text}</text>`;
    }
    svg += `<text class="sn" x="${at(x + 11)}" y="18">${column.number}</text>`;
  });
  svg += laneLabel("Happens", HEADER + 14);
  texts.forEach(({ indent, lines }, index) => {
    let y = HEADER + 14;
    for (const each of lines) {
      if (indent) svg += `<path class="bu" d="M${at(layout.x(index))} ${at(y - 7)}l4 3l-4 3z"/>`;
      svg += linesSVG(each, layout.x(index) + indent, y);
      y += each.length * 16;
    }
  });
  let y = HEADER + happensHeight;
  for (const lane of lanes) {
    svg += `<path class="ln" d="M0 ${at(y)}H${at(right)}"/><g transform="translate(0 ${at(y)})">${lane.svg}</g>`;
    y += lane.height;
  }
  return { height, svg };
}

/**
 * The picture as an SVG element.
 *
 * @param told  a story
 * @param id  the beginning of the ids inside
 * @param now  the number of the last step to show; by default, all steps are shown
 */
function picture(told, id, now = Infinity) {
  const columns = told.rows.map((row) => columnOf(row, told.messages, row.number > now));
  const layout = layoutOf(columns.length);
  const showsStack = columns.some(({ isStackAsserted, waiting, lanes }) => isStackAsserted || waiting.length || lanes.stack.length);
  let body = "", y = 0;
  for (let start = 0; start < columns.length; start += layout.perBand) {
    const band = bandOf(columns.slice(start, start + layout.perBand), layout, {
      showsStack, now, isLast: start + layout.perBand >= columns.length,
    });
    if (start > 0) y += 22;
    body += `<g transform="translate(0 ${at(y)})">${band.svg}</g>`;
    y += band.height;
  }
  const words = told.rows.filter(({ number }) => number <= now).map(rowWords).join(" ");
  const size = `viewBox="0 0 ${at(layout.width)} ${at(y)}" width="${at(layout.width)}" height="${at(y)}"`;
  return `<svg class="tl" xmlns="http://www.w3.org/2000/svg" ${size} role="img" aria-labelledby="${id}-t ${id}-d">`
    + `<title id="${id}-t">${escaped(`Timeline: ${told.title.replaceAll("`", "")}`)}</title><desc id="${id}-d">${escaped(words)}</desc>${body}</svg>`;
}
