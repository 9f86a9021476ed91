// SPDX-License-Identifier: Apache-2.0
// Shows the entries around the present moment.

const hidden = new Set(), chips = document.querySelector(".chips"), list = document.querySelector(".list");
const before = 6, rows = 22;

data.areas.forEach((area, number) => {
  if (!recordings.some(r => r.trace.templates.some(t => t[0] === number))) return;
  const chip = document.createElement("label"), check = document.createElement("input");
  check.type = "checkbox"; check.checked = true;
  check.addEventListener("change", () => {
    if (check.checked) hidden.delete(number); else hidden.add(number);
    show(now);
  });
  chip.append(check, area);
  chips.append(chip);
});

recordings.forEach((recording, number) => {
  const part = document.createElement("div"), { trace, words } = recording;
  if (recordings.length > 1) {
    const heading = document.createElement("h3");
    heading.textContent = String.fromCharCode(65 + number) + ". " + recording.title;
    part.append(heading);
  }
  const table = document.createElement("table");
  table.innerHTML = "<thead><tr><th scope='col'>time</th><th scope='col'>part</th><th scope='col'>who</th>"
    + "<th scope='col'>what</th></tr></thead><tbody></tbody>";
  const body = table.tBodies[0];
  part.append(table);
  list.append(part);

  function isShown(entry, m) {
    return !hidden.has(trace.templates[trace.patterns[trace.pattern[m]][entry - trace.first[m]]][0]);
  }

  // Entries that are shown, from a moment on, forwards or backwards.
  function collect(m, step, most, found) {
    for (; m >= 0 && m < trace.moments && found.length < most; m += step) {
      const ends = [trace.first[m], trace.first[m + 1] - 1], [start, end] = step > 0 ? ends : ends.reverse();
      for (let e = start; step > 0 ? e <= end : e >= end; e += step) {
        if (isShown(e, m) && found.length < most) found.push(e);
      }
    }
    return found;
  }

  shows.push(time => {
    const m = firstPlace(trace.moments, i => trace.time[i] > time) - 1;
    const current = [];
    if (m >= 0) {
      for (let e = trace.first[m]; e < trace.first[m + 1]; e++) if (isShown(e, m)) current.push(e);
    }
    const earlier = collect(m - 1, -1, before, []).reverse();
    const later = collect(m + 1, 1, Math.max(rows - earlier.length - current.length, 4), []);
    body.innerHTML = [...earlier, ...current, ...later].map(entry => {
      const it = line(trace, words, entry);
      return `<tr data-entry="${entry}" data-time="${it.time}"`
        + (it.moment === m ? ` aria-current="time"` : it.moment > m ? ` class="later"` : "")
        + `><td>${milliseconds(it.time)}</td><td>${data.areas[it.area]}</td>`
        + `<td class="d${it.depth}">${escaped(it.who)}</td><td>${escaped(it.what)}</td></tr>`;
    }).join("");
  });
  body.addEventListener("click", event => {
    const row = event.target.closest("tr");
    if (row) show(Number(row.dataset.time));
  });
});
