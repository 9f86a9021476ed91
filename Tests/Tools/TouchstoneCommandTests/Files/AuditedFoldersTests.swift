// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

/// The findings of an audit in a folder, and its remarks about the rest: nothing is skipped silently.
struct AuditedFoldersTests {
  private let folder: Folder

  init() throws {
    folder = try Folder()
    try FileManager.default.createDirectory(
      atPath: folder("App"), withIntermediateDirectories: false)
    try folder.write(Samples.storyboard, to: "App/Main.storyboard")
  }

  /// Runs a shell line in the folder, and returns its output with the exit status.
  private func shell(_ line: String) throws -> String {
    let run = try BuiltCommand(line, in: folder).finish()
    return run.output + run.errors + "=> \(run.code)"
  }

  /// The files that an audit names in its text.
  private func audit(_ words: String...) -> (text: String, code: Int32) {
    let run = Run(["audit"] + words.map { $0.hasPrefix("--") ? $0 : folder($0) })
    return (folder.plain(run.output + run.errors), run.code)
  }

  private func link(_ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(atPath: folder(name), withDestinationPath: target)
  }

  @Test func `a folder that is named is searched through a link`() throws {
    try link("Link", to: "App")
    let found = audit("App")
    #expect(found.text.contains("in 1 file"))
    for name in ["Link", "Link/", "Link/."] {
      #expect(
        audit(name).text == found.text.replacing("App/", with: name.hasSuffix("/") ? name : name + "/"),
        "\(name)")
      #expect(audit(name).code == found.code)
    }
  }

  @Test func `folders of others and of what is built are named and not searched, unless they are named`()
    throws
  {
    for name in ["App/Pods/Kit", "App/build", "App/.build", "App/Own/DerivedData"] {
      try FileManager.default.createDirectory(atPath: folder(name), withIntermediateDirectories: true)
      try folder.write(Samples.storyboard, to: "\(name)/Other.storyboard")
    }
    let found = audit("App")
    #expect(found.text.contains("in 1 file"))
    #expect(
      found.text.contains(
        "App/.build, App/Own/DerivedData, App/Pods and 1 more are not searched: what is in them was built or belongs to "
          + "others; name a folder to have it audited.\n"))
    #expect(audit("App/Pods").text.contains("in 1 file"))
    #expect(audit("App/.build").text.contains("in 1 file"))
  }

  @Test func `a file that is named by two paths is audited once`() throws {
    #expect(audit("App/Main.storyboard", "App/../App/Main.storyboard").text.contains("in 1 file"))
    #expect(audit("App", "App/./Main.storyboard").text.contains("in 1 file"))
  }

  @Test func `a nib of macOS from before Interface Builder 3 is left out and no failure`() throws {
    try folder.write(
      "<?xml version=\"1.0\" standalone=\"yes\"?>\n<object class=\"NSIBObjectData\">\n"
        + "<string name=\"targetFramework\">IBCarbonFramework</string>\n</object>\n", to: "App/objects.xib")
    let run = audit("App/objects.xib")
    #expect(run.code == 0)
    #expect(run.text.contains("macOS"))
  }

  @Test func `a folder without files is named after the findings in others`() throws {
    try FileManager.default.createDirectory(atPath: folder("Empty"), withIntermediateDirectories: false)
    let text = "Empty:1:1: error: there is no storyboard, xib or scene in this folder [not-read]\n"
    let alone = audit("App").text
    for words in [["App", "Empty"], ["Empty", "App"], ["App", "Empty", "Empty"]] {
      let run = Run(["audit"] + words.map { folder($0) })
      let output = folder.plain(run.output)
      #expect(output.contains(text))
      for line in alone.split(separator: "\n").dropLast() { #expect(output.contains(line)) }
      #expect(output.contains("in 2 files") && output.contains("1 file not read"))
      #expect(run.code == 66)
    }
    #expect(audit("Empty", "App/Main.storyboard", "--fail-on=note").code == 1)
    let run = Run(["audit", folder("App"), folder("Empty"), "--json"])
    #expect(run.output.contains("there is no storyboard, xib or scene in this folder"))
    #expect(run.code == 66)
  }

  @Test func `links in a folder are audited if they are files, and named if they are folders`() throws {
    try FileManager.default.createDirectory(atPath: folder("All"), withIntermediateDirectories: false)
    try link("All/sym.storyboard", to: "../App/Main.storyboard")
    try link("All/again.storyboard", to: "sym.storyboard")
    #expect(audit("All").text.contains("in 1 file"))
    try folder.write(Samples.storyboard, to: "All/Own.storyboard")
    try link("All/own-too.storyboard", to: "Own.storyboard")
    try link("All/Sub", to: "../App")
    let one = audit("All")
    #expect(one.text.contains("in 2 files"))
    #expect(
      one.text.contains("All/Sub is a link to a folder, which is not searched; name it to have it audited.\n")
    )
    #expect(one.code == audit("App").code)
    for name in ["a", "b", "c", "d"] { try link("All/\(name)", to: "..") }
    #expect(
      audit("All").text.contains(
        "All: 5 links to folders are not searched: All/Sub, All/a, All/b and 2 more; name them to have them audited.\n"
      ))
    try link("All/gone.xib", to: "nowhere")
    #expect(
      audit("All").text.contains("All/gone.xib:1:1: error: it cannot be read: No such file or directory"))
    #expect(audit("All").code == 66)
  }

  @Test func `files for other systems are left out, and a damaged one makes the run fail`() throws {
    try folder.write(
      "<document type=\"com.apple.InterfaceBuilder3.Cocoa.XIB\" targetRuntime=\"MacOSX.Cocoa\"/>",
      to: "App/Mac.xib")
    let sound = Run(["audit", folder("App"), "--fail-on", "never"])
    #expect(sound.output.contains("1 file for macOS skipped") && sound.code == 0)
    #expect(Run(["audit", folder("App/Mac.xib")]).code == 0)
    try folder.write(
      "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\">\n<objects></document>",
      to: "App/Cut.xib")
    let cut = Run(["audit", folder("App"), "--fail-on", "never"])
    #expect(cut.output.contains("App/Cut.xib:2:"))
    #expect(cut.output.contains("[not-read]"))
    #expect(cut.code == 65)
  }

  @Test func `two spellings of a name are two files, and marks are letters of a name`() throws {
    let names = ["\u{e9}.xib", "e\u{301}.xib", "\u{301}.xib", "\u{600}.xib", "\u{200d}.scene.json5"]
    for name in names {
      try folder.write(name.utf8.count > 10 ? Samples.scene : Samples.storyboard, to: "App/\(name)")
    }
    #expect(audit("App").text.contains("in 6 files"))
    #expect(audit("App").code == 0)
    #expect(audit("App/\u{e9}.xib", "App/e\u{301}.xib").text.contains("in 2 files"))
  }

  @Test func `two spellings of a name are two files of a baseline`() throws {
    for name in ["\u{e9}.xib", "e\u{301}.xib"] { try folder.write(Samples.storyboard, to: name) }
    _ = Run(["audit", folder("\u{e9}.xib"), "--write-baseline", folder("known.json")])
    let run = Run([
      "audit", folder("e\u{301}.xib"), "--baseline", folder("known.json"), "--show", "note",
    ])
    #expect(run.output.contains("e\u{301}.xib:"))
    #expect(run.output.contains("2 notes in 1 file; 2 stale entries in it"))
  }

  @Test func `what fails the run is shown, and the summary says how to show the rest`() throws {
    let quiet = Run(["audit", folder("App")])
    #expect(quiet.output.contains("2 notes hidden (--show note shows them)"))
    let strict = Run(["audit", folder("App"), "--fail-on", "note"])
    #expect(strict.code == 1)
    #expect(strict.output.contains(": note: ") && !strict.output.contains("not shown"))
    let error = Run(["audit", folder("App"), "--fail-on", "note", "--show", "error"])
    #expect(error.code == 1)
    #expect(!error.output.contains(": note: ") && error.output.contains("(--show note shows them)"))
  }

  @Test func `a name that is not UTF-8 is reported as not read`() throws {
    let shown = try shell(
      """
      a=$(printf 'App/\\351.xib') b=$(printf 'App/Entw\\374rfe')
      cp App/Main.storyboard "$a"; mkdir "$b"; cp App/Main.storyboard "$b/a.xib"; touch "$b/other"
      "$touchstone" audit App --show error; echo $?; mkdir ok; mv "$b" ok; "$touchstone" audit ok
      """)
    #expect(shown.contains("App/\\xe9.xib:1:1: error: its name is not UTF-8 [not-read]\n"))
    #expect(shown.contains("App/Entw\\xfcrfe/a.xib:1:1: error: its name is not UTF-8 [not-read]\n"))
    #expect(shown.contains("in 3 files; 2 notes hidden (--show note shows them), 2 files not read"))
    #expect(shown.contains("\n66\n"))
    #expect(shown.contains("error: ok/Entw\\xfcrfe/a.xib: its name is not UTF-8\n"))
    #expect(shown.hasSuffix("=> 66"))
  }

  @Test(.enabled(if: getuid() != 0 || OtherUser.canRun))
  func `a folder that cannot be entered is reported as not read`() throws {
    let command = (getuid() == 0 ? OtherUser.prefix : "") + " \"$touchstone\" audit"
    let shown = try shell(
      """
      mkdir App/closed App/listed; cp App/Main.storyboard App/listed/a.xib; touch App/listed/other
      chmod 0 App/closed; chmod 744 App/listed; [ $(id -u) = 0 ] || chmod 444 App/listed
      \(command) App --show error; echo $?
      chmod 0 App; \(command) App; code=$?; chmod 755 App App/*; exit $code
      """)
    #expect(
      shown.contains(
        "App/closed:1:1: error: this folder cannot be searched: Permission denied [not-read]\n"))
    #expect(shown.contains("App/listed/a.xib:1:1: error: it cannot be read: Permission denied [not-read]\n"))
    #expect(shown.contains("in 3 files; 2 notes hidden (--show note shows them), 2 files not read"))
    #expect(shown.contains("\n66\n"))
    #expect(shown.contains("error: App: this folder cannot be searched: Permission denied\n"))
    #expect(shown.hasSuffix("=> 66"))
  }
}
