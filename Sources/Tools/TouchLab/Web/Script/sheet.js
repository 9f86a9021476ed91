// SPDX-License-Identifier: Apache-2.0
// On a phone, what explains is a sheet below the screen: closed, half open or open.

const sheet = { level: 0, drag: null };
const sheetNames = ["Pull up the explanation", "Pull the explanation further up", "Push the explanation down"];
const main = document.querySelector("main");

/** The height of the sheet at each level, in points of the page. */
function sheetHeights() {
  const room = main.clientHeight;
  return [80, Math.round(room * 0.52), room - 12];
}

/** Gives the sheet one of its heights. */
function pullSheet(level) {
  sheet.level = level;
  main.style.setProperty("--sheet", sheetHeights()[level] + "px");
  main.dataset.sheet = level;
  byId("grab").setAttribute("aria-label", sheetNames[level]);
  byId("grab").setAttribute("aria-expanded", level > 0);
}

const grab = byId("grab");
grab.addEventListener("pointerdown", event => {
  sheet.drag = { y: event.clientY, height: byId("pages").offsetHeight, hasMoved: false };
  grab.setPointerCapture(event.pointerId);
});
grab.addEventListener("pointermove", event => {
  const { drag } = sheet;
  if (!drag) { return; }
  const height = drag.height + drag.y - event.clientY, [least, , most] = sheetHeights();
  drag.hasMoved = drag.hasMoved || Math.abs(drag.y - event.clientY) > 6;
  if (drag.hasMoved) { main.style.setProperty("--sheet", Math.min(most, Math.max(least, height)) + "px"); }
});
grab.addEventListener("pointerup", () => {
  const hasMoved = sheet.drag && sheet.drag.hasMoved;
  sheet.drag = null;
  if (!hasMoved) { return; }
  const height = byId("pages").offsetHeight;
  const distances = sheetHeights().map(each => Math.abs(each - height));
  sheet.wasDragged = true;
  pullSheet(distances.indexOf(Math.min(...distances)));
});
grab.addEventListener("pointercancel", () => { sheet.drag = null; });
grab.addEventListener("click", () => {
  // The end of a drag is a click, too.
  if (sheet.wasDragged) { sheet.wasDragged = false; } else { pullSheet((sheet.level + 1) % 3); }
});
// Whoever chooses a page, or comes to one by keys, wants to read it.
byId("pages").addEventListener("focusin", event => { if (event.target !== grab && sheet.level === 0) { pullSheet(1); } });
byId("tabs").addEventListener("click", () => { if (sheet.level === 0) { pullSheet(1); } });
addEventListener("resize", () => pullSheet(sheet.level));
pullSheet(0);
