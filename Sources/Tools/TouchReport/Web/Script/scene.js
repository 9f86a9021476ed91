// SPDX-License-Identifier: Apache-2.0
// Draws a scene as `SceneDrawing` does, so that a picture and a page show the same.

function stateOf(view, time) {
  return view.states[firstPlace(view.states.length, i => view.states[i].t > time) - 1];
}

// Two affine transforms, one after the other.
function after(m, n) {
  return [m[0] * n[0] + m[1] * n[2], m[0] * n[1] + m[1] * n[3], m[2] * n[0] + m[3] * n[2],
    m[2] * n[1] + m[3] * n[3], m[4] * n[0] + m[5] * n[2] + n[4], m[4] * n[1] + m[5] * n[3] + n[5]];
}

function matrix(m) {
  if (m[0] === 1 && m[1] === 0 && m[2] === 0 && m[3] === 1) {
    return m[4] === 0 && m[5] === 0 ? null : `translate(${short(m[4])} ${short(m[5])})`;
  }
  const thousandth = v => { const r = Math.sign(v) * Math.round(Math.abs(v) * 1000) / 1000; return r === 0 ? 0 : r; };
  return `matrix(${m.slice(0, 4).map(thousandth).join(" ")} ${short(m[4])} ${short(m[5])})`;
}

function rect(b, radius, name, fill, transform) {
  const most = Math.min(b[2], b[3]) / 2;
  return tag("rect", { class: name, x: short(b[0]), y: short(b[1]), width: short(b[2]), height: short(b[3]),
    rx: radius > 0 ? short(Math.min(radius, most)) : null, fill: fill ? fill[0] : null,
    "fill-opacity": fill && fill[1] < 1 ? short(fill[1]) : null, transform });
}

// The box around a transformed rectangle: left, top, right, bottom.
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

// What a view and those above it show of its subviews.
function innerClip({ state, toScreen, clip }) {
  if (!state.k) return clip;
  const own = box(state.b, toScreen);
  if (!clip) return own;
  const left = Math.max(clip[0], own[0]), top = Math.max(clip[1], own[1]);
  return [left, top, Math.max(Math.min(clip[2], own[2]), left), Math.max(Math.min(clip[3], own[3]), top)];
}

// The views in windows at a time, each with how its coordinates come to the screen.
function moment(recording, time) {
  const { order } = recording, shown = new Map();
  const change = order[firstPlace(order.length, i => order[i][0] > time) - 1];
  for (const place of change ? change[1] : []) {
    const state = stateOf(recording.views[place], time);
    if (!state) continue;
    const parent = shown.get(state.p), own = state.m || [1, 0, 0, 1, 0, 0];
    shown.set(place, { place, state, view: recording.views[place], parent,
      toScreen: parent ? after(own, parent.toScreen) : own,
      isVisible: state.o > 0.01 && (!parent || parent.isVisible) && state.m !== null,
      clip: parent ? innerClip(parent) : null });
  }
  return shown;
}

function backdrop(shown) {
  for (let next = shown; next; next = next.parent) {
    if (next.state.f && next.state.f[1] > 0.5) return next.state.f;
  }
  return null;
}

function body(recording, shown, prefix) {
  const { state } = shown, b = state.b, isDrawn = state.d !== null;
  let text = rect(b, state.r, isDrawn ? "body drawn" : "body", state.f);
  if (state.c && state.c[1]) {
    const behind = backdrop(shown);
    if (!isDrawn) text += rect(b, state.r, "lit", behind ? [behind[2] > 0.5 ? "#000000" : "#ffffff", 1] : null);
    text += rect([b[0] - 2.5, b[1] - 2.5, b[2] + 5, b[3] + 5], state.r > 0 ? state.r + 2.5 : 0, "glow");
  }
  if (isDrawn) text += tag("g", { class: "drawing" }, recording.words[state.d].replaceAll("~~", prefix));
  return text;
}

function views(recording, shown) {
  let text = "";
  const open = [], prefix = `r${recording.number}-c`;
  const close = ({ state, place, isVisible }) => {
    if (isVisible && state.e !== null) {
      text += tag("g", { class: "drawing" }, recording.words[state.e].replaceAll("~~", `${prefix}${place}-f`));
    }
    text += "</g>";
  };
  for (const each of shown.values()) {
    const { state, place } = each;
    while (open.length && open[open.length - 1].place !== state.p) close(open.pop());
    const clip = state.k && state.m ? prefix + place : null;
    const group = tag("g", { class: "view", "data-view": place, transform: state.m ? matrix(state.m) : null,
      opacity: state.o < 1 ? short(state.o) : null, display: each.isVisible ? null : "none",
      "clip-path": clip ? `url(#${clip})` : null });
    text += group.slice(0, -4);
    open.push(each);
    if (!each.isVisible) continue;
    text += tag("title", {}, escaped(each.view.name));
    if (clip) text += tag("clipPath", { id: clip }, rect(state.b, state.r, null));
    text += body(recording, each, `${prefix}${place}-`);
  }
  while (open.length) close(open.pop());
  return text;
}
