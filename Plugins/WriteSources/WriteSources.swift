// SPDX-License-Identifier: Apache-2.0
import Foundation
import PackagePlugin

/// Adds to a target the sources that follow from other files.
///
/// It is one plugin for all targets because SwiftPM compiles every plugin of a package, also for those who
/// use only products without plugins.
@main struct WriteSources: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let writer = Writer(
      tool: try context.tool(named: "SourceWriter").url, package: context.package.directoryURL,
      work: context.pluginWorkDirectoryURL)
    switch target.name {
    case "TouchScene": return try writer.sceneTables(for: target.directoryURL)
    case "TouchstoneCommand": return [try writer.scenarios()]
    default: return [try writer.pages(of: target.directoryURL)]
    }
  }
}

/// Makes the commands that run the tool.
private struct Writer {
  let tool: URL
  let package: URL
  let work: URL

  /// Compiles the scripts and styles under a target's folder Web into the target, which writes them into its
  /// pages, with the style that all pages have in common.
  func pages(of target: URL) throws -> Command {
    let common = package.appending(path: "Sources/Ground/TextSources/Pages/Web")
    var files: [URL] = []
    for folder in [target.appending(path: "Web"), common] {
      for kind in ["Script", "Style"] {
        let folder = folder.appending(path: kind)
        guard FileManager.default.fileExists(atPath: folder.path(percentEncoded: false)) else { continue }
        files += try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      }
    }
    files = files.filter { ["js", "css"].contains($0.pathExtension) }.sorted { $0.path < $1.path }
    return command(
      "Embedding \(files.count) scripts and styles", ["pages"], inputs: files, output: "Web.swift")
  }

  /// Compiles the scenarios under Tests/Scenarios into the command, which plays them by name wherever it
  /// runs.
  func scenarios() throws -> Command {
    let root = package.appending(path: "Tests/Scenarios")
    guard let walk = FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil) else {
      throw NoScenarios(path: root.path(percentEncoded: false))
    }
    var files: [URL] = []
    for case let file as URL in walk where ["json5", "touch"].contains(file.pathExtension) {
      files.append(file)
    }
    files.sort { $0.path < $1.path }
    return command(
      "Embedding \(files.count) files of scenarios", ["scenarios"],
      root: [root.path(percentEncoded: false)], inputs: files, output: "EmbeddedScenarios.swift")
  }

  /// Writes the parts of the tables of scenes that follow from other sources: a class with a probe for each
  /// class of Probed/classes.txt and for each recognizer of the core, and the values of `TouchTuning`.
  func sceneTables(for target: URL) throws -> [Command] {
    let core = package.appending(path: "Sources/System/TouchCore")
    let recognizers = try FileManager.default.contentsOfDirectory(
      at: core.appending(path: "TouchSystem/Gestures/Recognizers"), includingPropertiesForKeys: nil
    ).filter { $0.lastPathComponent.wholeMatch(of: #/\w+GestureRecognizer\.swift/#) != nil }
      .sorted { $0.path < $1.path }
    return [
      command(
        "Writing ProbedClasses.swift", ["probes"],
        inputs: [target.appending(path: "Probed/classes.txt")] + recognizers, output: "ProbedClasses.swift"),
      command(
        "Writing SceneTuning+All.swift", ["tuning"],
        inputs: [core.appending(path: "TouchSystem/Tuning/TouchTuning.swift")],
        output: "SceneTuning+All.swift"),
    ]
  }

  private func command(
    _ name: String, _ form: [String], root: [String] = [], inputs: [URL], output: String
  ) -> Command {
    let output = work.appending(path: output)
    return .buildCommand(
      displayName: name, executable: tool,
      arguments: form + [output.path(percentEncoded: false)] + root
        + inputs.map { $0.path(percentEncoded: false) },
      inputFiles: inputs, outputFiles: [output])
  }

  private struct NoScenarios: Error, CustomStringConvertible {
    let path: String
    var description: String { "there is no directory \(path)" }
  }
}
