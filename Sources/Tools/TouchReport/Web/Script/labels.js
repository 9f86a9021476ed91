// SPDX-License-Identifier: Apache-2.0
// Finds places for labels that cover neither paths, nor controls, nor each other, as `LabelPlacer` does.

function meet(a, b) {
  return a[0] < b[2] && b[0] < a[2] && a[1] < b[3] && b[1] < a[3];
}

// A control, and the edges of its region.
function obstaclesOf({ state, toScreen }) {
  const cents = b => b.map(v => Math.round(v * 100) / 100);
  const found = [cents(box(state.b, toScreen))], region = state.c[4];
  if (!region || !Array.isArray(region[1])) return found;
  const [x0, y0, x1, y1] = cents(box(region[1], toScreen));
  for (const y of [y0, y1]) found.push([x0 - 2, y - 2, x1 + 2, y + 2]);
  for (const x of [x0, x1]) found.push([x - 2, y0 - 2, x + 2, y1 + 2]);
  return found;
}

function placer([left, top, width, height], touches, time, controls) {
  const obstacles = [];
  for (const touch of touches) {
    const count = firstPlace(touch.count, i => touch.at[i] > time);
    for (let i = Math.max(count - longestTrail, 0); i + 1 < count; i++) {
      const [ax, ay, bx, by] = [touch.x[i], touch.y[i], touch.x[i + 1], touch.y[i + 1]];
      if (ax === bx && ay === by) continue;
      obstacles.push([Math.min(ax, bx) - 2, Math.min(ay, by) - 2, Math.max(ax, bx) + 2, Math.max(ay, by) + 2]);
    }
  }
  for (const touch of touches) {
    const last = firstPlace(touch.count, i => touch.at[i] > time) - 1, x = touch.x[last], y = touch.y[last];
    if (touch.phase[last] < 2) obstacles.push([x - 20, y - 20, x + 20, y + 20]);
  }
  obstacles.push(...controls.flatMap(obstaclesOf));
  return (text, name, places, letter = 5.4) => {
    const room = text.length * letter;
    let best = null;
    for (let [x, y, isEnd] of places) {
      const low = isEnd ? left + room : left + 3, high = isEnd ? left + width - 3 : left + width - room;
      x = Math.min(Math.max(x, low), Math.max(low, high));
      y = Math.min(Math.max(y, top + 10), top + height - 4);
      const from = isEnd ? x - room : x, area = [from, y - 8, from + room, y + 2];
      const count = obstacles.filter(each => meet(each, area)).length;
      if (!best || count < best.count) best = { x, y, isEnd, area, count };
      if (count === 0) break;
    }
    obstacles.push(best.area);
    return tag("text", { class: name, x: short(best.x), y: short(best.y), "text-anchor": best.isEnd ? "end" : null },
      escaped(text));
  };
}

// Left, top, right, bottom: outside the corners, and a line farther away.
function placesAround(b) {
  return [0, 11].flatMap(line => [[b[0] + 3, b[1] - 4 - line, false], [b[2] - 2, b[1] - 4 - line, true],
    [b[0] + 3, b[3] + 10 + line, false], [b[2] - 2, b[3] + 10 + line, true]]);
}

function placesBeside(x, y) {
  return [3, -22, 28].flatMap(line => [[x + 24, y + line, false], [x - 24, y + line, true]]);
}
