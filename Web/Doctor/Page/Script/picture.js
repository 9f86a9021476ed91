// SPDX-License-Identifier: Apache-2.0
// The picture of the screen: the boxes of the views in their order, with what an answer or an audit says of them.

const picture = {
  most: 1500,
  shown: [],
  field: null,
  svg: null,

  /** Draws the views of a tree, or of all that are on the screen together. */
  show(outline, tree) {
    const views = this.choose(outline, tree);
    this.outline = outline;
    this.shown = views;
    this.field = this.bounds(outline, views);
    const isEmpty = views.length === 0 || !this.field;
    byId("screen").hidden = isEmpty;
    byId("desk").classList.toggle("wide", isEmpty);
    byId("picture").replaceChildren();
    if (isEmpty) { return; }
    const { width, height } = this.field;
    const svg = this.drawing(outline, views, this.field);
    svg.append(draw("g", { class: "over" }));
    byId("picture-key").replaceChildren();
    byId("picture-hint").hidden = false;
    for (const [name, value] of [["class", "phone"], ["role", "img"], ["aria-label", "The screen with " + plural(views.length, "view")]]) { svg.setAttribute(name, value); }
    svg.style.setProperty("--shape", width / height);
    svg.addEventListener("click", event => this.clicked(event));
    svg.addEventListener("pointermove", event => this.hovered(event));
    svg.addEventListener("pointerleave", () => this.hover(-1));
    this.svg = svg;
    byId("picture").append(svg);
  },

  /** Views as a drawing. */
  drawing(outline, views, { x, y, width, height }) {
    const layer = draw("g", {});
    for (const view of views) { this.drawView(outline, view, layer); }
    return draw("svg", { viewBox: [x, y, width, height].map(short).join(" ") }, layer);
  },

  /** The views to draw: the visible ones that have a place, the first of them if there are too many. */
  choose(outline, tree) {
    const views = [];
    const unseen = new Uint8Array(outline.count);
    for (let view = 0; view < outline.count && views.length < this.most; view += 1) {
      const parent = outline.parent[view];
      unseen[view] = outline.hidden[view] || (parent >= 0 && unseen[parent]);
      if (tree >= 0 && outline.tree[view] !== tree) { continue; }
      const box = outline.boxOf(view);
      if (!unseen[view] && box && box.width > 0 && box.height > 0 && Math.abs(box.x) < 1e5 && Math.abs(box.y) < 1e5) { views.push(view); }
    }
    return views;
  },

  bounds(outline, views) {
    const roots = views.filter(view => outline.parent[view] < 0);
    const boxes = (roots.length > 0 ? roots : views).map(view => outline.boxOf(view)).filter(box => box.width < 5000 && box.height < 20000);
    if (boxes.length === 0) { return null; }
    const left = Math.min(...boxes.map(box => box.x));
    const top = Math.min(...boxes.map(box => box.y));
    return {
      x: left, y: top, width: Math.max(...boxes.map(box => box.x + box.width)) - left, height: Math.max(...boxes.map(box => box.y + box.height)) - top,
    };
  },

  drawView(outline, view, drawing) {
    const box = outline.boxOf(view);
    const look = outline.parent[view] < 0 && outline.lookOf(view) === "plain" ? "window" : outline.lookOf(view);
    const isRound = ["button", "field", "image", "control"].includes(look);
    const shape = { x: box.x, y: box.y, width: box.width, height: box.height, rx: isRound ? Math.min(10, box.height / 4, box.width / 4) : 0 };
    const rect = draw("rect", { ...shape, class: "view " + look });
    const color = colorOf(outline.colors[view]);
    if (color) {
      rect.style.setProperty("--own", color.text);
      rect.style.setProperty("--own-dark", color.dark);
    }
    drawing.append(rect);
    if (look === "image" && box.width > 24 && box.height > 24) { drawing.append(this.mountains(box)); }
    const text = this.textOf(outline, view);
    if (text) {
      drawing.append(draw("text", {
        x: text.isCentered ? text.x + text.width / 2 : text.x, y: text.y, dy: text.size * 0.35, "font-size": short(text.size),
        class: "word " + look + this.ground(outline, view), "text-anchor": text.isCentered ? "middle" : null,
      }, text.word));
    }
  },

  /** The text that is drawn for a view, with its place and about its width; null if there is none, or no room. */
  textOf(outline, view) {
    const box = outline.boxOf(view);
    const look = outline.lookOf(view);
    const word = outline.words[view];
    if (!box || !word || !["button", "label", "field", "control"].includes(look)) { return null; }
    // What is in a button shows its title, too.
    if (look === "label" && outline.ancestors(view).some(each => outline.lookOf(each) === "button")) { return null; }
    const size = Math.min(look === "label" ? 22 : 17, box.height * 0.72);
    const room = Math.floor(box.width / (size * 0.52));
    if (size < 4 || room < 2) { return null; }
    const shown = word.length > room ? word.slice(0, room - 1) + "…" : word;
    const width = shown.length * size * 0.52;
    const isCentered = look === "button" || look === "control";
    const x = isCentered ? box.x + (box.width - width) / 2 : box.x + (look === "label" ? 0 : 6);
    return { word: shown, x, y: box.y + Math.min(box.height, 60) / 2, width, size, isCentered };
  },

  /** What the nearest color behind a text means for it: whether it is dark, and stays as it is in a dark page. */
  ground(outline, view) {
    for (const each of [view, ...outline.ancestors(view)]) {
      const color = colorOf(outline.colors[each]);
      if (color && color.alpha > 0.5) { return (color.light < 0.5 ? " light" : "") + (color.dark === color.text ? " fixed" : ""); }
    }
    return "";
  },

  mountains(box) {
    const at = (x, y) => short(box.x + box.width * x) + " " + short(box.y + box.height * y);
    return draw("path", { class: "mountains", d: `M${at(0.06, 0.9)}L${at(0.34, 0.45)}L${at(0.5, 0.7)}L${at(0.68, 0.36)}L${at(0.94, 0.9)}Z` });
  },

  /** Shows what an answer is about. */
  tell(answer) {
    if (!this.svg) { return; }
    const over = this.svg.querySelector(".over");
    over.replaceChildren();
    if (answer) { this.drawAnswer(this.outline, answer, this.field, over); }
    this.explain(over);
  },

  /** Says what the marks mean that are drawn, in place of the hint. */
  explain(over) {
    const meanings = [
      ["expected", "expected"], ["works", "gets the touch"], ["culprit:not(.maybe)", "in the way"], ["maybe", "can interfere"], ["taker", "gets the touch"], ["finger", "finger"],
    ].filter(([name]) => over.querySelector("." + name));
    fill(byId("picture-key"), meanings.map(([name, words]) => make("li", {}, draw("svg", { viewBox: "0 0 22 16", "aria-hidden": "true" },
      name === "finger" ? draw("circle", { cx: 11, cy: 8, r: 6, class: "finger" })
        : draw("rect", { x: 2, y: 2, width: 18, height: 12, rx: 3, class: "told " + (name === "maybe" ? "culprit maybe" : name.split(":")[0]) })), words)));
    byId("picture-hint").hidden = meanings.length > 0;
  },

  drawAnswer(outline, answer, field, over) {
    const expected = answer.expected >= 0 ? outline.boxOf(answer.expected) : null;
    const add = (view, name) => {
      let box = view >= 0 ? outline.boxOf(view) : null;
      if (!box) { return; }
      let radius = 4;
      // Two outlines of one box would cover each other, and the corners of a screen are round.
      if (name.startsWith("culprit") && expected && ["x", "y", "width", "height"].every(each => box[each] === expected[each])) {
        box = grown(box, 5);
        radius = 9;
      } else if (name.startsWith("culprit") && box.width >= field.width && box.height >= field.height) {
        box = grown(field, -4);
        radius = 22;
      }
      over.append(draw("rect", { x: box.x, y: box.y, width: Math.max(box.width, 1), height: Math.max(box.height, 1), rx: radius, class: "told " + name }));
    };
    // What fills the screen needs no outline.
    const taken = answer.taker >= 0 ? outline.boxOf(answer.taker) : null;
    if (taken && answer.taker !== answer.expected && taken.width * taken.height < field.width * field.height * 0.9) { add(answer.taker, "taker"); }
    for (const view of answer.culprits) { if (view !== answer.expected) { add(view, answer.works ? "culprit maybe" : "culprit"); } }
    add(answer.expected, answer.works ? "works" : "expected");
    if (answer.point) {
      const size = Math.max(field.width / 375, 0.4);
      const { x, y } = answer.point;
      over.append(draw("circle", { cx: x, cy: y, r: 22 * size, class: "finger" }));
      // A word below it stays readable.
      const isOnWord = this.choose(outline, -1).map(view => this.textOf(outline, view))
        .some(text => text && Math.abs(y - text.y) < text.size * 0.7 && x > text.x - 6 && x < text.x + text.width + 6);
      if (!isOnWord) { over.append(draw("circle", { cx: x, cy: y, r: 4 * size, class: "tip" })); }
    }
  },

  /** Shows the findings of an audit, as numbers at their views. */
  mark(findings) {
    if (!this.svg) { return; }
    const over = this.svg.querySelector(".over");
    over.replaceChildren();
    this.explain(over);
    const size = Math.max(this.field.width / 375, 0.4);
    const taken = [];
    for (const finding of findings) {
      const box = finding.view >= 0 ? this.outline.boxOf(finding.view) : null;
      if (!box) { continue; }
      over.append(draw("rect", { x: box.x, y: box.y, width: Math.max(box.width, 1), height: Math.max(box.height, 1), rx: 4, class: "told " + finding.severity }));
      const spot = { x: box.x + box.width, y: box.y };
      while (taken.some(each => Math.hypot(each.x - spot.x, each.y - spot.y) < 18 * size) && spot.x > this.field.x) { spot.x -= 19 * size; }
      spot.x = Math.min(Math.max(spot.x, this.field.x + 11 * size), this.field.x + this.field.width - 11 * size);
      spot.y = Math.min(Math.max(spot.y, this.field.y + 11 * size), this.field.y + this.field.height - 11 * size);
      taken.push(spot);
      over.append(
        draw("circle", { cx: spot.x, cy: spot.y, r: 9 * size, class: "badge " + finding.severity }),
        draw("text", { x: spot.x, y: spot.y, dy: 3.6 * size, "font-size": short(10 * size), "text-anchor": "middle", class: "number" }, String(finding.number)));
    }
  },

  hover(view) {
    if (view === this.hovers || !this.svg) { return; }
    this.hovers = view;
    this.svg.querySelector(".hover")?.remove();
    const hint = byId("picture-hint");
    hint.hidden = view < 0 && byId("picture-key").childElementCount > 0;
    hint.textContent = view >= 0 ? this.outline.name(view) : "Click a view to ask about it. With Alt, ask about the point.";
    const box = view >= 0 ? this.outline.boxOf(view) : null;
    if (box) { this.svg.append(draw("rect", { x: box.x, y: box.y, width: box.width, height: box.height, rx: 4, class: "hover" })); }
  },

  pointOf(event) {
    const matrix = this.svg.getScreenCTM();
    if (!matrix) { return null; }
    const point = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse());
    return { x: Math.round(point.x * 2) / 2, y: Math.round(point.y * 2) / 2 };
  },

  /** What people mean by a point: the smallest thing that looks like one, or the front view. */
  viewAt(point) {
    let best = -1;
    let bestArea = Infinity;
    let front = -1;
    for (const view of this.shown) {
      const box = this.outline.boxOf(view);
      if (point.x < box.x || point.y < box.y || point.x >= box.x + box.width || point.y >= box.y + box.height) { continue; }
      front = view;
      const area = box.width * box.height;
      if (!["plain", "window", "list", "bar"].includes(this.outline.lookOf(view)) && area <= bestArea) { [best, bestArea] = [view, area]; }
    }
    return best >= 0 ? best : front;
  },

  clicked(event) {
    const point = this.pointOf(event);
    if (!point) { return; }
    if (event.altKey) { askAtPoint(point); return; }
    const view = this.viewAt(point);
    if (view >= 0) { askAbout(view); } else { askAtPoint(point); }
  },

  hovered(event) {
    if (event.pointerType === "touch") { return; }
    const point = this.pointOf(event);
    if (point) { this.hover(this.viewAt(point)); }
  },
};

function grown({ x, y, width, height }, by) { return { x: x - by, y: y - by, width: width + 2 * by, height: height + 2 * by }; }

const colors = new Map();

/** A color that a source states, as a page draws it; null if it cannot be told. */
function colorOf(text) {
  if (!text) { return null; }
  if (!colors.has(text)) {
    if (colors.size > 5000) { colors.clear(); }
    colors.set(text, readColor(text));
  }
  return colors.get(text);
}

function readColor(text) {
  const hexadecimal = /#([0-9a-f]{6})([0-9a-f]{2})?\b/i.exec(text);
  if (hexadecimal) {
    const parts = [0, 2, 4].map(at => parseInt(hexadecimal[1].slice(at, at + 2), 16) / 255);
    return colorFrom(parts, hexadecimal[2] ? parseInt(hexadecimal[2], 16) / 255 : 1);
  }
  const space = /(Gray|RGB)\w*Space ((?:-?[\d.]+ ?){2,4})/.exec(text);
  if (!space) { return null; }
  const numbers = space[2].trim().split(" ").map(Number);
  if (space[1] === "Gray" && numbers.length === 2) { return colorFrom([numbers[0], numbers[0], numbers[0]], numbers[1]); }
  return numbers.length === 4 ? colorFrom(numbers.slice(0, 3), numbers[3]) : null;
}

function colorFrom(parts, alpha) {
  if (![...parts, alpha].every(Number.isFinite)) { return null; }
  const [red, green, blue] = parts.map(part => Math.round(Math.min(Math.max(part, 0), 1) * 255));
  const light = (red * 0.299 + green * 0.587 + blue * 0.114) / 255;
  const opacity = Math.min(Math.max(alpha, 0), 1);
  const text = `rgb(${red} ${green} ${blue} / ${opacity})`;
  // A dark page turns white and gray around; what has a hue stays, and so does what only dims.
  const isNeutral = Math.max(red, green, blue) - Math.min(red, green, blue) <= 12 && (opacity > 0.9 || light > 0.5);
  const gray = Math.round(29 + (1 - light) * 207);
  return { text, dark: isNeutral ? `rgb(${gray} ${gray} ${gray + 3} / ${opacity})` : text, alpha, light };
}
