// SPDX-License-Identifier: Apache-2.0
import CommandKit
import TouchCore

extension Call {
  /// Builds or plays a file, and reports misuse of the touch system like other warnings.
  ///
  /// The sentences contain names of views from the file, which would otherwise reach standard error
  /// unsanitized.
  func reportingMisuse<Result>(_ body: () throws -> Result) rethrows -> Result {
    let before = Misuse.handler
    defer { Misuse.handler = before }
    Misuse.handler = { self.warn($0) }
    return try body()
  }
}
