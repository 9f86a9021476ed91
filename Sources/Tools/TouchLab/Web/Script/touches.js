// SPDX-License-Identifier: Apache-2.0
// The touch whose story is told: the latest one, or another one that is chosen.

const seen = { hits: [], view: null, pointed: null, culprit: null };
// `touch` is the number of the chosen touch, or null for the latest; the page remembers the lanes of earlier gestures.
const story = { touch: null, gestures: [] };
const mostGestures = 24;
const touchList = byId("touch");

/** The touch whose story is told; null if there is none. */
function chosenHit() {
  return seen.hits.find(hit => hit.touch === story.touch) || seen.hits.at(-1) || null;
}

/** The lanes of the gesture of the chosen touch; null if the page did not get them. */
function chosenGesture() {
  const hit = chosenHit();
  if (!hit || story.touch === null) { return story.gestures.at(-1) || null; }
  return story.gestures.findLast(each => each.from <= hit.time + 1e-6) || null;
}

function drawTouches() {
  const latest = seen.hits.at(-1);
  touchList.disabled = touchList.hidden = !latest;
  touchList.replaceChildren(
    make("option", { value: "" }, latest ? "Latest touch" : "No touch yet"),
    ...seen.hits.toReversed().map(hit => make(
      "option", { value: hit.touch }, "Touch " + hit.touch + ", " + seconds(hit.time) + ": " + nameOf(hit.result))));
  touchList.value = story.touch === null ? "" : String(story.touch);
}

on("hits", message => {
  seen.hits = message.hits;
  if (!seen.hits.some(hit => hit.touch === story.touch)) { story.touch = null; }
  drawTouches();
  tell({ type: "chosen" });
});
on("lanes", message => {
  const last = story.gestures.at(-1);
  if (last && last.from === message.from) { story.gestures.pop(); }
  story.gestures.push(message);
  if (story.gestures.length > mostGestures) { story.gestures.shift(); }
  tell({ type: "chosen" });
});
on("restarted", () => {
  Object.assign(seen, { hits: [], view: null, pointed: null, culprit: null });
  Object.assign(story, { touch: null, gestures: [] });
  drawTouches();
  tell({ type: "chosen" });
});
touchList.addEventListener("change", () => {
  story.touch = touchList.value === "" ? null : Number(touchList.value);
  tell({ type: "chosen" });
});

/** Highlights a view on the screen while an element that names it has the pointer or the focus. */
function pointsAt(element, view) {
  const point = isOn => () => {
    if (!isOn && seen.pointed !== view) { return; }
    seen.pointed = isOn ? view : null;
    tell({ type: "marked" });
  };
  for (const [event, isOn] of [["pointerenter", true], ["pointerleave", false], ["focusin", true], ["focusout", false]]) {
    element.addEventListener(event, point(isOn));
  }
  return element;
}
