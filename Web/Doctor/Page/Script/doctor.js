// SPDX-License-Identifier: Apache-2.0
// The doctor runs in a worker, so that the page stays alive whatever it reads, and a question can be canceled.

const doctor = {
  worker: null,
  module: null,
  /** What ends when the worker can be asked. */
  ready: null,
  waiting: new Map(),
  number: 0,

  /** Starts the worker unless there is one, and waits until it can be asked. */
  start() {
    if (!this.worker) { this.ready = this.begin(); }
    return this.ready;
  },

  /** Starts a worker, which unpacks the program the first time. */
  async begin() {
    const early = byId("early");
    this.worker = early.worker || early.makeWorker();
    early.worker = null;
    this.worker.onmessage = event => {
      const call = this.waiting.get(event.data.number);
      this.waiting.delete(event.data.number);
      if (!call) { return; }
      if (event.data.failure) { call.fail(new Error(event.data.failure)); } else { call.done(event.data.answer); }
    };
    this.worker.onerror = event => {
      event.preventDefault();
      this.stop(new Error(event.message || "The worker ended."));
    };
    const program = byId("program");
    const start = this.module
      ? { module: this.module }
      : { packed: program.textContent.trim(), size: Number(program.dataset.size), unpacker: byId("unpacker").textContent };
    const { module } = await this.send(start);
    this.module = module || null;
  },

  send(message, transfer) {
    return new Promise((done, fail) => {
      this.number += 1;
      this.waiting.set(this.number, { done, fail });
      this.worker.postMessage({ number: this.number, ...message }, transfer || []);
    });
  },

  /** Asks something, with the bytes of a file where the request is about one. */
  async ask(request, file) {
    await this.start();
    return this.send({ request: JSON.stringify(request), file: file || null });
  },

  /** Ends the worker; whoever waits is told. */
  stop(reason) {
    if (this.worker) { this.worker.terminate(); }
    this.worker = null;
    const calls = [...this.waiting.values()];
    this.waiting.clear();
    for (const call of calls) { call.fail(reason); }
  },
};

class Canceled extends Error {}

/** Reads a stream to its end, or throws when it has more than `most` bytes. */
async function readAll(stream, most) {
  const parts = [];
  let count = 0;
  const reader = stream.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) { break; }
    parts.push(value);
    count += value.length;
    if (count > most) {
      await reader.cancel();
      throw new RangeError("too long");
    }
  }
  const all = new Uint8Array(count);
  let place = 0;
  for (const part of parts) {
    all.set(part, place);
    place += part.length;
  }
  return all;
}

function bytesOf(base64) {
  const text = atob(base64);
  const bytes = new Uint8Array(text.length);
  for (let index = 0; index < text.length; index += 1) { bytes[index] = text.charCodeAt(index); }
  return bytes;
}
