// SPDX-License-Identifier: Apache-2.0
// Moves time: keys, pointers and the player.

let playing = 0;
const play = document.getElementById("play");

// The nearest moment after or before the present; among the events only, if so asked.
function next(step, isKey) {
  let best = step > 0 ? data.end : data.start;
  for (const { trace } of recordings) {
    let m = step > 0 ? firstPlace(trace.moments, i => trace.time[i] > now)
      : firstPlace(trace.moments, i => trace.time[i] >= now) - 1;
    const keys = m => trace.patterns[trace.pattern[m]].some(t => trace.templates[t][3]);
    while (isKey && m >= 0 && m < trace.moments && !keys(m)) m += step;
    if (m >= 0 && m < trace.moments) {
      best = step > 0 ? Math.min(best, trace.time[m]) : Math.max(best, trace.time[m]);
    }
  }
  return best;
}

function stop() {
  if (!playing) return;
  cancelAnimationFrame(playing);
  playing = 0;
  play.classList.remove("plays");
  play.setAttribute("aria-label", "Play");
}

function start() {
  if (playing) return stop();
  if (now >= data.end) show(data.start);
  // Where less motion is wished for, playing goes from event to event.
  const isCalm = matchMedia("(prefers-reduced-motion: reduce)").matches;
  let last = performance.now(), rest = 0;
  play.classList.add("plays");
  play.setAttribute("aria-label", "Pause");
  function frame(at) {
    const passed = (at - last) * 1000;
    last = at;
    if (isCalm) {
      rest += passed;
      if (rest > 700000) { rest = 0; show(next(1, true)); }
    } else {
      show(now + passed);
    }
    if (now >= data.end) stop(); else playing = requestAnimationFrame(frame);
  }
  playing = requestAnimationFrame(frame);
}

const moves = {
  ArrowRight: () => next(1, false), ArrowUp: () => next(1, false),
  ArrowLeft: () => next(-1, false), ArrowDown: () => next(-1, false),
  PageUp: () => now + span / 10, PageDown: () => now - span / 10,
  Home: () => data.start, End: () => data.end,
  n: () => next(1, true), p: () => next(-1, true),
};
const deeds = { "+": () => stretch(0.5), "=": () => stretch(0.5), "-": () => stretch(2), "0": showAll,
  z: showWhatHappens, k: start, x: () => flip(), Escape: chooseNothing };

// The keys work wherever the focus is, but for those that scroll the page or press what has the focus.
document.addEventListener("keydown", event => {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const onSlider = event.target === slider, key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  if (key === " " && (onSlider || event.target === document.body)) { event.preventDefault(); return start(); }
  if (deeds[key]) return deeds[key]();
  const move = moves[key];
  if (!move || (!onSlider && /^(ArrowUp|ArrowDown|Page)/.test(key))) return;
  event.preventDefault();
  stop();
  show(move());
});

// Dragging on `area` moves time; `time` says what time a place is.
function scrub(area, time) {
  let pointer = null;
  area.addEventListener("pointerdown", event => {
    if (event.button > 0 || pointer !== null) return;
    const at = time(event);
    if (at === null) return;
    pointer = event.pointerId;
    area.setPointerCapture(pointer);
    if (area === slider) slider.focus({ preventScroll: true });
    stop();
    show(at);
    event.preventDefault();
  });
  area.addEventListener("pointermove", event => {
    if (event.pointerId === pointer) { const at = time(event, true); if (at !== null) show(at); }
  });
  for (const end of ["pointerup", "pointercancel", "lostpointercapture"]) {
    area.addEventListener(end, event => { if (event.pointerId === pointer) pointer = null; });
  }
}

scrub(slider, event => {
  const area = slider.getBoundingClientRect();
  return data.start + Math.min(Math.max((event.clientX - area.left) / area.width, 0), 1) * span;
});
for (const rows of allRows) {
  scrub(rows, (event, isMove) => {
    const plot = rows.querySelector(".plot");
    if (!plot || (!isMove && !event.target.closest(".plot, .axis"))) return null;
    const area = plot.getBoundingClientRect();
    return from + Math.min(Math.max((event.clientX - area.left) / area.width, 0), 1) * length;
  });
}
