// SPDX-License-Identifier: Apache-2.0
// The doctor's module as a function, for the scripts that build the page and compare its answers.
"use strict";

const fs = require("node:fs");

/** Loads the module, which is given nothing but requests and files. */
function load(path) {
  const module = new WebAssembly.Module(fs.readFileSync(path));
  const wanted = WebAssembly.Module.imports(module);
  if (wanted.length > 0) { throw new Error("the module imports " + wanted.map(each => each.name).join(", ")); }
  const program = new WebAssembly.Instance(module, {}).exports;
  if (program._initialize) { program._initialize(); }
  const decoder = new TextDecoder();

  function handOver(bytes) {
    const place = program.doctor_take(bytes.length);
    new Uint8Array(program.memory.buffer, place, bytes.length).set(bytes);
    return place;
  }

  /** The answer to a request about a file, as it is written. */
  function answerText(request, file) {
    const words = Buffer.from(JSON.stringify(request));
    const bytes = file || new Uint8Array(0);
    const first = handOver(words);
    const second = handOver(bytes);
    const count = program.doctor_ask(first, words.length, second, bytes.length);
    program.doctor_return(first);
    program.doctor_return(second);
    const place = program.doctor_take(count);
    program.doctor_answer(place);
    const text = decoder.decode(new Uint8Array(program.memory.buffer, place, count));
    program.doctor_return(place);
    return text;
  }

  return {
    answerText,
    ask: (request, file) => JSON.parse(answerText(request, file)),
    /** The bytes that are in use. */
    memory: () => program.doctor_memory(),
    /** The bytes of the whole memory. */
    size: () => program.memory.buffer.byteLength,
  };
}

module.exports = { load };
