// SPDX-License-Identifier: Apache-2.0
import Foundation
import PackagePlugin

/// Compiles the scenarios under Tests/Scenarios into the command, which plays them by name wherever it runs.
@main struct EmbedScenarios: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let root = context.package.directoryURL.appending(path: "Tests/Scenarios")
    let files = try Self.files(in: root)
    let output = context.pluginWorkDirectoryURL.appending(path: "EmbeddedScenarios.swift")
    return [
      .buildCommand(
        displayName: "Embedding \(files.count) files of scenarios",
        executable: try context.tool(named: "SourceWriter").url,
        arguments: ["scenarios", output.path(percentEncoded: false), root.path(percentEncoded: false)]
          + files.map { $0.path(percentEncoded: false) },
        inputFiles: files, outputFiles: [output])
    ]
  }

  /// The scenes, scripts and traces below a directory, sorted by name.
  private static func files(in root: URL) throws -> [URL] {
    guard let walk = FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil) else {
      throw NoScenarios(path: root.path(percentEncoded: false))
    }
    var found: [URL] = []
    for case let file as URL in walk where ["json5", "touch"].contains(file.pathExtension) {
      found.append(file)
    }
    return found.sorted { $0.path < $1.path }
  }

  private struct NoScenarios: Error, CustomStringConvertible {
    let path: String
    var description: String { "there is no directory \(path)" }
  }
}
