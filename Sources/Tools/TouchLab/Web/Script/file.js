// SPDX-License-Identifier: Apache-2.0
// The file of the scene: what other programs do to it, and what becomes of a text that is not saved.

const choice = { keep: null, take: null, state: "same" };

on("file", file => {
  byId("unsaved").hidden = !file.unsaved;
  if (!file.unsaved) {
    editor.saved = editor.known;
    if (textArea.value === editor.known) { editor.own = false; }
  }
  if (file.state === "same") {
    hideChoice();
  } else if (choice.state !== file.state || byId("choice").hidden) {
    const canTake = file.state === "newer";
    offerChoice(file, canTake ? { take: { do: "load" }, keep: () => ask({ do: "keep" }) } : {});
    if (choice.state !== file.state) { announceFailure(file); }
  }
  choice.state = file.state;
});
on("scene", scene => { if (!scene.canSave) { byId("unsaved").hidden = true; } });

/** Says what is wrong with the file, or that something else has changed the text, and offers both texts. */
function offerChoice(problem, { take, keep }) {
  byId("choice-text").textContent = sentences(problem);
  Object.assign(choice, { take, keep });
  byId("take").hidden = !take;
  byId("take").textContent = take && take.do === "get" ? "Take the other page’s text" : "Take the file’s text";
  byId("keep-own").hidden = !keep;
  byId("keep-own").textContent = take || !keep ? "Keep the text of this page" : "Bring it back";
  byId("choice").hidden = false;
}

function hideChoice() {
  byId("choice").hidden = true;
}

/** Asks the lab for something about the scene; whether it was done. */
async function ask(what) {
  try {
    await request({ type: "scene", ...what });
    return true;
  } catch (error) {
    if (error.behind) { offerChoice(error, { take: { do: "load" }, keep: () => ask({ do: "save", over: true }) }); }
    announceFailure(error);
    return false;
  }
}

byId("take").addEventListener("click", async () => {
  editor.isTyping = false;
  if (await ask(choice.take)) { editor.own = false; hideChoice(); }
});
byId("keep-own").addEventListener("click", async () => {
  await choice.keep();
  textArea.focus();
});
byId("save").addEventListener("click", async () => {
  // What was typed just now is part of what is saved.
  if (textArea.value !== editor.known) { await tryText({ version: editor.base }); }
  editor.isTyping = false;
  if (textArea.value === editor.known && await ask({ do: "save" })) { announce("Saved " + editor.file + "."); }
});

/** After a new connection: the text of this page goes on, if it is not saved and the lab does not know it. */
function keepOwnText(scene) {
  if (!editor.isNew) { return false; }
  editor.isNew = false;
  if (!editor.own || scene.text === textArea.value) { return false; }
  editor.isTyping = false;
  const isSame = scene.text === editor.known || scene.text === editor.saved;
  editor.base = isSame ? scene.version : 0;
  editor.known = scene.text;
  announce("The lab is connected again; the text of this page, which is not saved, was kept.");
  tryText({ version: editor.base });
  return true;
}
on("opened", () => { editor.isNew = true; });

/** Before another scene takes the place of a text that is not saved: the text can be brought back. */
function offerOwnText(other) {
  hideChoice();
  editor.isNew = editor.isTyping = false;
  if (!editor.own) { return; }
  const { name } = editor, text = textArea.value;
  editor.own = false;
  offerChoice({ message: other + " is shown. The text of " + name + " was not saved.", advice: "It can be brought back." }, {
    keep: async () => {
      try { await request({ type: "scene", do: "open", name }); } catch { /* Then the scene that is shown gets the text. */ }
      replaceText(text);
      editor.own = true;
      await tryText({ version: editor.base });
    },
  });
}
addEventListener("beforeunload", event => { if (editor.own && !connection.isOpen) { event.preventDefault(); } });
