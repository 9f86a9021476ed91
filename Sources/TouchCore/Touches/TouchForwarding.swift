// SPDX-License-Identifier: Apache-2.0

/// How touches go up the responder chain by default.
///
/// The way a began went is the way the rest of that touch goes: the touch remembers who passed it on to
/// whom. So a responder above gets one end for each began even when the hierarchy changes in between.
/// What has no began before it, or a began of what is over, is not passed on: such things come of a
/// responder that keeps a began and passes on its end, and of one that loses the touch before it passes the
/// began on. UIKit passes those on too; the law that nothing precedes began and all of it ends is ours.
/// Touches that code made itself, to call touch methods by hand, go up the chain in any phase.
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
    // Made by code that calls touch methods by hand: no law is kept for it.
    if touch.number == 0 { return heir(of: responder) }
    let source = ObjectIdentifier(responder)
    let place = touch.links.firstIndex { $0.from == source }
    if phase == .began {
      guard place == nil, touch.progress != .over else { return stop(touch, phase, at: responder) }
      let target = heir(of: responder)
      touch.links.append(UITouch.Link(from: source, to: target))
      return target
    }
    guard let place, !touch.links[place].isOver else { return stop(touch, phase, at: responder) }
    if phase == .ended || phase == .cancelled { touch.links[place].isOver = true }
    return touch.links[place].to
  }

  private static func stop(_ touch: UITouch, _ phase: UITouch.Phase, at responder: UIResponder)
    -> UIResponder?
  {
    if let application = touch.window?.application {
      application.report(
        .delivery(
          .stopped(touch: touch.number, phase, at: application.names.name(of: responder))))
    }
    return nil
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
