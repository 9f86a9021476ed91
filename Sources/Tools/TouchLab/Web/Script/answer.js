// SPDX-License-Identifier: Apache-2.0
// The answer to why a view gets no touch: the verdict, the reason, the remedy with its code, and the way down.

/** A name as answers have it: what a person calls the view. */
function calledView({ class: kind, text, accessibilityIdentifier }) {
  const name = accessibilityIdentifier || text;
  return name ? kind + " “" + name + "”" : kind;
}

function codeBlock(lines) {
  const text = lines.join("\n");
  const button = make("button", { onclick: event => copyText(text, event.currentTarget) }, "Copy");
  return make("div", { class: "code" }, make("pre", {}, lines.flatMap((line, place) => [
    place ? "\n" : "", make("span", { class: line.startsWith("//") ? "rest" : null }, line),
  ])), button);
}

function findingPart(finding) {
  return [
    make("p", {}, prose(finding.text) + " ", make("span", { class: "reason" }, finding.reason)),
    finding.remedy ? make("p", {}, prose(finding.remedy)) : null,
    finding.code.length ? codeBlock(finding.code) : null,
  ];
}

function listPart(title, sentences) {
  return sentences.length
    ? [make("h3", {}, title), make("ul", { class: "more" }, sentences.map(each => make("li", {}, prose(each))))] : [];
}

/** The views under the pointer, from front to back: pressing the screen again goes down, and so do these. */
function stackPart(point) {
  const { stack, place } = looking;
  if (stack.length < 2 || !looking.point || point.join() !== looking.point.join()) { return null; }
  return make("div", {}, make("h3", {}, "Under the pointer, from front to back"), make(
    "ul", { class: "stack" }, stack.map((view, number) => pointsAt(make("li", {}, make(
      "button", {
        "aria-current": number === place ? "true" : null,
        onclick: () => {
          looking.place = number;
          explain({ at: looking.point, view });
        },
      }, nameOf(view.view) + (view.state ? ", " + (verdictTexts[view.state] || view.state) : ""))), view))));
}

function wayPart(explanation) {
  if (!explanation.steps.length) { return null; }
  return make("details", {}, make("summary", {}, "The way down"), make("ol", { class: "tree" }, explanation.steps.map(step => {
    const verdict = step.verdict === "inside" ? "inside" : step.verdict;
    return indented(make("li", { class: /^(inside|outside)/.test(verdict) ? null : "blocked" },
      make("span", {}, step.class), make("em", {}, verdict)), step.depth);
  })));
}

/** What became of the touch, in the doctor's words. */
function verdictOf(answer, gets) {
  const fate = /, but (does nothing|a recognizer takes (?:taps|it)) [a-z ]+ \([a-z ]+\)\.$/.exec(answer.headline);
  if (fate) { return { words: /taps$/.test(fate[1]) ? "Tap is taken" : /it$/.test(fate[1]) ? "Touch is taken" : "No effect", tone: "warn" }; }
  if (!gets) { return { words: "No touch", tone: "bad" }; }
  // A view that is no control and has no recognizers gets it, and that is all.
  return { words: "Gets the touch", tone: / but does nothing with it by itself/.test(answer.text) ? "" : "good" };
}

function showAnswer(answer, point) {
  const { explanation } = answer, { expected } = explanation;
  const findings = expected ? expected.findings : [];
  const blocking = findings.filter(each => each.weight === "blocks"), others = findings.filter(each => each.weight !== "blocks");
  const gets = expected ? answer.works : explanation.view !== null;
  const verdict = verdictOf(answer, gets);
  byId("why").replaceChildren(...[
    make("div", { class: "line" },
      make("span", { class: "tag " + verdict.tone }, verdict.words),
      make("span", { class: "tag" }, explanation.certainty)),
    make("h2", { class: verdict.tone === "good" ? "works" : verdict.tone === "bad" ? "fails" : null }, prose(answer.headline.replace(/ \([a-z ]+\)\.$/, "."))),
    ...(blocking.length ? findingPart(blocking[0]) : plainPart(answer)),
    ...listPart("There are further problems", blocking.slice(1).map(each => each.text)),
    ...listPart(gets ? "It may still lose the touch" : "This may keep the touch from it, too", others.map(each => each.text)),
    ...listPart("What is not known", explanation.doubts.map(each => each.text)),
    expected && !expected.gets && explanation.view ? make("p", {}, "The touch goes to ", make("b", {}, calledView(explanation.view)), ".") : null,
    stackPart(point), wayPart(explanation),
    make("p", {}, make(
      "button", { class: "chip", title: "What touchstone why prints", onclick: event => copyText(answer.text, event.currentTarget) }, "Copy as text")),
  ].filter(Boolean));
  byId("why-panel").hidden = false;
  showIdle();
  choose(byId("touch-tab"));
  if (sheet.level === 0) { pullSheet(1); }
  byId("touch-page").scrollTop = 0;
}

/** What the doctor says below its verdict when nothing blocks the touch. */
function plainPart(answer) {
  const paragraphs = answer.text.split("\n\n").slice(1).map(each => each.replace(/\s+/g, " ").trim());
  return paragraphs.filter(each => each && !each.includes(":  ") && !/^(The way down|Recognizers|Responders)/.test(each)).slice(0, 2)
    .map(each => make("p", {}, prose(each)));
}
