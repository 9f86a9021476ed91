// SPDX-License-Identifier: Apache-2.0
import Foundation

/// One of the methods of responders whose default passes on to `next`, and the classes that override it.
///
/// A responder that does not override the method would only pass the call on, so it is skipped: chains may be
/// deeper than the stack.
nonisolated struct ResponderMethod: Sendable {
  enum Name: Sendable {
    case touchesBegan, touchesMoved, touchesEnded, touchesCancelled, estimates
    case pressesBegan, pressesChanged, pressesEnded, pressesCancelled
    case motionBegan, motionEnded, motionCancelled
    case remoteControl, target
  }

  let name: Name
  private let slot: MethodSlot

  private init(_ name: Name, _ probe: UIResponder.Type) {
    self.name = name
    slot = MethodSlot(of: UIResponder.self, control: OverridesNothing.self, probe: probe)
  }

  static let touchesBegan = ResponderMethod(.touchesBegan, OverridesTouchesBegan.self)
  static let touchesMoved = ResponderMethod(.touchesMoved, OverridesTouchesMoved.self)
  static let touchesEnded = ResponderMethod(.touchesEnded, OverridesTouchesEnded.self)
  static let touchesCancelled = ResponderMethod(.touchesCancelled, OverridesTouchesCancelled.self)
  static let estimates = ResponderMethod(.estimates, OverridesEstimates.self)
  static let pressesBegan = ResponderMethod(.pressesBegan, OverridesPressesBegan.self)
  static let pressesChanged = ResponderMethod(.pressesChanged, OverridesPressesChanged.self)
  static let pressesEnded = ResponderMethod(.pressesEnded, OverridesPressesEnded.self)
  static let pressesCancelled = ResponderMethod(.pressesCancelled, OverridesPressesCancelled.self)
  static let motionBegan = ResponderMethod(.motionBegan, OverridesMotionBegan.self)
  static let motionEnded = ResponderMethod(.motionEnded, OverridesMotionEnded.self)
  static let motionCancelled = ResponderMethod(.motionCancelled, OverridesMotionCancelled.self)
  static let remoteControl = ResponderMethod(.remoteControl, OverridesRemoteControl.self)
  static let target = ResponderMethod(.target, OverridesTarget.self)

  /// Whether `type` overrides the method.
  func isOverridden(by type: UIResponder.Type) -> Bool { slot.isOverridden(by: type) }

  /// The next responder after `responder` that overrides the method.
  ///
  /// A circular chain is followed around a few times, given up and reported as misuse: the search remembers
  /// one responder, each time twice as far along, and ends where it meets it again. That allocates nothing.
  @MainActor func nextOverrider(after responder: UIResponder) -> UIResponder? {
    var (steps, limit) = (0, 8)
    var mark: ObjectIdentifier?
    var upcoming = responder.next
    while let candidate = upcoming {
      if isOverridden(by: type(of: candidate)) { return candidate }
      let identity = ObjectIdentifier(candidate)
      if identity == mark {
        Forwarding.reportCircle(at: candidate, "nobody in it is called")
        return nil
      }
      steps += 1
      if steps == limit {
        mark = identity
        limit *= 2
      }
      upcoming = candidate.next
    }
    return nil
  }
}

private final class OverridesNothing: UIResponder {}

private final class OverridesTouchesBegan: UIResponder {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
}

private final class OverridesTouchesMoved: UIResponder {
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
}

private final class OverridesTouchesEnded: UIResponder {
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
}

private final class OverridesTouchesCancelled: UIResponder {
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
