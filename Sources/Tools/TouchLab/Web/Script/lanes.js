// SPDX-License-Identifier: Apache-2.0
// The recognizers of a gesture as lanes, with arrows between those that decide about each other; and what was sent.

const laneHeight = 52, barHeight = 14, ends = ["ended", "recognized", "failed", "cancelled"];
const arrowTexts = {
  waits: "waits for", prevented: "prevented", broken: "makes fail", asked: "was asked about", refused: "refused the touch",
};
const stateTexts = {
  possible: "possible", active: "began and changed", ended: "recognized", failed: "failed", cancelled: "cancelled",
  action: "action sent",
};
const legendKind = state => ({ began: "active", changed: "active", recognized: "ended" })[state] || state;
const laneTop = place => place * laneHeight + (laneHeight - barHeight) / 2;

/** A bar from each state to the next one, and a line where the recognizer ended. */
function stateMarks(lane, place, scale, to) {
  const y = laneTop(place);
  return lane.states.map((entry, number) => {
    const next = lane.states[number + 1], from = scale(entry.time), until = scale(next ? next.time : to);
    const title = draw("title", {}, entry.state + " at " + seconds(entry.time) + (entry.why ? ": " + entry.why : ""));
    if (ends.includes(entry.state)) {
      return draw("path", { d: "M" + from + " " + (y - 4) + "v" + (barHeight + 8), class: "end " + entry.state }, title);
    }
    // After its end, a recognizer is possible again for the next gesture.
    const isOver = entry.state === "possible" && lane.states.slice(0, number).some(each => ends.includes(each.state));
    return isOver ? null
      : draw("rect", { x: from, y, width: Math.max(2, until - from), height: barHeight, rx: 4, class: "state " + entry.state }, title);
  });
}

function actionMarks(lane, place, scale) {
  return lane.actions.map(time => draw(
    "circle", { cx: scale(time), cy: laneTop(place) + barHeight / 2, r: 4.5, class: "action" },
    draw("title", {}, "action sent at " + seconds(time))));
}

/** An arrow from the edge of one lane to that of another; one without a start comes from outside. */
function arrowMark(arrow, number, scale, width) {
  if (arrow.to === null || arrow.to === arrow.from) { return null; }
  const isDown = arrow.from === null || arrow.from < arrow.to, x = scale(arrow.time);
  const side = x > width - 40 ? -1 : 1, bend = side * (14 + 6 * (number % 4));
  const end = laneTop(arrow.to) + (isDown ? -2 : barHeight + 2);
  const start = arrow.from === null ? end - 12 : laneTop(arrow.from) + (isDown ? barHeight : 0);
  const path = "M" + x + " " + start + "C" + (x + bend) + " " + start + " " + (x + bend) + " " + end + " " + x + " " + end;
  return draw(
    "path", { d: arrow.from === null ? "M" + x + " " + start + "V" + end : path, class: "arrow " + arrow.kind, "marker-end": "url(#head-" + arrow.kind + ")" },
    draw("title", {}, arrow.why));
}

function heads() {
  return draw("defs", {}, Object.keys(arrowTexts).map(kind => draw(
    "marker", {
      id: "head-" + kind, class: "head " + kind, viewBox: "0 0 8 8", refX: 6, refY: 4, markerWidth: 8, markerHeight: 8,
      markerUnits: "userSpaceOnUse", orient: "auto",
    }, draw("path", { d: "M0 0L8 4L0 8Z" }))));
}

/** A short arrow beside what it means. */
function arrowSample(kind) {
  return draw(
    "svg", { viewBox: "0 0 20 10", "aria-hidden": "true" },
    draw("path", { d: "M1 5H18", class: "arrow " + kind, "marker-end": "url(#head-" + kind + ")" }));
}

/** The kind of a recognizer in words: “long press” for a `UILongPressGestureRecognizer`. */
function kindText(name) {
  return name.replace(/^UI|GestureRecognizer$/g, "").replace(/(?<=[a-z])(?=[A-Z])/g, " ").toLowerCase();
}

/** What the marks and arrows mean that are there. */
function drawLegend(message) {
  const kinds = new Set(message ? message.lanes.flatMap(lane => [
    ...lane.states.map(each => legendKind(each.state)), ...(lane.actions.length ? ["action"] : []),
  ]) : []);
  const sample = kind => (
    kind === "action" ? draw("circle", { cx: 10, cy: 5, r: 4.5, class: kind })
      : ends.includes(kind) ? draw("path", { d: "M10 -1v12", class: "end " + kind })
        : draw("rect", { width: 20, height: 10, rx: 3, class: "state " + (kind === "active" ? "began" : kind) }));
  const items = Object.keys(stateTexts).filter(kind => kinds.has(kind))
    .map(kind => make("li", {}, draw("svg", { viewBox: "0 0 20 10", "aria-hidden": "true" }, sample(kind)), stateTexts[kind]));
  const found = new Set(message ? message.arrows.map(arrow => arrow.kind) : []);
  for (const kind of Object.keys(arrowTexts).filter(each => found.has(each))) {
    items.push(make("li", {}, arrowSample(kind), arrowTexts[kind]));
  }
  byId("legend").replaceChildren(...items);
}

/** What was sent, with equal neighbors as one. */
function joined(sent) {
  const rows = [];
  for (const each of sent) {
    const handlers = each.handlers > 1 ? "→ " + each.handlers + " handlers" : "";
    const whom = each.handlers === 0 ? "nobody listens" : each.lines.length ? "→ " + each.lines.join(", ") : handlers;
    const last = rows.at(-1);
    if (last && last.whom === whom && last.each.event === each.event && nameOf(last.each.from) === nameOf(each.from)) {
      last.count += 1;
      last.to = each.time;
    } else {
      rows.push({ each, whom, count: 1, to: each.time });
    }
  }
  return rows;
}

/** What controls and recognizers sent during the gesture, with the lines that their handlers wrote. */
function drawEvents(sent) {
  byId("events-panel").hidden = sent.length === 0;
  byId("events").tBodies[0].replaceChildren(...joined(sent).slice(-60).map(({ each, whom, count, to }) => {
    const time = each.time.toFixed(3) + (count > 1 ? "–" + to.toFixed(3) : "");
    return make(
      "tr", { class: each.handlers !== 0 ? "heard" : null }, make("td", {}, time),
      make("td", {}, (each.from.id ? "“" + each.from.id + "”" : nameOf(each.from)) + " ", make("b", {}, each.event), count > 1 ? " ×" + count : ""),
      make("td", {}, whom));
  }));
}

/** The states of a lane as a sentence for screen readers. */
function laneText(lane) {
  return nameOf(lane.recognizer) + ": " + lane.states.map(
    each => each.state + " at " + seconds(each.time) + (each.why ? ": " + each.why : "")).join(", ") + ".";
}

/** Why gestures failed, in sentences; arrows say which of them others prevented. */
function failures(lanes) {
  return lanes.filter(lane => !lane.recognizer.class.startsWith("UIScrollView")).flatMap(lane => lane.states
    .filter(each => each.why && !/prevents it$|had to fail first/.test(each.why))
    .map(each => make(
      "li", {}, (lane.recognizer.id ? "“" + lane.recognizer.id + "”" : nameOf(lane.recognizer)) + " " + each.state + ": " + each.why,
      make("em", {}, " " + seconds(each.time)))));
}

const drawLanes = whenIdle(() => {
  const message = chosenGesture(), place = byId("lanes"), hasLanes = message && message.lanes.length > 0;
  byId("gestures-panel").hidden = !chosenHit();
  byId("lanes-title").textContent = hasLanes
    ? "From " + seconds(message.from) + " to " + seconds(message.to)
    : message ? "No recognizer saw this touch." : "This page was not open when the recognizers saw this touch.";
  drawEvents(message ? message.sent : []);
  drawLegend(hasLanes ? message : null);
  if (!hasLanes) {
    place.replaceChildren();
    byId("arrows").replaceChildren();
    return;
  }
  const labels = make("ul", {}, message.lanes.map(lane => make(
    "li", { title: nameOf(lane.recognizer) + (lane.view ? " of " + nameOf(lane.view) : "") },
    make("span", {}, lane.recognizer.id ? "“" + lane.recognizer.id + "”" : kindText(lane.recognizer.class)),
    make("em", {}, (lane.recognizer.id ? kindText(lane.recognizer.class) + " " : "") + (lane.view ? "of " + (lane.view.id ? "“" + lane.view.id + "”" : nameOf(lane.view)) : "")))));
  const grid = make("div", { class: "lanes" }, labels, make("div"));
  place.replaceChildren(grid);
  const width = Math.max(80, grid.lastElementChild.clientWidth), span = Math.max(0.05, message.to - message.from);
  const scale = time => Math.round((4 + (time - message.from) / span * (width - 8)) * 10) / 10;
  const height = message.lanes.length * laneHeight;
  grid.lastElementChild.append(draw(
    "svg", {
      viewBox: "0 0 " + width + " " + (height + 18), role: "img",
      "aria-label": "States of the recognizers over time. " + message.lanes.map(laneText).join(" "),
    },
    heads(),
    message.lanes.map((lane, number) => [
      draw("rect", { x: 0, y: laneTop(number), width, height: barHeight, rx: 4, class: "lane" }),
      stateMarks(lane, number, scale, message.to), actionMarks(lane, number, scale),
    ]).flat(2),
    message.arrows.map((arrow, number) => arrowMark(arrow, number, scale, width)),
    draw("text", { x: 0, y: height + 13 }, seconds(message.from)),
    draw("text", { x: width, y: height + 13, "text-anchor": "end" }, "+" + seconds(message.to - message.from))));
  byId("arrows").replaceChildren(...message.arrows.slice(-40).map(arrow => make(
    "li", {}, arrowSample(arrow.kind), arrow.why, make("em", {}, " " + seconds(arrow.time)))), ...failures(message.lanes).slice(-20));
});

on("chosen", () => drawLanes());
on("shown", () => drawLanes());
addEventListener("resize", () => drawLanes());
