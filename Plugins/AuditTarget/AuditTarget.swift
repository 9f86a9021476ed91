// SPDX-License-Identifier: Apache-2.0
import Foundation
import PackagePlugin

/// Audits the folder of a target while it builds, and shows the findings as warnings.
///
/// The audit runs only if a storyboard, a xib, a source or the baseline changed since the last build. What
/// tells so is its output, an empty Swift source, which the target compiles as well.
@main
struct AuditTarget: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) async throws -> [Command] {
    guard target is SwiftSourceModuleTarget else {
      Diagnostics.remark(
        "\(target.name) is not audited: only targets of Swift run build plugins. `swift package audit` reads it."
      )
      return []
    }
    return [
      Audit(
        name: target.name, folder: target.directoryURL, root: context.package.directoryURL,
        porting: context.package.porting
      ).command(try context.tool(named: Audit.tool).url, in: context.pluginWorkDirectoryURL)
    ]
  }
}

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin

  extension AuditTarget: XcodeBuildToolPlugin {
    func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command] {
      let root = context.xcodeProject.directoryURL
      let folder = root.appending(path: target.displayName)
      let isFolder = FileManager.default.fileExists(atPath: folder.path)
      return [
        Audit(name: target.displayName, folder: isFolder ? folder : root, root: root, porting: nil)
          .command(try context.tool(named: Audit.tool).url, in: context.pluginWorkDirectoryURL)
      ]
    }
  }
#endif

/// The audit of one folder in a build.
private struct Audit {
  /// The target of the program `touchstone-doctor`.
  static let tool = "DoctorCommand"

  let name: String
  let folder: URL
  let root: URL
  /// The folder in which the indexer of code is built; nil if it is not known.
  let porting: String?

  func command(_ tool: URL, in work: URL) -> Command {
    let stamp = work.appending(path: "TouchstoneAudit.swift")
    let baseline = root.appending(path: "touch-baseline.json")
    var words = ["audit", "--in-build", stamp.path]
    var inputs = inputs
    if FileManager.default.fileExists(atPath: baseline.path) {
      words += ["--baseline", baseline.path]
      inputs.append(baseline)
    }
    return .buildCommand(
      displayName: "Auditing touches in \(name)", executable: tool, arguments: words + ["--", folder.path],
      environment: porting.map { ["TOUCHSTONE_PORTING": $0] } ?? [:], inputFiles: inputs,
      outputFiles: [stamp])
  }

  /// What the audit reads in the folder.
  private var inputs: [URL] {
    let kinds: Set<String> = ["storyboard", "xib", "swift", "m", "mm", "h"]
    let walk = FileManager.default.enumerator(
      at: folder, includingPropertiesForKeys: nil, options: [.skipsHiddenFiles])
    var found: [URL] = []
    for case let file as URL in walk ?? FileManager.DirectoryEnumerator()
    where kinds.contains(file.pathExtension) {
      found.append(file)
    }
    return found.sorted { $0.path < $1.path }
  }
}
