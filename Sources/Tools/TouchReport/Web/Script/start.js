// SPDX-License-Identifier: Apache-2.0
// Connects the buttons and shows the first moment.

const buttons = { first: moves.Home, before: moves.ArrowLeft, after: moves.ArrowRight, last: moves.End,
  keyBefore: moves.p, keyAfter: moves.n };
for (const id in buttons) {
  document.getElementById(id).addEventListener("click", () => { stop(); show(buttons[id]()); });
}
play.addEventListener("click", start);
document.documentElement.classList.add("js");
addEventListener("resize", () => { drawRange(); show(now); });
addEventListener("beforeprint", () => { from = data.start; length = span; drawRange(); show(now); });
showPart(...activity(data.now));
show(data.now);
