// SPDX-License-Identifier: Apache-2.0
import CommandKit
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
    beside command: String = Bundle.main.executablePath ?? CommandLine.arguments[0], path searchPath: String?,
    isExecutable: (String) -> Bool = FileManager.default.isExecutableFile
  ) throws(CommandError) -> PorterProgram {
    let found = candidates(beside: command, searchPath: searchPath ?? "").first(where: isExecutable)
    if let found { return PorterProgram(path: found) }
    throw CommandError(
      .unavailable, "the porter, \(name), is not built",
      advice: [
        "In a checkout of Touchstone run `swift build --package-path Porting -c release`.",
        "It is looked for beside this command, on the PATH, and in the folder Porting of the checkout.",
      ])
  }

  /// The paths where the porter may be, the first one first.
  static func candidates(beside command: String, searchPath: String) -> [String] {
    let folder = URL(filePath: command).resolvingSymlinksInPath().deletingLastPathComponent()
    var folders = [folder.path]
    folders += searchPath.split(separator: ":").map(String.init)
    // A command that was built in a checkout lies in its folder .build.
    var parent = folder
    while parent.path.count > 1 {
      if parent.lastPathComponent == ".build" {
        let porting = parent.deletingLastPathComponent().appending(path: "Porting/.build")
        folders += ["release", "debug"].map { porting.appending(path: $0).path }
      }
      parent.deleteLastPathComponent()
    }
    return folders.map { "\($0)/\(name)" }
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
