// SPDX-License-Identifier: Apache-2.0

/// Where wrong use of layers is spoken of.
///
/// QuartzCore throws an exception for it. Here what cannot be done is left undone, and one sentence says why.
package enum LayerMisuse {
  /// Takes each sentence; by default it goes to standard error.
  package static var handler: (String) -> Void = { message in
    FileHandle.standardError.write(Data("Touchstone: \(message)\n".utf8))
  }

  static func report(_ message: String) {
    handler(message)
  }
}
