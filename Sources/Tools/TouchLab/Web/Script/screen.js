// SPDX-License-Identifier: Apache-2.0
// The screen on the page: as large as its place allows, drawn when a picture arrives.

const surface = byId("surface");
const screenPlace = byId("place");
const lab = { mode: "live", name: "", scale: 1, time: 0, end: 0, events: 0 };
const latencies = [];
const sentTimes = new Map();

/** Gives the screen the largest size that fits its place, and at most twice its own; what scrolls is as wide as it can be. */
function fitScreen() {
  const [width, height] = picture.screen, style = getComputedStyle(screenPlace);
  screenPlace.style.setProperty("--ratio", height / width);
  const across = screenPlace.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight);
  const down = screenPlace.clientHeight - parseFloat(style.paddingTop) - parseFloat(style.paddingBottom);
  const scrolls = document.body.classList.contains("scrolls") && style.overflowY === "auto";
  lab.scale = Math.max(0.05, Math.min(across / width, scrolls ? Infinity : down / height, 2));
  const device = byId("device");
  device.style.width = width * lab.scale + "px";
  device.style.height = height * lab.scale + "px";
  byId("marks").setAttribute("viewBox", "0 0 " + width + " " + height);
  picture.stale = null;
  drawScreen();
}

let lastDrawing = 0;
const drawInNextFrame = oncePerFrame(drawScreen);

function drawScreen() {
  lastDrawing = performance.now();
  paintScreen(surface, lab.scale * devicePixelRatio);
  measureLatency(picture.input);
  tell({ type: "drawn" });
}

/** Draws at once, so that the picture is in the frame in which its touch arrived, but not twice in one frame. */
function showPicture() {
  if (performance.now() - lastDrawing > 8) { drawScreen(); } else { drawInNextFrame(); }
}

on("hello", hello => {
  lab.name = hello.name;
  picture.screen = hello.screen;
  byId("device").classList.toggle("dark", hello.appearance === "dark");
  document.title = hello.name + " — Touchstone lab";
  byId("scene-name").textContent = hello.name;
  fitScreen();
});

on("picture", message => { if (message.full) { fitScreen(); } else { showPicture(); } });

/** Notes when the event of an input message happened. */
function noteSent(sequence, time) {
  sentTimes.set(sequence, time);
  if (sentTimes.size > 500) { sentTimes.delete(sentTimes.keys().next().value); }
}

/** The time from an event to the end of drawing the first picture that includes it. */
function measureLatency(sequence) {
  if (sequence === undefined) { return; }
  const now = performance.now();
  for (const [number, time] of sentTimes) {
    if (number > sequence) { break; }
    sentTimes.delete(number);
    latencies.push(now - time);
  }
  if (latencies.length > 240) { latencies.splice(0, latencies.length - 240); }
  if (latencies.length) { showLatency(); }
}

const showLatency = whenIdle(() => {
  byId("latency").textContent = short(middle(latencies)) + " ms from a touch to its picture";
});

on("closed", () => {
  delete byId("state").dataset.mode;
  byId("state").textContent = "The lab is not connected; start it again, "
    + (location.search ? "and open the address that it shows then." : "and this page continues.");
  sentTimes.clear();
});

addEventListener("resize", fitScreen);
