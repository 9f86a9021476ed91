// SPDX-License-Identifier: Apache-2.0
// Connects the page with what people do.

/** Text that is longer is not put into the field, in which a browser would lay out each line. */
const longestPaste = 200000;

async function filesFrom(list) {
  const found = [];
  for (const file of [...list].slice(0, 200)) {
    if (file.size > limits.file) {
      say(`${file.name} has more than 256 MB, which is the most that is read.`);
      continue;
    }
    found.push({ name: file.name, bytes: new Uint8Array(await file.arrayBuffer()) });
  }
  return found;
}

function connect() {
  const paste = byId("paste");
  let timer = 0;
  const openPasted = text => { if (text.trim()) { openText(text, "standard input", null); } };
  paste.addEventListener("paste", event => {
    const text = event.clipboardData.getData("text/plain");
    if (!text) { return; }
    event.preventDefault();
    if (text.length < longestPaste) { paste.setRangeText(text, paste.selectionStart, paste.selectionEnd, "end"); }
    openPasted(text.length < longestPaste ? paste.value : text);
  });
  paste.addEventListener("input", () => {
    clearTimeout(timer);
    timer = setTimeout(() => openPasted(paste.value), 900);
  });
  byId("open-files").addEventListener("click", () => byId("file-input").click());
  byId("file-input").addEventListener("change", async event => {
    await openFiles(await filesFrom(event.target.files));
    event.target.value = "";
  });
  byId("clear").addEventListener("click", clearAll);
  byId("cancel").addEventListener("click", () => doctor.stop(new Canceled()));
  byId("show-text").addEventListener("click", () => showText(byId("text-view").hidden));
  byId("copy-link").addEventListener("click", () => link.copy());
  byId("ask").addEventListener("submit", event => {
    event.preventDefault();
    askTyped();
  });
  byId("mode-why").addEventListener("click", () => setMode("why"));
  byId("mode-audit").addEventListener("click", () => setMode("audit"));
  byId("system").addEventListener("change", askAgain);
  byId("trees").addEventListener("change", showTree);
  byId("files").addEventListener("change", async event => {
    const isDone = await attempt("Reading", () => openCurrent(Number(event.target.value)));
    if (isDone && desk.mode === "audit") { setMode("audit"); }
  });
  addEventListener("dragover", event => {
    event.preventDefault();
    document.body.classList.add("dropping");
  });
  addEventListener("dragleave", event => { if (!event.relatedTarget) { document.body.classList.remove("dropping"); } });
  addEventListener("drop", async event => {
    event.preventDefault();
    document.body.classList.remove("dropping");
    const text = event.dataTransfer.getData("text/plain");
    if (event.dataTransfer.files.length > 0) { openFiles(await filesFrom(event.dataTransfer.files)); } else { openPasted(text); }
  });
  addEventListener("hashchange", () => link.open());
  tree.start();
}

// The worker is busy with the program meanwhile.
const started = doctor.start();
connect();
showExamples();
started.then(() => link.open()).catch(error => { if (!(error instanceof Canceled)) { showTrouble(error); } });
