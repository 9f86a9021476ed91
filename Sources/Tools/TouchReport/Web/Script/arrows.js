// SPDX-License-Identifier: Apache-2.0
// Draws between the lanes who waits for whom, and who keeps whom from recognizing.

const arrowKinds = ["waits", "prevents", "breaks", "takes"];
const arrowDrawings = [];

function drawArrows() {
  for (const draw of arrowDrawings) draw();
}

recordings.forEach((recording, number) => {
  const rows = allRows.find(each => each.dataset.rec === String(number)), { links } = recording;
  if (!rows || !links.length) return;
  const layer = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  layer.setAttribute("class", "arrows");
  layer.setAttribute("aria-hidden", "true");
  rows.append(layer);
  const plots = [...rows.querySelectorAll(".lane[data-lane]")].map(lane => [lane.dataset.lane, lane.querySelector(".plot")]);
  const plotOf = new Map(plots);

  arrowDrawings.push(() => {
    const frame = rows.getBoundingClientRect(), first = plots[0][1].getBoundingClientRect();
    if (!first.width) return;
    layer.style.left = first.left - frame.left + "px";
    layer.style.width = first.width + "px";
    layer.style.height = frame.height + "px";
    const taken = new Map();
    let text = "";
    links.forEach(([time, start, end, kind, words], i) => {
      const [a, b] = [plotOf.get(String(start)), plotOf.get(String(end))];
      if (!a || !b || time < from || time > from + length) return;
      const middle = plot => { const r = plot.getBoundingClientRect(); return r.top + r.height / 2 - frame.top; };
      // Arrows of one moment are beside each other.
      const beside = taken.get(time) || 0;
      taken.set(time, beside + 1);
      const x = (time - from) / length * first.width + 7 * beside, y = middle(a), z = middle(b);
      const way = Math.sign(z - y) || 1, bend = Math.min(Math.abs(z - y) / 3, 16), tip = z - 4 * way;
      text += tag("g", { class: `arrow ${arrowKinds[kind]}`, "data-link": i },
        tag("title", {}, escaped(words)) + tag("path", { class: "shaft",
          d: `M${short(x)} ${short(y)}C${short(x + bend)} ${short(y)} ${short(x + bend)} ${short(tip)} ${short(x)} ${short(tip)}` })
        + tag("path", { class: "head", d: `M${short(x)} ${short(z)}l-3.5 ${-7 * way}h7z` })
        + tag("circle", { cx: short(x), cy: short(y), r: 2.5 }));
    });
    layer.innerHTML = text;
  });

  const list = document.querySelector(`.links[data-rec="${number}"]`);
  shows.push(time => {
    const isNow = i => Math.abs(links[i][0] - time) < 1000;
    for (const each of layer.children) each.classList.toggle("now", isNow(Number(each.dataset.link)));
    [...list.querySelectorAll("[data-time]")].forEach((each, i) => each.classList.toggle("now", isNow(i)));
  });
});

// The times in lists lead to their moments.
for (const code of document.querySelectorAll("code[data-time]")) {
  const button = document.createElement("button");
  button.className = "who";
  button.textContent = code.textContent;
  button.dataset.time = code.dataset.time;
  button.addEventListener("click", () => { stop(); show(Number(button.dataset.time)); });
  code.replaceWith(button);
}
