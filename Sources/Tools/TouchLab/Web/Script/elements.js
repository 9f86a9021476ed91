// SPDX-License-Identifier: Apache-2.0
// Elements of the page, and numbers and names as people read them.

const byId = id => document.getElementById(id);

/** Makes an element: attributes by name, functions for events named `on…`, and what is inside. */
function make(tag, attributes, ...inside) {
  return furnish(document.createElement(tag), attributes, inside);
}

/** Makes an element of a drawing. */
function draw(tag, attributes, ...inside) {
  return furnish(document.createElementNS("http://www.w3.org/2000/svg", tag), attributes, inside);
}

function furnish(element, attributes, inside) {
  for (const [name, value] of Object.entries(attributes || {})) {
    if (value === null || value === undefined || value === false) { continue; }
    if (typeof value === "function") {
      element.addEventListener(name.slice(2), value);
    } else {
      element.setAttribute(name, value === true ? "" : value);
    }
  }
  element.append(...inside.flat().filter(each => each !== null && each !== undefined));
  return element;
}

/** The name of a view, a recognizer or a control, as traces write it. */
function nameOf(object) {
  if (!object) { return "nothing"; }
  if (object.id) { return object.class + " “" + object.id + "”"; }
  // An object that no fact has mentioned has no number yet.
  return object.number > 0 ? object.class + " " + object.number : object.class;
}

const seconds = time => time.toFixed(3) + " s";
const short = number => String(Math.round(number * 10) / 10);
const pointText = point => "(" + short(point[0]) + ", " + short(point[1]) + ")";
const isSame = (one, other) => Boolean(one && other && one.class === other.class && one.number === other.number);
const middle = values => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];

/** Calls `action` when it has not been asked for during `delay` milliseconds. */
function afterPause(delay, action) {
  let timer = 0;
  return (...values) => {
    clearTimeout(timer);
    timer = setTimeout(() => action(...values), delay);
  };
}

/** Calls `action` at most once a frame, with the latest values. */
function oncePerFrame(action) {
  let latest = null;
  return (...values) => {
    if (latest === null) {
      requestAnimationFrame(() => {
        const now = latest;
        latest = null;
        action(...now);
      });
    }
    latest = values;
  };
}

/** Calls `action` with the latest values when nothing is more urgent, but several times a second. */
function whenIdle(action) {
  let latest = null;
  return (...values) => {
    if (latest === null) {
      const perform = () => {
        const now = latest;
        latest = null;
        action(...now);
      };
      if (self.requestIdleCallback) { requestIdleCallback(perform, { timeout: 200 }); } else { setTimeout(perform, 30); }
    }
    latest = values;
  };
}

const fadeNotice = afterPause(6000, () => byId("notice").classList.add("old"));

/** Says something below the screen, which screen readers read aloud. */
function announce(text, isError) {
  const line = byId("notice");
  line.textContent = text;
  line.classList.toggle("failure", Boolean(isError));
  line.classList.remove("old");
  fadeNotice();
}

/** A sentence of the doctor as a page prints it: with curved quotes, and no point broken between its numbers. */
function prose(text) {
  return text.replace(/(^|[\s(])(['"])([^'"]+)\2(?=[\s.,:;?)]|$)/g, "$1“$3”").replace(/(?<=[a-z])'(?=s\b|t\b|\s)/gi, "’")
    .replace(/(\d), (?=-?\d)/g, "$1,\u00a0");
}

/** What a failure says and advises, as sentences. */
function sentences({ message, advice }) {
  const sentence = message ? message.slice(0, 1).toUpperCase() + message.slice(1) : "";
  return [sentence && !/[.:!?]$/.test(sentence) ? sentence + "." : sentence, advice].filter(Boolean).join(" ");
}

function announceFailure(error) {
  announce(sentences(error), true);
}
