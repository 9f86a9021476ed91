// SPDX-License-Identifier: Apache-2.0
// Writes the pages of the site: build.js MODULE FOLDER. Each is one file that loads nothing, with its policy; the module writes
// their heads, so that they have the look and the policy of all other pages.
"use strict";

const fs = require("node:fs");
const path = require("node:path");
const zlib = require("node:zlib");
const { execFileSync } = require("node:child_process");
const { load } = require("./doctor.js");
const { markup, escaped } = require("./markdown.js");

const [modulePath, site] = process.argv.slice(2);
const doctor = load(modulePath);
const web = path.join(__dirname, "../../Web/Doctor");
const common = path.join(__dirname, "../../Sources/Ground/TextSources/Pages/Web/Style");
const read = (...parts) => fs.readFileSync(path.join(...parts), "utf8");

/** A script or a style without the comments at its beginning. */
function body(text) {
  return text.replace(/^(\s*(\/\/[^\n]*\n|\/\*[\s\S]*?\*\/\n))+/, "");
}

const style = (...names) => [
  body(read(common, "look.css")), ...names.map(name => body(read(web, "Page/Style", name + ".css"))),
].join("");

const colors = {
  light: "--raised:#fff;--screen:#fff;--box:#dcdee2;--field:#f1f2f4", dark: "--raised:#3a3d44;--screen:#1d1e22;--box:#3b3e45;--field:#292b30",
};

function head(title, sheet, scripts) {
  return doctor.ask({ verb: "head", title, style: sheet, scripts, runsWebAssembly: scripts.length > 0, ...colors }).head;
}

/** Links to what else has been built. */
function links(root) {
  const parts = [["demo.html", "Demo"], ["documentation/index.html", "Documentation"]];
  return parts.filter(([file]) => fs.existsSync(path.join(site, file)))
    .map(([file, name]) => `<a href="${root}${file}">${name}</a>`).join("");
}

const data = value => JSON.stringify(value).replaceAll("<", "\\u003c");
const { pages } = doctor.ask({ verb: "pages" });

// MARK: The doctor

/** An example with its views and what its answer is about, for its small picture. */
function prepared(example) {
  const text = read(web, "Examples", example.name + ".txt");
  const { trees, classes, views } = doctor.ask({ verb: "open", name: example.name }, Buffer.from(text));
  const { exit, json, expected, findings } = doctor.ask({ verb: "why", ...example, name: undefined, title: undefined });
  const told = { works: exit === 0, expected, culprits: findings.slice(0, 1), point: JSON.parse(json).point };
  const { summary } = pages.find(page => page.name === example.name);
  return { ...example, summary, text, outline: { trees, classes, views }, told };
}

const examples = JSON.parse(read(web, "Examples/examples.json")).map(prepared);
const scripts = ["elements", "outline", "doctor", "picture", "tree", "answer", "audit", "desk", "links", "examples", "start"];
const early = "\n" + body(read(web, "Page/early.js"));
const whole = "(() => {\n\"use strict\";\n" + scripts.map(name => body(read(web, "Page/Script", name + ".js"))).join("\n") + "})();\n";
const script = execFileSync("terser", ["--compress", "passes=2", "--mangle"], { input: whole, encoding: "utf8" });
const bytes = fs.readFileSync(modulePath);
const unpacker = fs.readFileSync(path.join(path.dirname(modulePath), "unpack.wasm"));
const packed = pack(bytes);
if (!unpack(packed, bytes.length).equals(bytes)) { throw new Error("unpack.wasm does not give back what was packed"); }

/** A program as the page has it. What to copy is found by LZMA. */
function pack(program) {
  const packer = path.join(path.dirname(modulePath), "pack");
  const run = (command, words, input) => execFileSync(command, words, { input, maxBuffer: 1 << 28 });
  const lzma = run("python3", [path.join(__dirname, "pack.py")], run(packer, ["--locals"], program));
  return run(packer, [String(program.length)], lzma);
}

/** What the page will make of it. */
function unpack(code, size) {
  const { memory, __heap_base: base, start, unpack } = new WebAssembly.Instance(new WebAssembly.Module(unpacker), {}).exports;
  const coded = base.value + code.length;
  memory.grow(Math.ceil((coded + 2 * size) / 65536));
  new Uint8Array(memory.buffer).set(code, base.value);
  start(base.value, code.length, coded, size);
  const count = unpack(size);
  return Buffer.from(memory.buffer, coded + size, count);
}

const page = head("Why doesn’t it react? · Touchstone", style("site", "controls", "page", "screen"), [early, script])
  + read(web, "Page/page.html").replace("{{links}}", links(""))
  + `<script type="text/plain" id="worker">${body(read(web, "Page/worker.js"))}${body(read(web, "Page/unpack.js"))}</script>\n`
  + `<script id="early">${early}</script>\n`
  + `<script type="application/json" id="examples-data">${data({ examples, pages: pages.map(each => each.name) })}</script>\n`
  + `<script type="text/plain" id="unpacker">${unpacker.toString("base64")}</script>\n`
  + `<script type="text/plain" id="program" data-size="${bytes.length}">${packed.toString("base64")}</script>\n<script>${script}</script>\n</body>\n</html>\n`;
fs.mkdirSync(path.join(site, "manual"), { recursive: true });
fs.writeFileSync(path.join(site, "index.html"), page);

// MARK: The manual

const sheet = style("site", "manual");
const logo = /<svg class="mark"[\s\S]*?<\/svg>/.exec(read(web, "Page/page.html"))[0];
const bar = `<header class="bar"><a class="brand" href="../index.html">${logo}Touchstone</a>
<nav aria-label="Site"><a href="../index.html">Doctor</a><a href="index.html" aria-current="page">Reasons</a>${links("../")}</nav></header>
`;

function writeManual(name, title, content) {
  fs.writeFileSync(path.join(site, "manual", name + ".html"),
    head(title + " · Touchstone", sheet, []) + bar + `<main>${content}</main>\n</body>\n</html>\n`);
}

for (const each of pages) {
  const example = examples.find(one => one.name === each.name);
  const kind = each.kind === "reason" ? "A reason why a view gets no touch" : "A rule of the audit";
  writeManual(each.name, titleOf(each), `<p class="kind">${kind}</p><article>${markup(each.whole.replace(/^# .*/, "# " + titleOf(each)))}</article>
${example ? `<p class="try"><a href="../index.html#example=${each.name}">Ask the doctor about an example</a></p>` : ""}
`);
}

/** The title of a page, which begins it; that of a rule is its name, which is written as words. */
function titleOf(page) {
  const title = (/^# (.+)$/m.exec(page.whole) || [null, page.name])[1];
  return title === page.name ? title.slice(0, 1).toUpperCase() + title.slice(1).replaceAll("-", " ") : title;
}

const list = kind => pages.filter(each => each.kind === kind)
  .map(each => `<li><a href="${each.name}.html"><span class="name"><b>${escaped(titleOf(each))}</b><code>${each.name}</code></span><span>${escaped(each.summary)}</span></a></li>`).join("\n");
writeManual("index", "Reasons and rules", `<h1>Reasons and rules</h1>
<h2>Why a view gets no touch</h2><ul class="pages">${list("reason")}</ul>
<h2>What an audit finds</h2><ul class="pages">${list("rule")}</ul>`);

// Who waits for the page waits for this.
const most = 900_000;
const transferred = zlib.gzipSync(page, { level: 9 }).length;
console.log(`index.html: ${page.length.toLocaleString("en")} bytes, ${transferred.toLocaleString("en")} compressed`);
if (transferred > most) {
  console.log(`That is more than ${most.toLocaleString("en")}.`);
  process.exit(1);
}
