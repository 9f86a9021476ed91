// SPDX-License-Identifier: Apache-2.0
// What was touched is kept: as a script, as lines of a test, as a recording, as a report.

const kept = { file: "", mime: "", text: "", left: [], warning: null };

async function keep(as) {
  try {
    Object.assign(kept, { warning: null }, await request({ type: "keep", as }));
  } catch (error) {
    announceFailure(error);
    return;
  }
  byId("kept").hidden = false;
  byId("kept-name").textContent = kept.file;
  byId("kept-left").replaceChildren(
    ...[kept.warning].filter(Boolean).map(text => make("li", { class: "failure" }, text)),
    ...kept.left.map(each => make(
      "li", {}, "Left out: " + each.text + (["trace", "report"].includes(as) ? "." : "; a trace and a report have everything."))));
  byId("kept-text").value = as === "report" ? "A page of " + kept.text.length + " characters. Save it, and open it in a browser." : kept.text;
}

for (const button of document.querySelectorAll("[data-keep]")) {
  button.addEventListener("click", () => keep(button.dataset.keep));
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
byId("copy").addEventListener("click", async () => {
  try {
    await navigator.clipboard.writeText(kept.text);
    announce("Copied.");
  } catch {
    const isDone = copyByHand(kept.text);
    byId("copy").focus();
    announce(isDone ? "Copied." : "The browser does not allow copying here: save the file.", !isDone);
  }
});
byId("download").addEventListener("click", () => {
  const address = URL.createObjectURL(new Blob([kept.text], { type: kept.mime }));
  make("a", { href: address, download: kept.file }).click();
  setTimeout(() => URL.revokeObjectURL(address), 1000);
});
