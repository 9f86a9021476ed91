// SPDX-License-Identifier: Apache-2.0
// Shows the fingers, the hit path of one of them, and the responder chain.

const phases = ["moved", "began", "ended", "cancelled"];
// UIKit's own views between a screen and the app's, by their names in a trace.
const container = /^(UIWindow|UITransitionView|UIDropShadowView|UILayoutContainerView)[# ]/;

// How many views in front of a hit path are UIKit's, and say nothing but that the touch is inside.
function containersOf([result, steps], words) {
  const first = steps.findIndex(([view, , , isInside]) => !isInside || view === result || !container.test(words[view]));
  return first > 1 ? first : 0;
}

// A responder chain in which UIKit's own views are one; the window is named.
function shortChain(names) {
  const short = [];
  for (const name of names) {
    const word = container.test(name) && !name.startsWith("UIWindow") ? "…" : name;
    if (word !== "…" || short[short.length - 1] !== "…") short.push(word);
  }
  return short;
}

recordings.forEach((recording, number) => {
  const panel = articles[number].querySelector(".now"), { words, touches } = recording;
  const placeOf = new Map(recording.views.map((view, i) => [view.name, i]));
  let chosen = null, before = "", height = 0, isOpen = false;

  function present(time) {
    const near = touchesAt(recording, time);
    if (near.length) return near;
    const end = firstPlace(touches.length, i => touches[i].start > time);
    return end > 0 ? [touches[end - 1]] : [];
  }

  function row(touch, time, isChosen) {
    const i = firstPlace(touch.count, k => touch.at[k] > time) - 1;
    const target = touch.view >= 0 ? recording.views[touch.view].name : "nothing";
    const phase = touch.at[i] === time || touch.phase[i] > 1 ? phases[touch.phase[i]] : "rests";
    return `<li class="f${touch.color}"><span class="swatch"></span><button aria-pressed="${isChosen}" `
      + `data-touch="${touch.number}">finger ${touch.finger}, touch ${touch.number}</button> `
      + `<em>${phase} at (${short(touch.x[i])}, ${short(touch.y[i])}) → ${escaped(target)}</em></li>`;
  }

  // A name; that of a view is a button that chooses it.
  function named(name, isHit) {
    const view = placeOf.get(name), style = isHit ? ` class="hitview"` : "";
    return view === undefined ? `<span${style}>${escaped(name)}</span>`
      : `<button${style} data-pick="${view}">${escaped(name)}</button>`;
  }

  function draw(time) {
    const near = present(time);
    const touch = near.find(each => each.number === chosen) || near[near.length - 1];
    let text = "<div class='part'><h3>Fingers</h3><ul>"
      + (near.map(each => row(each, time, each === touch)).join("") || "<li class='no'>none yet</li>") + "</ul></div>";
    if (touch) {
      const [result, steps] = touch.walk;
      text += `<div class="part"><h3>Hit path of touch ${touch.number}, ${milliseconds(touch.start)} s</h3><ol class="walk">`;
      const folded = isOpen ? 0 : containersOf(touch.walk, words);
      if (folded) text += `<li class="no"><button data-fold>${folded} containers</button><em> inside</em></li>`;
      for (const [view, depth, answer, isInside] of steps.slice(folded)) {
        text += `<li class="${isInside ? "" : "no "}d${depth}">${named(words[view], view === result)}`
          + `<em> ${escaped(words[answer])}</em></li>`;
      }
      text += (steps.length ? "" : "<li class='no'>nobody</li>") + "</ol></div>";
      text += "<div class='part'><h3>Responder chain</h3><ol class='chain'>"
        + (shortChain(touch.chain.map(name => words[name])).map(name => `<li>${named(name, false)}</li>`).join("") || "<li class='no'>none</li>")
        + "</ol></div>";
    }
    if (text === before) return;
    panel.innerHTML = before = text;
    // What stands below stays where it is while time moves.
    if (panel.offsetHeight > height) {
      height = panel.offsetHeight;
      panel.style.minHeight = height + "px";
    }
  }

  function measure() {
    height = 0;
    panel.style.minHeight = "";
    for (const touch of touches.slice(0, 24)) draw(touch.start);
  }
  measure();
  addEventListener("resize", measure);

  panel.addEventListener("click", event => {
    if (event.target.closest("[data-fold]")) {
      isOpen = true;
      draw(now);
      panel.querySelector(".walk button")?.focus();
      return;
    }
    const button = event.target.closest("[data-touch]");
    if (!button) return;
    chosen = Number(button.dataset.touch);
    draw(now);
    const again = panel.querySelector(`[data-touch="${chosen}"]`);
    if (again) again.focus();
  });
  shows.push(draw);
});
