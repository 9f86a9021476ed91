// SPDX-License-Identifier: Apache-2.0
import Foundation
import PackagePlugin

/// Audits the storyboards, xibs and code of a package: `swift package audit`.
///
/// - `--target NAME`, which may be repeated: audits only the folders of these targets.
/// - Everything else is passed to `touchstone audit`, such as `--fail-on warning`, `--json` or `--baseline
///   FILE`.
///
/// Files are named relative to the package's directory. The plugin asks for no permission: it accepts options
/// that write files only with the value `-`, which is standard output. The index of the code is kept in the
/// package's `.build` where that is allowed.
@main
struct AuditPackage: CommandPlugin {
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
    let folders = Self.folders(of: targets, in: context.package)
    guard !folders.isEmpty else {
      print("There is nothing to audit in \(names.isEmpty ? "this package" : names.joined(separator: ", ")).")
      return
    }
    guard let tool = try DoctorTool(context, packageManager) else { return }
    let process = Process()
    process.executableURL = tool.url
    process.currentDirectoryURL = context.package.directoryURL
    process.arguments = ["audit"] + arguments + ["--"] + folders
    if let porting = context.package.porting {
      process.environment = ProcessInfo.processInfo.environment.merging(
        ["TOUCHSTONE_PORTING": porting], uniquingKeysWith: { set, _ in set })
    }
    try process.run()
    process.waitUntilExit()
    guard process.terminationReason == .exit, process.terminationStatus == 0 else {
      Diagnostics.error(
        "The audit of \(folders.joined(separator: ", ")) ended with status \(process.terminationStatus).")
      return
    }
  }

  /// The first option that would write a file; nil if there is none.
  private static func firstWriting(_ arguments: [String]) -> String? {
    for (argument, next) in zip(arguments, arguments.dropFirst() + [""]) {
      for option in ["--sarif", "--html", "--write-baseline", "--part", "--in-build"]
      where argument == option && next != "-" || argument.hasPrefix("\(option)=") && argument != "\(option)=-"
      {
        return option
      }
    }
    return nil
  }

  /// The targets' folders that have something to audit, as paths relative to the package, in order.
  private static func folders(of targets: [any Target], in package: Package) -> [String] {
    let root = package.directoryURL.standardizedFileURL.path
    var found: Set<String> = []
    for target in targets where hasSomething(target.directoryURL) {
      let path = target.directoryURL.standardizedFileURL.path
      found.insert(path.hasPrefix(root + "/") ? String(path.dropFirst(root.count + 1)) : path)
    }
    // A folder in another one is audited with that.
    return found.sorted().filter { path in !found.contains { path.hasPrefix($0 + "/") } }
  }

  private static func hasSomething(_ folder: URL) -> Bool {
    let walk = FileManager.default.enumerator(
      at: folder, includingPropertiesForKeys: [.isRegularFileKey], options: [.skipsHiddenFiles])
    for case let file as URL in walk ?? FileManager.DirectoryEnumerator() {
      if ["storyboard", "xib", "swift", "m", "mm"].contains(file.pathExtension) { return true }
    }
    return false
  }
}
