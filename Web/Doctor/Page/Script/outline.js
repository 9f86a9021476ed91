// SPDX-License-Identifier: Apache-2.0
// The views of the open document: one list for all trees, in the order of the file, and what can be asked of it.

const looks = ["plain", "window", "button", "control", "label", "image", "list", "cell", "field", "bar", "element"];
/** What the elements of accessibility trees look like; all others only hold elements. */
const elementLooks = {
  Button: "button", Link: "button", Switch: "control", Toggle: "control", Slider: "control", Stepper: "control", SegmentedControl: "control", PageIndicator: "control",
  StaticText: "label", TextField: "field", SecureTextField: "field", SearchField: "field", TextView: "field", Image: "image", Icon: "image", Cell: "cell",
  NavigationBar: "bar", TabBar: "bar", Toolbar: "bar", Table: "list", CollectionView: "list", ScrollView: "list", Window: "window", Keyboard: "bar", Key: "button",
};
const formats = {
  recursiveDescription: "Dump of the debugger", earlGrey: "EarlGrey", storyboard: "Storyboard", xib: "Xib", xibArchive: "Xib before Xcode 5",
  sentry: "Sentry", detox: "Detox", xcuitest: "XCUITest", webDriverAgent: "Appium, WebDriverAgent", idb: "idb", maestro: "Maestro", kif: "KIF",
};

class Outline {
  constructor(answer) {
    const boxes = tree => tree.box instanceof Float64Array ? tree.box : Float64Array.from(tree.box.flatMap(box => box || [NaN, NaN, NaN, NaN]));
    this.format = answer.format;
    this.notes = answer.notes;
    this.classes = answer.classes;
    this.trees = answer.trees;
    this.count = answer.views;
    this.starts = [];
    const fields = { parent: Int32Array, class: Int32Array, look: Int32Array, dead: Int32Array, hidden: Int32Array, line: Int32Array, box: Float64Array };
    for (const [name, Kind] of Object.entries(fields)) { this[name] = new Kind(this.count * (name === "box" ? 4 : 1)); }
    this.tree = new Int32Array(this.count);
    this.depth = new Int32Array(this.count);
    this.place = new Int32Array(this.count);
    this.children = new Int32Array(this.count);
    this.words = [];
    this.ids = [];
    this.colors = [];
    let roots = 0;
    for (const [number, tree] of this.trees.entries()) {
      const start = this.words.length;
      this.starts.push(start);
      for (const name of Object.keys(fields)) { this[name].set(name === "box" ? boxes(tree) : tree[name], start * (name === "box" ? 4 : 1)); }
      for (let view = 0; view < tree.parent.length; view += 1) {
        const own = start + view;
        const parent = tree.parent[view] < 0 ? -1 : start + tree.parent[view];
        this.tree[own] = number;
        this.parent[own] = parent;
        this.depth[own] = parent < 0 ? 0 : this.depth[parent] + 1;
        if (parent < 0) {
          this.place[own] = roots;
          roots += 1;
        } else {
          this.place[own] = this.children[parent];
          this.children[parent] += 1;
        }
      }
      for (const word of tree.word) { this.words.push(word); }
      for (const id of tree.id) { this.ids.push(id); }
      for (const color of tree.color) { this.colors.push(color); }
    }
    this.roots = roots;
  }

  get isDesign() { return ["storyboard", "xib", "xibArchive"].includes(this.format); }

  className(view) { return this.classes[this.class[view]]; }

  lookOf(view) {
    const look = looks[this.look[view]];
    return look === "element" ? elementLooks[this.className(view).replace(/^XCUIElementType| \(.*/g, "")] || "plain" : look;
  }

  name(view) {
    const word = this.words[view] || this.ids[view];
    return this.className(view) + (this.words[view] ? " “" + word + "”" : word ? " " + word : "");
  }

  /** The view that an answer calls by its tree and its number there; -1 for none. */
  at(place) { return place ? this.starts[place[0]] + place[1] : -1; }

  /** The box on the screen; null if it is not known. */
  boxOf(view) {
    const at = view * 4;
    return Number.isNaN(this.box[at]) ? null : { x: this.box[at], y: this.box[at + 1], width: this.box[at + 2], height: this.box[at + 3] };
  }

  ancestors(view) {
    const found = [];
    for (let next = this.parent[view]; next >= 0; next = this.parent[next]) { found.push(next); }
    return found;
  }

  /** The index path, such as 0/2/1. */
  path(view) { return [view, ...this.ancestors(view)].reverse().map(each => this.place[each]).join("/"); }

  /** What means exactly this view to the doctor. */
  selector(view) {
    const path = this.path(view);
    // The path of a root is one number, which is none.
    return path.includes("/") ? path : this.ids[view] || this.className(view);
  }

  /** What a person would type for it: a text if no other view has it. */
  label(view) {
    if (!this.counts) {
      this.counts = new Map();
      for (const word of [...this.words, ...this.ids]) { if (word) { this.counts.set(word, (this.counts.get(word) || 0) + 1); } }
    }
    for (const word of [this.words[view], this.ids[view]]) {
      if (word && !word.endsWith("…") && this.counts.get(word) === 1 && !/^\d+(\/\d+)+$/.test(word)) { return word; }
    }
    return this.selector(view);
  }

  /** The words to offer while somebody types. */
  suggestions(most) {
    const found = new Set();
    for (let view = 0; view < this.count && found.size < most; view += 1) {
      const word = this.words[view];
      if (word && !word.endsWith("…")) { found.add(word); }
    }
    return [...found];
  }
}
