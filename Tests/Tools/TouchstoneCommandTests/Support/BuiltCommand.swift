// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

/// The command as a separate process, for limits, signals and open files.
struct BuiltCommand {
  private let process = Process()
  // Files are used because a process that fills one pipe would block while the test reads the other to its
  // end.
  private let streams: Folder

  var identifier: Int32 { process.processIdentifier }
  var isRunning: Bool { process.isRunning }

  /// Starts a shell line, in which `$touchstone` is the command built with the tests.
  init(_ line: String, in folder: Folder) throws {
    let tests = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
    let command = tests.appending(path: "touchstone").path
    try #require(FileManager.default.isExecutableFile(atPath: command), "\(command) is not built")
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = ["-c", line]
    process.environment = ProcessInfo.processInfo.environment.merging(
      ["touchstone": command, "ASAN_OPTIONS": "detect_leaks=0"]
    ) { $1 }
    process.currentDirectoryURL = URL(filePath: folder.path)
    process.standardInput = FileHandle.nullDevice
    streams = try Folder()
    for name in ["output", "errors"] { try streams.write("", to: name) }
    process.standardOutput = try FileHandle(forWritingTo: URL(filePath: streams("output")))
    process.standardError = try FileHandle(forWritingTo: URL(filePath: streams("errors")))
    // A test's thread may block every signal, which a child process would inherit.
    var (none, before) = (sigset_t(), sigset_t())
    sigemptyset(&none)
    pthread_sigmask(SIG_SETMASK, &none, &before)
    defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
    try process.run()
  }

  /// Waits until it ends, and returns the exit status and the output.
  func finish() -> (code: Int32, output: String, errors: String) {
    process.waitUntilExit()
    return (process.terminationStatus, streams.text("output") ?? "", streams.text("errors") ?? "")
  }
}
