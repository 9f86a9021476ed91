// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Reports misuse of the API.
///
/// UIKit throws exceptions in many of these cases. Here nothing crashes: the call has no effect, and one
/// sentence says what is wrong, where, and what to do instead.
@preconcurrency @MainActor public enum Misuse {
  /// Receives each sentence; the default handler writes it to standard error.
  public static var handler: (String) -> Void = { message in
    var line = "Touchstone: \(message)\n"
    line.withUTF8 { _ = unsafe write(2, $0.baseAddress, $0.count) }
  }

  package static func report(_ message: String) {
    handler(message)
  }
}
