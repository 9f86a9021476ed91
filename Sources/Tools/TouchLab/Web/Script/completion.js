// SPDX-License-Identifier: Apache-2.0
// Completion in the editor of scenes: the members and values that the schema of scenes allows at the cursor.

const completion = { schema: null, choices: [], chosen: 0, start: 0 };
const choiceList = byId("choices");

async function loadSchema() {
  if (completion.schema) { return; }
  const answer = await fetch("/scene.schema.json" + location.search);
  completion.schema = await answer.json();
}

/** The part of the schema that a reference leads to, with alternatives one after the other. */
function alternatives(node) {
  if (!node) { return []; }
  if (node.$ref) { return alternatives(completion.schema.$defs[node.$ref.split("/").at(-1)]); }
  return [node, ...(node.anyOf || []).flatMap(alternatives)];
}

/** The names of the objects and arrays around a place of the text, from the outermost. */
function surroundings(text, place) {
  const stack = [];
  let key = null, position = 0;
  while (position < place) {
    const rest = text.slice(position, place);
    const token = /^\/\/[^\n]*|^\/\*[^]*?(\*\/|$)|^"(\\.|[^"\\])*("|$)|^'(\\.|[^'\\])*('|$)|^[A-Za-z_$][\w$]*|^[^]/.exec(rest)[0];
    position += token.length;
    if (/^["'A-Za-z_$]/.test(token)) {
      if (/^\s*:/.test(text.slice(position))) { key = token.replace(/["']/g, ""); }
    } else if (token === "{" || token === "[") {
      stack.push({ key, kind: token });
      key = null;
    } else if (token === "}" || token === "]") {
      stack.pop();
      key = null;
    } else if (token === ",") {
      key = null;
    }
  }
  return { stack, key };
}

/** The schemas that apply inside of these surroundings. */
function schemasIn(stack) {
  let nodes = alternatives(completion.schema);
  for (const { key, kind } of stack.slice(1)) {
    if (key) { nodes = nodes.flatMap(node => alternatives((node.properties || {})[key])); }
    if (kind === "[") { nodes = nodes.filter(node => node.items); }
    if (kind === "{" && !key) { nodes = nodes.flatMap(node => alternatives(node.items)); }
  }
  return nodes;
}

function valuesOf(nodes) {
  return nodes.flatMap(node => [
    ...(node.enum || []), ...(node.const === undefined ? [] : [node.const]), ...(node.type === "boolean" ? [true, false] : []),
  ]);
}

/** What may be written at the cursor, with what it means. */
function choicesAt(text, place) {
  const word = /["']?[\w$.]*$/.exec(text.slice(0, place))[0];
  const { stack, key } = surroundings(text, place - word.length);
  const inner = stack.at(-1);
  if (!inner) { return { word, choices: [] }; }
  const nodes = schemasIn(stack);
  const bare = word.replace(/["']/g, "").toLowerCase();
  let choices;
  if (inner.kind === "{" && !key) {
    choices = nodes.flatMap(node => Object.entries(node.properties || {}))
      .map(([name, node]) => ({ text: name + ": ", name, about: node.description || "" }));
  } else {
    const schemas = inner.kind === "["
      ? nodes.flatMap(node => alternatives(node.items))
      : nodes.flatMap(node => alternatives((node.properties || {})[key]));
    choices = valuesOf(schemas).map(value => ({ text: JSON.stringify(value), name: String(value), about: "" }));
  }
  const isKnown = new Set();
  choices = choices.filter(choice => {
    const fits = choice.name.toLowerCase().startsWith(bare) && !isKnown.has(choice.name);
    isKnown.add(choice.name);
    return fits;
  });
  return { word, choices: choices.slice(0, 12) };
}

async function showChoices(isAsked) {
  await loadSchema();
  const place = textArea.selectionStart;
  const { word, choices } = choicesAt(textArea.value, place);
  const isUseful = choices.length > 0 && (isAsked || word.replace(/["']/g, "").length > 0)
    && !(choices.length === 1 && choices[0].text.trim() === word);
  completion.choices = isUseful ? choices : [];
  completion.start = place - word.length;
  completion.chosen = 0;
  drawChoices();
}

function drawChoices() {
  const isOpen = completion.choices.length > 0;
  choiceList.hidden = !isOpen;
  choiceList.replaceChildren(...completion.choices.map((choice, place) => make(
    "li", {
      role: "option", id: "choice-" + place, "aria-selected": place === completion.chosen ? "true" : "false",
      onpointerdown: event => {
        event.preventDefault();
        take(choice);
      },
    }, make("b", {}, choice.name), make("em", {}, " " + choice.about))));
  if (isOpen) {
    textArea.setAttribute("aria-activedescendant", "choice-" + completion.chosen);
  } else {
    textArea.removeAttribute("aria-activedescendant");
  }
}

function take(choice) {
  insertText(choice.text, completion.start, textArea.selectionStart);
  completion.choices = [];
  drawChoices();
  textArea.dispatchEvent(new Event("input"));
}

textArea.addEventListener("input", event => { if (event.inputType && !editor.isReplacing) { showChoices(false); } });
textArea.addEventListener("blur", () => {
  completion.choices = [];
  drawChoices();
});
textArea.addEventListener("keydown", event => {
  if (event.key === " " && event.ctrlKey) {
    showChoices(true);
    event.preventDefault();
    return;
  }
  if (!completion.choices.length) { return; }
  const count = completion.choices.length;
  if (event.key === "ArrowDown" || event.key === "ArrowUp") {
    completion.chosen = (completion.chosen + (event.key === "ArrowDown" ? 1 : count - 1)) % count;
    drawChoices();
  } else if (event.key === "Enter" || event.key === "Tab") {
    take(completion.choices[completion.chosen]);
  } else if (event.key === "Escape") {
    completion.choices = [];
    drawChoices();
  } else {
    return;
  }
  event.preventDefault();
});
