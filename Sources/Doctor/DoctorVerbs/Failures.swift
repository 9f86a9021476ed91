// SPDX-License-Identifier: Apache-2.0
import CommandKit
import TouchDoctor
import TouchSnapshot

extension CommandError {
  /// Splits a reader's message: what is wrong becomes the first line, the advice the next.
  ///
  /// - Parameters:
  ///   - failure: The failure of the reader.
  ///   - separator: The text between the two parts.
  ///   - otherwise: The advice if the message contains none.
  init(_ failure: ReadingFailure, at separator: String, otherwise: String? = nil) {
    self.init(failure.message, at: "\(failure.position)", dividedAt: separator, otherwise: otherwise)
  }
}
