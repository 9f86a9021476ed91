// SPDX-License-Identifier: Apache-2.0
// What is shown is chosen by check boxes, and the pages beside the screen by tabs.

/** The parts that can be switched on and off, and the kind of message that each needs. */
const parts = { path: "hits", areas: "hits", gestures: "lanes", controls: "lanes", chain: "hits", layers: "picture", facts: "facts" };

function isShown(part) {
  return byId("show-" + part).checked;
}

/** Tells the lab which messages the page wants. */
function tellWhatIsSeen() {
  const wants = { type: "see", picture: true, log: true, hits: false, lanes: false, facts: false };
  for (const [part, kind] of Object.entries(parts)) { wants[kind] = wants[kind] || isShown(part); }
  send(wants);
}

function showParts() {
  for (const part of Object.keys(parts)) {
    const panel = byId(part + "-panel");
    if (panel) { panel.hidden = !isShown(part); }
  }
  tellWhatIsSeen();
  tell({ type: "shown" });
  tell({ type: "marked" });
}

for (const part of Object.keys(parts)) { byId("show-" + part).addEventListener("change", showParts); }
on("hello", showParts);

/** On a narrow page, a button shows what chooses the scene, the screen and the appearance. */
function openSetup(isOpen) {
  byId("setup").classList.toggle("open", isOpen);
  byId("setup-button").setAttribute("aria-expanded", isOpen);
}

byId("setup-button").addEventListener("click", () => openSetup(!byId("setup").classList.contains("open")));
byId("setup").addEventListener("keydown", event => {
  if (event.key !== "Escape" || !byId("setup").classList.contains("open")) { return; }
  openSetup(false);
  byId("setup-button").focus();
});

const tabs = [...document.querySelectorAll("[role=tab]")];

function choose(tab, takesFocus) {
  for (const each of tabs) {
    const isChosen = each === tab;
    each.setAttribute("aria-selected", isChosen);
    each.tabIndex = isChosen ? 0 : -1;
    byId(each.getAttribute("aria-controls")).hidden = !isChosen;
  }
  if (takesFocus) { tab.focus(); }
  tell({ type: "shown" });
}

tabs.forEach((tab, place) => {
  tab.addEventListener("click", () => choose(tab));
  tab.addEventListener("keydown", event => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (step) {
      let next = place;
      do { next = (next + step + tabs.length) % tabs.length; } while (tabs[next].hidden);
      choose(tabs[next], true);
      event.preventDefault();
    }
  });
});
