// SPDX-License-Identifier: Apache-2.0
// Time in the hand: pause, single steps, slower, back, and on from there.

const ruler = { log: [], skipped: 0, isDragged: false };
const modeTexts = { live: "Live", paused: "Paused", past: "The past", replaying: "Replaying" };
const inputKinds = ["began", "moved", "ended", "cancelled", "hover", "wheel", "key", "text", "screen", "appearance"];

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
  byId("clock").textContent = seconds(status.time) + ", input " + status.event + " of " + status.events;
  byId("state").textContent = lab.name + ": " + modeTexts[status.mode].toLowerCase()
    + (status.rate !== 1 ? " at " + status.rate + " of the speed" : "") + queued;
  byId("live").textContent = status.mode === "live" ? "Pause" : "Live";
  byId("live").setAttribute("aria-pressed", status.mode === "live");
  byId("play").disabled = status.mode === "live" || status.time >= status.end;
  byId("branch").disabled = status.mode !== "past";
  // A button that becomes disabled loses the focus.
  if (["play", "branch"].includes(document.activeElement.id) && document.activeElement.disabled) { byId("live").focus(); }
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
  ruler.log = [];
  // What is said of a conversion is not replaced by the name of the scene.
  if (message.because !== "scene" || byId("notes-tab").hidden) { announce(message.text || ""); }
  drawRuler();
});

/** A line for each input below the slider, higher where a finger comes down or lifts. */
const drawRuler = whenIdle(() => {
  const canvas = byId("ruler"), width = canvas.clientWidth, height = canvas.clientHeight;
  canvas.width = Math.max(1, width * devicePixelRatio);
  canvas.height = Math.max(1, height * devicePixelRatio);
  const context = canvas.getContext("2d"), style = getComputedStyle(document.documentElement);
  context.scale(devicePixelRatio, devicePixelRatio);
  const end = Math.max(lab.end, 0.001), inset = 8;
  const [edges, others] = [new Set(), new Set()];
  for (const { time, kind } of ruler.log) {
    const x = Math.round(inset + time / end * (width - 2 * inset));
    if (kind === "moved" || kind === "hover") { others.add(x); } else { edges.add(x); }
  }
  context.fillStyle = style.getPropertyValue("--soft");
  for (const x of others) { context.fillRect(x, height * 0.55, 1, height * 0.45); }
  context.fillStyle = style.getPropertyValue("--finger");
  for (const x of edges) { context.fillRect(x, 0, 1, height); }
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
byId("appearance").addEventListener("change", event => {
  send({ type: "appearance", style: event.target.value });
});
byId("size").addEventListener("change", event => {
  const size = event.target.value.split("×").map(Number);
  if (size.length === 2) { send({ type: "screen", size }); }
});

on("hello", hello => {
  byId("appearance").value = hello.appearance;
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
    ArrowLeft: () => control("stepBack"), l: () => look(!looking.isOn),
  }[event.key];
  if (action) {
    action();
    event.preventDefault();
  }
});
