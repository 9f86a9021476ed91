// SPDX-License-Identifier: Apache-2.0
// Shows what is known of a chosen view or recognizer, and everything that happened to it.

const mostEvents = 400;

// Every entry about a name; those that repeat are one row with their number.
function events({ trace, words }, name) {
  const mentions = text => {
    const at = text.indexOf(name);
    return at >= 0 && !/[\w"]/.test(text[at + name.length] || "");
  };
  const about = trace.templates.map(t => words[t[1]] === name ? 1 : mentions(t[4]) ? 2 : 0), found = [];
  for (let m = 0; m < trace.moments && found.length < mostEvents; m++) {
    const lines = trace.patterns[trace.pattern[m]];
    for (let i = 0; i < lines.length; i++) {
      if (!about[lines[i]]) continue;
      const again = found.slice(-3).find(each => each.template === lines[i]);
      if (again) { again.count++; again.last = trace.time[m]; continue; }
      found.push({ template: lines[i], entry: trace.first[m] + i, time: trace.time[m], last: trace.time[m], count: 1,
        isOwn: about[lines[i]] === 1 });
    }
  }
  return found;
}

function rectText(b) {
  return `${short(b[0])}, ${short(b[1])}, ${short(b[2])} × ${short(b[3])}`;
}

// The facts of a view at a time: pairs of a title and a text.
function factsOf(recording, place, time) {
  const each = moment(recording, time).get(place);
  if (!each) return [["now", "in no window"]];
  const { state, toScreen } = each, area = box(state.b, toScreen), own = state.m || [1, 0, 0, 1, 0, 0];
  const facts = [["on screen", rectText([area[0], area[1], area[2] - area[0], area[3] - area[1]])],
    ["bounds", rectText(state.b)], ["inside", state.p >= 0 ? recording.views[state.p].name : "the screen"]];
  if (own[0] !== 1 || own[1] !== 0 || own[3] !== 1) facts.push(["transform", own.slice(0, 4).map(short).join(", ")]);
  if (state.o < 1) facts.push(["opacity", state.o > 0 ? short(state.o) : "hidden or 0"]);
  if (!each.isVisible) facts.push(["seen", "no"]);
  if (state.k) facts.push(["clips", "yes"]);
  if (state.f) facts.push(["background", state.f[0] + (state.f[1] < 1 ? ` at ${short(state.f[1] * 100)} %` : "")]);
  if (state.x !== null) facts.push(["text", recording.words[state.x]]);
  if (state.c) {
    const [isEnabled, isLit, isTracking, hit, region, back] = state.c;
    facts.push(["control", [isEnabled ? "enabled" : "disabled", ...(isLit ? ["highlighted"] : []),
      ...(isTracking ? ["follows a finger"] : [])].join(", ")]);
    if (hit) facts.push(["can be hit in", rectText(hit)]);
    if (region) facts.push(["tracks to", region[0]]);
    if (back) facts.push(["back inside", back[0]]);
  }
  return facts;
}

const choices = recordings.map((recording, number) => {
  const panel = articles[number].querySelector(".facts"), scene = articles[number].querySelector(".scene");
  let place = -1, list = null, rows = [];

  function mark(isOn) {
    for (const each of scene.querySelectorAll(".chosen")) each.classList.remove("chosen");
    if (isOn && place >= 0) {
      for (const each of scene.querySelectorAll(`[data-view="${place}"]`)) each.classList.add("chosen");
    }
  }

  function update(time) {
    if (!panel.firstChild) return;
    mark(true);
    if (place >= 0) {
      panel.querySelector("dl").innerHTML = factsOf(recording, place, time)
        .map(([title, text]) => `<dt>${title}</dt><dd>${escaped(text)}</dd>`).join("");
    }
    for (const { time: at, last, row } of rows) row.classList.toggle("later", at > time);
    const current = rows.filter(each => each.time <= time).pop();
    for (const each of rows) {
      if (each === current) each.row.setAttribute("aria-current", "time"); else each.row.removeAttribute("aria-current");
    }
    if (current) list.scrollTop = Math.max(current.row.offsetTop - list.offsetTop - list.clientHeight / 2, 0);
  }

  function choose(name, newPlace) {
    // The focus goes with what takes the place of the hit path, and comes back with it.
    const side = panel.parentNode, hadFocus = side.contains(document.activeElement), old = place;
    place = newPlace;
    const found = name ? events(recording, name) : [];
    mark(false);
    if (!name) {
      panel.innerHTML = "";
      const again = side.querySelector(`[data-pick="${old}"], .now button`);
      if (hadFocus && again) again.focus();
      return;
    }
    panel.innerHTML = `<h3>${escaped(name)}</h3>${place >= 0 ? "<dl></dl>" : ""}<h4>What happened to it</h4>`
      + `<ol tabindex="0" aria-label="What happened to ${escaped(name)}">` + found.map(each => {
        const it = line(recording.trace, recording.words, each.entry);
        const what = (each.isOwn ? "" : it.who + " ") + it.what + (each.count > 1 ? ` (${each.count} times)` : "");
        return `<li><button data-time="${each.time}">${milliseconds(each.time)}</button> ${escaped(what)}</li>`;
      }).join("") + (found.length ? "" : "<li class='no'>nothing</li>") + "</ol>"
      + "<button class='close' title='Escape'>Close</button>";
    list = panel.querySelector("ol");
    rows = found.map((each, i) => ({ time: each.time, last: each.last, row: list.children[i] }));
    update(now);
    if (hadFocus) panel.querySelector(".close").focus();
  }

  panel.addEventListener("click", event => {
    const button = event.target.closest("button");
    if (!button) return;
    if (button.dataset.time) { stop(); show(Number(button.dataset.time)); } else choose(null, -1);
  });
  scene.addEventListener("click", event => {
    const view = event.target.closest("[data-view]");
    if (!view) return choose(null, -1);
    choose(recording.views[Number(view.dataset.view)].name, Number(view.dataset.view));
  });
  // Names elsewhere choose, too: in the hit path, in the responder chain and of the lanes.
  articles[number].addEventListener("click", event => {
    const button = event.target.closest("[data-pick]");
    if (button) choose(button.textContent, Number(button.dataset.pick));
  });
  for (const lane of document.querySelectorAll(`.rows[data-rec="${number}"] .lane[data-lane]`)) {
    const { v, f } = recording.lanes[Number(lane.dataset.lane)], title = lane.querySelector("span");
    if (f !== undefined) continue;
    const name = title.textContent;
    title.innerHTML = `<button class="who">${escaped(name)}</button>`;
    title.firstChild.addEventListener("click", () => {
      flip(number);
      choose(name, v === undefined ? -1 : v);
      panel.scrollIntoView({ block: "nearest" });
    });
  }
  shows.push(update);
  return choose;
});

function chooseNothing() {
  for (const choose of choices) choose(null, -1);
}
