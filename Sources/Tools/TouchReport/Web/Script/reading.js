// SPDX-License-Identifier: Apache-2.0
// Reads the data: what `EntryCoder` and `TouchData` write.

const data = JSON.parse(document.getElementById("data").textContent);
const span = Math.max(data.end - data.start, 50000);

// Whole numbers of seven bits a byte.
function reader(base64) {
  const text = atob(base64), bytes = new Uint8Array(text.length);
  for (let i = 0; i < text.length; i++) bytes[i] = text.charCodeAt(i);
  let place = 0;
  function number() {
    let value = 0, unit = 1, byte;
    do { byte = bytes[place++]; value += (byte & 127) * unit; unit *= 128; } while (byte > 127);
    return value;
  }
  function signed() {
    const value = number();
    return value % 2 ? -(value + 1) / 2 : value / 2;
  }
  return { number, signed };
}

// The first of `count` places that is behind; `isBehind` says so of a place.
function firstPlace(count, isBehind) {
  let low = 0, high = count;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (isBehind(middle)) high = middle; else low = middle + 1;
  }
  return low;
}

function readTrace(trace, words) {
  const { moments, patterns, templates } = trace, input = reader(trace.stream);
  const time = new Float64Array(moments), pattern = new Int32Array(moments);
  const first = new Int32Array(moments + 1), offset = new Int32Array(moments + 1);
  const numbers = new Float64Array(trace.numbers);
  const holesIn = text => text.split("\u0001").length - 1;
  const holes = templates.map(t => holesIn(words[t[1]]) + holesIn(t[4]));
  const lastOfPattern = [], lastOfTemplate = templates.map((t, i) => new Float64Array(holes[i]));
  let now = 0, entry = 0, place = 0;
  for (let m = 0; m < moments; m++) {
    now += input.signed();
    const p = input.number(), lines = patterns[p];
    time[m] = now; pattern[m] = p; first[m] = entry; offset[m] = place;
    let count = 0;
    for (const line of lines) count += holes[line];
    const values = numbers.subarray(place, place + count);
    for (let i = 0; i < count; i++) {
      i += input.number();
      if (i < count) values[i] = input.signed();
    }
    const before = lastOfPattern[p];
    if (before) for (let i = 0; i < count; i++) values[i] += before[i];
    lastOfPattern[p] = values;
    // Of a new pattern the numbers are compared with those that its lines had last.
    let at = 0;
    for (const line of lines) {
      const own = values.subarray(at, at + holes[line]);
      if (!before) for (let i = 0; i < own.length; i++) own[i] += lastOfTemplate[line][i];
      lastOfTemplate[line] = own;
      at += own.length;
    }
    entry += lines.length;
    place += count;
  }
  first[moments] = entry; offset[moments] = place;
  return { time, pattern, first, offset, numbers, holes, patterns, templates, moments, entries: entry };
}

function readTouches(touches, time) {
  const input = reader(touches.stream);
  return touches.list.map(([number, finger, color, view, walk, chain, count]) => {
    const at = new Float64Array(count), x = new Float64Array(count), y = new Float64Array(count);
    const phase = new Uint8Array(count);
    let moment = 0, nowX = 0, nowY = 0;
    for (let i = 0; i < count; i++) {
      const step = input.number();
      moment += Math.floor(step / 4); phase[i] = step % 4;
      nowX += input.signed(); nowY += input.signed();
      at[i] = time[moment]; x[i] = nowX / 100; y[i] = nowY / 100;
    }
    const isOver = phase[count - 1] > 1;
    return { number, finger, color, view, walk: touches.walks[walk], chain: touches.chains[chain],
      at, x, y, phase, count, start: at[0], end: isOver ? at[count - 1] : Infinity };
  });
}

// Each state of a view is written as what became another; here every state has all its members.
function readView(view) {
  let state = {};
  const states = view.s.map(change => (state = Object.assign({}, state, change)));
  return { name: view.n, id: view.i, states };
}

const recordings = data.recordings.map((recording, number) => {
  const trace = readTrace(recording.trace, recording.words);
  return { number, title: recording.title, screen: recording.screen, words: recording.words, trace,
    touches: readTouches(recording.touches, trace.time), views: recording.views.map(readView),
    order: recording.order, lanes: recording.lanes, links: recording.links, controls: recording.controls,
    named: new Set(recording.named) };
});

// The words of an entry: time, part, depth, who, what, and whether it is among those one looks for.
function line(trace, words, entry) {
  const m = firstPlace(trace.moments, i => trace.first[i] > entry) - 1;
  const lines = trace.patterns[trace.pattern[m]];
  let at = trace.offset[m];
  for (let i = trace.first[m]; i < entry; i++) at += trace.holes[lines[i - trace.first[m]]];
  const [area, who, depth, isKey, what] = trace.templates[lines[entry - trace.first[m]]];
  const fill = text => text.replace(/\u0001/g, () => String(trace.numbers[at++] / 1000));
  return { moment: m, time: trace.time[m], area, depth, isKey, who: fill(words[who]), what: fill(what) };
}
