// SPDX-License-Identifier: Apache-2.0
// The audit of all files that were dropped: findings by file, with the picture of each screen.

const audit = {
  results: null,
  ended: null,

  /** Audits the files, one after the other. */
  async run() {
    this.results = [];
    await doctor.ask({ verb: "audit", show: "note", remedies: true });
    for (const [index, file] of desk.files.entries()) {
      busy.step(index, desk.files.length, file.name);
      const answer = await doctor.ask({ verb: "auditFile", name: file.name }, file.bytes);
      this.results.push(answer);
    }
    this.ended = await doctor.ask({ verb: "auditEnd" });
  },

  forget() {
    this.results = null;
    this.ended = null;
  },

  /** The findings of the open file in the tree that is shown, with their numbers. */
  findings() {
    const result = this.results && this.results[desk.current];
    if (!result || !result.file) { return []; }
    const order = { error: 0, warning: 1, note: 2 };
    const found = result.file.findings.map((finding, index) => ({ ...finding, index })).sort((a, b) => order[a.severity] - order[b.severity] || a.index - b.index);
    return found.map((finding, index) => ({ ...finding, number: index + 1, view: finding.place === null ? -1 : desk.outline.at([finding.tree, finding.place]) }));
  },

  /** How many findings of each kind a file has. */
  countsOf(file) {
    const counts = { error: 0, warning: 0, note: 0 };
    const result = this.results && this.results[file];
    for (const finding of result && result.file ? result.file.findings : []) { counts[finding.severity] += 1; }
    return counts;
  },

  show() {
    const box = byId("audit");
    const result = this.results[desk.current];
    const findings = this.findings();
    const totals = JSON.parse(this.ended.json).totals;
    const counts = Object.entries(this.countsOf(desk.current)).filter(each => each[1] > 0);
    const all = [["error", totals.errors], ["warning", totals.warnings], ["note", totals.notes]].filter(each => each[1] > 0).map(([name, count]) => plural(count, name)).join(", ");
    const shown = shownTree();
    const isScene = desk.outline && desk.outline.trees.length > 1;
    const list = findings.filter(finding => !isScene || shown < 0 || finding.tree === shown || finding.place === null).map(finding => this.item(finding));
    const elsewhere = findings.length - list.length;
    fill(box,
      make("div", { class: "row tags" }, ...counts.map(([name, count]) => make("span", { class: "tag " + name }, plural(count, name))),
        counts.length === 0 ? make("span", { class: "tag good" }, "Nothing found") : null,
        make("span", { class: "hint" }, desk.files.length > 1 ? (all ? "of " + all + " " : "") + "in " + plural(totals.files, "file") : "in " + plural(totals.views, "view"))),
      result.failure ? make("p", { class: "failure" }, result.failure.message) : null,
      result.file && result.file.failure ? make("p", { class: "failure" }, "Not read: " + result.file.failure.message) : null,
      ...(result.file ? [...result.file.notices, ...result.file.omissions].map(note => make("p", { class: "hint note" }, note)) : []),
      list.length > 0 ? make("ol", { class: "findings" }, list)
        : make("p", {}, "There is nothing to report in " + (elsewhere > 0 ? "this scene" : desk.name() === "standard input" ? "this text" : desk.name()) + "."),
      elsewhere > 0 ? make("p", { class: "hint note" }, plural(elsewhere, "finding") + (elsewhere === 1 ? " is" : " are") + " in other scenes of this file.") : null,
      make("div", { class: "row foot" }, make("span", { class: "hint" }, "Save"),
        make("button", { type: "button", class: "small", onclick: () => save(this.ended.html, "touch-audit.html", "text/html") }, "Page"),
        make("button", { type: "button", class: "small", onclick: () => save(this.ended.json, "touch-audit.json", "application/json") }, "JSON"),
        make("button", { type: "button", class: "small", onclick: () => save(this.ended.sarif, "touch-audit.sarif", "application/json") }, "SARIF"),
        make("span", { class: "space" }), make("button", { type: "button", class: "small", onclick: () => copyText(this.ended.text) }, "Copy the text")),
      make("details", { class: "plain-text" }, make("summary", {}, "As the command prints it"), make("pre", { tabindex: "0" }, this.ended.text)));
    this.markTree();
  },

  markTree() {
    const shown = shownTree();
    picture.mark(this.findings().filter(finding => shown < 0 || finding.tree === shown));
  },

  item(finding) {
    const lines = finding.position ? " · line " + finding.position.line : "";
    return make("li", { value: finding.number },
      make("p", {}, make("span", { class: "tag " + finding.severity }, finding.severity), " ", prose(finding.message + ".")),
      make("p", { class: "hint" }, make("a", { class: "reason", href: "manual/" + finding.rule + ".html" }, finding.rule), lines),
      make("p", {}, prose(finding.remedy.words)),
      finding.remedy.code ? codeBlock(finding.remedy.code.split("\n"), "Code") : null,
      finding.view >= 0 ? make("button", {
        type: "button", class: "small", onclick: () => {
          setMode("why");
          askAbout(finding.view);
        },
      }, "Ask why") : null);
  },
};
