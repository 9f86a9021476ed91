// SPDX-License-Identifier: Apache-2.0
import Foundation
import PackagePlugin

/// Ports the Swift files in a target's folder `iOS` and compiles what becomes of them into the target.
///
/// The target excludes that folder, so that its files are not compiled as they are.
@main struct PortSources: BuildToolPlugin {
  /// The folder with code as it was written for iOS.
  private static let folder = "iOS"

  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let folder = target.directoryURL.appending(path: Self.folder, directoryHint: .isDirectory)
    let names =
      (FileManager.default.enumerator(atPath: folder.path(percentEncoded: false))?.compactMap {
        $0 as? String
      } ?? [])
      .filter { $0.hasSuffix(".swift") && !$0.split(separator: "/").contains { $0.hasPrefix(".") } }.sorted()
    guard !names.isEmpty else {
      Diagnostics.error(
        "\(target.name) has no Swift file in its folder \(Self.folder), which PortSources ports.")
      return []
    }
    let compiled = (target as? any SourceModuleTarget)?.sourceFiles.map(\.url.path) ?? []
    guard !compiled.contains(where: { $0.hasPrefix(folder.path) }) else {
      Diagnostics.error(
        "\(target.name) compiles its folder \(Self.folder) as it is: add exclude: [\"\(Self.folder)\"] to it in Package.swift."
      )
      return []
    }
    let output = context.pluginWorkDirectoryURL.appending(path: "Ported", directoryHint: .isDirectory)
    return [
      .buildCommand(
        displayName: "Porting \(names.count) \(names.count == 1 ? "file" : "files") of \(target.name)",
        executable: try context.tool(named: "touchstone-port").url,
        arguments: [
          folder.path(percentEncoded: false), "--out", output.path(percentEncoded: false),
          "--source-locations",
        ],
        inputFiles: names.map { folder.appending(path: $0) },
        outputFiles: names.map { output.appending(path: $0.dropLast(".swift".count) + ".ported.swift") })
    ]
  }
}
