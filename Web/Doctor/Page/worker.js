// SPDX-License-Identifier: Apache-2.0
// The other side of doctor.js: calls the program, and hands over its answers.

"use strict";
const decoder = new TextDecoder();
const encoder = new TextEncoder();
let program = null;

/** Copies bytes into the memory of the program. */
function handOver(bytes) {
  const place = program.doctor_take(bytes.length);
  new Uint8Array(program.memory.buffer, place, bytes.length).set(bytes);
  return place;
}

function ask(request, file) {
  const words = encoder.encode(request);
  const first = handOver(words);
  const second = handOver(file);
  const count = program.doctor_ask(first, words.length, second, file.length);
  program.doctor_return(first);
  program.doctor_return(second);
  const place = program.doctor_take(count);
  program.doctor_answer(place);
  const answer = decoder.decode(new Uint8Array(program.memory.buffer, place, count));
  program.doctor_return(place);
  return JSON.parse(answer);
}

/** Numbers take less memory, and are handed over at once. */
function packOutline(outline, transfer) {
  for (const tree of outline.trees) {
    for (const name of ["parent", "class", "look", "dead", "hidden", "line"]) {
      tree[name] = Int32Array.from(tree[name]);
      transfer.push(tree[name].buffer);
    }
    const boxes = new Float64Array(tree.box.length * 4).fill(NaN);
    tree.box.forEach((box, index) => { if (box) { boxes.set(box, index * 4); } });
    tree.box = boxes;
    transfer.push(boxes.buffer);
  }
}

self.onmessage = async event => {
  const { number, module, packed, size, unpacker, request, file } = event.data;
  try {
    if (module || packed) {
      const compiled = module || await WebAssembly.compileStreaming(
        new Response(unpack(packed, size, unpacker), { headers: { "Content-Type": "application/wasm" } }));
      program = (await WebAssembly.instantiate(compiled, {})).exports;
      // The next worker need not unpack it, where browsers hand over modules.
      try {
        self.postMessage({ number, answer: { module: compiled } });
      } catch (error) {
        self.postMessage({ number, answer: {} });
      }
      return;
    }
    const answer = ask(request, file ? new Uint8Array(file) : new Uint8Array(0));
    const transfer = [];
    if (answer.trees) { packOutline(answer, transfer); }
    if (answer.outline) { packOutline(answer.outline, transfer); }
    self.postMessage({ number, answer }, transfer);
  } catch (error) {
    self.postMessage({ number, failure: String(error && error.message || error) });
  }
};
