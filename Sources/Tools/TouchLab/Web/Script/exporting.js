// SPDX-License-Identifier: Apache-2.0
// What was touched is exported: as lines of a test, a script, a recording, a report or a trace.

const exported = { file: "", mime: "", text: "", left: [], warning: null };

async function exportAs(as) {
  try {
    Object.assign(exported, { warning: null }, await request({ type: "export", as }));
  } catch (error) {
    announceFailure(error);
    return;
  }
  byId("exported").hidden = false;
  for (const button of document.querySelectorAll("[data-form]")) {
    button.setAttribute("aria-pressed", button.dataset.form === as);
  }
  byId("exported-name").textContent = exported.file;
  byId("exported-left").replaceChildren(
    ...[exported.warning].filter(Boolean).map(text => make("li", { class: "failure" }, text)),
    ...exported.left.map(each => make(
      "li", {}, "Left out: " + each.text + (["trace", "report"].includes(as) ? "." : "; a trace and a report have everything."))));
  byId("exported-text").value = as === "report" ? "An HTML page of " + exported.text.length + " characters. Save it, and open it in a browser." : exported.text;
}

for (const button of document.querySelectorAll("[data-form]")) {
  button.addEventListener("click", () => exportAs(button.dataset.form));
}
/** Copies as a person would: over a network the page is no secure context, and has no clipboard. */
function copyByHand(text) {
  const area = make("textarea", { class: "unseen", "aria-hidden": "true" });
  area.value = text;
  document.body.append(area);
  area.select();
  const isDone = document.execCommand("copy");
  area.remove();
  return isDone;
}
/** Copies a text, and gives the focus back to the button that asked for it. */
async function copyText(text, button) {
  try {
    await navigator.clipboard.writeText(text);
    announce("Copied.");
  } catch {
    const isDone = copyByHand(text);
    button.focus();
    announce(isDone ? "Copied." : "The browser does not allow copying here.", !isDone);
  }
}
byId("copy").addEventListener("click", event => copyText(exported.text, event.currentTarget));
byId("download").addEventListener("click", () => {
  const address = URL.createObjectURL(new Blob([exported.text], { type: exported.mime }));
  make("a", { href: address, download: exported.file }).click();
  setTimeout(() => URL.revokeObjectURL(address), 1000);
});
