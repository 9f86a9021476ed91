// SPDX-License-Identifier: Apache-2.0
// What is shown beside the screen: the pages by tabs, what is folded up, and the menu of the scene.

/** Whether marks are drawn, or a part that is folded up is open. */
function isShown(part) {
  const box = byId("show-" + part);
  return box ? box.checked : byId(part + "-panel").open;
}

/** Tells the lab which messages the page wants: lines of the trace only while they are shown. */
function tellWhatIsSeen() {
  send({ type: "see", picture: true, log: true, hits: true, lanes: true, facts: isShown("facts") });
}

for (const part of ["layers", "facts"]) {
  byId(part + "-panel").addEventListener("toggle", () => {
    tellWhatIsSeen();
    tell({ type: "shown" });
  });
}
for (const part of ["path", "areas", "constraints"]) { byId("show-" + part).addEventListener("change", () => tell({ type: "marked" })); }
on("hello", () => {
  tellWhatIsSeen();
  tell({ type: "shown" });
});

/** Opens the menu of the scene, the screen and the appearance, or closes it. */
function openSetup(isOpen) {
  byId("setup").style.left = byId("setup-button").offsetLeft + "px";
  byId("setup").hidden = !isOpen;
  byId("setup-button").setAttribute("aria-expanded", isOpen);
}

byId("setup-button").addEventListener("click", () => openSetup(byId("setup").hidden));
for (const id of ["setup", "setup-button"]) {
  byId(id).addEventListener("keydown", event => {
    if (event.key !== "Escape" || byId("setup").hidden) { return; }
    openSetup(false);
    byId("setup-button").focus();
  });
}
addEventListener("pointerdown", event => {
  if (!event.target.closest("#setup, #setup-button")) { openSetup(false); }
}, true);

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
