// SPDX-License-Identifier: Apache-2.0
import Touchstone

/// Calls a closure when a recognizer acts.
final class Handler {
  private static var kept: [Handler] = []
  private let body: () -> Void

  init(_ body: @escaping () -> Void) {
    self.body = body
    // Recognizers hold their targets weakly.
    Self.kept.append(self)
  }

  func act() { body() }
}

extension UIGestureRecognizer {
  /// Calls a closure at each action of the recognizer.
  func addHandler(_ body: @escaping () -> Void) {
    addTarget(Handler(body), action: Handler.act)
  }
}
