// SPDX-License-Identifier: Apache-2.0
// What a press on the screen does: it touches the scene, asks why not, or scrolls the page.

const hand = { scrolls: false, isExplained: false };

/** Chooses between touching, asking and scrolling. */
function takeHand(kind) {
  looking.isOn = kind === "look";
  hand.scrolls = kind === "scrolling";
  for (const id of ["touching", "look", "scrolling"]) { byId(id).setAttribute("aria-pressed", id === kind); }
  surface.classList.toggle("looking", looking.isOn);
  document.body.classList.toggle("scrolls", hand.scrolls);
  fitScreen();
  tell({ type: "marked" });
}

function look(isOn) {
  takeHand(isOn ? "look" : "touching");
  looking.point = null;
  // Said once: it would lie on the very view in question.
  if (isOn && !hand.isExplained) { announce("Press a view to ask why it gets no touch. Press again for the view below it."); }
  hand.isExplained = hand.isExplained || isOn;
}

// A press puts the focus on the screen, which then needs no ring; keys show where they go.
addEventListener("pointerdown", () => document.body.classList.add("presses"), true);
addEventListener("keydown", () => document.body.classList.remove("presses"), true);
byId("touching").addEventListener("click", () => takeHand("touching"));
byId("look").addEventListener("click", () => look(!looking.isOn));
byId("scrolling").addEventListener("click", () => {
  takeHand(hand.scrolls ? "touching" : "scrolling");
  if (hand.scrolls) { announce("Fingers scroll the page now. Choose Touch to touch the scene."); }
});
