// SPDX-License-Identifier: Apache-2.0
// The part of Markdown that the manual uses, as elements.
"use strict";

const escaped = text => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll("\"", "&quot;");

/** The words of a paragraph, with code, weight and links. */
function inline(text) {
  return text.split(/(`[^`]+`)/).map(part => part.startsWith("`") && part.length > 2
    ? `<code>${escaped(part.slice(1, -1))}</code>`
    : escaped(part).replace(/(?<=[a-z])'(?=s\b|t\b)/gi, "’").replace(/\*\*([^*]+)\*\*/g, "<b>$1</b>").replace(/\*([^*\s][^*]*)\*/g, "<em>$1</em>").replace(/\[([^\]]+)\]\(([^)]+)\)/g, (_, words, target) =>
      /^https:/.test(target) ? `<a href="${target}">${words}</a>` : words)).join("");
}

/** The elements of a page. */
function markup(page) {
  const lines = page.split("\n");
  const parts = [];
  let index = 0;
  const take = (isPart, change) => {
    const taken = [];
    while (index < lines.length && isPart(lines[index])) {
      taken.push(change ? change(lines[index]) : lines[index]);
      index += 1;
    }
    return taken;
  };
  while (index < lines.length) {
    const line = lines[index];
    if (line === "") {
      index += 1;
    } else if (line.startsWith("```")) {
      index += 1;
      const code = take(each => !each.startsWith("```"));
      index += 1;
      parts.push(`<pre tabindex="0">${escaped(code.join("\n"))}</pre>`);
    } else if (line.startsWith("    ")) {
      const code = take(each => each === "" || each.startsWith("    "), each => each.slice(4));
      parts.push(`<pre tabindex="0">${escaped(code.join("\n").trimEnd())}</pre>`);
    } else if (line.startsWith("#")) {
      const level = /^#+/.exec(line)[0].length;
      parts.push(`<h${level}>${inline(line.replace(/^#+ */, ""))}</h${level}>`);
      index += 1;
    } else if (line.startsWith("|")) {
      const rows = take(each => each.startsWith("|"), each => each.split("|").slice(1, -1).map(cell => cell.trim()));
      const [titles, , ...cells] = rows;
      const row = (cellsOfRow, tag) => `<tr>${cellsOfRow.map(cell => `<${tag}>${inline(cell)}</${tag}>`).join("")}</tr>`;
      parts.push(`<table><thead>${row(titles, "th")}</thead><tbody>${cells.map(each => row(each, "td")).join("")}</tbody></table>`);
    } else if (/^([-*]|\d+\.) /.test(line)) {
      const isNumbered = /^\d/.test(line);
      const items = [];
      while (index < lines.length && /^([-*]|\d+\.) /.test(lines[index])) {
        const first = lines[index].replace(/^([-*]|\d+\.) +/, "");
        index += 1;
        const rest = take(each => /^ {2,3}\S/.test(each), each => each.trim());
        items.push(`<li>${inline([first, ...rest].join(" "))}</li>`);
        if (lines[index] === "" && /^([-*]|\d+\.) /.test(lines[index + 1] || "")) { index += 1; }
      }
      parts.push(isNumbered ? `<ol>${items.join("")}</ol>` : `<ul>${items.join("")}</ul>`);
    } else {
      const words = take(each => each !== "" && !/^(#|\||```|    |[-*] )/.test(each));
      parts.push(`<p>${inline(words.join(" "))}</p>`);
    }
  }
  return parts.join("\n");
}

module.exports = { markup, escaped };
