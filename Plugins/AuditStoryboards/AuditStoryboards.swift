// SPDX-License-Identifier: Apache-2.0
import Foundation
import PackagePlugin

/// Audits the storyboards and xibs of a package: `swift package audit-storyboards`.
///
/// - `--target NAME`, which may be repeated: audits only the files of these targets.
/// - Everything else is passed to `touchstone audit`, such as `--fail-on warning`, `--json` or `--baseline
///   FILE`.
///
/// Files are named relative to the package's directory. The plugin asks for no permission and writes no file:
/// it accepts options that write files only with the value `-`, which is standard output.
@main
struct AuditStoryboards: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) async throws {
    var extractor = ArgumentExtractor(arguments)
    let names = extractor.extractOption(named: "target")
    let targets = names.isEmpty ? context.package.targets : try context.package.targets(named: names)
    let arguments = extractor.remainingArguments
    if let option = Self.firstWriting(arguments) {
      Diagnostics.error(
        "The plugin writes no files. Write `\(option) -` and send its output into a file, or run `touchstone audit`."
      )
      return
    }
    let files = Self.files(in: targets, of: context.package)
    guard !files.isEmpty else {
      print(
        "There are no storyboards and no xibs in \(names.isEmpty ? "this package" : names.joined(separator: ", "))."
      )
      return
    }
    guard let tool = try DoctorTool(context, packageManager) else { return }
    let process = Process()
    process.executableURL = tool.url
    process.currentDirectoryURL = context.package.directoryURL
    process.arguments = ["audit"] + arguments + ["--"] + files
    try process.run()
    process.waitUntilExit()
    guard process.terminationReason == .exit, process.terminationStatus == 0 else {
      Diagnostics.error("The audit of \(files.count) files ended with status \(process.terminationStatus).")
      return
    }
  }

  /// The first option that would write a file; nil if there is none.
  private static func firstWriting(_ arguments: [String]) -> String? {
    for (argument, next) in zip(arguments, arguments.dropFirst() + [""]) {
      for option in ["--sarif", "--html", "--write-baseline", "--part"]
      where argument == option && next != "-" || argument.hasPrefix("\(option)=") && argument != "\(option)=-"
      {
        return option
      }
    }
    return nil
  }

  /// The Interface Builder files in the targets' directories, as paths relative to the package, in order.
  private static func files(in targets: [any Target], of package: Package) -> [String] {
    let root = package.directoryURL.standardizedFileURL.path
    var found: Set<String> = []
    for target in targets {
      let walk = FileManager.default.enumerator(
        at: target.directoryURL, includingPropertiesForKeys: [.isRegularFileKey], options: [.skipsHiddenFiles]
      )
      for case let file as URL in walk ?? FileManager.DirectoryEnumerator() {
        guard ["storyboard", "xib"].contains(file.pathExtension) else { continue }
        let path = file.standardizedFileURL.path
        found.insert(path.hasPrefix(root + "/") ? String(path.dropFirst(root.count + 1)) : path)
      }
    }
    return found.sorted()
  }
}
