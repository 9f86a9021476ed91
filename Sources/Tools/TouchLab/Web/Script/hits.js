// SPDX-License-Identifier: Apache-2.0
// Who was asked about the chosen touch, as an outline, and who got it, with the responders after it.

const verdictTexts = {
  inside: "inside", outside: "outside", hidden: "hidden", transparent: "transparent", "interaction off": "interaction off",
  animating: "animated without interaction", degenerate: "no area", asked: "asked",
};
/** UIKit's own views between a window and the app's. */
const containers = ["UITransitionView", "UIDropShadowView", "UILayoutContainerView"];
/** How many views in a row that the point is outside of are listed each. */
const mostOutside = 3;

function askedRow(asked, hit) {
  const isHit = isSame(asked.view, hit.result) && asked.onPath;
  const button = make("button", {
    class: "plain", title: "Why does a touch there reach this view, or not?",
    onclick: () => explain({ at: hit.at, view: asked }),
  }, nameOf(asked.view));
  const answer = asked.answer === undefined || asked.onPath ? ""
    : asked.answer === null ? ", answered nil" : ", answered " + nameOf(asked.answer);
  return pointsAt(make(
    "li", { class: (asked.onPath ? "" : "no ") + (isHit ? "hit-view" : ""), style: null }, button,
    make("em", {}, isHit ? "gets the touch" : (verdictTexts[asked.verdict] || asked.verdict) + answer)), asked);
}

/** The rows of an outline; many views in a row that the point is outside of are one row, which opens. */
function outlineRows(hit) {
  const rows = [];
  let outside = [];
  const close = () => {
    const row = asked => indented(askedRow(asked, hit), asked.depth);
    if (outside.length <= mostOutside) {
      rows.push(...outside.map(row));
    } else {
      const all = outside;
      const more = make("li", { class: "no" }, make("button", {
        class: "plain", onclick: event => event.target.closest("li").replaceWith(...all.map(row)),
      }, all.length + " more views"), make("em", {}, "outside"));
      rows.push(indented(more, all[0].depth));
    }
    outside = [];
  };
  // What leads to the first view of the scene is UIKit's.
  const isApp = asked => !asked.onPath || !asked.system || isSame(asked.view, hit.result);
  const first = hit.asked.findIndex(isApp), hidden = hit.asked.slice(0, Math.max(0, first));
  if (hidden.length > 1) {
    const row = asked => indented(askedRow(asked, hit), asked.depth);
    rows.push(make("li", { class: "no" }, make("button", {
      class: "plain", onclick: event => event.target.closest("li").replaceWith(...hidden.map(row)),
    }, hidden.length + " containers"), make("em", {}, "inside")));
  }
  for (const asked of hidden.length > 1 ? hit.asked.slice(first) : hit.asked) {
    if (asked.verdict === "outside" && !asked.onPath && (!outside.length || outside[0].depth === asked.depth)) {
      outside.push(asked);
    } else {
      close();
      if (asked.verdict === "outside" && !asked.onPath) { outside.push(asked); } else {
        rows.push(indented(askedRow(asked, hit), asked.depth));
      }
    }
  }
  close();
  return rows;
}

/** The names of the responders; UIKit's own views between the app and its window are one. */
function shortChain(responders) {
  const names = [];
  for (const each of responders) {
    const name = containers.includes(each.class) ? "…" : nameOf(each);
    if (name !== "…" || names.at(-1) !== "…") { names.push(name); }
  }
  return names;
}

/** One sentence stands for the parts of the page that have nothing to tell yet. */
function showIdle() {
  byId("idle").hidden = Boolean(chosenHit()) || !byId("why-panel").hidden || Boolean(seen.view);
}

/** Indents a row of an outline; a style sheet of the page's own policy may not be in an attribute. */
function indented(row, depth) {
  row.style.setProperty("--depth", Math.min(depth, 12));
  return row;
}

const drawHits = whenIdle(() => {
  const hit = chosenHit();
  const title = byId("hits-title"), list = byId("hits"), chain = byId("chain");
  for (const id of ["path-panel", "chain-panel"]) { byId(id).hidden = !hit; }
  showIdle();
  if (!hit) {
    list.replaceChildren();
    chain.replaceChildren();
    return;
  }
  title.textContent = "Touch " + hit.touch + " at " + pointText(hit.at) + ", " + seconds(hit.time)
    + (hit.result ? "" : ": no view gets it");
  list.replaceChildren(...outlineRows(hit));
  chain.replaceChildren(...shortChain(hit.chain).map(each => make("li", {}, each)));
  byId("chain-title").hidden = hit.chain.length > 0;
  byId("chain-title").textContent = "Nobody: no view was hit.";
});

on("chosen", () => drawHits());
