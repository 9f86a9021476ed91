// SPDX-License-Identifier: Apache-2.0
// The views as a tree. Only the rows in sight exist, so that a hundred thousand views are no more work than ten.

const tree = {
  rowHeight: 30,
  rows: [],
  closed: new Set(),
  current: -1,
  told: null,
  isOnlyWay: false,

  show(outline, number) {
    this.outline = outline;
    this.number = number;
    this.closed.clear();
    this.current = -1;
    this.told = null;
    this.isOnlyWay = false;
    this.list();
  },

  /** The views that have rows, in their order. */
  list() {
    const { outline } = this;
    const rows = [];
    const isInside = this.isOnlyWay ? this.wayViews() : null;
    const closedFrom = new Uint8Array(outline.count);
    for (let view = 0; view < outline.count; view += 1) {
      if (this.number >= 0 && outline.tree[view] !== this.number) { continue; }
      const parent = outline.parent[view];
      if (parent >= 0 && (closedFrom[parent] || this.closed.has(parent))) {
        closedFrom[view] = 1;
        continue;
      }
      if (!isInside || isInside.has(view)) { rows.push(view); }
    }
    this.rows = inOrder(outline, rows);
    this.places = new Map(this.rows.map((view, row) => [view, row]));
    byId("views-title").textContent = isInside ? "Views" : plural(this.rows.length, "view");
    byId("only-way").setAttribute("aria-pressed", String(this.isOnlyWay));
    byId("all-views").setAttribute("aria-pressed", String(!this.isOnlyWay));
    byId("only-way").disabled = !this.told;
    const box = byId("tree");
    const sheet = make("div", { class: "sheet", role: "presentation" });
    sheet.style.height = this.rows.length * this.rowHeight + "px";
    box.replaceChildren(sheet);
    box.style.maxHeight = Math.min(Math.max(this.rows.length, 3), 14) * this.rowHeight + 12 + "px";
    if (!this.places.has(this.current)) { this.current = this.rows.length > 0 ? this.rows[0] : -1; }
    this.draw();
  },

  wayViews() {
    const found = new Set(this.told.marks.keys());
    if (this.told.expected >= 0) { for (const view of [this.told.expected, ...this.outline.ancestors(this.told.expected)]) { found.add(view); } }
    return found;
  },

  /** Shows what an answer says of each view. */
  tell(answer) {
    this.told = answer;
    this.isOnlyWay = Boolean(answer && answer.marks.size > 0);
    if (answer) { for (const view of [answer.expected, answer.taker, ...answer.culprits]) { this.open(view); } }
    this.list();
    if (answer) { this.select(answer.expected >= 0 ? answer.expected : answer.taker); }
  },

  open(view) {
    if (view >= 0) { for (const each of this.outline.ancestors(view)) { this.closed.delete(each); } }
  },

  /** Makes a view the current one, and brings it into sight. */
  select(view) {
    if (view < 0) { return; }
    if (!this.places.has(view)) {
      if (this.isOnlyWay) { this.isOnlyWay = false; }
      this.open(view);
      this.list();
    }
    this.current = view;
    const box = byId("tree");
    const top = this.places.get(view) * this.rowHeight;
    if (top < box.scrollTop) { box.scrollTop = top; }
    if (top + this.rowHeight > box.scrollTop + box.clientHeight) { box.scrollTop = top + this.rowHeight - box.clientHeight + 8; }
    this.draw();
  },

  draw() {
    const box = byId("tree");
    const sheet = box.firstChild;
    const first = Math.max(Math.floor(box.scrollTop / this.rowHeight) - 6, 0);
    const last = Math.min(first + Math.ceil((box.clientHeight || 400) / this.rowHeight) + 14, this.rows.length);
    const rows = [];
    for (let row = first; row < last; row += 1) { rows.push(this.row(row)); }
    const current = this.places.get(this.current);
    if (current !== undefined && (current < first || current >= last)) { rows.push(this.row(current)); }
    sheet.replaceChildren(...rows);
    box.setAttribute("aria-activedescendant", current === undefined ? "" : "view-" + this.current);
  },

  row(row) {
    const { outline, told } = this;
    const view = this.rows[row];
    const state = told ? told.stateOf(view) : { name: "", words: "" };
    const hasChildren = outline.children[view] > 0;
    const element = make("div", {
      id: "view-" + view, role: "treeitem", class: ["item", state.name, outline.hidden[view] ? "gone" : ""].join(" ").trim(),
      "aria-level": outline.depth[view] + 1, "aria-posinset": outline.place[view] + 1,
      "aria-setsize": outline.parent[view] < 0 ? outline.roots : outline.children[outline.parent[view]],
      "aria-selected": String(view === this.current), "aria-expanded": hasChildren && !this.isOnlyWay ? String(!this.closed.has(view)) : null,
      onclick: () => { this.current = view; askAbout(view); },
    });
    element.style.top = row * this.rowHeight + "px";
    element.style.paddingLeft = 8 + Math.min(outline.depth[view], 16) * 16 + "px";
    if (hasChildren && !this.isOnlyWay) {
      element.append(make("span", {
        class: "twist", "aria-hidden": "true",
        onclick: event => {
          event.stopPropagation();
          this.toggle(view);
        },
      }));
    } else {
      element.append(make("span", { class: "twist none", "aria-hidden": "true" }));
    }
    if (state.mark) { element.append(mark(state.mark)); }
    element.append(make("span", { class: "name" }, make("span", { class: "class" }, outline.className(view)),
      outline.words[view] ? make("span", { class: "word" }, " “" + outline.words[view] + "”") : null));
    if (state.tag) { element.append(make("span", { class: "tag " + state.tone }, state.tag)); }
    if (state.words) { element.append(make("em", {}, state.words)); }
    return element;
  },

  toggle(view) {
    if (this.closed.has(view)) { this.closed.delete(view); } else { this.closed.add(view); }
    this.list();
  },

  /** Moves by keys as trees do. */
  key(event) {
    const row = this.places.get(this.current);
    if (row === undefined || event.ctrlKey || event.metaKey || event.altKey) { return; }
    const { outline, current } = this;
    const isOpen = outline.children[current] > 0 && !this.closed.has(current);
    const moves = {
      ArrowDown: () => this.rows[row + 1], ArrowUp: () => this.rows[row - 1], Home: () => this.rows[0], End: () => this.rows[this.rows.length - 1],
      PageDown: () => this.rows[Math.min(row + 12, this.rows.length - 1)], PageUp: () => this.rows[Math.max(row - 12, 0)],
      ArrowLeft: () => {
        if (isOpen && !this.isOnlyWay) { this.toggle(current); return current; }
        return outline.parent[current];
      },
      ArrowRight: () => {
        if (this.closed.has(current)) { this.toggle(current); return current; }
        return isOpen ? this.rows[row + 1] : current;
      },
    };
    if (event.key === "Enter" || event.key === " ") {
      event.preventDefault();
      askAbout(current);
    } else if (moves[event.key]) {
      event.preventDefault();
      const next = moves[event.key]();
      if (next !== undefined && next >= 0) { this.select(next); }
    }
  },

  start() {
    const box = byId("tree");
    box.addEventListener("scroll", () => this.outline && this.draw());
    box.addEventListener("keydown", event => this.key(event));
    byId("only-way").addEventListener("click", () => { this.isOnlyWay = true; this.list(); });
    byId("all-views").addEventListener("click", () => {
      this.isOnlyWay = false;
      this.list();
      this.select(this.current);
    });
  },
};

/** Views in the order of a dump: each before those in it. Some formats list them level by level. */
function inOrder(outline, views) {
  let isSorted = true;
  const within = new Map();
  let before = -1;
  for (const view of views) {
    const parent = outline.parent[view];
    if (!within.has(parent)) { within.set(parent, []); }
    within.get(parent).push(view);
    if (before >= 0 && outline.depth[view] > outline.depth[before] + 1) { isSorted = false; }
    if (before >= 0 && parent !== before && outline.depth[view] > outline.depth[before]) { isSorted = false; }
    before = view;
  }
  if (isSorted) { return views; }
  const shown = new Set(views);
  const sorted = [];
  const open = views.filter(view => !shown.has(outline.parent[view])).reverse();
  while (open.length > 0) {
    const view = open.pop();
    sorted.push(view);
    const children = within.get(view) || [];
    for (let index = children.length - 1; index >= 0; index -= 1) { open.push(children[index]); }
  }
  return sorted;
}
