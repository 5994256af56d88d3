// Text in a picture: measured, broken into lines, and written as SVG, like in PictureText.swift.

const escaped = (text) =>
  text.replace(/[<>&"']/g, (character) => `&#${character.codePointAt(0)};`).replace(/[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f]/g, "\uFFFD");

/** A coordinate, with at most one decimal digit. */
const at = (value) => String(Math.round(value * 10) / 10);

function advanceOf(character) {
  if ("ijlI.,;:'|! ".includes(character)) return 0.29;
  if ("ftr()[]-/".includes(character)) return 0.36;
  if ("mwMW".includes(character)) return 0.86;
  if (/[A-Z]/.test(character)) return 0.7;
  if (/[a-z0-9]/.test(character)) return 0.57;
  return character.codePointAt(0) < 0x2000 ? 0.62 : 1;
}

/** The width of a run, in pixels. */
function widthOf({ text, isName }, size) {
  const characters = [...text];
  if (isName) return characters.length * size * 0.6;
  return characters.reduce((sum, character) => sum + advanceOf(character), 0) * size * 1.04;
}

/** The parts of a run that is too long for a line, broken after underscores and the like, or anywhere. */
function partsOf(run, width, size) {
  if (widthOf(run, size) <= width) return [run];
  const parts = [""];
  for (const character of run.text) {
    if (widthOf({ text: `${parts.at(-1)}m`, isName: run.isName }, size) > width) parts.push("");
    parts[parts.length - 1] += character;
    if ("_-/.".includes(character)) parts.push("");
  }
  return parts.filter(Boolean).map((text) => ({ text, isName: run.isName }));
}

/** The parts of a word, each of which fits a line; all but the first follow without a space. */
function brokenWord(word, width, size) {
  const result = [];
  let current = { runs: [], isJoined: word.isJoined }, used = 0;
  for (const part of word.runs.flatMap((run) => partsOf(run, width, size))) {
    const length = widthOf(part, size);
    if (used + length > width && current.runs.length) {
      result.push(current);
      current = { runs: [], isJoined: true };
      used = 0;
    }
    current.runs.push(part);
    used += length;
  }
  return [...result, current];
}

function wordsOf(phrase, width, size) {
  const words = [];
  let isSpaced = true;
  for (const piece of phrase) {
    const isName = typeof piece !== "string";
    (isName ? piece.name : piece).split(" ").forEach((text, index) => {
      if (index > 0) isSpaced = true;
      if (text === "") return;
      const run = { text, isName };
      if (!isSpaced && words.length) words.at(-1).runs.push(run);
      else words.push({ runs: [run], isJoined: false });
      isSpaced = false;
    });
  }
  return words.flatMap((word) => brokenWord(word, width, size));
}

/** A phrase broken into lines, each a row of runs. */
function brokenText(phrase, width, size = 12) {
  const lines = [];
  let line = [], used = 0;
  for (const { runs, isJoined } of wordsOf(phrase, width, size)) {
    const length = runs.reduce((sum, run) => sum + widthOf(run, size), 0);
    const space = isJoined || !line.length ? 0 : size * 0.29;
    if (used + space + length > width && line.length) {
      lines.push(line);
      [line, used] = [[...runs], length];
    } else {
      if (space > 0) line.push({ text: " ", isName: false });
      line.push(...runs);
      used += space + length;
    }
  }
  return line.length ? [...lines, line] : lines;
}

/** Runs, with neighbors in the same font joined. */
const mergedRuns = (runs) => runs.reduce((result, run) => {
  const last = result.at(-1);
  if (last?.isName === run.isName) last.text += run.text;
  else result.push({ ...run });
  return result;
}, []);

/** Lines as SVG, the first on a baseline. */
const linesSVG = (lines, x, y, lineHeight = 16, attributes = "") => lines.map((line, index) => {
  const runs = mergedRuns(line).map(({ text, isName }) =>
    isName ? `<tspan class="n">${escaped(text)}</tspan>` : escaped(text));
  return `<text x="${at(x)}" y="${at(y + index * lineHeight)}"${attributes}>${runs.join("")}</text>`;
}).join("");
