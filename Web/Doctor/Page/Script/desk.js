// SPDX-License-Identifier: Apache-2.0
// What is open, and what is asked about it.

const desk = {
  files: [],
  current: -1,
  outline: null,
  question: null,
  all: false,
  mode: "why",
  /** The number of the last thing that was begun; what began before is forgotten. */
  turn: 0,

  name() { return this.current >= 0 ? this.files[this.current].name : ""; },
};

const limits = { file: 256 << 20, shown: 2000, line: 300 };

/** What runs, with a way to end it, after a moment in which nobody waits yet. */
const busy = {
  timer: 0,

  show(text) {
    clearTimeout(this.timer);
    byId("busy-text").textContent = text;
    byId("busy-bar").removeAttribute("value");
    this.timer = setTimeout(() => { byId("busy").hidden = false; }, 250);
  },

  step(done, all, name) {
    byId("busy-text").textContent = `${done + 1} of ${all}: ${name}`;
    byId("busy-bar").max = all;
    byId("busy-bar").value = done;
  },

  hide() {
    clearTimeout(this.timer);
    byId("busy").hidden = true;
  },
};

/** Runs something that may be canceled or fail; returns false where it did. */
async function attempt(text, action) {
  desk.turn += 1;
  const turn = desk.turn;
  busy.show(text);
  try {
    await action(() => turn === desk.turn);
    return true;
  } catch (error) {
    if (error instanceof Canceled) {
      say("Canceled.");
    } else {
      showTrouble(error);
      doctor.stop(new Canceled());
    }
    return false;
  } finally {
    if (turn === desk.turn) { busy.hide(); }
  }
}

function showTrouble(error) {
  const isUnsupported = typeof WebAssembly === "undefined" || typeof Worker === "undefined";
  const isMemory = /unreachable|memory|allocation/i.test(error.message);
  const advice = isUnsupported
    ? "This browser lacks WebAssembly or workers. Use a Chromium, Firefox or Safari of 2023 or later, or the command touchstone."
    : isMemory
      ? "The file is too large for this page, or it found a fault of ours. The command touchstone has more memory."
      : location.protocol === "file:"
        ? "If the browser forbids pages in folders to start workers, serve the folder: python3 -m http.server"
        : "Reload the page. If that does not help, please report the file and the browser.";
  byId("trouble").replaceChildren(make("p", {}, make("b", {}, "The doctor does not answer: "), error.message), make("p", {}, advice));
  byId("trouble").hidden = false;
}

/** Opens files; the first is shown. */
async function openFiles(files) {
  if (files.length === 0) { return; }
  const isDone = await attempt("Reading " + (files.length === 1 ? files[0].name : plural(files.length, "file")), async () => {
    desk.files = files;
    audit.forget();
    await openCurrent(0);
  });
  if (!isDone) { return; }
  if (files.length > 1 || desk.mode === "audit") {
    await setMode("audit");
  } else if (desk.outline) {
    say(plural(desk.outline.count, "view") + " read. Ask about one of them.");
    // A telephone would show its keyboard over the views.
    if (document.activeElement === document.body && matchMedia("(pointer: fine)").matches) { byId("question").focus({ preventScroll: true }); }
  }
}

/** Opens one of the files in the doctor, and shows its views. */
async function openCurrent(number) {
  desk.current = number;
  const file = desk.files[number];
  const answer = await doctor.ask({ verb: "open", name: file.name }, file.bytes);
  byId("trouble").hidden = true;
  desk.question = null;
  desk.outline = answer.failure ? null : new Outline(answer);
  showSource(answer);
  byId("answer").hidden = true;
  byId("audit").hidden = true;
  if (!desk.outline) {
    byId("screen").hidden = true;
    byId("desk").classList.add("wide");
    byId("after").hidden = desk.files.length < 2;
    byId("views").hidden = true;
    return;
  }
  byId("after").hidden = false;
  byId("views").hidden = false;
  const { outline } = desk;
  const names = outline.trees.map((each, index) => each.name || outline.className(outline.starts[index]) || "Tree " + index);
  byId("trees").replaceChildren(
    ...(outline.isDesign && names.length > 1 ? [] : [make("option", { value: -1 }, names.length > 1 ? "All trees" : "All")]),
    ...names.map((name, index) => make("option", { value: index }, `${index}  ${name}`)));
  byId("trees-label").hidden = names.length < 2;
  byId("words").replaceChildren(...outline.suggestions(200).map(word => make("option", { value: word })));
  showTree();
}

/** Why a text is not read: the sentence, what would be, and the commands that print it. */
function failureElements({ message, advice }) {
  return [make("b", {}, prose(asSentence(message))), ...advice.flatMap(text => {
    const [words, ...commands] = text.split(/ ?"((?:po|expression) [^"]*)"/);
    if (commands.length === 0) { return [make("p", {}, prose(text))]; }
    return [make("p", {}, prose(words.replace(/; or print the window instead:$/, ". Or print the window instead:"))),
      ...commands.filter((_, index) => index % 2 === 0).map(command => codeBlock([command], "Debugger command"))];
  })];
}

/** A message of the command as a sentence of the page: without the name of the file, whose beginning is no place to look at. */
function asSentence(message) {
  const source = [desk.name(), "standard input"].find(name => message.startsWith(name + ":"));
  const words = source === undefined ? message : message.slice(source.length + 1)
    .replace(/^1:1: */, "").replace(/^(\d+):(\d+): */, "Line $1, column $2: ").trimStart();
  return words.slice(0, 1).toUpperCase() + words.slice(1) + (/[.:?]$/.test(words) ? "" : ".");
}

function shownTree() { return Number(byId("trees").value); }

function showTree() {
  picture.show(desk.outline, shownTree());
  tree.show(desk.outline, shownTree());
  if (desk.mode === "audit" && audit.ended) { audit.show(); }
}

/** Shows what is open above everything else. */
function showSource(answer) {
  const file = desk.files[desk.current];
  const isOpen = desk.current >= 0;
  const title = byId("source-title");
  document.body.classList.toggle("opened", isOpen);
  byId("paste-area").hidden = isOpen;
  byId("paste-hint").hidden = false;
  for (const name of ["show-text", "copy-link", "clear"]) { byId(name).hidden = !isOpen; }
  byId("open-files").hidden = isOpen;
  byId("text-view").hidden = true;
  byId("show-text").setAttribute("aria-expanded", "false");
  byId("source-notes")?.remove();
  if (!isOpen) {
    title.textContent = "View hierarchy";
    return;
  }
  const format = desk.outline ? formats[answer.format] || answer.format : "Not read";
  title.textContent = [file.name === "standard input" ? null : file.name, format, desk.outline ? plural(desk.outline.count, "view") : null].filter(Boolean).join(" · ");
  title.title = title.textContent;
  if (answer.failure) {
    byId("source").append(make("div", { id: "source-notes", class: "hint unread", role: "alert" }, ...failureElements(answer.failure)));
    // What was pasted can be changed where it is.
    const isPasted = file.name === "standard input" && byId("paste").value !== "";
    byId("paste-area").hidden = !isPasted;
    byId("paste-hint").hidden = isPasted;
    byId("show-text").hidden = isPasted;
    byId("copy-link").hidden = true;
  } else if (answer.notes.length > 0) {
    byId("source").append(make("div", { id: "source-notes", class: "hint" }, ...answer.notes.map(note => make("p", {}, note))));
  }
  listFiles();
  byId("files-label").hidden = desk.files.length < 2;
}

/** The files to choose from: after an audit those with most to mend first, each with what was found. */
function listFiles() {
  const order = desk.files.map((_, index) => index);
  const counts = order.map(index => audit.countsOf(index));
  const isWorse = (a, b) => ["error", "warning", "note"].map(name => counts[b][name] - counts[a][name]).find(Boolean) || a - b;
  if (audit.results) { order.sort(isWorse); }
  byId("files").replaceChildren(...order.map(index => {
    const words = Object.entries(counts[index]).filter(each => each[1] > 0).map(([name, count]) => plural(count, name)).join(", ");
    return make("option", { value: index, selected: index === desk.current }, desk.files[index].name + (words ? " · " + words : ""));
  }));
}

/** The lines of the text, as many as can be shown; the current view's is marked. */
function showText(isShown) {
  const box = byId("text-view");
  box.hidden = !isShown;
  byId("show-text").setAttribute("aria-expanded", String(isShown));
  if (!isShown) { return; }
  const text = new TextDecoder().decode(desk.files[desk.current].bytes.subarray(0, 2 << 20));
  const lines = text.split("\n");
  const told = tree.told;
  const around = told && told.expected >= 0 ? desk.outline.line[told.expected] - 1 : 0;
  const first = lines.length > limits.shown ? Math.max(around - 200, 0) : 0;
  const shown = lines.slice(first, first + limits.shown);
  const culprits = new Set(told ? told.culprits.map(view => desk.outline.line[view]) : []);
  const list = shown.map((line, index) => {
    const number = first + index + 1;
    const kind = told && told.expected >= 0 && desk.outline.line[told.expected] === number ? (told.works ? "good" : "wanted") : culprits.has(number) ? "bad" : "";
    return make("div", { class: ("line " + kind).trim() }, line.length > limits.line ? line.slice(0, limits.line) + "…" : line || " ");
  });
  box.replaceChildren(...list);
  if (lines.length > shown.length) { box.append(make("p", { class: "hint" }, `${plural(shown.length, "line")} of more are shown.`)); }
  box.querySelector(".wanted,.good")?.scrollIntoView({ block: "nearest" });
}

/** Closes everything, and shows the field to paste into. */
function clearAll() {
  desk.turn += 1;
  busy.hide();
  if (doctor.worker) { doctor.ask({ verb: "close" }).catch(() => null); }
  Object.assign(desk, { files: [], current: -1, outline: null, question: null });
  audit.forget();
  byId("after").hidden = true;
  byId("screen").hidden = true;
  byId("trouble").hidden = true;
  byId("paste").value = "";
  byId("question").value = "";
  byId("point").value = "";
  desk.mode = "why";
  showSource({});
  history.replaceState(null, "", location.pathname + location.search);
  byId("paste").focus();
}

// MARK: Questions

/** Asks about a view that somebody chose. */
function askAbout(view) {
  if (desk.mode === "audit") { setMode("why"); }
  byId("question").value = desk.outline.label(view);
  byId("point").value = "";
  return ask({ expect: desk.outline.selector(view), shown: byId("question").value });
}

function askAtPoint(point) {
  byId("question").value = "";
  byId("point").value = `${point.x}, ${point.y}`;
  return ask({ x: point.x, y: point.y });
}

/** Asks what stands in the fields. */
function askTyped() {
  const words = byId("question").value.trim();
  const at = pointIn(byId("point").value);
  const alone = at ? null : pointIn(words);
  const isWrong = byId("point").value.trim() !== "" && !at;
  byId("point").setAttribute("aria-invalid", String(isWrong));
  byId("point-hint").hidden = !isWrong;
  if (isWrong) {
    byId("point").focus();
    return null;
  }
  if (!words && !at) {
    byId("question").focus();
    return null;
  }
  if (alone) { return ask(alone); }
  // The same words mean the view that was clicked.
  if (!at && desk.question && desk.question.shown === words) { return ask(desk.question); }
  return ask({ ...(words ? { expect: words, shown: words } : {}), ...(at || {}) });
}

function pointIn(text) {
  const numbers = /^\s*[({]?\s*(-?\d+(?:\.\d+)?)\s*[,; ]\s*(-?\d+(?:\.\d+)?)\s*[)}]?\s*$/.exec(text);
  return numbers ? { x: Number(numbers[1]), y: Number(numbers[2]) } : null;
}

function askAgain() { return desk.question ? ask(desk.question) : null; }

async function ask(question) {
  const scene = question.scene;
  byId("point").setAttribute("aria-invalid", "false");
  byId("point-hint").hidden = true;
  await attempt("Asking", async isCurrent => {
    // After a cancellation there is a new worker, which has not read the file.
    if (!doctor.worker) { await doctor.ask({ verb: "open", name: desk.name() }, desk.files[desk.current].bytes); }
    const answer = await doctor.ask({
      verb: "why", expect: question.expect, x: question.x, y: question.y, scene, ios: Number(byId("system").value), all: desk.all,
    });
    if (!isCurrent()) { return; }
    // A point alone does not say which screen of a storyboard is meant, but the picture does.
    if (answer.failure && question.expect === undefined && scene === undefined && shownTree() >= 0) {
      await ask({ ...question, scene: shownTree() });
      return;
    }
    desk.question = question;
    if (answer.failure) {
      showRefusal(answer);
      picture.tell(null);
      tree.tell(null);
      if (!byId("text-view").hidden) { showText(true); }
      return;
    }
    const told = new Told(desk.outline, answer);
    const place = told.expected >= 0 ? told.expected : told.taker;
    if (place >= 0 && shownTree() >= 0 && desk.outline.tree[place] !== shownTree()) {
      byId("trees").value = String(desk.outline.tree[place]);
      showTree();
    }
    showAnswer(answer, told);
    picture.tell(told);
    tree.tell(told);
    if (!byId("text-view").hidden) { showText(true); }
  });
}

/** Changes between questions and the audit. */
async function setMode(mode) {
  desk.mode = mode;
  byId("mode-why").setAttribute("aria-pressed", String(mode === "why"));
  byId("mode-audit").setAttribute("aria-pressed", String(mode === "audit"));
  byId("ask").hidden = mode === "audit";
  byId("point-hint").hidden = true;
  byId("system-label").hidden = mode === "audit";
  byId("audit").hidden = mode !== "audit";
  byId("answer").hidden = mode === "audit" || !desk.question;
  if (mode === "why") {
    picture.tell(tree.told);
    return;
  }
  tree.isOnlyWay = false;
  tree.list();
  if (!audit.ended && !await attempt("Auditing", () => audit.run())) {
    audit.forget();
    await setMode("why");
    return;
  }
  listFiles();
  audit.show();
}
