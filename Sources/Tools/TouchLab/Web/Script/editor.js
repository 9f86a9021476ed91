// SPDX-License-Identifier: Apache-2.0
// The scene as text beside the screen. Each change is tried at once, with the same fingers.

// `base` is the version that the text was made from; `own` says that it has changes that are in no file.
const editor = { base: 0, known: "", isTyping: false, isReplacing: false, isNew: false, changed: -Infinity, own: false, saved: "", name: "", file: null };
const textArea = byId("text");

on("scene", scene => {
  const isOther = editor.file !== null && editor.file !== (scene.file || scene.name);
  editor.file = scene.file || scene.name;
  byId("file").textContent = editor.file.split("/").at(-1);
  byId("file").title = editor.file;
  byId("save").disabled = !scene.canSave;
  if (isOther) { offerOwnText(scene.name); }
  editor.name = scene.name;
  if (!isOther && keepOwnText(scene)) { return; }
  if (!editor.isTyping || textArea.value === editor.known) { replaceText(scene.text); }
  if (scene.id !== undefined || scene.text === textArea.value) { editor.base = scene.version; }
  editor.known = scene.text;
  if (!scene.canSave) { editor.saved = scene.text; }
  showErrors(scene.errors);
  showNotes(scene);
  if (scene.onDisk) { announce("The file has changed on the disk; the same fingers were replayed on it."); }
  drawNumbers();
});

/** Shows another text without taking away what Undo brings back, and with the cursor where it was. */
function replaceText(text) {
  const old = textArea.value;
  if (text === old) { return; }
  let start = 0, end = 0;
  const most = Math.min(text.length, old.length);
  while (start < most && text[start] === old[start]) { start += 1; }
  while (end < most - start && text[text.length - 1 - end] === old[old.length - 1 - end]) { end += 1; }
  const place = textArea.selectionStart, scrolled = textArea.scrollTop;
  insertText(text.slice(start, text.length - end), start, old.length - end);
  const moved = place <= start ? place : Math.max(start, place + text.length - old.length);
  textArea.setSelectionRange(moved, moved);
  textArea.scrollTop = scrolled;
}

/** Replaces a part of the text as if it were typed, so that Undo brings it back where the browser can. */
function insertText(text, start, end) {
  editor.isReplacing = true;
  textArea.setSelectionRange(start, end);
  const isDone = document.activeElement === textArea
    && document.execCommand(text ? "insertText" : "delete", false, text);
  if (!isDone) { textArea.setRangeText(text, start, end, "end"); }
  editor.isReplacing = false;
}

on("hello", hello => {
  const list = byId("scenes");
  list.replaceChildren(
    make("option", { value: "" }, "Open a scene…"),
    ...hello.scenes.map(name => make("option", { value: name }, name)));
  list.value = hello.scenes.includes(hello.name) ? hello.name : "";
});

/** What a conversion guessed or left out, on a page of its own, whose tab counts the notes. */
function showNotes(scene) {
  const notes = scene.notes || [], tab = byId("notes-tab");
  const count = notes.length === 1 ? "1 note" : notes.length + " notes";
  tab.hidden = notes.length === 0;
  tab.textContent = "Notes (" + notes.length + ")";
  byId("notes").replaceChildren(...notes.map(note => make("li", { title: note }, withoutFolder(note))));
  byId("notes-title").textContent = count + " on the conversion of " + scene.name;
  if (notes.length && editor.noted !== scene.name) {
    announce(scene.name + " was converted to a scene, with " + count + ": see the page Notes.");
  }
  editor.noted = scene.name;
  if (tab.hidden && !byId("notes-page").hidden) { choose(byId("touch-tab")); }
}

/** A note without the folder of the file with which it begins. */
function withoutFolder(note) { return note.replace(/^(?:[^:]*\/)?([^:\/]+:\d+:\d+)/, "$1"); }

function showErrors(errors) {
  byId("errors").replaceChildren(
    ...errors.map(error => make(
      "li", { class: "failure" },
      make("button", { class: "plain", onclick: () => goToLine(error.line, error.column) },
        "Line " + error.line + ", column " + error.column),
      ": " + error.message)));
  textArea.setAttribute("aria-invalid", errors.length > 0);
  const wrong = new Set(errors.map(error => error.line));
  editor.wrongLines = wrong;
}

/** Puts the cursor at a place of the text, and the text where it can be seen. */
function goToLine(line, column) {
  choose(byId("scene-tab"));
  const lines = textArea.value.split("\n");
  const start = lines.slice(0, line - 1).reduce((sum, each) => sum + each.length + 1, 0) + (column || 1) - 1;
  textArea.focus();
  textArea.setSelectionRange(start, start);
  textArea.scrollTop = Math.max(0, (line - 5) * lineHeight());
}

function lineHeight() {
  return parseFloat(getComputedStyle(textArea).lineHeight) || 18;
}

/** The numbers of the lines beside the text. */
const drawNumbers = oncePerFrame(() => {
  const count = textArea.value.split("\n").length;
  const rows = [];
  for (let line = 1; line <= count; line += 1) {
    const isWrong = editor.wrongLines && editor.wrongLines.has(line);
    rows.push(make("span", { class: isWrong ? "failure" : null }, String(line)));
  }
  byId("numbers").replaceChildren(...rows);
  byId("numbers").scrollTop = textArea.scrollTop;
});

const trySoon = afterPause(350, async () => {
  editor.isTyping = false;
  if (textArea.value === editor.known) { return; }
  await tryText({ version: editor.base });
});

/** Sends the text; `more` says what it was made from. */
async function tryText(more) {
  try {
    editor.changed = performance.now();
    await request({ type: "scene", do: "set", text: textArea.value, ...more });
    hideChoice();
    await compareWithEarlier();
    if (!lab.events) { announce("The scene has changed."); }
  } catch (error) {
    if (error.errors) { showErrors(error.errors); }
    if (error.behind) {
      offerChoice(error, { take: { do: "get" }, keep: () => tryText({ version: editor.base, over: true }) });
    }
    announceFailure(error);
  }
  drawNumbers();
}

textArea.addEventListener("input", () => {
  drawNumbers();
  if (editor.isReplacing) { return; }
  editor.isTyping = true;
  editor.own = true;
  trySoon();
});
textArea.addEventListener("scroll", () => { byId("numbers").scrollTop = textArea.scrollTop; });

/** Opens a chosen scene, after a pause for those who go through the list by the arrow keys. */
const openSoon = afterPause(500, async name => {
  try {
    editor.isTyping = false;
    await request({ type: "scene", do: "open", name });
  } catch (error) { announceFailure(error); }
});
byId("scenes").addEventListener("change", event => { if (event.target.value) { openSoon(event.target.value); } });

// A message has at most 1 MB, with quotation marks and line breaks as two characters.
const largestFile = 600000;

/** A file, such as a dump or a storyboard, becomes the screen. */
async function openFile(file) {
  if (!file) { return; }
  if (file.size > largestFile) {
    announceFailure({ message: file.name + " is too large for the page.", advice: "Start touchstone lab with it." });
    return;
  }
  try {
    editor.isTyping = false;
    const scene = await request({ type: "scene", do: "set", text: await file.text(), name: file.name });
    if (!scene.notes.length) { announce("Opened " + file.name + "."); }
  } catch (error) { announceFailure(error); }
}

addEventListener("dragover", event => event.preventDefault());
addEventListener("drop", event => {
  event.preventDefault();
  openFile(event.dataTransfer.files[0]);
});
byId("open").addEventListener("click", () => byId("open-file").click());
byId("open-file").addEventListener("change", event => {
  openFile(event.target.files[0]);
  event.target.value = "";
});
