// SPDX-License-Identifier: Apache-2.0

extension PageScript {
  /// Shows the fingers, who was asked about one of them, and the responder chain.
  nonisolated static let moment = #"""
    const phases = ["moved", "began", "ended", "cancelled"];

    recordings.forEach((recording, number) => {
      const panel = articles[number].querySelector(".now"), { words, touches } = recording;
      let chosen = null, before = "", height = 0;

      function present(time) {
        const near = touchesAt(recording, time);
        if (near.length) return near;
        const end = firstPlace(touches.length, i => touches[i].start > time);
        return end > 0 ? [touches[end - 1]] : [];
      }

      function row(touch, time, isChosen) {
        const i = firstPlace(touch.count, k => touch.at[k] > time) - 1;
        const target = touch.view >= 0 ? recording.views[touch.view].name : "nothing";
        const phase = touch.at[i] === time || touch.phase[i] > 1 ? phases[touch.phase[i]] : "rests";
        return `<li class="f${touch.color}"><span class="swatch"></span><button aria-pressed="${isChosen}" `
          + `data-touch="${touch.number}">finger ${touch.finger}, touch ${touch.number}</button> `
          + `<em>${phase} at (${short(touch.x[i])}, ${short(touch.y[i])}) → ${escaped(target)}</em></li>`;
      }

      function draw(time) {
        const near = present(time);
        const touch = near.find(each => each.number === chosen) || near[near.length - 1];
        let text = "<h3>Fingers</h3><ul>"
          + (near.map(each => row(each, time, each === touch)).join("") || "<li class='no'>none yet</li>") + "</ul>";
        if (touch) {
          const [result, steps] = touch.walk;
          text += `<h3>Hit path of touch ${touch.number}, asked at ${milliseconds(touch.start)} s</h3><ol class="walk">`;
          for (const [view, depth, answer, isInside] of steps) {
            text += `<li class="${isInside ? "" : "no "}d${depth}">`
              + `<span class="${view === result ? "hitview" : ""}">${escaped(words[view])}</span>`
              + `<em> ${escaped(words[answer])}</em></li>`;
          }
          text += (steps.length ? "" : "<li class='no'>nobody</li>") + "</ol>";
          text += "<h3>Responder chain</h3><ol class='chain'>"
            + (touch.chain.map(name => `<li>${escaped(words[name])}</li>`).join("") || "<li class='no'>none</li>")
            + "</ol>";
        }
        if (text === before) return;
        panel.innerHTML = before = text;
        // What stands below stays where it is while time moves.
        if (panel.offsetHeight > height) {
          height = panel.offsetHeight;
          panel.style.minHeight = height + "px";
        }
      }

      function measure() {
        height = 0;
        panel.style.minHeight = "";
        for (const touch of touches.slice(0, 24)) draw(touch.start);
      }
      measure();
      addEventListener("resize", measure);

      panel.addEventListener("click", event => {
        const button = event.target.closest("[data-touch]");
        if (!button) return;
        chosen = Number(button.dataset.touch);
        draw(now);
        const again = panel.querySelector(`[data-touch="${chosen}"]`);
        if (again) again.focus();
      });
      shows.push(draw);
    });

    """#

  /// Shows the entries around the present moment.
  nonisolated static let list = #"""
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

    """#
}
