// SPDX-License-Identifier: Apache-2.0
import Foundation
import PackagePlugin

/// Writes the parts of the tables of scenes that follow from other sources: a class with a probe for each class of
/// Probed/classes.txt and for each recognizer of the core, and the values of `TouchTuning`.
@main struct GenerateSceneTables: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let tool = try context.tool(named: "SourceWriter").url
    let core = context.package.directoryURL.appending(path: "Sources/TouchCore")
    let recognizers = try FileManager.default.contentsOfDirectory(
      at: core.appending(path: "Gestures/Recognizers"), includingPropertiesForKeys: nil
    ).filter { $0.lastPathComponent.wholeMatch(of: #/\w+GestureRecognizer\.swift/#) != nil }
      .sorted { $0.path < $1.path }
    return [
      command(
        tool, "probes", inputs: [target.directoryURL.appending(path: "Probed/classes.txt")] + recognizers,
        output: context.pluginWorkDirectoryURL.appending(path: "ProbedClasses.swift")),
      command(
        tool, "tuning", inputs: [core.appending(path: "Tuning/TouchTuning.swift")],
        output: context.pluginWorkDirectoryURL.appending(path: "SceneTuning+All.swift")),
    ]
  }

  private func command(_ tool: URL, _ form: String, inputs: [URL], output: URL) -> Command {
    .buildCommand(
      displayName: "Writing \(output.lastPathComponent)", executable: tool,
      arguments: [form] + ([output] + inputs).map { $0.path(percentEncoded: false) },
      inputFiles: inputs, outputFiles: [output])
  }
}
