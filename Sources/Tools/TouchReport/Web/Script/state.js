// SPDX-License-Identifier: Apache-2.0
// Keeps the present time and tells everybody who shows something of it.

let now = data.start;
const shows = [];

function show(time) {
  now = Math.min(Math.max(Math.round(time), data.start), data.end);
  for (const each of shows) each(now);
}

function escaped(text) {
  return String(text).replace(/[\t\n\r]/g, " ").replace(/[\0-\x1f\x7f-\x9f\ufffe\uffff]/g, "\ufffd")
    .replace(/[&<>"']/g, c => "&#" + c.charCodeAt(0) + ";");
}

// Numbers as the drawings have them: two decimals at most.
function short(value) {
  if (!isFinite(value)) return "0";
  const rounded = Math.sign(value) * Math.round(Math.abs(value) * 100) / 100;
  return rounded === 0 ? "0" : String(rounded);
}

function tag(name, attributes, content) {
  let text = "<" + name;
  for (const key in attributes) {
    const value = attributes[key];
    if (value !== null && value !== undefined) text += " " + key + '="' + escaped(value) + '"';
  }
  return text + ">" + (content || "") + "</" + name + ">";
}

function milliseconds(time) {
  return (Math.sign(time) * Math.round(Math.abs(time) / 1000) / 1000).toFixed(3);
}
