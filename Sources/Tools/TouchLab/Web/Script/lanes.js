// SPDX-License-Identifier: Apache-2.0
// The recognizers of the present gesture as lanes, with arrows between those that decide about each other.

const laneHeight = 34, laneLabelWidth = 0;
const arrowTexts = {
  waits: "waits for", prevented: "prevented", broken: "makes fail", asked: "was asked about", refused: "refused the touch",
};

/** A bar from each state to the next one. */
function stateBars(lane, place, scale, to) {
  const y = place * laneHeight + 15;
  return lane.states.map((entry, number) => {
    const next = lane.states[number + 1];
    const from = scale(entry.time), until = scale(next ? next.time : to);
    const isEnd = ["ended", "failed", "cancelled", "recognized"].includes(entry.state);
    const title = draw("title", {}, entry.state + " at " + seconds(entry.time) + (entry.why ? ": " + entry.why : ""));
    if (isEnd) {
      return draw("path", { d: "M" + from + " " + (y - 6) + "v20", class: "end " + entry.state }, title);
    }
    const width = Math.max(2, until - from);
    return draw("rect", { x: from, y, width, height: 8, rx: 2, class: "state " + entry.state }, title);
  });
}

function actionMarks(lane, place, scale) {
  return lane.actions.map(time => draw(
    "circle", { cx: scale(time), cy: place * laneHeight + 19, r: 2.5, class: "action" },
    draw("title", {}, "action sent at " + seconds(time))));
}

/** An arrow from one lane to another; one that comes from outside has no start in the lanes. */
function arrowMark(arrow, scale) {
  const x = scale(arrow.time);
  const end = arrow.to === null ? null : arrow.to * laneHeight + 19;
  const start = arrow.from === null ? end - 14 : arrow.from * laneHeight + 19;
  if (end === null || start === end) { return null; }
  const bend = Math.min(28, 10 + Math.abs(end - start) / 6);
  const middleY = (start + end) / 2;
  const path = "M" + x + " " + start + "Q" + (x + bend) + " " + middleY + " " + x + " " + end;
  return draw(
    "path", { d: path, class: "arrow " + arrow.kind, "marker-end": "url(#head-" + arrow.kind + ")" },
    draw("title", {}, arrow.why));
}

function heads() {
  return draw("defs", {}, Object.keys(arrowTexts).map(kind => draw(
    "marker", {
      id: "head-" + kind, class: "head " + kind, viewBox: "0 0 8 8", refX: 7, refY: 4, markerWidth: 7, markerHeight: 7,
      orient: "auto-start-reverse",
    }, draw("path", { d: "M0 0L8 4L0 8Z" }))));
}

/** The latest control events, the newest first. */
function drawEvents(events) {
  byId("events-title").hidden = events.length > 0;
  byId("events").replaceChildren(...events.slice(-60).reverse().map(each => make(
    "li", {}, make("em", {}, seconds(each.time) + " "), nameOf(each.control) + " ", make("b", {}, each.event),
    make("em", {}, each.handlers === 0 ? ", nobody listens" : ""))));
  // A list that scrolls can be scrolled by keys.
  const list = byId("events");
  if (list.scrollHeight > list.clientHeight) { list.tabIndex = 0; } else { list.removeAttribute("tabindex"); }
}

const drawLanes = whenIdle(message => {
  const place = byId("lanes"), sentences = byId("arrows");
  byId("lanes-title").textContent = message && message.lanes.length
    ? "From " + seconds(message.from) + " to " + seconds(message.to)
    : "No recognizer has seen a touch yet.";
  drawEvents(message ? message.controls : []);
  if (!message || !message.lanes.length) {
    place.replaceChildren();
    sentences.replaceChildren();
    return;
  }
  const width = 320, span = Math.max(0.05, message.to - message.from);
  const scale = time => 6 + (time - message.from) / span * (width - 40);
  const height = Math.max(1, message.lanes.length) * laneHeight + 4;
  const drawing = draw(
    "svg", { viewBox: "0 0 " + width + " " + height, role: "img", "aria-label": "States of the recognizers over time", class: "lanes" },
    heads(),
    message.lanes.map((lane, number) => [
      draw("text", { x: 6, y: number * laneHeight + 10, class: "lane-name" },
        nameOf(lane.recognizer) + (lane.view ? " of " + nameOf(lane.view) : "")),
      stateBars(lane, number, scale, message.to), actionMarks(lane, number, scale),
    ]).flat(2),
    message.arrows.map(arrow => arrowMark(arrow, scale)));
  place.replaceChildren(drawing);
  sentences.replaceChildren(...message.arrows.slice(-40).map(arrow => make(
    "li", { class: arrow.kind }, make("span", { class: "word" }, arrowTexts[arrow.kind] + " "), arrow.why,
    make("em", {}, " " + seconds(arrow.time)))));
});

on("lanes", drawLanes);
on("restarted", () => {
  byId("events").replaceChildren();
  drawLanes(null);
});
