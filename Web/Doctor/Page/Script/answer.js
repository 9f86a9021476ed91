// SPDX-License-Identifier: Apache-2.0
// The answer to a question: the words of the command, laid out for a page.

/** What an answer says of the views, in numbers of the outline. */
class Told {
  constructor(outline, answer) {
    this.json = JSON.parse(answer.json);
    this.works = answer.exit === 0;
    this.text = answer.text;
    this.expected = outline.at(answer.expected);
    this.taker = outline.at(answer.taker);
    this.culprits = answer.findings.slice(0, 1).map(place => outline.at(place));
    this.point = this.json.geometryOnly || outline.count === 0 ? this.json.point : this.json.point;
    this.marks = new Map();
    for (const [number, view, isInside, words] of answer.steps) { this.marks.set(outline.at([number, view]), { isInside, words }); }
    this.ways = new Set(this.expected >= 0 ? [this.expected, ...outline.ancestors(this.expected)] : []);
  }

  /** How a row of the tree shows a view. */
  stateOf(view) {
    const step = this.marks.get(view);
    const state = { name: "", mark: "", words: "", tag: "", tone: "" };
    if (step) {
      state.words = step.words;
      state.mark = step.isInside ? "inside" : /^outside/.test(step.words) ? "missed" : "blocked";
      state.name = "asked " + state.mark;
    } else if (this.ways.has(view)) {
      state.mark = "unasked";
      state.words = "never asked";
      state.name = "unasked";
    }
    if (view === this.taker && this.json.certainty !== "cannot be known" && !this.json.geometryOnly) {
      state.tag = "gets the touch";
      state.tone = view === this.expected || this.expected < 0 ? "good" : "bad";
      state.mark = "taker";
    }
    if (view === this.expected && view !== this.taker) {
      state.tag = "expected";
      state.tone = this.works ? "good" : "bad";
    }
    if (this.culprits.includes(view) && !this.works && view !== this.expected) { state.name += " culprit"; }
    return state;
  }
}

function verdictOf(told) {
  const { json } = told;
  if (json.certainty === "cannot be known") {
    return { words: /does not react/.test(json.headline) ? "No reaction" : "Unknown", tone: "warn" };
  }
  const fate = /, but (does nothing|a recognizer takes (?:taps|it)) [a-z ]+ \([a-z ]+\)\.$/.exec(json.headline);
  if (fate) { return { words: /taps$/.test(fate[1]) ? "Tap is taken" : /it$/.test(fate[1]) ? "Touch is taken" : "No effect", tone: "warn" }; }
  if (!json.expected) { return { words: json.view ? "Touched" : "No view", tone: "neutral" }; }
  if (told.works) { return { words: "Gets the touch", tone: "good" }; }
  if (json.expected.isPartlyDead || / only in part: /.test(json.headline)) { return { words: "In part", tone: "warn" }; }
  return { words: "No touch", tone: "bad" };
}

/** Shows an answer. */
function showAnswer(answer, told) {
  const box = byId("answer");
  const verdict = verdictOf(told);
  // The steps are shown in the tree below.
  const [head, ...blocks] = blocksOf(answer.paragraphs).filter(block => block.kind !== "way");
  const [sentence, ...more] = head.lines;
  // How sure it is has a tag of its own.
  const sure = / \(([a-z ]+)\)\.$/.exec(sentence);
  const headline = prose(sure ? sentence.slice(0, sure.index) + "." : sentence);
  const body = blocks.flatMap(block => elementsOf(block));
  fill(box,
    make("div", { class: "row tags" }, make("span", { class: "tag " + verdict.tone }, verdict.words),
      sure ? make("span", { class: "tag" }, sure[1]) : null),
    make("h3", { tabindex: "-1", id: "headline" }, headline),
    ...more.flatMap(line => elementsOf({ kind: "text", lines: [line] })),
    ...body,
    ...answer.notes.map(note => make("p", { class: "hint note" }, prose(note))),
    make("div", { class: "row foot" },
      make("label", { class: "check" }, make("input", { type: "checkbox", id: "whole", onchange: event => { desk.all = event.target.checked; askAgain(); } }), "Show every step"),
      make("span", { class: "space" }),
      make("button", { type: "button", class: "small", onclick: () => copyText(answer.text) }, "Copy the text"),
      make("button", { type: "button", class: "small", onclick: () => copyText(answer.json) }, "Copy as JSON")),
    make("details", { class: "plain-text" }, make("summary", {}, "As the command prints it"), make("pre", { tabindex: "0" }, answer.text)));
  byId("whole").checked = desk.all;
  box.hidden = false;
}

/** Shows why a question has no answer, with what could have been meant. */
function showRefusal(answer) {
  const box = byId("answer");
  const { message, advice } = answer.failure;
  const choices = advice.map(line => /^\d+(\/\d+)+(?=  )|^'(.+)'$/.exec(line));
  fill(box,
    make("div", { class: "row tags" }, make("span", { class: "tag warn" }, "No answer")),
    make("h3", { tabindex: "-1", id: "headline" }, prose(asSentence(message))),
    advice.length > 0 && choices.some(Boolean)
      ? make("ul", { class: "choices" }, advice.map((line, index) => make("li", {}, choices[index]
        ? make("button", { type: "button", class: "plain", onclick: () => { byId("question").value = choices[index][1] || choices[index][0]; askTyped(); } }, line)
        : line)))
      : make("p", {}, advice.filter(line => !line.includes("--")).join(" ") || "Type another word, or click a view in the tree."),
    ...(answer.notes || []).map(note => make("p", { class: "hint note" }, note)));
  box.hidden = false;
}

/** The paragraphs of a text of the command: sentences, code, lists with code, and the way down. */
function blocksOf(text) {
  const blocks = [];
  let block = null;
  const begin = (kind, lines) => {
    block = { kind, lines };
    blocks.push(block);
  };
  for (const line of text.split("\n")) {
    const isCode = line.startsWith("    ");
    if (line === "") {
      block = null;
    } else if (line.startsWith("  - ")) {
      begin("item", [line.slice(4)]);
    } else if (block && block.kind === "item" && isCode) {
      block.lines.push(line.slice(8));
    } else if (block && block.kind === "way" && line.startsWith("  ")) {
      block.lines.push(line);
    } else {
      const kind = isCode ? "code" : line.startsWith("  ") ? "way" : "text";
      if (block && block.kind === kind) { block.lines.push(line); } else { begin(kind, [line]); }
    }
  }
  return blocks;
}

function elementsOf(block) {
  if (block.kind === "code" && /^ *[.#]{8,}/.test(block.lines[0])) { return [reachDrawing(block.lines)]; }
  if (block.kind === "code") { return [codeBlock(block.lines.map(line => line.slice(4)), "Code")]; }
  if (block.kind === "item") {
    const [words, ...code] = block.lines;
    return [make("div", { class: "bullet" }, ...elementsOf({ kind: "text", lines: [words] }), code.length > 0 ? codeBlock(code, "Code") : null)];
  }
  return block.lines.flatMap(line => {
    const sentence = line.replace(/ ?The way down(?: \(\d+ left out\))?:$/, "");
    if (!sentence) { return []; }
    const debug = /^(.*?)(?: {2})?(expression -l objc .*)$/.exec(sentence);
    if (debug) { return [debug[1] ? make("p", { class: "hint" }, ...linked(debug[1])) : null, codeBlock([debug[2]], "Debugger command")].filter(Boolean); }
    const code = /^(.*\S) {2}(\S.*)$/.exec(sentence);
    if (code) { return [make("p", {}, ...linked(code[1])), codeBlock([code[2]], "Code")]; }
    return [make("p", {}, ...linked(sentence))];
  });
}

/** Which part of a view can be touched, as a drawing of the command's letters. */
function reachDrawing(lines) {
  const plain = lines.map(line => line.replace(/ {3}[#.] (?:works|dead)$/, ""));
  const indent = Math.min(...plain.filter(line => line.trim()).map(line => line.search(/\S/)));
  const rows = plain.map(line => line.slice(indent));
  const width = Math.max(...rows.map(row => row.trimEnd().length));
  const kinds = { "#": "works", ".": "dead", " ": "open" };
  const cells = rows.flatMap((row, y) => [...row.padEnd(width).slice(0, width)].map((letter, x) =>
    draw("rect", { x: x * 5, y: y * 10, width: 5, height: 10, class: kinds[letter] })));
  const isOpen = cells.some(cell => cell.getAttribute("class") === "open");
  return make("div", { class: "reach" },
    draw("svg", { viewBox: `0 0 ${width * 5} ${rows.length * 10}`, "shape-rendering": "crispEdges", role: "img", "aria-label": "The part that works and the part that is dead" }, cells),
    make("p", { class: "hint" }, make("span", { class: "key works" }), "works", make("span", { class: "key dead" }), "dead",
      ...(isOpen ? [make("span", { class: "key open" }), "comes out when scrolled"] : [])));
}

/** A sentence in which names of reasons lead to their pages. */
function linked(text) {
  return prose(text).split(/(\[[a-z]+(?:-[a-z]+)*\])/).map(part => {
    const name = /^\[([a-z-]+)\]$/.exec(part);
    return name && manualPages.includes(name[1]) ? make("a", { class: "reason", href: "manual/" + name[1] + ".html", title: "What this means" }, name[1]) : part;
  });
}
