// SPDX-License-Identifier: Apache-2.0
import Foundation
import PackagePlugin

/// Compiles the scripts and styles under a target's folder Web into the target, which writes them into its pages.
@main struct EmbedPages: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let folder = target.directoryURL.appending(path: "Web")
    var files: [URL] = []
    for kind in ["Script", "Style"] {
      files += try FileManager.default.contentsOfDirectory(
        at: folder.appending(path: kind), includingPropertiesForKeys: nil)
    }
    files = files.filter { ["js", "css"].contains($0.pathExtension) }.sorted { $0.path < $1.path }
    let output = context.pluginWorkDirectoryURL.appending(path: "Web.swift")
    return [
      .buildCommand(
        displayName: "Embedding \(files.count) scripts and styles",
        executable: try context.tool(named: "SourceWriter").url,
        arguments: ["pages", output.path(percentEncoded: false)]
          + files.map { $0.path(percentEncoded: false) },
        inputFiles: files, outputFiles: [output])
    ]
  }
}
