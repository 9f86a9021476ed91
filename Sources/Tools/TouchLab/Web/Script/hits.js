// SPDX-License-Identifier: Apache-2.0
// The hit path of the latest touch: every view that was asked, with its answer; and the responder chain.

const verdictTexts = {
  inside: "the point is inside", outside: "the point is outside", hidden: "is hidden", transparent: "is transparent",
  "interaction off": "has its interaction off", animating: "is animated without interaction",
  degenerate: "has no area", asked: "was asked",
};

function answerText(asked) {
  if (asked.answer === undefined) { return ""; }
  return asked.answer === null ? ", answered nil" : ", answered " + nameOf(asked.answer);
}

function askedRow(asked, hit) {
  const isHit = hit.result && asked.view.number === hit.result.number && asked.view.class === hit.result.class;
  const button = make(
    "button", {
      class: "plain", title: "Show the facts of this view, and why the touch does or does not reach it",
      onclick: () => explain(hit.at, asked.layer),
    }, nameOf(asked.view));
  return make(
    "li", { class: (asked.onPath ? "" : "no ") + (isHit ? "hit-view" : ""), style: null },
    make("span", { class: "indent" }, "· ".repeat(Math.min(asked.depth, 12))), button,
    make("em", {}, " " + (verdictTexts[asked.verdict] || asked.verdict) + answerText(asked)));
}

const drawHits = whenIdle(() => {
  const hit = seen.latest;
  const title = byId("hits-title"), list = byId("hits"), chain = byId("chain");
  byId("chain-title").hidden = Boolean(hit);
  if (!hit) {
    title.textContent = "Touch the screen to see which views are asked.";
    list.replaceChildren();
    chain.replaceChildren();
    return;
  }
  title.textContent = "Touch " + hit.touch + " at " + pointText(hit.at) + ", " + seconds(hit.time) + ": "
    + nameOf(hit.result) + (hit.result ? " is hit" : " is hit, so no view gets the touch");
  const shown = mainAnswers(hit), left = hit.asked.length - shown.length;
  list.replaceChildren(
    ...shown.map(asked => askedRow(asked, hit)),
    ...(left ? [make("li", { class: "no" }, "and " + left + " more views that did not take it")] : []));
  chain.replaceChildren(...hit.chain.map(each => make("li", {}, nameOf(each))));
});

on("hits", drawHits);
on("restarted", drawHits);
