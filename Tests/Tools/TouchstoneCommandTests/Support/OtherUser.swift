// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A user with fewer rights than the one that runs the tests, where these run as root.
nonisolated enum OtherUser {
  /// The prefix of a command in a shell line that runs it as this user.
  static let prefix = "setpriv --reuid=12345 --regid=12345 --clear-groups"

  /// Whether the user can run the command; its folder may be inaccessible.
  static let canRun: Bool = {
    guard getuid() == 0 else { return false }
    let tests = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
    let process = Process()
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = [
      "-c", "\(prefix) '\(tests.appending(path: "touchstone").path)' --version >/dev/null 2>&1",
    ]
    do { try process.run() } catch { return false }
    process.waitUntilExit()
    return process.terminationStatus == 0
  }()
}
