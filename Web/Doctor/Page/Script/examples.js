// SPDX-License-Identifier: Apache-2.0
// The examples that are part of the page: a dump and a question for each reason.

let examples = [];
let manualPages = [];

function showExamples() {
  const data = JSON.parse(byId("examples-data").textContent);
  examples = data.examples;
  manualPages = data.pages;
  byId("example-list").append(...examples.map(each => make("li", {}, make("button", {
    type: "button", class: "example", onclick: () => { history.replaceState(null, "", "#example=" + each.name); openExample(each.name); },
  }, thumbnail(each), make("span", { class: "words" }, make("b", {}, each.title), make("span", {}, prose(each.summary)))))));
}

/** The picture of an example, with what its answer is about. */
function thumbnail(example) {
  const outline = new Outline(example.outline);
  const views = picture.choose(outline, -1);
  const field = picture.bounds(outline, views);
  if (!field) { return null; }
  const at = place => outline.at(place);
  const expected = outline.boxOf(at(example.told.expected));
  const middle = example.told.point || (expected ? { x: expected.x + expected.width / 2, y: expected.y + expected.height / 2 } : field);
  const side = Math.min(375, field.width, field.height);
  const within = (value, least, size) => Math.min(Math.max(value - side / 2, least), least + size - side);
  // What is around the finger; words would be too small to be read.
  const part = { x: within(middle.x, field.x, field.width), y: within(middle.y, field.y, field.height), width: side, height: side };
  const drawing = picture.drawing(outline, views, part);
  for (const word of drawing.querySelectorAll(".word")) { word.remove(); }
  const over = draw("g", {});
  picture.drawAnswer(outline, { ...example.told, expected: at(example.told.expected), taker: -1, culprits: example.told.culprits.map(at) }, field, over);
  drawing.append(over);
  drawing.setAttribute("class", "thumbnail");
  drawing.setAttribute("aria-hidden", "true");
  return drawing;
}

async function openExample(name) {
  const example = examples.find(each => each.name === name);
  if (!example) {
    say("There is no such example.");
    return;
  }
  desk.mode = "why";
  setMode("why");
  await openText(example.text, example.name + ".txt", example);
  scrollTo({ top: 0, behavior: matchMedia("(prefers-reduced-motion: reduce)").matches ? "auto" : "smooth" });
  byId("headline")?.focus({ preventScroll: true });
}
