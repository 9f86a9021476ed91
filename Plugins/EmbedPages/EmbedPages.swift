// SPDX-License-Identifier: Apache-2.0
import Foundation
import PackagePlugin

/// Compiles the scripts and styles under a target's folder Web into the target, which writes them into its pages, with the
/// style that all pages have in common.
@main struct EmbedPages: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let common = context.package.directoryURL.appending(path: "Sources/TextSources/Pages/Web")
    var files: [URL] = []
    for folder in [target.directoryURL.appending(path: "Web"), common] {
      for kind in ["Script", "Style"] {
        let folder = folder.appending(path: kind)
        guard FileManager.default.fileExists(atPath: folder.path(percentEncoded: false)) else { continue }
        files += try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      }
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
