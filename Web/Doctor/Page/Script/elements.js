// SPDX-License-Identifier: Apache-2.0
// Elements of the page. Texts from files are only ever set as texts.

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

/** Replaces what is in an element. */
function fill(element, ...inside) { element.replaceChildren(...inside.flat().filter(each => each !== null && each !== undefined)); }

const marks = {
  inside: ["M12 4a8 8 0 1 0 .01 0z", "filled"],
  taker: ["M12 3a9 9 0 1 0 .01 0z", "ring", "M12 8.5a3.5 3.5 0 1 0 .01 0z", "filled"],
  blocked: ["M7 7l10 10M17 7L7 17", "line"],
  missed: ["M7 12h10", "line"],
  unasked: ["M12 7a5 5 0 1 0 .01 0z", "ring"],
};

/** A small drawing: what became of a view on the way down. */
function mark(name) {
  const icon = draw("svg", { class: "icon mark-" + name, viewBox: "0 0 24 24", "aria-hidden": "true" });
  const paths = marks[name];
  for (let index = 0; index < paths.length; index += 2) {
    icon.append(draw("path", { d: paths[index], class: paths[index + 1] }));
  }
  return icon;
}

const plural = (count, one, many) => count.toLocaleString("en") + " " + (count === 1 ? one : many || one + "s");

/** A sentence of the command as a page prints it: with curved quotes, and no point broken between its numbers. */
function prose(text) {
  return text.replace(/(^|[\s(])(['"])([^'"]+)\2(?=[\s.,:;?)]|$)/g, "$1“$3”").replace(/(?<=[a-z])'(?=s\b|t\b|\s)/gi, "’")
    .replace(/(\d), (?=-?\d)/g, "$1,\u00a0");
}

const short = number => String(Math.round(number * 10) / 10);

let sayTimer = 0;

/** Says something that screen readers read aloud, and shows it for a while. */
function say(text) {
  const line = byId("said");
  line.textContent = text;
  line.classList.add("fresh");
  clearTimeout(sayTimer);
  sayTimer = setTimeout(() => line.classList.remove("fresh"), 4000);
}

/** Copies a text; where the browser forbids it, selects it for the keyboard. */
async function copyText(text, beside) {
  try {
    await navigator.clipboard.writeText(text);
    say("Copied.");
  } catch (error) {
    if (beside) { getSelection().selectAllChildren(beside); }
    say("Press Ctrl+C or ⌘C to copy.");
  }
}

/** Code with a button that copies it. */
function codeBlock(lines, label) {
  const text = lines.join("\n");
  const pre = make("pre", { tabindex: "0", "aria-label": label }, text);
  return make("div", { class: "code" }, pre,
    make("button", { type: "button", class: "small", "aria-label": "Copy " + label.toLowerCase(), onclick: () => copyText(text, pre) }, "Copy"));
}

/** Saves a text as a file. */
function save(text, name, type) {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = make("a", { href: address, download: name });
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(address), 10000);
}
