// SPDX-License-Identifier: Apache-2.0
// Moves the needle, the words beside the lanes, and the part of the time that the lanes show.

const slider = document.getElementById("slider"), when = document.getElementById("when");
const thumb = slider.querySelector(".thumb"), allRows = [...document.querySelectorAll(".rows")];
// The lanes show the part in which something happens around the present; the slider shows all.
let from = data.start, length = span;
const longestIdle = 1500000, longestPart = 30000000;

// The smallest round step that is not below `least`, in seconds.
function tickStep(least) {
  for (let factor = 1; factor <= 1e6; factor *= 10) {
    for (const unit of [0.001, 0.002, 0.005]) if (unit * factor >= least * 0.999) return unit * factor;
  }
  return 10000;
}

function drawAxis(axis) {
  const count = Math.max(Math.min(axis.clientWidth / 72, 10), 2);
  const step = tickStep(length / 1e6 / count) * 1e6;
  let text = "";
  for (let t = Math.ceil(from / step) * step; t <= from + length; t += step) {
    text += `<i data-left="${short((t - from) / length * 100)}%">${Number((t / 1e6).toFixed(3))} s</i>`;
  }
  axis.innerHTML = text;
  for (const tick of axis.children) tick.style.left = tick.dataset.left;
}

function drawRange() {
  const height = 20, x = Math.round((from - data.start) / 1000);
  for (const plot of document.querySelectorAll(".rows .plot")) {
    plot.setAttribute("viewBox", `${x} 0 ${Math.max(Math.round(length / 1000), 1)} ${height}`);
  }
  for (const axis of document.querySelectorAll(".axis")) drawAxis(axis);
  drawArrows();
}

function stretch(factor) {
  const next = Math.min(Math.max(length * factor, 20000), span);
  const place = (now - from) / length;
  from = Math.min(Math.max(now - place * next, data.start), data.start + span - next);
  length = next;
  drawRange();
  show(now);
}

// The moments around a time that no longer pause separates, at most half a minute of them.
function activity(time) {
  let [first, last] = [Infinity, -Infinity];
  for (const { trace } of recordings) {
    if (!trace.moments) continue;
    const m = Math.max(firstPlace(trace.moments, i => trace.time[i] > time) - 1, 0);
    let [low, high] = [m, m];
    if (trace.time[m] + longestIdle < time && m + 1 < trace.moments) low = high = m + 1;
    const isNear = (a, b) => trace.time[b] - trace.time[a] <= longestIdle;
    while (low > 0 && isNear(low - 1, low) && time - trace.time[low - 1] < longestPart / 2) low--;
    while (high + 1 < trace.moments && isNear(high, high + 1) && trace.time[high + 1] - time < longestPart / 2) high++;
    first = Math.min(first, trace.time[low]);
    last = Math.max(last, trace.time[high]);
  }
  return first > last ? [data.start, data.start + span] : [first, last];
}

function showPart(first, last) {
  const room = Math.max((last - first) * 0.04, 10000);
  length = Math.min(Math.max(last - first + 2 * room, 20000), span);
  from = Math.min(Math.max(first - room, data.start), data.start + span - length);
  drawRange();
}

function showAll() {
  [from, length] = [data.start, span];
  drawRange();
  show(now);
}

function showWhatHappens() {
  showPart(...activity(now));
  show(now);
}

document.getElementById("whole").addEventListener("click", showAll);
document.getElementById("fit").addEventListener("click", showWhatHappens);
document.getElementById("wider").addEventListener("click", () => stretch(2));
document.getElementById("narrower").addEventListener("click", () => stretch(0.5));

allRows.forEach(rows => {
  const recording = recordings[Number(rows.dataset.rec)], needle = rows.querySelector(".needle");
  const plot = rows.querySelector(".plot");
  const lanes = [...rows.querySelectorAll(".lane[data-lane]")].map(lane => ({
    lane, word: lane.querySelector(".word"), ...recording.lanes[Number(lane.dataset.lane)] }));
  shows.push(time => {
    for (const { word, w } of lanes) {
      const i = firstPlace(w.length / 2, k => w[2 * k] > time) - 1;
      const text = i < 0 ? "" : recording.words[w[2 * i + 1]];
      if (word.textContent !== text) { word.textContent = text; word.title = text; }
    }
    if (!plot) return;
    const place = (time - from) / length, frame = rows.getBoundingClientRect();
    const area = plot.getBoundingClientRect();
    needle.style.display = place < 0 || place > 1 ? "none" : "block";
    needle.style.left = area.left - frame.left + place * area.width + "px";
  });
  for (const { lane, v } of lanes) {
    if (v === undefined) continue;
    const mark = isHot => {
      for (const each of articles[recording.number].querySelectorAll(`[data-view="${v}"]`)) {
        each.classList.toggle("hotview", isHot);
      }
    };
    lane.addEventListener("pointerenter", () => mark(true));
    lane.addEventListener("pointerleave", () => mark(false));
  }
});

// What the pointer is over in a scene is marked in the lanes.
recordings.forEach(({ number, lanes }) => {
  const rows = allRows[number], scene = articles[number].querySelector(".scene");
  const mark = view => {
    for (const lane of rows.querySelectorAll(".lane[data-lane]")) {
      const place = lanes[Number(lane.dataset.lane)].v;
      lane.classList.toggle("hot", place !== undefined && String(place) === view);
    }
  };
  scene.addEventListener("pointerover", event => {
    const view = event.target.closest("[data-view]");
    mark(view ? view.dataset.view : "");
  });
  scene.addEventListener("pointerleave", () => mark(""));
});

shows.unshift(time => {
  // The part that is shown follows the present.
  if (length < span && (time < from || time > from + length)) {
    from = Math.min(Math.max(time - length / 2, data.start), data.start + span - length);
    drawRange();
  }
});

shows.push(time => {
  const text = milliseconds(time) + " s";
  thumb.style.left = (time - data.start) / span * 100 + "%";
  when.textContent = text;
  slider.dataset.time = time;
  slider.setAttribute("aria-valuemax", milliseconds(data.end));
  slider.setAttribute("aria-valuemin", milliseconds(data.start));
  slider.setAttribute("aria-valuenow", milliseconds(time));
  slider.setAttribute("aria-valuetext", [text, ...recordings.map(spoken)].filter(Boolean).join(", "));
});

// The last event of the present moment, for those who hear the slider.
function spoken({ trace, words }) {
  const m = firstPlace(trace.moments, i => trace.time[i] > now) - 1;
  if (m < 0 || trace.time[m] !== now) return "";
  for (let entry = trace.first[m + 1] - 1; entry >= trace.first[m]; entry--) {
    const it = line(trace, words, entry);
    if (it.isKey) return it.who + " " + it.what;
  }
  return "";
}
