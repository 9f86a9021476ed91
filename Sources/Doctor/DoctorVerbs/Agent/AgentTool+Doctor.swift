// SPDX-License-Identifier: Apache-2.0
import CommandKit
import TextSources
import TouchDoctor

extension AgentTool {
  /// The tools of the doctor's verbs.
  static let doctor = [why, map, audit, explain]

  private static let why = AgentTool(
    "why",
    """
    Shows which view of an iOS screen gets a touch, why the intended one does not, how certain that is, and the code that \
    fixes it. Use it when a tap reports success and nothing happens, or when a button reacts only partly. The input is a dump of \
    the views: what `po [[UIWindow keyWindow] recursiveDescription]` prints, a storyboard, a xib, or the tree of XCUITest, \
    Appium, idb, Maestro, Detox, KIF or Sentry. Give file or text, and view or x and y, or all three.
    """,
    fields: [
      AgentField("file", .file, "The file with the dump."),
      AgentField("text", .text, "The dump itself."),
      AgentField(
        "view", .text,
        "The view that should get the touch: its address, class, text or title, accessibility identifier, or a path of indexes such as 0/2/1."
      ),
      AgentField("x", .number, "Where the finger comes down, in points of the screen; goes with y."),
      AgentField("y", .number, "Where the finger comes down, in points of the screen; goes with x."),
      AgentField("scene", .integer(0...100_000), "The scene of a storyboard, counted from 0."),
      AgentField(
        "ios", .word(WhyVerb.Version.allCases.map(\.rawValue)), "The version of iOS; without it, the newest."),
    ], format: "touchstone-why"
  ) { arguments throws(AgentRefusal) in
    try arguments.requireOne(of: "file", "text")
    guard arguments.has("x") == arguments.has("y") else {
      throw AgentRefusal("x and y go together: give both, or neither.")
    }
    guard arguments.has("view") || arguments.has("x") else {
      throw AgentRefusal("Give the view that should get the touch, or x and y, or all three.")
    }
    var command = AgentCommand("why", "--json")
    command.add("expect", arguments.text("view"))
    if let x = arguments.number("x"), let y = arguments.number("y") { command.add("at", "\(x),\(y)") }
    command.add("scene", arguments.number("scene"))
    command.add("ios", arguments.text("ios"))
    if let path = try arguments.file("file") { command.add(path: path) }
    if let text = arguments.text("text") { command.add(text, as: "dump.txt") }
    return command
  } sentence: { answer in
    let findings = answer["expected"]?["findings"]?.elements ?? []
    let blocking = findings.first { $0["weight"]?.string == Finding.Weight.blocks.rawValue } ?? findings.first
    return [answer["headline"]?.string, blocking?["text"]?.string].compactMap(\.self)
      .joined(separator: " ")
  }

  private static let map = AgentTool(
    "map",
    """
    Lists which view of an iOS screen gets a touch where, with exact rectangles, how much of each button and cell gets touches, \
    which views take the rest, and the targets that get none. Use it to find a point where a tap works, or what on a screen is \
    dead. The input is that of why. Give file or text.
    """,
    fields: [
      AgentField("file", .file, "The file with the dump."),
      AgentField("text", .text, "The dump itself."),
      AgentField("scene", .integer(0...100_000), "The scene of a storyboard, counted from 0."),
      AgentField(
        "ios", .word(WhyVerb.Version.allCases.map(\.rawValue)), "The version of iOS; without it, the newest."),
    ], format: "touchstone-map"
  ) { arguments throws(AgentRefusal) in
    try arguments.requireOne(of: "file", "text")
    var command = AgentCommand("map", "--json")
    command.add("scene", arguments.number("scene"))
    command.add("ios", arguments.text("ios"))
    if let path = try arguments.file("file") { command.add(path: path) }
    if let text = arguments.text("text") { command.add(text, as: "dump.txt") }
    return command
  } sentence: { answer in
    answer["headline"]?.string ?? ""
  }

  private static let audit = AgentTool(
    "audit",
    """
    Finds touch problems in storyboards, xibs, dumps and scenes: buttons outside their parents, covered controls, targets that are too \
    small, image views and labels that ignore touches. Use it before a change is committed, or to search an app. \
    Give paths of files and folders, or text.
    """,
    fields: [
      AgentField("paths", .files, "Files, and folders to search for storyboards, xibs and scenes."),
      AgentField("text", .text, "A storyboard, a xib or a dump itself."),
      AgentField("disable", .words, "Rules to leave out; the tool explain lists them."),
    ], format: "touchstone-audit"
  ) { arguments throws(AgentRefusal) in
    try arguments.requireOne(of: "paths", "text")
    var command = AgentCommand("audit", "--json", "--fail-on=never")
    for rule in arguments.words("disable") { command.add("disable", rule) }
    let paths = try arguments.files("paths")
    if arguments.has("paths"), paths.isEmpty { throw AgentRefusal("Name at least one path.") }
    for path in paths { command.add(path: path) }
    if let text = arguments.text("text") { command.add(text, as: "text.txt") }
    return command
  } sentence: { answer in
    let totals = answer["totals"]
    func count(_ name: String, _ one: String) -> String {
      let count = totals?[name]?.int ?? 0
      return "\(count) \(one)\(count == 1 ? "" : "s")"
    }
    let failed = totals?["failures"]?.int ?? 0
    return "\(count("errors", "error")), \(count("warnings", "warning")) and \(count("notes", "note")) in "
      + "\(count("files", "file"))"
      + (failed == 0 ? "." : "; \(failed) could not be read.")
  }

  private static let explain = AgentTool(
    "explain",
    "Explains a reason that why gives or a rule that audit checks, with how to fix it; without a name it lists all.",
    fields: [AgentField("name", .text, "The name, such as covered or outside-ancestor.")],
    format: "touchstone-explain"
  ) { arguments throws(AgentRefusal) in
    var command = AgentCommand("explain", "--json")
    if let name = arguments.text("name") { command.add(name: name) }
    return command
  } sentence: { answer in
    answer["summary"]?.string ?? "\(answer["pages"]?.elements?.count ?? 0) reasons and rules."
  }
}
