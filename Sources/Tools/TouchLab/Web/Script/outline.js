// SPDX-License-Identifier: Apache-2.0
// The field that finds any view, covered and hidden ones, too: all views as an outline, or those that a text names.

const finder = { views: [], shown: [], place: -1 };
const findField = byId("find"), outlineList = byId("outline");
const mostFound = 300;

/** All views as they are now, each with its index. */
async function outlineOfViews() {
  const answer = await request({ type: "outline" });
  const path = [], counts = [];
  return answer.views.map((each, index) => {
    // The places in the superviews, by which the doctor calls a view.
    counts.length = each.depth + 1;
    counts[each.depth] = (counts[each.depth] ?? -1) + 1;
    path.length = each.depth;
    path.push(counts[each.depth]);
    return { ...each, index, path: path.join("/") };
  }).filter(each => !each.standIn);
}

/** The views that a text names by class, name or text; all words must be there. */
function foundViews(text) {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  return finder.views.filter(each => {
    const about = [each.view.class, each.view.id, each.text].filter(Boolean).join(" ").toLowerCase();
    return words.every(word => about.includes(word));
  });
}

function drawFinder() {
  const isWhole = findField.value.trim() === "", views = foundViews(findField.value);
  finder.shown = views.slice(0, mostFound);
  finder.place = Math.min(finder.place, finder.shown.length - 1);
  const rows = finder.shown.map((each, place) => {
    const text = each.text && each.text !== each.view.id ? " “" + each.text + "”" : "";
    const row = make(
      "li", { role: "option", id: "view-" + place, "aria-selected": "false", onpointerdown: event => event.preventDefault(), onclick: () => takeView(each) },
      make("span", {}, nameOf(each.view) + (each.view.id ? "" : text)), make("em", {}, [each.view.id ? text.trim() : "", verdictTexts[each.state] || each.state].filter(Boolean).join(", ")));
    return pointsAt(isWhole ? indented(row, each.depth) : row, each);
  });
  if (!rows.length) { rows.push(make("li", { class: "hint", role: "option", "aria-disabled": "true" }, "No view has this name, text or class.")); }
  if (views.length > mostFound) { rows.push(make("li", { class: "hint", role: "option", "aria-disabled": "true" }, "and " + (views.length - mostFound) + " more")); }
  outlineList.replaceChildren(...rows);
  chooseRow(finder.place);
}

function chooseRow(place) {
  finder.place = place;
  [...outlineList.children].forEach((row, number) => row.setAttribute("aria-selected", number === place));
  const row = place >= 0 && outlineList.children[place];
  if (row) {
    findField.setAttribute("aria-activedescendant", row.id);
    row.scrollIntoView({ block: "nearest" });
  } else {
    findField.removeAttribute("aria-activedescendant");
  }
  seen.pointed = finder.shown[place] || null;
  tell({ type: "marked" });
}

async function openFinder() {
  if (!connection.isOpen) { return; }
  try { finder.views = await outlineOfViews(); } catch (error) {
    announceFailure(error);
    return;
  }
  finder.place = -1;
  outlineList.hidden = false;
  findField.setAttribute("aria-expanded", "true");
  drawFinder();
}

function closeFinder() {
  outlineList.hidden = true;
  findField.setAttribute("aria-expanded", "false");
  findField.removeAttribute("aria-activedescendant");
  seen.pointed = null;
  tell({ type: "marked" });
}

/** Asks about a view, with a touch in its middle. */
function takeView(view) {
  closeFinder();
  findField.value = "";
  Object.assign(looking, { point: null, stack: [], place: 0 });
  explain({ view });
}

findField.addEventListener("click", () => { if (outlineList.hidden) { openFinder(); } });
findField.addEventListener("input", () => {
  finder.place = findField.value ? 0 : -1;
  if (outlineList.hidden) { openFinder(); } else { drawFinder(); }
});
findField.addEventListener("blur", closeFinder);
findField.addEventListener("keydown", event => {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key], count = finder.shown.length;
  if (step && outlineList.hidden) {
    openFinder();
  } else if (step && count) {
    chooseRow((finder.place + step + count) % count);
  } else if (event.key === "Enter" && !outlineList.hidden && finder.shown[Math.max(0, finder.place)]) {
    takeView(finder.shown[Math.max(0, finder.place)]);
  } else if (event.key === "Escape") {
    closeFinder();
  } else {
    return;
  }
  event.preventDefault();
});
