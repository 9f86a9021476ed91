// SPDX-License-Identifier: Apache-2.0
// Compares the answers of the page's module with those of the command, byte for byte:
//
//     node Scripts/web/answers.js .build/web/doctor.wasm .build/checks/debug/touchstone-doctor [--all | --only] [FOLDER...]
//
// The files are the examples of the page, the corpora of the fuzzers, the texts in the tests of the doctor, and those in the
// folders. Without --all, only a part of the tests' texts is taken; --only takes the folders alone. Each file gets questions
// about views and about points, with and without everything, and an audit.
"use strict";

const fs = require("node:fs");
const os = require("node:os");
const path = require("node:path");
const { spawnSync } = require("node:child_process");
const { load } = require("./doctor.js");

const [modulePath, command, ...rest] = process.argv.slice(2);
const isWhole = rest.includes("--all");
const isOnly = rest.includes("--only");
const folders = rest.filter(each => !each.startsWith("--"));
const doctor = load(modulePath);
const root = path.join(__dirname, "../..");

const filesIn = folder => fs.readdirSync(folder, { withFileTypes: true, recursive: true })
  .filter(each => each.isFile() && !each.name.endsWith(".source")).map(each => path.join(each.parentPath || each.path, each.name)).sort();

/** The texts in a test that look like something to read. */
function textsIn(source) {
  const texts = source.split("\"\"\"").filter((_, index) => index % 2 === 1);
  return texts.filter(text => /frame = \(|<document |"rendering_system"|hierarchy|\{\{/.test(text)).map(text => {
    const lines = text.split("\n").slice(1);
    const indent = /^ */.exec(lines[lines.length - 1])[0].length;
    return lines.slice(0, -1).map(line => line.slice(indent)).join("\n") + "\n";
  });
}

const scratch = fs.mkdtempSync(path.join(os.tmpdir(), "answers-"));
process.on("exit", () => fs.rmSync(scratch, { recursive: true }));

const files = isOnly ? [] : [...filesIn(path.join(root, "Web/Doctor/Examples")).filter(each => each.endsWith(".txt")), ...filesIn(path.join(root, "Fuzzing/Corpus"))];
let number = 0;
for (const file of isOnly ? [] : filesIn(path.join(root, "Tests/Doctor")).filter(each => each.endsWith(".swift"))) {
  for (const text of textsIn(fs.readFileSync(file, "utf8"))) {
    number += 1;
    if (!isWhole && number % 16 !== 0) { continue; }
    const name = path.join(scratch, `${path.basename(file, ".swift")}-${number}.txt`);
    fs.writeFileSync(name, text);
    files.push(name);
  }
}
for (const folder of folders) { files.push(...filesIn(folder)); }

const run = (...words) => {
  const result = spawnSync(command, words, { maxBuffer: 1 << 28, env: { ...process.env, SWIFT_BACKTRACE: "enable=no" } });
  return { exit: result.status, output: result.stdout.toString(), errors: result.stderr.toString().split("\n").slice(0, -1) };
};

let compared = 0;
let different = 0;
function expectSame(what, own, its) {
  compared += 1;
  if (own === its) { return; }
  different += 1;
  if (different > 20) { return; }
  const [one, other] = [String(own), String(its)];
  let at = 0;
  while (at < one.length && one[at] === other[at]) { at += 1; }
  console.log(`${what}: they differ at ${at}:\n  page     ${JSON.stringify(one.slice(Math.max(at - 60, 0), at + 100))}\n  command  ${JSON.stringify(other.slice(Math.max(at - 60, 0), at + 100))}`);
}

/** The questions about a file: a view, the same with everything, and a point; what there is not is asked, too. */
function questions(opened) {
  const tree = opened.trees && opened.trees.find(each => each.parent.length > 0);
  const found = [[{ x: 100, y: 200.5 }, ["--at", "100,200.5"]], [{ expect: "No such view" }, ["--expect", "No such view"]]];
  if (!tree) { return found.slice(0, 1); }
  const target = Math.max(tree.look.findLastIndex(look => look === 2 || look === 3), 0);
  const view = target > 0 ? target : tree.parent.length - 1;
  const name = tree.id[view] || opened.classes[tree.class[view]];
  found.push([{ expect: name }, ["--expect", name]], [{ expect: name, all: true, ios: 17 }, ["--expect", name, "--all", "--ios", "17"]]);
  const box = tree.box[view];
  if (box) {
    const [x, y] = [Math.round(box[0] + box[2] / 2), Math.round(box[1] + box[3] / 2)];
    const scene = opened.trees.indexOf(tree);
    found.push([{ x, y, scene }, ["--at=" + `${x},${y}`, "--scene", String(scene)]]);
  }
  return found.filter(each => each[0].expect === undefined || (!each[0].expect.startsWith("-") && each[0].expect !== ""));
}

const isScene = answer => answer.failure && /it is a scene/.test(answer.failure.message);
for (const file of files) {
  const bytes = fs.readFileSync(file);
  const opened = doctor.ask({ verb: "open", name: file }, bytes);
  if (isScene(opened)) { continue; }
  for (const [request, words] of questions(opened)) {
    const own = opened.failure ? opened : doctor.ask({ verb: "why", ...request });
    const its = run("why", file, ...words, ...(request.all ? [] : ["--json"]));
    const what = `why ${file} ${words.join(" ")}`;
    expectSame(what + ": exit code", own.exit, its.exit);
    if (own.exit !== its.exit) { continue; }
    if (own.failure || its.errors.length === 0 && its.output === "") {
      const error = request.all || its.errors.length === 0 || !own.failure ? null : JSON.parse(its.errors[its.errors.length - 1]);
      if (error) { expectSame(what, JSON.stringify([own.failure.message, own.failure.advice]), JSON.stringify([error.message, error.advice])); }
      continue;
    }
    expectSame(what, request.all ? own.text : own.json, its.output);
    expectSame(what + ": notes", own.notes.join("\n"), its.errors.join("\n"));
    if (!request.all && request.expect) { expectSame(what + " as text", own.text, run("why", file, ...words).output); }
  }
  doctor.ask({ verb: "audit", show: "note", remedies: true });
  doctor.ask({ verb: "auditFile", name: file }, bytes);
  const own = doctor.ask({ verb: "auditEnd" });
  const its = run("audit", file, "--show", "note", "--remedies");
  if (its.output !== "" || its.exit !== 65) { expectSame("audit " + file, own.text, its.output); }
  expectSame("audit --json " + file, own.json, run("audit", file, "--json").output);
}
for (const { name } of doctor.ask({ verb: "pages" }).pages) {
  const own = doctor.ask({ verb: "explain", name });
  expectSame("explain " + name, own.text, run("explain", name).output);
  expectSame("explain --json " + name, own.json, run("explain", name, "--json").output);
}
doctor.ask({ verb: "close" });
console.log(`${compared} answers about ${files.length} files compared, ${different} differ`);
process.exitCode = different > 0 ? 1 : 0;
