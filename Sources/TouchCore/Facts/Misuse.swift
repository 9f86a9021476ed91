// SPDX-License-Identifier: Apache-2.0

/// Where wrong use of the touch system is spoken of.
///
/// UIKit throws an exception for much of it. Here nothing crashes: what cannot be done is left undone, and
/// one sentence says what, where and what to do instead.
@preconcurrency @MainActor public enum Misuse {
  /// Takes each sentence; by default it goes to standard error.
  public static var handler: (String) -> Void = { message in
    var line = "Touchstone: \(message)\n"
    line.withUTF8 { _ = write(2, $0.baseAddress, $0.count) }
  }

  package static func report(_ message: String) {
    handler(message)
  }
}
