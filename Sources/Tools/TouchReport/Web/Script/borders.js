// SPDX-License-Identifier: Apache-2.0
// Draws what surrounds the controls, and the fingers.

const afterglow = 300000, longestTrail = 600;

function border(shown, [name, shape], style, prefix, label) {
  const transform = matrix(shown.toScreen);
  let text = "", corner = box(shown.state.b, shown.toScreen);
  if (Array.isArray(shape)) {
    text = rect(shape, 0, style, null, transform);
    corner = box(shape, shown.toScreen);
  } else if (shape) {
    text = tag("path", { class: style, d: shape, transform });
  }
  return text + label(prefix + name, "label " + style, placesAround(corner));
}

function control(shown, label) {
  const { state } = shown, [, , isTracking, area, region, back] = state.c;
  let text = "";
  if (back) text += border(shown, back, "region back", "back inside: ", label);
  if (region) text += border(shown, region, "region", region[0] === "exact edge" ? "" : "tracks to ", label);
  if (area) {
    text += rect(area, 0, "hit", null, matrix(shown.toScreen))
      + label(`hit ${short(area[2])} × ${short(area[3])}`, "label hit",
        placesAround(box(area, shown.toScreen)).reverse());
  }
  text += rect(state.b, state.r, "edge", null, matrix(shown.toScreen));
  return tag("g", { class: isTracking ? "control on" : "control", "data-view": shown.place,
    role: "graphics-symbol img", "aria-label": shown.view.name + (isTracking ? ", follows a finger" : "")
      + (state.c[1] ? ", highlighted" : "") }, text);
}

// The name of a view that took part, and whether it is highlighted.
function nameOf(recording, shown, label) {
  const { state, view, place } = shown, isLit = state.c && state.c[1];
  const name = recording.named.has(place) ? view.id : undefined;
  const known = name === undefined || state.x !== null && recording.words[state.x] === name;
  const words = [...(known ? [] : [name]), ...(isLit ? ["lit"] : [])].join(" · ");
  if (!words || !shown.isVisible) return "";
  const area = box(state.b, shown.toScreen);
  if (shown.clip && !meet(shown.clip, area)) return "";
  return label(words, isLit ? "name lit-name" : "name", placesAround(area), 4.8);
}

function finger(touch, time, label) {
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
  const tenths = v => short(Math.sign(v) * Math.round(Math.abs(v) * 10) / 10);
  if (!isOver) text += label(`${touch.finger} · ${tenths(x)}, ${tenths(y)}`, "label", placesBeside(x, y));
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
    const near = touchesAt(recording, time), hit = new Set(near.map(touch => touch.view));
    const controls = recording.controls.map(place => shown.get(place))
      .filter(each => each && each.isVisible && each.state.c && (each.state.c[2] || hit.has(each.place)));
    const label = placer(recording.screen, near, time, controls);
    inBorders.innerHTML = controls
      .map(each => control(each, label)).join("")
      + [...shown.values()].map(each => nameOf(recording, each, label)).join("");
    inFingers.innerHTML = near.map(touch => finger(touch, time, label)).join("");
  });
});
