// SPDX-License-Identifier: Apache-2.0
// Time in the hand: pause, single steps, slower, back, and on from there.

const ruler = { log: [], skipped: 0, isDragged: false };
const modeTexts = { live: "Live", paused: "Paused", past: "The past", replaying: "Replaying" };
const liveTexts = { live: "Pause", paused: "Live: go on", past: "Live: back to the present", replaying: "Live: back to the present" };

function control(action, more) {
  flushFrames();
  send({ type: "time", do: action, ...more });
}

on("status", status => {
  lab.mode = status.mode;
  lab.time = status.time;
  lab.end = status.end;
  lab.events = status.events;
  const slider = byId("time");
  slider.max = Math.max(status.end, 0.001);
  if (!ruler.isDragged) { slider.value = status.time; }
  slider.setAttribute("aria-valuetext", seconds(status.time) + " of " + seconds(status.end));
  const queued = status.queued ? ", " + (status.queued === 1 ? "1 input waits" : status.queued + " inputs wait") : "";
  byId("clock").replaceChildren(
    make("b", {}, seconds(status.time)), make("span", {}, make("span", { class: "unseen" }, ", "), "input " + status.event + " of " + status.events));
  byId("state").replaceChildren(make("span", { class: "unseen" }, lab.name + ": "), modeTexts[status.mode].toLowerCase()
    + (status.rate !== 1 ? " at " + status.rate + " of the speed" : "") + queued);
  byId("state").dataset.mode = byId("live").dataset.mode = status.mode;
  byId("live").setAttribute("aria-label", liveTexts[status.mode]);
  byId("live").title = liveTexts[status.mode];
  const isEarlier = status.mode === "past" || status.mode === "replaying";
  byId("play").disabled = status.mode === "replaying" || status.time >= status.end;
  byId("branch").disabled = status.mode !== "past";
  // A button that becomes disabled or hidden loses the focus.
  const hadFocus = ["play", "branch"].includes(document.activeElement.id);
  byId("past").hidden = !isEarlier;
  if (hadFocus && (!isEarlier || document.activeElement.disabled)) { byId("live").focus(); }
  byId("rate").value = String(status.rate);
  surface.classList.toggle("past", status.mode === "past" || status.mode === "replaying");
  drawRuler();
});

on("log", message => {
  ruler.skipped += message.skipped || 0;
  ruler.log.push(...message.entries);
  if (ruler.log.length > 20000) { ruler.log.splice(0, ruler.log.length - 20000); }
  drawRuler();
});
on("restarted", message => {
  if (message.because !== "moment") { ruler.log = []; }
  // What is said of a conversion, or of the comparison after a change in this page, is not replaced by the change.
  const saysMore = message.because === "scene"
    && (!byId("notes-tab").hidden || performance.now() - editor.changed < 2000);
  if (message.because !== "moment" && !saysMore) { announce(message.text || ""); }
  drawRuler();
});

/** The times during which fingers were down, and those of keys and other inputs. */
function touchTimes() {
  const touches = [], others = [];
  for (const { time, kind } of ruler.log) {
    const last = touches.at(-1);
    if (kind === "began" && (!last || last.isOver)) {
      touches.push({ from: time, to: time, isOver: false });
    } else if (["began", "moved", "ended", "cancelled"].includes(kind)) {
      if (last) { Object.assign(last, { to: time, isOver: kind === "ended" || kind === "cancelled" }); }
    } else if (kind !== "hover") {
      others.push(time);
    }
  }
  if (touches.length && !touches.at(-1).isOver) { touches.at(-1).to = Math.max(touches.at(-1).to, lab.end); }
  return { touches, others };
}

/** The line of time: what has passed, the touches as bars, and other inputs as dots. */
const drawRuler = whenIdle(() => {
  const canvas = byId("ruler"), width = canvas.clientWidth, height = canvas.clientHeight;
  canvas.width = Math.max(1, width * devicePixelRatio);
  canvas.height = Math.max(1, height * devicePixelRatio);
  const context = canvas.getContext("2d"), style = getComputedStyle(document.documentElement);
  context.scale(devicePixelRatio, devicePixelRatio);
  const end = Math.max(lab.end, 0.001), inset = 2, middle = height / 2;
  const place = time => inset + time / end * (width - 2 * inset);
  const bar = (color, from, to, thickness) => {
    context.fillStyle = style.getPropertyValue(color);
    context.beginPath();
    context.roundRect(from, middle - thickness / 2, Math.max(to - from, thickness), thickness, thickness / 2);
    context.fill();
  };
  context.globalAlpha = 0.35;
  bar("--soft", inset, width - inset, 4);
  context.globalAlpha = 1;
  const { touches, others } = touchTimes();
  for (const { from, to } of touches) { bar("--finger", place(from), place(to), 8); }
  for (const time of others) { bar("--accent", place(time), place(time), 5); }
});

const seek = oncePerFrame(time => control("seek", { time: Math.min(time, lab.end) }));

byId("time").addEventListener("input", event => {
  ruler.isDragged = true;
  seek(Number(event.target.value));
});
byId("time").addEventListener("change", () => { ruler.isDragged = false; });
byId("live").addEventListener("click", () => control(lab.mode === "live" ? "pause" : "live"));
byId("step").addEventListener("click", () => control("step"));
byId("back").addEventListener("click", () => control("stepBack"));
byId("play").addEventListener("click", () => control("play"));
byId("branch").addEventListener("click", () => control("branch"));
byId("restart").addEventListener("click", () => control("restart"));
byId("rate").addEventListener("change", event => control("rate", { rate: Number(event.target.value) }));
/** The appearance of the reader's system, with which scenes start. */
const systemLook = { isChosen: true, query: matchMedia("(prefers-color-scheme: dark)") };

function followSystem() {
  if (systemLook.isChosen) { send({ type: "appearance", style: systemLook.query.matches ? "dark" : "light", system: true }); }
}

systemLook.query.addEventListener("change", followSystem);
on("opened", followSystem);
byId("appearance").addEventListener("change", event => {
  systemLook.isChosen = event.target.value === "system";
  if (systemLook.isChosen) { followSystem(); } else { send({ type: "appearance", style: event.target.value }); }
});
byId("size").addEventListener("change", event => {
  const size = event.target.value.split("×").map(Number);
  if (size.length === 2) { send({ type: "screen", size }); }
});

on("hello", hello => {
  const isAsSystem = hello.appearance === (systemLook.query.matches ? "dark" : "light");
  byId("appearance").value = systemLook.isChosen && isAsSystem ? "system" : hello.appearance;
  const size = hello.screen.join("×"), sizes = byId("size");
  if (![...sizes.options].some(option => option.value === size)) {
    sizes.append(make("option", { value: size }, hello.screen.map(short).join(" × ")));
  }
  sizes.value = size;
});
addEventListener("resize", () => drawRuler());

/** Keys that work wherever the focus is, unless it types. */
addEventListener("keydown", event => {
  const types = event.target.closest("textarea, input, select, button, [role=tab], canvas");
  if (types || event.ctrlKey || event.metaKey || event.altKey) { return; }
  const action = {
    " ": () => control(lab.mode === "live" ? "pause" : "live"), ArrowRight: () => control("step"),
    ArrowLeft: () => control("stepBack"), l: () => look(!looking.isOn), "/": () => byId("find").focus(),
  }[event.key];
  if (action) {
    action();
    event.preventDefault();
  }
});
