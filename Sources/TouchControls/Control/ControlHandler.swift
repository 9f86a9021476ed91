// SPDX-License-Identifier: Apache-2.0
import TouchCore

/// Who is told of which events.
///
/// A handler never changes: who is to be told of other events gets a new one. So a list of handlers, once
/// copied, stays what it was.
final class ControlHandler {
  enum Receiver {
    /// An action of the control's own.
    case action(UIAction)
    /// An object and its method.
    case target(WeakTarget, Selector)
    /// Whoever performs the action up the responder chain.
    case chain(Selector)
  }

  final class WeakTarget {
    weak var object: AnyObject?

    init(_ object: AnyObject) {
      self.object = object
    }
  }

  let receiver: Receiver
  let events: UIControl.Event

  init(_ receiver: Receiver, for events: UIControl.Event) {
    self.receiver = receiver
    self.events = events
  }

  /// Whether there is anybody to tell.
  var isAlive: Bool {
    if case .target(let target, _) = receiver { target.object != nil } else { true }
  }

  /// The action with its target, for one that has a selector.
  var targetAction: (target: AnyObject?, action: Selector)? {
    switch receiver {
    case .action: nil
    case .target(let target, let action): (target.object, action)
    case .chain(let action): (nil, action)
    }
  }

  /// The action that the control keeps, for one of those.
  var action: UIAction? {
    if case .action(let action) = receiver { action } else { nil }
  }

  /// The same receiver, told of other events.
  func with(_ events: UIControl.Event) -> ControlHandler { ControlHandler(receiver, for: events) }
}
