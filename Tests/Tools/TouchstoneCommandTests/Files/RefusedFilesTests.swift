// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

/// Output files that are refused: the messages, and that nothing was done before.
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

  /// Every file of the folder with its content; pipes have none.
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
      "play button/click --report @folder", "play button/click --report @none/a.html",
      "play button/click --report @new/",
      "play button/click --report @dump.txt/a.html", "play button/click --report @dangling",
      "play button/click --report @one",
      "play button/click --report @pipe", "play button/click --report @null",
      "play button/click --report /dev/null",
      "play button/click --report /dev/tty",
      "play button/click --report @\(String(repeating: "n", count: 260)).html",
      "play button/click --report @here", "demo --report @folder", "audit @App --html @folder",
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
      "play button/click --report @new.html --svg @new.html",
      "play button/click --report @new.html --svg @here/./new.html",
      "play button/click --report @new.html --svg @NEW.html",
      "play button/click --report @a.html --svg @soft.html",
      "play button/click --report @a.html --svg @hard.html",
      "audit @dump.txt --html @new --sarif @folder/../new",
      "audit @dump.txt --html @folder/\u{301}z --sarif @folder/./\u{301}z",
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
      let run = Run(["play", "button/click", "--report", folder(name)])
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
    let run = Run(["play", "button/click", "--report", folder("folder/trap")])
    #expect(run.code == 64)
    #expect(run.errors.contains("folder/trap cannot be written: "))
    #expect(folder.text("a.html") == "old")
    // A link to the folder, one that is reached only through a link of this user, and one that a new file
    // would pass through.
    try files.createSymbolicLink(atPath: folder("folder/way"), withDestinationPath: "..")
    #expect(lchown(folder("folder/way"), 12345, 12345) == 0)
    try files.createSymbolicLink(atPath: folder("own"), withDestinationPath: "folder/trap")
    for (name, link) in [
      ("folder/way/a.html", "folder/way"), ("own", "folder/trap"), ("folder/way/new", "folder/way"),
    ] {
      let run = Run(["play", "button/click", "--report", folder(name)])
      #expect(run.code == 64)
      #expect(
        folder.plain(run.errors).contains(
          "\(name) cannot be written: \(link) is a symbolic link that somebody else put where everybody may write"
        ))
    }
    #expect(folder.text("a.html") == "old" && folder.text("new") == nil)
    // Links of this user, and of the folder's owner, are followed there too.
    try files.createSymbolicLink(atPath: folder("folder/ours"), withDestinationPath: "..")
    #expect(Run(["play", "button/click", "--report", folder("folder/ours/new")]).code == 0)
  }

  @Test(.enabled(if: OtherUser.canRun)) func `somebody else's file in a folder for all is refused before`()
    throws
  {
    try FileManager.default.setAttributes([.posixPermissions: 0o1777], ofItemAtPath: folder("folder"))
    try folder.write("old", to: "folder/a.html")
    try FileManager.default.setAttributes([.posixPermissions: 0o666], ofItemAtPath: folder("folder/a.html"))
    let run = try BuiltCommand(
      "\(OtherUser.prefix) \"$touchstone\" play button/click --report folder/a.html", in: folder
    ).finish()
    #expect(run.code == 64)
    #expect(run.output == "")
    #expect(
      run.errors == """
        touchstone: error: --report: folder/a.html cannot be written: it is somebody else's, in a folder where only \
        owners replace their files
          Name another file.

        """)
  }

  @Test(.enabled(if: WholeFilesTests.canMount)) func `a file that is mounted by itself is refused before`()
    throws
  {
    let run = try BuiltCommand(
      "unshare -rm sh -c 'mount --bind a.html dump.txt && \"$touchstone\" play button/click --report dump.txt'",
      in: folder
    ).finish()
    #expect(run.code == 64)
    #expect(
      run.errors == """
        touchstone: error: --report: dump.txt cannot be written: it is mounted by itself, and cannot be replaced as a \
        whole
          Mount the folder that it is in, or write - and send standard output there.

        """)
  }

  @Test func `a name that is not UTF-8 is refused, and a folder of such a name is written to`() throws {
    let run = try BuiltCommand(
      """
      play() { "$touchstone" play button/click --only log --report "$@" 2>&1 >/dev/null; echo "=> $?"; }
      a=$(printf 'lat\\351'); mkdir "$a"; cd "$a"; play o.html; play o.html; ls; ln -s ../"$a"/new link; play link
      play "$(printf 'o\\351.html')"; ls
      """, in: folder
    ).finish()
    #expect(
      run.output == """
        Wrote o.html
        => 0
        Wrote o.html
        => 0
        o.html
        touchstone: error: --report: link cannot be written: it is a symbolic link to ../lat\\xe9/new, which is not there
          Name that file, or remove the link.
        => 64
        touchstone: error: the argument "o\\xe9.html" is not UTF-8
          Rename the file, or give it a symbolic link with a name in UTF-8.
          Try `touchstone help`.
        => 64
        link
        o.html

        """)
  }

  @Test func `standard output and standard input are files too where a shell makes them so`() throws {
    for (line, said) in [
      (
        "play button/click --report out.html >out.html",
        "--report: out.html is where standard output goes\n  Name another file, or write --report - alone."
      ),
      (
        "play button/click --report /dev/stdout >out.html",
        "--report: /dev/stdout is where standard output goes\n  Name another file, or write --report - alone."
      ),
      (
        "why - --at 1,1 <dump.txt", ""
      ),
      (
        "audit - --html dump.txt <dump.txt",
        "--html: dump.txt is where standard input comes from\n  "
          + "Name another file: no output replaces what it is made from."
      ),
      (
        "play button/click --report hard.txt <dump.txt",
        "--report: hard.txt is where standard input comes from\n  "
          + "Name another file: no output replaces what it is made from."
      ),
      (
        "play button/click --report /dev/stdout | cat",
        "--report: /dev/stdout cannot be written: it is a pipe\n  Name a file, or write - for standard output."
      ),
    ] {
      let run = try BuiltCommand("\"$touchstone\" \(line)", in: folder).finish()
      #expect(run.errors == (said.isEmpty ? "" : "touchstone: error: \(said)\n"), "\(line)")
    }
    #expect(folder.text("dump.txt") == Samples.dump)
  }
}
