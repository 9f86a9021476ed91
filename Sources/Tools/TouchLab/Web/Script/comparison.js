// SPDX-License-Identifier: Apache-2.0
// The traces of the same fingers before and after a change of the scene, side by side.

const rowSigns = { same: "", changed: "≠", missing: "−", extra: "+" };

async function compareWithEarlier() {
  try {
    showComparison(await request({ type: "compare" }));
    if (!lab.events) { return; }
    announce("The same fingers were replayed on the changed scene: " + byId("comparison-summary").textContent);
  } catch (error) {
    byId("comparison-summary").textContent = sentences(error);
    byId("comparison").hidden = true;
  }
}

function comparisonText(comparison) {
  if (!lab.events) { return "Nothing was touched yet that could be compared: touch the screen, then change the scene."; }
  return comparison.identical
    ? "The same fingers lead to the same trace as before the change."
    : comparison.summary + (comparison.parts ? " The traces part at " + seconds(comparison.parts.time) + "." : "");
}

function showComparison(comparison) {
  const table = byId("comparison");
  byId("comparison-summary").textContent = comparisonText(comparison);
  table.hidden = comparison.identical;
  table.tBodies[0].replaceChildren(...comparison.rows.map(row => make(
    "tr", { class: row.kind },
    make("td", { class: "sign" }, rowSigns[row.kind]),
    make("td", {}, row.old || ""), make("td", {}, row.new || ""))));
  const first = table.querySelector("tbody tr:not(.same)");
  if (first && !comparison.identical) {
    const box = byId("comparison-box");
    box.scrollTop = Math.max(0, first.offsetTop - 60);
  }
}

byId("compare").addEventListener("click", compareWithEarlier);
