// SPDX-License-Identifier: Apache-2.0
// The scene as text beside the screen. Each change is tried at once, with the same fingers.

const editor = { version: 0, known: "", isTyping: false, file: null };
const textArea = byId("text");

on("scene", scene => {
  editor.version = scene.version;
  editor.file = scene.file || null;
  byId("file").textContent = scene.file || scene.name;
  byId("save").disabled = !scene.canSave;
  if (scene.text !== textArea.value && !editor.isTyping) { textArea.value = scene.text; }
  editor.known = scene.text;
  showErrors(scene.errors, scene.notes);
  if (scene.onDisk) { announce("The file has changed on the disk; the same fingers were replayed on it."); }
  drawNumbers();
});

on("hello", hello => {
  const list = byId("scenes");
  list.replaceChildren(
    make("option", { value: "" }, "Open a scene …"),
    ...hello.scenes.map(name => make("option", { value: name }, name)));
});

function showErrors(errors, notes) {
  byId("errors").replaceChildren(
    ...errors.map(error => make(
      "li", { class: "failure" },
      make("button", { class: "plain", onclick: () => goToLine(error.line, error.column) },
        "line " + error.line + ", column " + error.column),
      " " + error.message)),
    ...(notes || []).map(note => make("li", {}, typeof note === "string" ? note : note.message)));
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
  try {
    await request({ type: "scene", do: "set", text: textArea.value });
    await compareWithEarlier();
  } catch (error) {
    if (error.errors) { showErrors(error.errors, []); }
    announceFailure(error);
  }
  drawNumbers();
});

textArea.addEventListener("input", () => {
  editor.isTyping = true;
  drawNumbers();
  trySoon();
});
textArea.addEventListener("scroll", () => { byId("numbers").scrollTop = textArea.scrollTop; });
byId("save").addEventListener("click", async () => {
  try {
    await request({ type: "scene", do: "save" });
    announce("Saved " + editor.file + ".");
  } catch (error) { announceFailure(error); }
});
byId("scenes").addEventListener("change", async event => {
  const name = event.target.value;
  if (!name) { return; }
  try {
    editor.isTyping = false;
    await request({ type: "scene", do: "open", name });
  } catch (error) { announceFailure(error); }
  event.target.value = "";
});

// A message has at most 1 MB, with quotation marks and line breaks as two characters.
const largestFile = 600000;

/** A file that is dropped on the page, such as a dump or a storyboard, becomes the screen. */
addEventListener("dragover", event => event.preventDefault());
addEventListener("drop", async event => {
  event.preventDefault();
  const file = event.dataTransfer.files[0];
  if (!file) { return; }
  if (file.size > largestFile) {
    announceFailure({ message: file.name + " is too large to be dropped.", advice: "Start touchstone lab with it." });
    return;
  }
  try {
    editor.isTyping = false;
    await request({ type: "scene", do: "set", text: await file.text(), name: file.name });
    announce("Opened " + file.name + ".");
  } catch (error) { announceFailure(error); }
});
