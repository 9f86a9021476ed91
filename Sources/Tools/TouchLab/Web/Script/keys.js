// SPDX-License-Identifier: Apache-2.0
// Keys on the screen: typed into the scene, or moving a finger for those who use no mouse.

const keyFinger = { at: null, isDown: false };
const arrows = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

function modifiersOf(event) {
  return [
    ["shift", event.shiftKey], ["control", event.ctrlKey], ["alt", event.altKey], ["meta", event.metaKey],
    ["capsLock", event.getModifierState("CapsLock")],
  ].filter(each => each[1]).map(each => each[0]);
}

function keyContact(phase) {
  addFrame(performance.now(), [{ id: 8, phase, kind: "finger", at: [...keyFinger.at] }]);
}

/** Moves the finger of the keyboard by ten points, or by one with the shift key. */
function moveKeyFinger(event) {
  const step = arrows[event.key];
  const length = event.shiftKey ? 1 : 10;
  keyFinger.at = keyFinger.at.map((value, axis) =>
    Math.min(picture.screen[axis] - 1, Math.max(0, value + step[axis] * length)));
  if (keyFinger.isDown) { keyContact("moved"); }
  tell({ type: "fingered" });
}

function pressKeyFinger(isDown) {
  if (keyFinger.isDown === isDown) { return; }
  keyFinger.isDown = isDown;
  keyContact(isDown ? "began" : "ended");
  tell({ type: "fingered" });
}

/** Whether the keys move a finger. */
function movesFinger() {
  return byId("keys").value === "finger";
}

function keyDown(event) {
  if (event.key === "Tab") { return; }
  if (isPast() && event.key !== "i") {
    announce(pastText);
    return;
  }
  if (movesFinger()) {
    if (!keyFinger.at) { keyFinger.at = picture.screen.map(side => Math.round(side / 2)); }
    if (arrows[event.key]) {
      moveKeyFinger(event);
    } else if (event.key === " " || event.key === "Enter") {
      if (!event.repeat) { pressKeyFinger(true); }
    } else if (event.key === "i") {
      inspect([...keyFinger.at]);
    } else if (event.key === "w" || event.key === "W") {
      askWhy([...keyFinger.at]);
    } else {
      return;
    }
  } else {
    sendKey(event, "down");
  }
  event.preventDefault();
}

function keyUp(event) {
  if (event.key === "Tab") { return; }
  if (!movesFinger()) {
    sendKey(event, "up");
  } else if (event.key === " " || event.key === "Enter") {
    pressKeyFinger(false);
  }
}

function sendKey(event, phase) {
  flushFrames();
  send({
    type: "key", t: event.timeStamp, phase, code: event.code, key: event.key, repeat: event.repeat,
    modifiers: modifiersOf(event),
  });
}

surface.addEventListener("keydown", keyDown);
surface.addEventListener("keyup", keyUp);
surface.addEventListener("blur", () => { if (keyFinger.isDown) { pressKeyFinger(false); } });
byId("keys").addEventListener("change", () => {
  keyFinger.at = movesFinger() ? picture.screen.map(side => Math.round(side / 2)) : null;
  announce(movesFinger()
    ? "The arrow keys move a finger on the screen, ten points or with Shift one; Space presses; I shows the view; W says why a touch there does not reach it, and again W for the view below it."
    : "Keys on the screen are typed into the scene.");
  tell({ type: "fingered" });
});
