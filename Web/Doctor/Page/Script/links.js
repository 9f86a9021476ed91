// SPDX-License-Identifier: Apache-2.0
// A link that holds the text and the question behind its #, which browsers send to nobody.

const link = {
  /** The most letters of a link: chats and mail cut longer ones. */
  most: 16000,
  /** The most bytes of the text in a link. */
  mostText: 4 << 20,

  async make() {
    const file = desk.files[desk.current];
    if (file.bytes.length > this.mostText) { return null; }
    const question = desk.question || {};
    const content = JSON.stringify({
      name: file.name, text: new TextDecoder().decode(file.bytes), expect: question.expect, x: question.x, y: question.y, scene: question.scene,
      shown: question.shown, ios: Number(byId("system").value),
    });
    const packed = await readAll(new Blob([content]).stream().pipeThrough(new CompressionStream("deflate-raw")), Infinity);
    let letters = "";
    for (let place = 0; place < packed.length; place += 4096) { letters += String.fromCharCode(...packed.subarray(place, place + 4096)); }
    const fragment = "#q=" + btoa(letters).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
    return fragment.length > this.most ? null : location.href.split("#")[0] + fragment;
  },

  async copy() {
    const address = await this.make();
    if (!address) {
      say(`This text is too long for a link, which has at most ${this.most.toLocaleString("en")} letters. Send the file instead.`);
      return;
    }
    history.replaceState(null, "", address);
    await copyText(address);
    say("The link is copied. It holds the whole text: whoever has it can read it.");
  },

  /** Opens what the address of the page holds. */
  async open() {
    const example = /^#example=([a-z-]+)$/.exec(location.hash);
    if (example) { return openExample(example[1]); }
    const packed = /^#q=([\w-]+)$/.exec(location.hash);
    if (!packed) { return null; }
    let content = null;
    try {
      const bytes = bytesOf(packed[1].replaceAll("-", "+").replaceAll("_", "/"));
      const text = await readAll(new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate-raw")), this.mostText * 2);
      content = JSON.parse(new TextDecoder().decode(text));
      if (typeof content.text !== "string" || typeof content.name !== "string") { throw new TypeError("no text"); }
    } catch (error) {
      say("The link is damaged: it may have been cut. Ask for the file.");
      return null;
    }
    return openText(content.text, content.name.slice(0, 200), content);
  },
};

/** Opens a text, with a question about it if there is one. */
async function openText(text, name, question) {
  const bytes = new TextEncoder().encode(text);
  if (["17", "18", "26", "27"].includes(String(question && question.ios))) { byId("system").value = String(question.ios); }
  await openFiles([{ name, bytes }]);
  if (!desk.outline || !question) { return; }
  const wanted = {};
  if (typeof question.expect === "string") { wanted.expect = question.expect; }
  if (Number.isFinite(question.x) && Number.isFinite(question.y)) { Object.assign(wanted, { x: question.x, y: question.y }); }
  if (Number.isInteger(question.scene)) { wanted.scene = question.scene; }
  if (wanted.expect === undefined && wanted.x === undefined) { return; }
  wanted.shown = typeof question.shown === "string" ? question.shown : wanted.expect;
  byId("question").value = wanted.shown || "";
  byId("point").value = wanted.x === undefined ? "" : `${wanted.x}, ${wanted.y}`;
  await ask(wanted);
}
