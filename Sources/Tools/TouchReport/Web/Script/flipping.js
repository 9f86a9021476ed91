// SPDX-License-Identifier: Apache-2.0
// Flips between recordings in one place, where there is no room for them side by side.

const flips = [...document.querySelectorAll("[data-flip]")];

function flip(number) {
  const current = articles.findIndex(article => article.classList.contains("front"));
  const next = number === undefined ? (current + 1) % Math.max(articles.length, 1) : number;
  articles.forEach((article, i) => article.classList.toggle("front", i === next));
  flips.forEach((button, i) => button.setAttribute("aria-pressed", i === next));
}

flips.forEach((button, i) => button.addEventListener("click", () => flip(i)));
