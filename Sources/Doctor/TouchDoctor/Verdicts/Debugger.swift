// SPDX-License-Identifier: Apache-2.0

/// Lines for the debugger, which work in a frame of Swift too.
enum Debugger {
  /// Prints what an expression of Objective-C is.
  static func line(_ expression: String) -> String { "expression -l objc -O -- \(expression)" }

  /// Sends a message that has no answer.
  static func command(_ message: String) -> String { "expression -l objc -- (void)\(message)" }
}
