// SPDX-License-Identifier: Apache-2.0

/// Methods of responders that belong together, as those for touches do, and who overrides one of them.
///
/// The default of each method passes on to `next`. A responder that overrides none of a group would only pass
/// on what it gets, so it is passed over: chains may be deeper than the stack.
nonisolated struct ResponderMethods: Sendable {
  private let slots: [MethodSlot]
  /// What distinguishes the group from others while it is being passed on.
  let group: Group

  enum Group: Sendable {
    case touches, estimates, presses, motion, remoteControl, target
  }

  private init(_ group: Group, _ probes: [UIResponder.Type]) {
    self.group = group
    slots = probes.map { MethodSlot(of: UIResponder.self, control: OverridesNothing.self, probe: $0) }
  }

  static let touches = ResponderMethods(
    .touches,
    [OverridesBegan.self, OverridesMoved.self, OverridesEnded.self, OverridesCancelled.self])
  static let estimates = ResponderMethods(.estimates, [OverridesEstimates.self])
  static let presses = ResponderMethods(
    .presses,
    [
      OverridesPressesBegan.self, OverridesPressesChanged.self, OverridesPressesEnded.self,
      OverridesPressesCancelled.self,
    ])
  static let motion = ResponderMethods(
    .motion, [OverridesMotionBegan.self, OverridesMotionEnded.self, OverridesMotionCancelled.self])
  static let remoteControl = ResponderMethods(.remoteControl, [OverridesRemoteControl.self])
  static let target = ResponderMethods(.target, [OverridesTarget.self])

  /// Whether `type` does something of its own in one of the methods.
  func areOverridden(by type: UIResponder.Type) -> Bool {
    slots.contains { $0.isOverridden(by: type) }
  }

  /// The next responder after `responder` that does something of its own.
  @MainActor func heir(of responder: UIResponder) -> UIResponder? {
    var chain = ResponderChain(after: responder)
    while let candidate = chain.next() {
      if areOverridden(by: type(of: candidate)) { return candidate }
    }
    return nil
  }
}

private final class OverridesNothing: UIResponder {}

private final class OverridesBegan: UIResponder {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
}

private final class OverridesMoved: UIResponder {
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
}

private final class OverridesEnded: UIResponder {
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
}

private final class OverridesCancelled: UIResponder {
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
}

private final class OverridesEstimates: UIResponder {
  override func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {}
}

private final class OverridesPressesBegan: UIResponder {
  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
}

private final class OverridesPressesChanged: UIResponder {
  override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
}

private final class OverridesPressesEnded: UIResponder {
  override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
}

private final class OverridesPressesCancelled: UIResponder {
  override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
}

private final class OverridesMotionBegan: UIResponder {
  override func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
}

private final class OverridesMotionEnded: UIResponder {
  override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
}

private final class OverridesMotionCancelled: UIResponder {
  override func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
}

private final class OverridesRemoteControl: UIResponder {
  override func remoteControlReceived(with event: UIEvent?) {}
}

private final class OverridesTarget: UIResponder {
  override func target(forAction action: Selector, withSender sender: Any?) -> Any? { nil }
}
