// SPDX-License-Identifier: Apache-2.0
import CommandKit
import TouchCore

extension Call {
  /// Builds or plays something of a file, and says what the touch system has to say about it as any other warning.
  ///
  /// Its sentences name views, whose names come from the file; they would go to standard error as they are.
  func reportingMisuse<Result>(_ body: () throws -> Result) rethrows -> Result {
    let before = Misuse.handler
    defer { Misuse.handler = before }
    Misuse.handler = { self.warn($0) }
    return try body()
  }
}
