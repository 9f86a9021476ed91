// SPDX-License-Identifier: Apache-2.0

/// Reads and writes the text of the general pasteboard: the module TouchInterface has it.
@MainActor package protocol TextPasteboard {
  /// The text on the pasteboard.
  static var text: String? { get set }
}
