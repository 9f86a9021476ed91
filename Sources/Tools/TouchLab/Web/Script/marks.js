// SPDX-License-Identifier: Apache-2.0
// What is drawn over the screen: fingers, and the outlines of views, which follow the views and are clipped with them.

/** The outlines that are drawn: each with its element, and what says where it is now. */
let outlines = [];

/** The part of a convex polygon on the inner side of each edge of another one. */
function clippedPolygon(polygon, around) {
  const area = around.reduce((sum, [x, y], place) => {
    const [nextX, nextY] = around[(place + 1) % around.length];
    return sum + x * nextY - nextX * y;
  }, 0);
  let points = polygon;
  around.forEach(([x, y], place) => {
    const [nextX, nextY] = around[(place + 1) % around.length];
    const side = ([px, py]) => ((nextX - x) * (py - y) - (nextY - y) * (px - x)) * Math.sign(area);
    const kept = [];
    points.forEach((point, number) => {
      const next = points[(number + 1) % points.length], [here, there] = [side(point), side(next)];
      if (here >= 0) { kept.push(point); }
      if ((here < 0) !== (there < 0)) {
        const part = here / (here - there);
        kept.push([point[0] + part * (next[0] - point[0]), point[1] + part * (next[1] - point[1])]);
      }
    });
    points = kept;
  });
  return points;
}

/** The corners of a layer on the screen. */
function cornersOf(known, node) {
  const [x, y, width, height] = known.layers.get(node.id).bounds, [a, b, c, d, tx, ty] = node.plane;
  return [[x, y], [x + width, y], [x + width, y + height], [x, y + height]]
    .map(([px, py]) => [a * px + c * py + tx, b * px + d * py + ty]);
}

/** Where a view is seen now; `corners` are where it was when the lab told of it, for a view without a layer. */
function shapeOf({ layer, corners }) {
  if (!layer) { return corners || []; }
  const known = picture.windows.get(layer[0]), node = known && known.nodes.get(layer[1]);
  if (!node || !known.layers.has(node.id)) { return []; }
  let shape = cornersOf(known, node);
  for (let above = known.tree[node.parent]; above && shape.length; above = known.tree[above.parent]) {
    if (known.layers.get(above.id).clips) { shape = clippedPolygon(shape, cornersOf(known, above)); }
  }
  return shape;
}

/** Where an area that reacts, or a guide, is now: told where it was on the screen, it moves with the corners of its view. */
function areaOf({ layer, corners, area }) {
  const known = layer && picture.windows.get(layer[0]), node = known && known.nodes.get(layer[1]);
  if (!layer || !corners) { return area; }
  if (!node || !known.layers.has(node.id)) { return []; }
  const [[x, y], [rightX, rightY], , [belowX, belowY]] = corners, now = cornersOf(known, node);
  const [a, b, c, d] = [rightX - x, rightY - y, belowX - x, belowY - y], whole = a * d - b * c;
  if (Math.abs(whole) < 1e-6) { return area; }
  return area.map(([px, py]) => {
    const along = ((px - x) * d - (py - y) * c) / whole, down = ((py - y) * a - (px - x) * b) / whole;
    return [0, 1].map(axis => now[0][axis] + along * (now[1][axis] - now[0][axis]) + down * (now[3][axis] - now[0][axis]));
  });
}

/** Whether a shape is the whole screen, around which no outline says anything. */
function isWholeScreen(shape) {
  const [width, height] = picture.screen;
  return shape.length === 4 && shape.every(([x, y]) => (x <= 0 || x >= width) && (y <= 0 || y >= height));
}

/** Puts the outlines where their views are now. */
function placeOutlines() {
  for (const outline of outlines) {
    const shape = ["area", "guide"].includes(outline.kind) ? areaOf(outline.view) : shapeOf(outline.view);
    const isLeftOut = outline.kind === "way" && isWholeScreen(shape);
    const points = isLeftOut ? "" : shape.map(point => point.map(short).join()).join(" ");
    if (points !== outline.points) {
      outline.points = points;
      outline.element.setAttribute("points", points);
    }
  }
}

function outlineOf(kind, view) {
  return { kind, view, points: "", element: draw("polygon", { class: kind }) };
}

const drawMarks = oncePerFrame(() => {
  const hit = chosenHit(), others = [];
  outlines = [];
  if (hit && isShown("path")) {
    const way = hit.asked.filter(asked => asked.onPath);
    outlines.push(...way.slice(0, -1).map(asked => outlineOf("way", asked)));
    if (way.length && hit.result) { outlines.push(outlineOf("hit", way.at(-1))); }
    others.push(draw("circle", { cx: hit.at[0], cy: hit.at[1], r: 4, class: "point" }));
  }
  if (isShown("areas")) {
    const areas = hit ? hit.asked.filter(asked => asked.area) : [];
    if (seen.view && seen.view.area) { areas.push(seen.view); }
    outlines.push(...areas.map(each => outlineOf("area", each)));
  }
  if (seen.view && isShown("constraints")) {
    outlines.push(...(seen.view.guides || []).map(each => outlineOf("guide", { ...seen.view, area: each.corners })));
    for (const { way, broken } of seen.view.constraints || []) {
      if (!way) { continue; }
      const [[x1, y1], [x2, y2]] = way;
      others.push(draw("line", { x1, y1, x2, y2, class: broken ? "constraint broken" : "constraint" }));
    }
  }
  if (seen.culprit) { outlines.push(outlineOf("culprit", seen.culprit)); }
  if (seen.view) { outlines.push(outlineOf("asked", seen.view)); }
  if (seen.pointed) { outlines.push(outlineOf("pointed", seen.pointed)); }
  byId("view-marks").replaceChildren(...outlines.map(each => each.element), ...others);
  placeOutlines();
});

/** Fingers move often: their circles are kept and moved, and the other marks stay as they are. */
const drawFingers = oncePerFrame(() => {
  byId("marks").classList.toggle("down", fingers.down.size > 0 || keyFinger.isDown);
  const fingerMarks = byId("finger-marks"), [width, height] = picture.screen;
  const circles = [];
  for (const down of fingers.down.values()) {
    circles.push([down.at, 22, "finger down"]);
    if (down.second !== null) { circles.push([[width - down.at[0], height - down.at[1]], 22, "finger down"]); }
  }
  if (keyFinger.at) { circles.push([keyFinger.at, 16, keyFinger.isDown ? "finger down" : "finger"]); }
  while (fingerMarks.childElementCount > circles.length) { fingerMarks.lastElementChild.remove(); }
  while (fingerMarks.childElementCount < circles.length) { fingerMarks.append(draw("circle")); }
  circles.forEach(([at, radius, kind], place) => {
    const circle = fingerMarks.children[place];
    for (const [name, value] of Object.entries({ cx: at[0], cy: at[1], r: radius, class: kind })) {
      circle.setAttribute(name, value);
    }
  });
});

for (const type of ["chosen", "marked"]) { on(type, () => drawMarks()); }
on("drawn", placeOutlines);
on("fingered", () => drawFingers());
