// SPDX-License-Identifier: Apache-2.0

/// What can respond to touches, presses, motion and actions, or pass them on.
///
/// The default of every method passes it on to ``next``.
open class UIResponder: NSObject, Traced {
  /// The number of the first mention in a trace; 0 before it.
  package final var stableNumber: UInt32 = 0

  /// Makes a responder.
  public override init() {
    super.init()
  }

  /// Who is asked after this responder.
  open var next: UIResponder? { nil }

  // Said, because without it subclasses could not have a deinit of their own.
  deinit {}

  // MARK: Touches

  /// Fingers came down in the responder.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    TouchForwarding.forward(.began, touches, with: event, from: self)
  }

  /// Fingers moved.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    TouchForwarding.forward(.moved, touches, with: event, from: self)
  }

  /// Fingers lifted.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    TouchForwarding.forward(.ended, touches, with: event, from: self)
  }

  /// Fingers were taken away.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    TouchForwarding.forward(.cancelled, touches, with: event, from: self)
  }

  // MARK: What traces need

  /// The window whose first responder this can be.
  package var responderWindow: UIWindow? { nil }

  /// The identifier that names the responder in traces, if it has one.
  package var traceIdentifier: String? { nil }
}
