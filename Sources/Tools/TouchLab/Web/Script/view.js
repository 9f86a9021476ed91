// SPDX-License-Identifier: Apache-2.0
// Looking without touching: the facts of the view under the pointer, and why a touch does not reach one.

const looking = { isOn: false, isBusy: false, next: null };

/** Asks for the view that is seen at a point, one question at a time, and shows its facts. */
async function inspect(point) {
  looking.next = point;
  if (looking.isBusy) { return; }
  looking.isBusy = true;
  while (looking.next) {
    const at = looking.next;
    looking.next = null;
    try { showView(await request({ type: "ask", at })); } catch (error) { announceFailure(error); }
  }
  looking.isBusy = false;
}

function showView(answer) {
  seen.view = answer.view ? answer : null;
  const panel = byId("view");
  if (!answer.view) {
    panel.replaceChildren(make("p", { class: "hint" }, "No view is seen there."));
  } else {
    const line = answer.line
      ? [make("button", { class: "plain", onclick: () => goToLine(answer.line, answer.column) },
        "line " + answer.line + " of the scene")]
      : [];
    panel.replaceChildren(
      make("p", {}, make("b", {}, nameOf(answer.view)), " ", ...line),
      make("table", {}, make("tbody", {}, answer.facts.map(([name, value]) =>
        make("tr", {}, make("th", { scope: "row" }, name), make("td", {}, value))))),
      ...answer.recognizers.map(each => make(
        "p", {}, nameOf(each) + ", " + each.state + (each.enabled ? "" : ", disabled"))),
      make("p", { class: "hint" }, "Responders: " + answer.chain.map(nameOf).join(" → ")));
  }
  tell({ type: "marked" });
}

/** Says why a touch at a point does or does not reach the view of a layer, and shows the view's facts. */
async function explain(point, layer) {
  seen.point = point;
  tell({ type: "marked" });
  try {
    if (layer) { showView(await request({ type: "ask", layer })); }
    const answer = await request(layer ? { type: "why", at: point, layer } : { type: "why", at: point });
    byId("why").replaceChildren(
      make("p", { class: answer.works ? "works" : "fails" }, answer.headline),
      make("pre", { tabindex: 0, "aria-label": "The whole answer" }, answer.text));
  } catch (error) {
    announceFailure(error);
  }
}

/** Asks why: first the point, then the view that should get the touch; `isAnew` begins with another point. */
async function askWhy(point, isAnew) {
  if (!seen.point || isAnew) {
    seen.point = point;
    announce("Now choose the view that a touch at " + pointText(point) + " should reach.");
    explain(point, null);
    return;
  }
  try {
    const answer = await request({ type: "ask", at: point });
    const asked = seen.point;
    if (answer.view) { await explain(asked, answer.layer); }
    seen.point = null;
  } catch (error) {
    announceFailure(error);
  }
}

function look(isOn) {
  looking.isOn = isOn;
  seen.point = null;
  byId("look").setAttribute("aria-pressed", isOn);
  surface.classList.toggle("looking", isOn);
  if (isOn) {
    announce("Move over the screen to see the facts of each view. Click a point, then the view that a touch there should reach.");
    byId("view-panel").hidden = false;
  }
  tell({ type: "marked" });
}

byId("look").addEventListener("click", () => look(!looking.isOn));
surface.addEventListener("pointermove", event => { if (looking.isOn) { inspect(screenPoint(event)); } });
surface.addEventListener("pointerdown", event => { if (looking.isOn) { askWhy(screenPoint(event), event.shiftKey); } });
on("restarted", () => {
  byId("view").replaceChildren(make("p", { class: "hint" }, "Turn on Look, then move over the screen to see the facts of each view."));
  byId("why").replaceChildren();
});
