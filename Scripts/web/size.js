// SPDX-License-Identifier: Apache-2.0
// Prints the size of the module, and fails if it is more than people should have to wait for: size.js MODULE
"use strict";

const fs = require("node:fs");
const zlib = require("node:zlib");

const most = 900_000;
const bytes = fs.readFileSync(process.argv[2]);
const packed = zlib.gzipSync(bytes, { level: 9 }).length;
console.log(`${process.argv[2]}: ${bytes.length.toLocaleString("en")} bytes, ${packed.toLocaleString("en")} compressed`);
if (packed > most) {
  console.log(`That is more than ${most.toLocaleString("en")}.`);
  process.exit(1);
}
