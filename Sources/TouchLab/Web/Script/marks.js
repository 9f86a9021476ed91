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

/** Fingers move often, and the other marks stay as they are. */
const drawFingers = oncePerFrame(() => {
  const marks = [];
  const [width, height] = picture.screen;
  for (const down of fingers.down.values()) {
    const others = down.second === null ? [] : [[width - down.at[0], height - down.at[1]]];
    for (const at of [down.at, ...others]) {
      marks.push(draw("circle", { cx: at[0], cy: at[1], r: 14, class: "finger down" }));
    }
  }
  if (keyFinger.at) {
    marks.push(draw("circle", {
      cx: keyFinger.at[0], cy: keyFinger.at[1], r: 12, class: keyFinger.isDown ? "finger down" : "finger",
    }));
  }
  byId("finger-marks").replaceChildren(...marks);
});
