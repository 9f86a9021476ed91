// SPDX-License-Identifier: Apache-2.0
// The connection to the lab: what arrives goes to all who asked for its kind, and a request gets its own answer.

const listeners = {};
const requests = new Map();
const connection = { socket: null, isOpen: false, lastRequest: 0 };
/** The version of the protocol that this page speaks. */
const protocolVersion = 2;

/** Calls `listener` with each message of a kind. */
function on(type, listener) {
  if (!listeners[type]) { listeners[type] = []; }
  listeners[type].push(listener);
}

function tell(message) {
  for (const listener of listeners[message.type] || []) { listener(message); }
}

/** Sends a message; false without a connection. */
function send(message) {
  if (!connection.isOpen) { return false; }
  connection.socket.send(JSON.stringify(message));
  return true;
}

/** Sends a message and promises its answer; an answer of the kind `error` is thrown. */
function request(message) {
  connection.lastRequest += 1;
  const id = connection.lastRequest;
  return new Promise((resolve, reject) => {
    requests.set(id, { resolve, reject });
    if (!send({ ...message, id })) {
      requests.delete(id);
      reject({ message: "The lab is not connected.", advice: "Start touchstone lab again, and open the address that it shows." });
    }
  });
}

function receive(event) {
  const message = JSON.parse(event.data);
  const waiting = requests.get(message.id);
  if (waiting) {
    requests.delete(message.id);
    if (message.type === "error") { waiting.reject(message); } else { waiting.resolve(message); }
  }
  tell(message);
}

function close() {
  if (!connection.isOpen && connection.socket === null) { return; }
  connection.isOpen = false;
  connection.socket = null;
  for (const waiting of requests.values()) {
    waiting.reject({ message: "The lab has ended.", advice: "Start touchstone lab again, and open the address that it shows." });
  }
  requests.clear();
  tell({ type: "closed" });
  setTimeout(connect, 1000);
}

function connect() {
  // The query has the token, which the page has exchanged for a cookie.
  const socket = new WebSocket("ws://" + location.host + "/socket" + location.search, "touchstone-lab");
  connection.socket = socket;
  socket.onopen = () => {
    connection.isOpen = true;
    send({ type: "hello", protocol: protocolVersion });
    tell({ type: "opened" });
  };
  socket.onmessage = receive;
  socket.onclose = close;
}
