// SPDX-License-Identifier: Apache-2.0

/// How touches go up the responder chain by default.
///
/// The way a began went is the way the rest of that touch goes: the touch remembers who passed it on to
/// whom. So a responder above gets one end for each began even when the hierarchy changes in between.
enum TouchForwarding {
  static func forward(
    _ phase: UITouch.Phase, _ touches: Set<UITouch>, with event: UIEvent?, from responder: UIResponder
  ) {
    if touches.count == 1, let touch = touches.first {
      guard let target = target(of: touch, from: responder, phase) else { return }
      return hand(phase, touches, with: event, to: target)
    }
    // Touches that began in different chains part ways here; in the order in which they came down.
    var rest = touches.sorted { $0.number < $1.number }
      .compactMap { touch in target(of: touch, from: responder, phase).map { (touch, $0) } }
    while let (_, target) = rest.first {
      let group = Set(rest.filter { $0.1 === target }.map(\.0))
      rest.removeAll { $0.1 === target }
      hand(phase, group, with: event, to: target)
    }
  }

  static func hand(
    _ phase: UITouch.Phase, _ touches: Set<UITouch>, with event: UIEvent?, to responder: UIResponder
  ) {
    switch phase {
    case .began: responder.touchesBegan(touches, with: event)
    case .moved: responder.touchesMoved(touches, with: event)
    case .ended: responder.touchesEnded(touches, with: event)
    case .cancelled: responder.touchesCancelled(touches, with: event)
    default: break
    }
  }

  private static func target(of touch: UITouch, from responder: UIResponder, _ phase: UITouch.Phase)
    -> UIResponder?
  {
    if phase == .began {
      let target = heir(of: responder)
      touch.links.append(UITouch.Link(from: ObjectIdentifier(responder), to: target))
      return target
    }
    let source = ObjectIdentifier(responder)
    if let link = touch.links.last(where: { $0.from == source }) { return link.to }
    return heir(of: responder)
  }

  /// The next responder that does something of its own with touches.
  ///
  /// Those in between would only pass them on, and hierarchies may be deeper than the stack.
  private static func heir(of responder: UIResponder) -> UIResponder? {
    var candidate = responder.next
    while let current = candidate {
      if TouchMethodSlots.found.overridesAny(type(of: current)) { return current }
      candidate = current.next
    }
    return nil
  }
}

/// The slots of the four touch methods.
private nonisolated struct TouchMethodSlots: Sendable {
  let slots: [MethodSlot]

  static let found = TouchMethodSlots(
    slots: [OverridesBegan.self, OverridesMoved.self, OverridesEnded.self, OverridesCancelled.self].map {
      MethodSlot(of: UIResponder.self, control: OverridesNothing.self, probe: $0)
    })

  func overridesAny(_ type: UIResponder.Type) -> Bool {
    slots.contains { $0.isOverridden(by: type) }
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
