// SPDX-License-Identifier: Apache-2.0
// What is drawn over the screen: fingers, the views that were asked, areas that react, the view that is looked at.

const mostRefused = 100;
const seen = { hits: [], latest: null, view: null, point: null };

on("hits", message => {
  seen.hits = message.hits;
  seen.latest = message.hits.at(-1) || null;
  drawMarks();
});
on("restarted", () => {
  seen.hits = [];
  seen.latest = seen.view = seen.point = null;
  drawMarks();
});
on("marked", () => drawMarks());
on("fingered", () => drawFingers());

function polygon(corners, kind, title) {
  return draw(
    "polygon", { points: corners.map(each => each.join(",")).join(" "), class: kind },
    title ? [draw("title", {}, title)] : []);
}

function cross(point, kind) {
  const [x, y] = point;
  return draw("path", { d: "M" + (x - 7) + " " + y + "h14M" + x + " " + (y - 7) + "v14", class: kind });
}

/** The views that were asked, but not hundreds of those that refused. */
function mainAnswers(hit) {
  let others = 0;
  return hit.asked.filter(asked => {
    others += asked.onPath ? 0 : 1;
    return asked.onPath || others <= mostRefused;
  });
}

const drawMarks = oncePerFrame(() => {
  const marks = [];
  const hit = seen.latest;
  if (hit && isShown("path")) {
    for (const asked of mainAnswers(hit)) {
      const kind = asked.onPath ? "way" : "refused";
      marks.push(polygon(asked.corners, kind, nameOf(asked.view) + ": " + asked.verdict));
    }
    const last = hit.asked.filter(asked => asked.onPath).at(-1);
    if (last && hit.result) { marks.push(polygon(last.corners, "hit")); }
    marks.push(cross(hit.at, "point"));
  }
  if (isShown("areas")) {
    const areas = hit ? hit.asked.filter(asked => asked.area) : [];
    if (seen.view && seen.view.area) { areas.push(seen.view); }
    for (const each of areas) { marks.push(polygon(each.area, "area", nameOf(each.view) + " reacts here")); }
  }
  if (seen.view && seen.view.corners) { marks.push(polygon(seen.view.corners, "looked")); }
  if (seen.point) { marks.push(cross(seen.point, "asked")); }
  byId("view-marks").replaceChildren(...marks);
});

/** Fingers move often: their circles are kept and moved, and the other marks stay as they are. */
const drawFingers = oncePerFrame(() => {
  const fingerMarks = byId("finger-marks"), [width, height] = picture.screen;
  const circles = [];
  for (const down of fingers.down.values()) {
    circles.push([down.at, 14, "finger down"]);
    if (down.second !== null) { circles.push([[width - down.at[0], height - down.at[1]], 14, "finger down"]); }
  }
  if (keyFinger.at) { circles.push([keyFinger.at, 12, keyFinger.isDown ? "finger down" : "finger"]); }
  while (fingerMarks.childElementCount > circles.length) { fingerMarks.lastElementChild.remove(); }
  while (fingerMarks.childElementCount < circles.length) { fingerMarks.append(draw("circle")); }
  circles.forEach(([at, radius, kind], place) => {
    const circle = fingerMarks.children[place];
    for (const [name, value] of Object.entries({ cx: at[0], cy: at[1], r: radius, class: kind })) {
      circle.setAttribute(name, value);
    }
  });
});
