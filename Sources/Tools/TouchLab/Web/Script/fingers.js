// SPDX-License-Identifier: Apache-2.0
// Fingers, pens, the mouse and its wheel on the screen become frames for the lab.

const fingers = {
  down: new Map(), mirrored: false, frames: [], sequence: 0, isFlushing: false, hovers: false, added: 0, addedAt: 0, flushed: 0,
};
const flushChannel = new MessageChannel();
/** The milliseconds between two messages: a fast mouse tells of a thousand moves a second, and each is a frame. */
const flushPause = 4;
/** The milliseconds in which other fingers may come down that came down at the same time. */
const beginPause = 3;

/** The browser hands over the fingers of one time one by one: they are sent when no other one has come meanwhile. */
flushChannel.port1.onmessage = event => {
  if (event.data !== fingers.added) {
    flushChannel.port2.postMessage(fingers.added);
    return;
  }
  const begins = fingers.frames.some(frame => frame.contacts.some(each => each.phase === "began"));
  const due = Math.max(fingers.flushed + flushPause, begins ? fingers.addedAt + beginPause : 0);
  const rest = due - performance.now();
  if (rest > 0) {
    setTimeout(() => flushChannel.port2.postMessage(fingers.added), rest);
    return;
  }
  fingers.isFlushing = false;
  flushFrames();
};

const pastText = "This is the past. Press Live to touch the screen, or Continue to go on from here and drop what came later.";

/** Whether an earlier moment is shown; it takes no input but the lifting of what is down. */
function isPast() {
  return lab.mode === "past" || lab.mode === "replaying";
}

/** The point on the stage's screen that an event is at. */
function screenPoint(event) {
  const box = surface.getBoundingClientRect();
  return [event.clientX - box.left, event.clientY - box.top].map(value => Math.round(value / lab.scale * 100) / 100);
}

/** Adds contacts that happened at one time, and sends them once the browser has handed over all of that time. */
function addFrame(time, contacts, more) {
  const last = fingers.frames.at(-1);
  const isSameTime = last && last.t === time && !more && !last.wheel;
  const fits = isSameTime && last.contacts.length + contacts.length <= 10
    && contacts.every(each => last.contacts.every(other => other.id !== each.id));
  if (fits) { last.contacts.push(...contacts); } else { fingers.frames.push({ t: time, contacts, ...more }); }
  fingers.added += 1;
  fingers.addedAt = performance.now();
  if (!fingers.isFlushing) {
    fingers.isFlushing = true;
    flushChannel.port2.postMessage(fingers.added);
  }
}

function flushFrames() {
  if (fingers.frames.length) { fingers.flushed = performance.now(); }
  while (fingers.frames.length) {
    const frames = fingers.frames.splice(0, 64);
    fingers.sequence += 1;
    noteSent(fingers.sequence, frames.at(-1).t);
    send({ type: "input", seq: fingers.sequence, frames });
  }
}

/** The lowest number that no contact has. */
function freeNumber() {
  const used = [...fingers.down.values()].flatMap(each => [each.number, each.second]);
  for (let number = 0; number < 10; number += 1) {
    if (!used.includes(number)) { return number; }
  }
  return null;
}

function kindOf(event) {
  if (event.pointerType === "pen") { return "pen"; }
  return event.pointerType === "mouse" && byId("mouse").value === "pointer" ? "pointer" : "finger";
}

/** A contact with what the browser knows of it. */
function contactOf(event, phase, down) {
  const contact = { id: down.number, phase, kind: down.kind, at: screenPoint(event) };
  if (event.pointerType === "mouse") { return contact; }
  const isTouch = event.pointerType === "touch";
  if (event.pressure > 0 && !(isTouch && event.pressure === 0.5)) { contact.force = event.pressure; }
  if (isTouch && event.width > 1) {
    contact.radius = [event.width / 2 / lab.scale, event.height / 2 / lab.scale];
  }
  if (event.pointerType === "pen" && event.altitudeAngle !== undefined) {
    contact.altitude = event.altitudeAngle;
    contact.azimuth = event.azimuthAngle;
    contact.roll = (event.twist || 0) * Math.PI / 180;
  }
  return contact;
}

/** With the Alt key a mouse has two fingers, on opposite sides of the middle of the screen. */
function withMirrored(contact, down) {
  down.at = contact.at;
  tell({ type: "fingered" });
  if (down.second === null) { return [contact]; }
  const [width, height] = picture.screen;
  return [contact, { ...contact, id: down.second, at: [width - contact.at[0], height - contact.at[1]] }];
}

function pressed(event) {
  if (looking.isOn || hand.scrolls) { return; }
  if (isPast()) {
    announce(pastText);
    return;
  }
  surface.setPointerCapture(event.pointerId);
  surface.focus({ preventScroll: true });
  const kind = kindOf(event), number = freeNumber();
  if (number === null) { return; }
  const down = { number, second: null, kind, at: null };
  fingers.down.set(event.pointerId, down);
  if (event.pointerType === "mouse" && event.altKey) { down.second = freeNumber(); }
  const more = kind === "pointer" ? { buttons: event.buttons } : undefined;
  addFrame(event.timeStamp, withMirrored(contactOf(event, "began", down), down), more);
  event.preventDefault();
}

function moved(event) {
  const down = fingers.down.get(event.pointerId);
  if (!down) {
    if (!looking.isOn && !hand.scrolls) { hovered(event); }
    return;
  }
  const events = event.getCoalescedEvents ? event.getCoalescedEvents() : [];
  for (const each of events.length ? events : [event]) {
    addFrame(each.timeStamp, withMirrored(contactOf(each, "moved", down), down));
  }
}

function lifted(event, phase) {
  const down = fingers.down.get(event.pointerId);
  if (!down) { return; }
  fingers.down.delete(event.pointerId);
  tell({ type: "fingered" });
  addFrame(event.timeStamp, withMirrored(contactOf(event, phase, down), down));
}

/** A pointer or a pen above the screen; fingers do not hover. */
function hovered(event) {
  const kind = kindOf(event);
  if (kind === "finger" || isPast()) { return; }
  const phase = fingers.hovers ? "hovering" : "entered";
  fingers.hovers = true;
  addFrame(event.timeStamp, [contactOf(event, phase, { number: 0, kind })]);
}

function hoverEnded(event) {
  if (!fingers.hovers || fingers.down.size) { return; }
  fingers.hovers = false;
  addFrame(event.timeStamp, [contactOf(event, "exited", { number: 0, kind: kindOf(event) })]);
}

/** Cancels what is down and releases keys, which may lift or be released where the page does not see it. */
function cancelFingers() {
  flushFrames();
  send({ type: "cancel" });
  fingers.down.clear();
}

/** The pointer that turned the wheel leaves the screen a little later; nothing else says so. */
const wheelLeaves = afterPause(400, at => addFrame(performance.now(), [{ id: 9, phase: "exited", kind: "pointer", at }]));

surface.addEventListener("pointerdown", pressed);
// The browser tells of moves once a frame, or at once where pages of its kind may know.
surface.addEventListener("onpointerrawupdate" in self ? "pointerrawupdate" : "pointermove", moved);
surface.addEventListener("pointerup", event => lifted(event, "ended"));
surface.addEventListener("pointercancel", event => lifted(event, "cancelled"));
surface.addEventListener("pointerleave", hoverEnded);
surface.addEventListener("contextmenu", event => event.preventDefault());
surface.addEventListener("wheel", event => {
  if (looking.isOn || hand.scrolls) { return; }
  if (isPast()) {
    announce(pastText);
    return;
  }
  const step = [1, 16, 400][event.deltaMode] / lab.scale;
  const contact = { id: 9, phase: "hovering", kind: "pointer", at: screenPoint(event) };
  addFrame(event.timeStamp, [contact], { wheel: [event.deltaX * step, event.deltaY * step] });
  wheelLeaves(contact.at);
  event.preventDefault();
}, { passive: false });
addEventListener("blur", cancelFingers);
on("closed", () => fingers.down.clear());
