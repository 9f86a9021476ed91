// SPDX-License-Identifier: Apache-2.0
// What the touch system did, line by line: the latest lines, of the areas that are chosen.

const facts = { entries: [], areas: new Set(), skipped: 0 };
const mostFacts = 400;

on("facts", message => {
  if (message.skipped) { facts.skipped += message.skipped; }
  for (const entry of message.entries) {
    facts.entries.push(entry);
    addArea(entry.fact.area);
  }
  if (facts.entries.length > 2 * mostFacts) { facts.entries.splice(0, facts.entries.length - mostFacts); }
  drawFacts();
});
on("restarted", () => {
  facts.entries = [];
  facts.skipped = 0;
  drawFacts();
});
on("shown", () => drawFacts());

/** A check box for an area of which something has happened. */
function addArea(area) {
  if (!area || facts.areas.has(area)) { return; }
  facts.areas.add(area);
  const box = make("input", { type: "checkbox", checked: true, value: area, onchange: () => drawFacts() });
  byId("areas-of-facts").append(make("label", {}, box, area));
}

/** A line of the trace as a row, which wraps: its time, its area, and the rest. */
function factRow({ fact, text }) {
  const rest = text.trim().replace(/^\S+\s+\S+\s+/, "").replace(/\s{2,}/g, " ");
  return make("tr", {}, make("td", {}, fact.time.toFixed(3)), make("td", {}, fact.area), make("td", {}, rest));
}

const drawFacts = whenIdle(() => {
  if (!isShown("facts") || byId("touch-page").hidden) { return; }
  const boxes = [...byId("areas-of-facts").querySelectorAll("input")];
  const chosen = new Set(boxes.filter(box => box.checked).map(box => box.value));
  const shown = facts.entries.filter(entry => !entry.fact.area || chosen.has(entry.fact.area)).slice(-mostFacts);
  const box = byId("facts-box");
  const followsEnd = box.scrollTop + box.clientHeight > box.scrollHeight - 20;
  byId("facts").tBodies[0].replaceChildren(...shown.map(factRow));
  byId("skipped").textContent = facts.skipped ? facts.skipped + " lines were skipped, because there were too many." : "";
  if (followsEnd) { box.scrollTop = box.scrollHeight; }
});
