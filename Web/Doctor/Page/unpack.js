// SPDX-License-Identifier: Apache-2.0
// Unpacks the program, which is a third smaller than as what browsers unpack themselves. Part of the worker.

function bytesOf(base64) {
  if (Uint8Array.fromBase64) { return Uint8Array.fromBase64(base64); }
  const text = atob(base64);
  const bytes = new Uint8Array(text.length);
  for (let index = 0; index < text.length; index += 1) { bytes[index] = text.charCodeAt(index); }
  return bytes;
}

/**
 * The bytes of a program that is packed, by the small program that unpacks it: both are written in Base64.
 * They come in parts, so that the browser compiles one while the next is unpacked.
 */
function unpack(base64, size, unpacker) {
  const packed = bytesOf(base64);
  const program = new WebAssembly.Instance(new WebAssembly.Module(bytesOf(unpacker)), {}).exports;
  const { memory } = program;
  const source = program.__heap_base.value;
  // The program as it is packed comes before the program.
  const coded = source + packed.length;
  const output = coded + size;
  memory.grow(Math.max(Math.ceil((output + size - memory.buffer.byteLength) / 65536), 0));
  new Uint8Array(memory.buffer).set(packed, source);
  program.start(source, packed.length, coded, size);
  let done = 0;
  return new ReadableStream({
    pull(controller) {
      const count = program.unpack(done + (1 << 17));
      if (count === 0) { throw new Error("The page is damaged: load it again."); }
      controller.enqueue(new Uint8Array(memory.buffer.slice(output + done, output + count)));
      done = count;
      if (done === size) { controller.close(); }
    },
  });
}
