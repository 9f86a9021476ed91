// SPDX-License-Identifier: Apache-2.0
// Gives the page's module what nobody should, and measures it: fuzz.js MODULE [RUNS]. Files are changed at random places, cut and
// joined; then come hostile ones of ten megabytes. Nothing may trap, and all memory must be returned.
"use strict";

const fs = require("node:fs");
const path = require("node:path");
const { load } = require("./doctor.js");

const doctor = load(process.argv[2]);
const runs = Number(process.argv[3] || 10_000);
const root = path.join(__dirname, "../..");
const filesIn = folder => fs.readdirSync(folder, { withFileTypes: true, recursive: true }).filter(each => each.isFile())
  .map(each => path.join(each.parentPath || each.path, each.name)).sort();
const seeds = [...filesIn(path.join(root, "Web/Doctor/Examples")), ...filesIn(path.join(root, "Fuzzing/Corpus"))]
  .map(file => fs.readFileSync(file)).filter(bytes => bytes.length < 20_000);

let state = Number(process.env.TOUCHSTONE_SEED || 1);
/** A number below `limit`. */
function random(limit) {
  state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
  return Math.floor(state / 2 ** 32 * limit);
}

const pieces = ["<", ">", "(", ")", "{", "}", "\"", "'", ";", "=", "nan", "inf", "-1e999", "0x", "\u0000", "\u202e", "💥", "frame = (", "<UIView: 0x1; ", "   | ", "1e-320", "]]>", "<![CDATA[", "&amp;", "hidden = YES"];
function changed() {
  let bytes = Buffer.from(seeds[random(seeds.length)]);
  for (let count = 1 + random(6); count > 0; count -= 1) {
    const at = random(bytes.length + 1);
    const to = Math.min(at + random(40), bytes.length);
    const kind = random(5);
    if (kind === 0) { bytes = Buffer.concat([bytes.subarray(0, at), bytes.subarray(to)]); }
    if (kind === 1) { bytes = Buffer.concat([bytes.subarray(0, at), Buffer.from(pieces[random(pieces.length)]), bytes.subarray(at)]); }
    if (kind === 2 && bytes.length > 0) { bytes[Math.min(at, bytes.length - 1)] = random(256); }
    if (kind === 3) { bytes = Buffer.concat([bytes.subarray(0, to), bytes.subarray(at)]); }
    if (kind === 4) {
      const other = seeds[random(seeds.length)];
      bytes = Buffer.concat([bytes.subarray(0, at), other.subarray(random(other.length))]);
    }
  }
  return bytes;
}

function askAll(bytes) {
  const opened = doctor.ask({ verb: "open", name: "fuzzed.txt" }, bytes);
  if (!opened.failure) {
    doctor.ask({ verb: "why", x: random(400), y: random(900), all: random(2) === 0 });
    const tree = opened.trees[random(opened.trees.length)];
    const view = tree ? random(tree.parent.length) : 0;
    const name = tree ? tree.id[view] || opened.classes[tree.class[view]] : null;
    doctor.ask({ verb: "why", expect: name || "x", ios: [17, 18, 26, 27][random(4)] });
  }
  doctor.ask({ verb: "audit", show: "note" });
  doctor.ask({ verb: "auditFile", name: "fuzzed.txt" }, bytes);
  doctor.ask({ verb: "auditEnd" });
  doctor.ask({ verb: "close" });
}

let failures = 0;
function expect(holds, sentence) {
  if (!holds) {
    failures += 1;
    console.log(sentence);
  }
}

// What is made once for all questions, such as tables, is there before memory is compared.
for (const seed of seeds) { askAll(seed); }
const before = doctor.memory();
let last = null;
try {
  for (let run = 0; run < runs; run += 1) {
    last = changed();
    askAll(last);
  }
} catch (error) {
  fs.writeFileSync(".build/web/trap.txt", last);
  expect(false, `it traps: ${error.message}; the file is .build/web/trap.txt`);
  process.exit(1);
}
const kept = doctor.memory() - before;
console.log(`${runs} inputs without a trap; ${kept} bytes are kept, of ${(doctor.size() / 2 ** 20).toFixed(0)} MB`);
expect(Math.abs(kept) < 100_000, "memory is not returned");

// MARK: Times and large files

const entry = (depth, id, more) => "   | ".repeat(depth) + `<UIView: 0x${id.toString(16)}; frame = (${id % 300} ${id % 700}; 44 44); ${more}layer = <CALayer: 0x1>>`;
function flat(lines) {
  const all = ["<UIWindow: 0x10; frame = (0 0; 375 812); layer = <UIWindowLayer: 0x2>>"];
  for (let line = 1; line < lines; line += 1) { all.push(entry(1 + line % 8, 4096 + line, line % 5 === 0 ? "text = 'Row'; " : "")); }
  return Buffer.from(all.join("\n"));
}

function timed(name, most, bytes, requests) {
  // The time of the processor, which depends less on what else runs.
  const start = process.cpuUsage();
  try {
    doctor.ask({ verb: "open", name: "large.txt" }, bytes);
    for (const request of requests) { doctor.answerText(request); }
  } catch (error) {
    expect(false, `${name}: it traps: ${error.message}`);
    process.exit(1);
  }
  const { user, system } = process.cpuUsage(start);
  const time = (user + system) / 1000;
  doctor.ask({ verb: "close" });
  console.log(`${name}: ${time.toFixed(0)} ms`);
  expect(time <= most * 4, `${name}: more than ${most * 4} ms`);
}

const size = 10 << 20;
const why = [{ verb: "why", x: 100, y: 200 }];
timed("10 000 lines read", 150, flat(10_000), []);
timed("10 000 lines, first answer", 300, flat(10_000), why);
timed("100 000 lines, first answer", 3000, flat(100_000), why);
timed("one line of 10 MB", 3000, Buffer.concat([Buffer.from("<UIWindow: 0x10; frame = (0 0; 375 812); text = '"), Buffer.alloc(size, "x"), Buffer.from("'>\n")]), why);
timed("3 000 views in each other", 5000, Buffer.from(Array.from({ length: 3000 }, (_, depth) => entry(depth, depth + 16, "")).join("\n")), why);
timed("10 MB of <", 3000, Buffer.alloc(size, "<"), []);
timed("10 MB of [", 3000, Buffer.alloc(size, "["), []);
timed("10 MB of XML in each other", 3000, Buffer.from("<?xml version=\"1.0\"?><document type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\">" + "<view>".repeat(size / 6)), []);
timed("10 MB of bytes", 3000, Buffer.from(Array.from({ length: size }, () => random(256))), []);
const after = doctor.memory() - before;
expect(Math.abs(after) < 200_000, `${after} bytes are kept after large files`);
process.exitCode = failures > 0 ? 1 : 0;
