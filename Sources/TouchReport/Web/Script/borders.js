// SPDX-License-Identifier: Apache-2.0
// Draws what surrounds the controls, and the fingers.

const afterglow = 300000, longestTrail = 600;

function box(b, m) {
  const xs = [], ys = [];
  for (const x of [b[0], b[0] + b[2]]) {
    for (const y of [b[1], b[1] + b[3]]) {
      xs.push(m[0] * x + m[2] * y + m[4]);
      ys.push(m[1] * x + m[3] * y + m[5]);
    }
  }
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}

function label(recording, text, name, x, y, anchor) {
  const [left, top, width, height] = recording.screen, room = text.length * 5.4;
  const low = anchor === "end" ? left + room : left + 3;
  const high = anchor === "end" ? left + width - 3 : left + width - room;
  return tag("text", { class: "label " + name, x: short(Math.min(Math.max(x, low), Math.max(low, high))),
    y: short(Math.min(Math.max(y, top + 10), top + height - 4)), "text-anchor": anchor }, escaped(text));
}

function border(recording, shown, [name, shape], style, prefix) {
  const transform = matrix(shown.toScreen);
  let text = "", corner = box(shown.state.b, shown.toScreen);
  if (Array.isArray(shape)) {
    text = rect(shape, 0, style, null, transform);
    corner = box(shape, shown.toScreen);
  } else if (shape) {
    text = tag("path", { class: style, d: shape, transform });
  }
  return text + label(recording, prefix + name, style, corner[0] + 3, corner[1] - 4, null);
}

function control(recording, shown) {
  const { state } = shown, [, , isTracking, area, region, back] = state.c;
  let text = "";
  if (back) text += border(recording, shown, back, "region back", "back inside: ");
  if (region) {
    text += border(recording, shown, region, "region", region[0] === "exact edge" ? "" : "tracks to ");
  }
  if (area) {
    const b = box(area, shown.toScreen);
    text += rect(area, 0, "hit", null, matrix(shown.toScreen))
      + label(recording, `hit ${short(area[2])} × ${short(area[3])}`, "hit", b[2] - 2, b[3] + 9, "end");
  }
  text += rect(state.b, state.r, "edge", null, matrix(shown.toScreen));
  return tag("g", { class: isTracking ? "control on" : "control", "data-view": shown.place,
    role: "graphics-symbol img", "aria-label": shown.view.name + (isTracking ? ", follows a finger" : "")
      + (state.c[1] ? ", highlighted" : "") }, text);
}

function finger(recording, touch, time) {
  if (touch.start > time || touch.end + afterglow < time) return "";
  const count = firstPlace(touch.count, i => touch.at[i] > time), from = Math.max(count - longestTrail, 0);
  const last = count - 1, x = touch.x[last], y = touch.y[last], isOver = touch.phase[last] > 1;
  let text = "", trail = "", dots = "";
  for (let i = from; i < count; i++) {
    const point = short(touch.x[i]) + " " + short(touch.y[i]);
    trail += (i === from ? "M" : "L") + point;
    dots += "M" + point + "h0";
  }
  if (count - from > 1) text += tag("path", { class: "trail", d: trail }) + tag("path", { class: "dots", d: dots });
  const circle = (name, cx, cy, r) => tag("circle", { class: name, cx: short(cx), cy: short(cy), r });
  text += circle("start", touch.x[from], touch.y[from], "4");
  if (!isOver) text += circle("tip", x, y, "20");
  text += touch.phase[last] === 3
    ? tag("path", { class: "cross", d: `M${short(x - 6)} ${short(y - 6)}l12 12m0-12l-12 12` })
    : circle("point", x, y, "2.5");
  const opacity = isOver ? short(0.6 * Math.max(0, 1 - (time - touch.at[last]) / afterglow)) : null;
  const isRight = x > recording.screen[0] + recording.screen[2] - 90;
  const tenths = v => short(Math.sign(v) * Math.round(Math.abs(v) * 10) / 10);
  if (!isOver) {
    text += tag("text", { class: "label", x: short(x + (isRight ? -24 : 24)), y: short(y + 3),
      "text-anchor": isRight ? "end" : null }, `${touch.finger} · ${tenths(x)}, ${tenths(y)}`);
  }
  return tag("g", { class: `finger f${touch.color}${isOver ? " over" : ""}`, opacity, role: "graphics-symbol img",
    "aria-label": `finger ${touch.finger}, touch ${touch.number}, ${isOver ? "was at" : "at"} ${tenths(x)}, `
      + tenths(y) }, text);
}

// Only fingers that are down, or were a moment ago, are looked at: a long recording has thousands.
function touchesAt(recording, time) {
  const end = firstPlace(recording.touches.length, i => recording.touches[i].start > time), found = [];
  for (let i = end - 1; i >= Math.max(end - 64, 0); i--) {
    if (recording.touches[i].end + afterglow >= time) found.unshift(recording.touches[i]);
  }
  return found;
}

const articles = [...document.querySelectorAll(".rec")];
recordings.forEach((recording, number) => {
  const scene = articles[number].querySelector(".scene");
  const [inViews, inBorders, inFingers] = ["views", "borders", "fingers"].map(n => scene.querySelector("." + n));
  let before = "";
  shows.push(time => {
    const shown = moment(recording, time);
    const text = views(recording, shown);
    if (text !== before) inViews.innerHTML = before = text;
    const hit = new Set(touchesAt(recording, time).map(touch => touch.view));
    inBorders.innerHTML = recording.controls.map(place => shown.get(place))
      .filter(each => each && each.isVisible && each.state.c && (each.state.c[2] || hit.has(each.place))).map(each => control(recording, each)).join("");
    inFingers.innerHTML = touchesAt(recording, time).map(touch => finger(recording, touch, time)).join("");
  });
});
