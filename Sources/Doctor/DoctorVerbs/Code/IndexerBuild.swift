// SPDX-License-Identifier: Apache-2.0
import CommandKit

/// The build of the indexer in a checkout, as on the first use.
struct IndexerBuild {
  private let package: String
  private let swift: String

  /// Prepares the build; nil without a Swift on the PATH.
  init?(of package: String, searchPath: String) {
    let programs = searchPath.split(separator: ":").map { "\($0)/swift" }
    guard let swift = programs.first(where: CodeIndexer.isProgram) else { return nil }
    self.package = package
    self.swift = swift
  }

  /// Builds the indexer, which one line announces; another one says so if that fails, and what the compiler
  /// said last.
  func run(_ call: Call) -> Bool {
    call.note("The indexer of code is not built yet; building it once, in \(package).")
    do throws(CommandError) {
      // One pipe for everything: of two, one would be full while the other is read.
      let process = try ChildProcess(
        "/bin/sh",
        ["-c", "exec \"$0\" \"$@\" 2>&1", swift]
          + PortingProgram.buildArguments(for: CodeIndexer.name, in: package),
        in: ".", setting: ("TOUCHSTONE_INDEX", "1"))
      let text = process.text(of: process.output)
      if case .exit(0) = process.wait() { return true }
      let errors = text.split(separator: "\n").filter { $0.contains("error:") }
      call.note("It cannot be built: \(errors.last.map(String.init) ?? "swift build failed").")
    } catch {
      call.note("It cannot be built: \(error.message).")
    }
    return false
  }
}
