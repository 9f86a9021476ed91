// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

/// The command as a process of its own, for what only a process has: limits, signals and open files.
struct BuiltCommand {
  private let process = Process()
  private let output = Pipe()
  private let errors = Pipe()

  var identifier: Int32 { process.processIdentifier }
  var isRunning: Bool { process.isRunning }

  /// Starts a line of the shell, in which `$touchstone` is the command beside the tests.
  init(_ line: String, in folder: Folder) throws {
    let tests = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
    let command = tests.appending(path: "touchstone").path
    try #require(FileManager.default.isExecutableFile(atPath: command), "\(command) is not built")
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = ["-c", line]
    process.environment = ProcessInfo.processInfo.environment.merging(["touchstone": command]) { $1 }
    process.currentDirectoryURL = URL(filePath: folder.path)
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    process.standardError = errors
    // A thread of a test may have every signal blocked, which a process it starts would inherit.
    var (none, before) = (sigset_t(), sigset_t())
    sigemptyset(&none)
    pthread_sigmask(SIG_SETMASK, &none, &before)
    defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
    try process.run()
  }

  /// Waits until it ends: the number the shell is told, and what it wrote.
  func finish() throws -> (code: Int32, output: String, errors: String) {
    let written = try output.fileHandleForReading.readToEnd() ?? Data()
    let said = try errors.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return (
      process.terminationStatus, String(decoding: written, as: UTF8.self),
      String(decoding: said, as: UTF8.self)
    )
  }
}
