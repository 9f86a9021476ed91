// SPDX-License-Identifier: Apache-2.0
// Looking without touching: the facts of the view under the pointer, and of the one that was asked about.

const looking = { isOn: false, isBusy: false, next: null, point: null, stack: [], place: 0 };

/** Asks for the view that is seen at a point, one question at a time, and shows its facts, or only where it is. */
async function inspect(point, isOnlyPointed) {
  looking.next = point;
  if (looking.isBusy) { return; }
  looking.isBusy = true;
  while (looking.next) {
    const at = looking.next;
    looking.next = null;
    try {
      const answer = await request({ type: "ask", at });
      if (isOnlyPointed) { pointTo(answer.view ? answer : null); } else { showView(answer); }
    } catch (error) { announceFailure(error); }
  }
  looking.isBusy = false;
}

function pointTo(view) {
  seen.pointed = view;
  tell({ type: "marked" });
}

function showView(answer) {
  seen.view = answer.view ? answer : null;
  seen.culprit = null;
  const panel = byId("view");
  byId("view-panel").hidden = false;
  showIdle();
  if (!answer.view) {
    panel.replaceChildren(make("p", { class: "hint" }, "No view is seen there."));
  } else {
    const line = answer.line
      ? [make("button", { class: "plain", onclick: () => goToLine(answer.line, answer.column) },
        make("em", {}, "line " + answer.line + " of the scene"))]
      : [];
    panel.replaceChildren(
      make("p", { class: "line" }, make("span", { class: "name" }, nameOf(answer.view)), ...line),
      make("table", {}, make("tbody", {}, answer.facts.map(([name, value]) =>
        make("tr", {}, make("th", { scope: "row" }, name), make("td", {}, value))),
      answer.recognizers.map(each => make(
        "tr", {}, make("th", { scope: "row" }, nameOf(each)), make("td", {}, each.state + (each.enabled ? "" : ", disabled")))),
      layoutRows(answer))),
      make("p", { class: "hint" }, "Responders: " + shortChain(answer.chain).join(" → ")));
  }
  tell({ type: "marked" });
}

/** The rows of the constraints of a view, each with a way to its line of the scene. */
function layoutRows({ guides = [], constraints = [] }) {
  const row = (name, ...value) => make("tr", {}, make("th", { scope: "row" }, name), make("td", {}, ...value));
  return [
    ...constraints.map(each => row(each.broken ? "constraint, broken" : "constraint",
      each.line
        ? make("button", { class: "plain", onclick: () => goToLine(each.line, each.column) }, make("em", {}, each.text))
        : each.text)),
    ...guides.map(each => row("guide", each.name)),
  ];
}

/** How a question names a view: hidden ones have no layer, but an index. */
function reference(view) {
  return view.layer ? { layer: view.layer } : { index: view.index };
}

/** A point in the middle of what is seen of a view, or of the whole view. */
function middleOf(view) {
  const shape = shapeOf(view), points = shape.length ? shape : view.corners;
  return [0, 1].map(axis => Math.round(points.reduce((sum, each) => sum + each[axis], 0) / points.length * 100) / 100);
}

/** Says why a touch at a point, or in the middle of a view, does or does not reach the view. */
async function explain({ at, view }) {
  const point = at || middleOf(view);
  try {
    showView(await request({ type: "ask", ...reference(view) }));
    const answer = await request({ type: "why", at: point, ...reference(view) });
    showAnswer(answer, point);
    const { expected } = answer.explanation, [first] = expected && !answer.works ? expected.findings : [];
    const views = first && first.weight === "blocks" && first.view ? await outlineOfViews() : [];
    const culprit = views.find(each => each.path === first.view.path);
    seen.culprit = culprit && first.view.path !== expected.view.path ? culprit : null;
    tell({ type: "marked" });
  } catch (error) {
    announceFailure(error);
  }
}

/** Whether a polygon has a point inside. */
function hasInside(corners, [x, y]) {
  let isInside = false;
  corners.forEach(([x1, y1], place) => {
    const [x2, y2] = corners[(place + 1) % corners.length];
    if ((y1 > y) !== (y2 > y) && x < x1 + (y - y1) / (y2 - y1) * (x2 - x1)) { isInside = !isInside; }
  });
  return isInside;
}

/** The views under a point: the one that is seen, then the others from front to back, covered and hidden ones, too. */
async function stackAt(point) {
  const [answer, views] = await Promise.all([request({ type: "ask", at: point }), outlineOfViews()]);
  const all = views.filter(each => !each.part && hasInside(each.corners, point)).toReversed();
  const first = answer.view && all.find(each => each.layer && each.layer.join() === answer.layer.join());
  // UIKit's own views are in every stack: they are left out, but for the front one where there is no other.
  const others = all.filter(each => each !== first), own = others.filter(each => !each.system);
  return [first, ...(own.length ? own : others.slice(0, 1))].filter(Boolean);
}

/** Asks about the view at a point; the same point again asks about the next view below it. */
async function askWhy(point) {
  const isAgain = looking.point && Math.hypot(point[0] - looking.point[0], point[1] - looking.point[1]) < 12;
  try {
    if (!isAgain || !looking.stack.length) {
      Object.assign(looking, { point, stack: await stackAt(point), place: 0 });
    } else {
      looking.place = (looking.place + 1) % looking.stack.length;
    }
    if (looking.stack.length) { await explain({ at: looking.point, view: looking.stack[looking.place] }); }
  } catch (error) {
    announceFailure(error);
  }
}

// Once a view was asked about, its facts stay while the pointer goes to them.
surface.addEventListener("pointermove", event => {
  if (looking.isOn) { inspect(screenPoint(event), looking.point !== null); }
});
surface.addEventListener("pointerleave", () => {
  looking.next = null;
  if (looking.isOn) { pointTo(null); }
});
surface.addEventListener("pointerdown", event => { if (looking.isOn) { askWhy(screenPoint(event)); } });
on("restarted", () => {
  Object.assign(looking, { point: null, stack: [], place: 0 });
  byId("view").replaceChildren();
  byId("view-panel").hidden = byId("why-panel").hidden = true;
  byId("why").replaceChildren();
});
