// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

/// Files that options name for writing and that are not written: what is said, and that nothing was done before.
struct RefusedFilesTests {
  private let folder: Folder

  init() throws {
    folder = try Folder()
    let files = FileManager.default
    for name in ["folder", "App"] {
      try files.createDirectory(atPath: folder(name), withIntermediateDirectories: false)
    }
    try folder.write(Samples.dump, to: "dump.txt")
    try folder.write(Samples.scene, to: "form.scene.json5")
    try folder.write(Samples.script, to: "form.touch")
    try folder.write(Samples.storyboard, to: "App/Main.storyboard")
    try folder.write(
      "{\"format\": \"touchstone-baseline\", \"version\": 1, \"findings\": []}", to: "known.json")
    try folder.write("old", to: "a.html")
    try files.linkItem(atPath: folder("a.html"), toPath: folder("hard.html"))
    try files.linkItem(atPath: folder("dump.txt"), toPath: folder("hard.txt"))
    for (link, target) in [
      ("soft.txt", "dump.txt"), ("soft.html", "a.html"), ("dangling", "nowhere/at/all"), ("one", "other"),
      ("other", "one"), ("null", "/dev/null"), ("here", "."),
    ] {
      try files.createSymbolicLink(atPath: folder(link), withDestinationPath: target)
    }
    mkfifo(folder("pipe"), 0o600)
  }

  /// Every file of the folder with what is in it; pipes have nothing.
  private func contents() throws -> [String: String] {
    var contents: [String: String] = [:]
    for name in try FileManager.default.subpathsOfDirectory(atPath: folder.path) {
      contents[name] = name == "pipe" || name == "null" ? "" : folder.text(name) ?? ""
    }
    return contents
  }

  @Test func `what cannot be written is refused before anything is done`() throws {
    var shown = Transcript(in: folder)
    let before = try contents()
    for line in [
      "play S0/plain --report @folder", "play S0/plain --report @none/a.html", "play S0/plain --report @new/",
      "play S0/plain --report @dump.txt/a.html", "play S0/plain --report @dangling",
      "play S0/plain --report @one",
      "play S0/plain --report @pipe", "play S0/plain --report @null", "play S0/plain --report /dev/null",
      "play S0/plain --report /dev/tty", "play S0/plain --report @\(String(repeating: "n", count: 260)).html",
      "play S0/plain --report @here", "demo --report @folder", "audit @App --html @folder",
      "audit @dump.txt --write-baseline @pipe",
    ] {
      shown.fail(line)
    }
    #expect(try contents() == before)
    try expectGolden(shown.text, "errors/unwritable.txt")
  }

  @Test func `an output that is an input is refused, whatever it is called`() throws {
    var shown = Transcript(in: folder)
    let before = try contents()
    for line in [
      "audit @dump.txt --html @dump.txt", "audit @dump.txt --html @./dump.txt",
      "audit @dump.txt --sarif @soft.txt",
      "audit @dump.txt --html @hard.txt", "audit @soft.txt --html @here/dump.txt",
      "audit @App --html @App/Main.storyboard",
      "audit @dump.txt --baseline @known.json --write-baseline @known.json",
      "play @form --report @form.touch", "play @form --svg @form.scene.json5",
      "play @form.scene.json5 @form.touch --report @here/form.touch",
    ] {
      shown.fail(line)
    }
    #expect(try contents() == before)
    try expectGolden(shown.text, "errors/same-file.txt")
  }

  @Test func `two outputs are two files`() throws {
    var shown = Transcript(in: folder)
    let before = try contents()
    for line in [
      "play S0/plain --report @new.html --svg @new.html",
      "play S0/plain --report @new.html --svg @here/./new.html",
      "play S0/plain --report @new.html --svg @NEW.html", "play S0/plain --report @a.html --svg @soft.html",
      "play S0/plain --report @a.html --svg @hard.html", "audit @dump.txt --html @new --sarif @folder/../new",
    ] {
      shown.fail(line)
    }
    #expect(try contents() == before)
    try expectGolden(shown.text, "errors/two-outputs.txt")
  }

  @Test(.enabled(if: getuid() != 0)) func `a folder and a file without the right to write are refused`()
    throws
  {
    let files = FileManager.default
    try files.setAttributes([.posixPermissions: 0o500], ofItemAtPath: folder("folder"))
    try files.setAttributes([.posixPermissions: 0o400], ofItemAtPath: folder("a.html"))
    for (name, advice) in [
      ("folder/a.html", "Name a file in a folder that you may write to."),
      ("a.html", "The file may not be written: name another one."),
    ] {
      let run = Run(["play", "S0/plain", "--report", folder(name)])
      #expect(run.code == 64)
      #expect(run.output == "")
      #expect(
        folder.plain(run.errors)
          == "touchstone: error: --report: \(name) cannot be written: Permission denied\n  \(advice)\n")
    }
  }

  @Test(.enabled(if: getuid() == 0)) func `a link of somebody else in a folder for all is not followed`()
    throws
  {
    let files = FileManager.default
    try files.setAttributes([.posixPermissions: 0o1777], ofItemAtPath: folder("folder"))
    try files.createSymbolicLink(atPath: folder("folder/trap"), withDestinationPath: "../a.html")
    #expect(lchown(folder("folder/trap"), 12345, 12345) == 0)
    let run = Run(["play", "S0/plain", "--report", folder("folder/trap")])
    #expect(run.code == 64)
    #expect(run.errors.contains("folder/trap cannot be written: "))
    #expect(folder.text("a.html") == "old")
  }

  @Test func `standard output and standard input are files too where a shell makes them so`() throws {
    for (line, said) in [
      (
        "play S0/plain --report out.html >out.html",
        "--report: out.html is where standard output goes\n  Name another file, or write --report - alone."
      ),
      (
        "play S0/plain --report /dev/stdout >out.html",
        "--report: /dev/stdout is where standard output goes\n  Name another file, or write --report - alone."
      ),
      (
        "why - --at 1,1 <dump.txt", ""
      ),
      (
        "audit - --html dump.txt <dump.txt",
        "--html: dump.txt is the same file as standard input, which is read\n  "
          + "Name another file: no output replaces what it is made from."
      ),
      (
        "play S0/plain --report /dev/stdout | cat",
        "--report: /dev/stdout cannot be written: it is a pipe\n  Name a file, or write - for standard output."
      ),
    ] {
      let run = try BuiltCommand("\"$touchstone\" \(line)", in: folder).finish()
      #expect(run.errors == (said.isEmpty ? "" : "touchstone: error: \(said)\n"), "\(line)")
    }
    #expect(folder.text("dump.txt") == Samples.dump)
  }
}
