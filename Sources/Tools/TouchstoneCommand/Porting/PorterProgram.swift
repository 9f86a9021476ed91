// SPDX-License-Identifier: Apache-2.0
import CommandKit
import DoctorVerbs
import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The program `touchstone-port`, wherever it was built or installed.
struct PorterProgram {
  static let name = "touchstone-port"

  /// The path of the program.
  let path: String

  /// Finds the porter beside this command, on the PATH, or where the checkout of this command builds it.
  ///
  /// - Parameters:
  ///   - command: The path of this command.
  ///   - searchPath: The value of PATH.
  ///   - isExecutable: Whether there is a program at a path.
  /// - Returns: The first program that can be run.
  /// - Throws: An error that says how to build it.
  static func find(
    beside command: String = ProcessContext.programPath, path searchPath: String?,
    isExecutable: (String) -> Bool = FileManager.default.isExecutableFile
  ) throws(CommandError) -> PorterProgram {
    let found = candidates(beside: command, searchPath: searchPath ?? "").first(where: isExecutable)
    if let found { return PorterProgram(path: found) }
    throw CommandError(
      .unavailable, "the porter, \(name), is not built",
      advice: [
        "In a checkout of Touchstone, `swift run touchstone port` builds it; so does `swift build --package-path Porting -c release`.",
        "It is looked for beside this command, on the PATH, and in the folder Porting of the checkout.",
      ])
  }

  /// Finds the porter, or builds it in the checkout of this command, as on the first use.
  ///
  /// - Parameters:
  ///   - command: The path of this command.
  ///   - searchPath: The value of PATH.
  ///   - isExecutable: Whether there is a program at a path.
  ///   - isPackage: Whether there is the manifest of a package at a path.
  ///   - build: Says what it does, builds the package at a path, and answers whether that went well.
  /// - Returns: The program.
  /// - Throws: An error that says how to build it by hand.
  static func findOrBuild(
    beside command: String = ProcessContext.programPath, path searchPath: String?,
    isExecutable: (String) -> Bool = FileManager.default.isExecutableFile,
    isPackage: (String) -> Bool = { FileManager.default.fileExists(atPath: $0) }, build: (String) -> Bool
  ) throws(CommandError) -> PorterProgram {
    var failed: String?
    let found = PortingProgram.findOrBuild(
      name, beside: command, searchPath: searchPath ?? "", isExecutable: isExecutable, isPackage: isPackage
    ) { package in
      if build(package) { return true }
      failed = package
      return false
    }
    if let found { return PorterProgram(path: found.path) }
    if let package = failed {
      throw CommandError(
        .unavailable, "the porter, \(name), cannot be built",
        advice: [
          "Its errors are above. It needs the SwiftSyntax that toolchains from swift.org have in lib/swift/host.",
          "Try again with `swift build --package-path \(package) -c release`.",
        ])
    }
    return try find(beside: command, path: searchPath, isExecutable: isExecutable)
  }

  /// Builds the package of the porter; what the build prints goes to standard error, because standard output
  /// is for ported files.
  static func build(_ package: String) -> Bool {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["swift"] + PortingProgram.buildArguments(for: name, in: package)
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.standardError
    guard (try? process.run()) != nil else { return false }
    process.waitUntilExit()
    return process.terminationStatus == 0
  }

  /// The paths where the porter may be, the first one first.
  static func candidates(beside command: String, searchPath: String) -> [String] {
    PortingProgram.candidates(for: name, beside: command, searchPath: searchPath)
  }

  /// Runs the porter in place of this command, so that its output and exit code are the command's.
  func replaceThisProcess(arguments: [String]) throws(CommandError) -> Never {
    // Ignored signals stay ignored in the program that follows.
    signal(SIGPIPE, SIG_DFL)
    signal(SIGXFSZ, SIG_DFL)
    var words: [UnsafeMutablePointer<CChar>?] = unsafe ([path] + arguments).map { unsafe strdup($0) }
    unsafe words.append(nil)
    unsafe execv(path, words)
    let reason = unsafe String(cString: strerror(errno))
    for index in unsafe words.indices { unsafe free(words[index]) }
    throw CommandError(.bug, "\(path) cannot be started: \(reason)")
  }
}
