// SPDX-License-Identifier: Apache-2.0

/// How motion goes up the responder chain by default.
enum MotionForwarding {
  /// What of a motion a responder hears.
  enum Phase: Int {
    case began, ended, cancelled
  }

  static func forward(
    _ phase: Phase, _ motion: UIEvent.EventSubtype, with event: UIEvent?, from responder: UIResponder
  ) {
    guard let heir = ResponderMethods.motion.heir(of: responder) else { return }
    ForwardingStack.pass(from: responder, .motion, phase: phase.rawValue, number: motion.rawValue) {
      hand(phase, motion, with: event, to: heir)
    }
  }

  static func hand(
    _ phase: Phase, _ motion: UIEvent.EventSubtype, with event: UIEvent?, to responder: UIResponder
  ) {
    switch phase {
    case .began: responder.motionBegan(motion, with: event)
    case .ended: responder.motionEnded(motion, with: event)
    case .cancelled: responder.motionCancelled(motion, with: event)
    }
  }
}

/// How commands of a remote go up the responder chain by default.
enum RemoteForwarding {
  static func forward(_ event: UIEvent?, from responder: UIResponder) {
    guard let heir = ResponderMethods.remoteControl.heir(of: responder) else { return }
    ForwardingStack.pass(from: responder, .remoteControl, phase: 0, number: event?.subtype.rawValue ?? 0) {
      heir.remoteControlReceived(with: event)
    }
  }
}
