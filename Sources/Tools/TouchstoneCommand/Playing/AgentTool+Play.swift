// SPDX-License-Identifier: Apache-2.0
import DoctorVerbs
import TextSources
import TouchTrace

extension AgentTool {
  /// `play` for agents: a scene and a script as names, files or texts.
  static let play = AgentTool(
    "play",
    """
    Plays fingers into a scene of views and tells what UIKit would do: which views are asked and touched, which gestures \
    recognize, which events controls send, and which expectations of the script hold. Use it to try out how touches behave without \
    a simulator. Give the name of a scenario, or a scene and a script.
    """,
    fields: [
      // Only these names: the verb also takes the path of a scene and a script, wherever they are.
      AgentField(
        "scenario", .word(ScenarioCatalog.names),
        "The name of a scenario that comes with the program, such as button/click."),
      AgentField("scene", .file, "The file of a scene, *.scene.json5."),
      AgentField("scene_text", .text, "The text of a scene."),
      AgentField("script", .file, "The file of a script, *.touch."),
      AgentField(
        "script_text", .text, "The text of a script, such as: tap \"buy\"; expect \"buy\" touchUpInside."),
      AgentField(
        "areas", .words,
        "The areas of the trace to show: \(TraceArea.allCases.map(\.rawValue).joinedByAnd); by default all."),
      AgentField(
        "tuning", .word(PlayVerb.Tuning.allCases.map(\.rawValue)),
        "The thresholds to use instead of those of the scene."),
    ], format: "touchstone-play"
  ) { arguments throws(AgentRefusal) in
    var command = AgentCommand("play", "--json")
    for area in arguments.words("areas") { command.add("only", area) }
    command.add("tuning", arguments.text("tuning"))
    try arguments.requireOne(of: "scenario", "scene", "scene_text")
    if !arguments.has("scenario") { try arguments.requireOne(of: "script", "script_text") }
    if let name = arguments.text("scenario") { command.add(name: name) }
    if let path = try arguments.file("scene") { command.add(path: path) }
    if let text = arguments.text("scene_text") { command.add(text, as: "scene.scene.json5") }
    if let path = try arguments.file("script") { command.add(path: path) }
    if let text = arguments.text("script_text") { command.add(text, as: "script.touch") }
    return command
  } sentence: { answer in
    let all = answer["expectations"]?.elements ?? []
    let failed = all.filter { $0["met"]?.bool == false }
    guard let first = failed.first else {
      return all.isEmpty
        ? "It was played; the script expects nothing." : "All \(all.count) expectations hold."
    }
    let reason = first["message"]?.string.map { ": \($0)" } ?? "."
    return
      "\(failed.count) of \(all.count) expectations \(failed.count == 1 ? "does" : "do") not hold; the first is "
      + "`\(first["text"]?.string ?? "")`\(reason)"
  }
}
