// SPDX-License-Identifier: Apache-2.0
import Foundation
import TouchCore

/// A receiver of control events: a target, a responder up the chain, or a `UIAction`.
///
/// A handler never changes; other events mean a new handler. So a copied list of handlers stays as it was.
final class ControlHandler: Numbered {
  /// The target object; nil for a `UIAction` and for the responder chain.
  private(set) weak var target: AnyObject?
  let hasTarget: Bool
  /// The action sent to the target, or up the chain.
  let selector: Selector?
  /// The action that is called; the control keeps it.
  let action: UIAction?
  let events: UIControl.Event
  /// The direct call of the target's method, if it could be resolved.
  let direct: DirectCall.Call?
  /// The handler's number in the index of its control.
  var number = 0
  /// The identity of the target; another object may get it once the target is deallocated.
  let targetIdentity: ObjectIdentifier?

  /// Creates a handler for an object, or for the responder chain if it is nil.
  init(_ target: AnyObject?, _ selector: Selector, of control: UIControl, for events: UIControl.Event) {
    direct = target.flatMap { selector.direct(to: $0, from: control) }
    self.target = target
    targetIdentity = target.map { ObjectIdentifier($0) }
    hasTarget = target != nil
    self.selector = selector
    action = nil
    self.events = events
  }

  /// Creates a handler for an action.
  init(_ action: UIAction, for events: UIControl.Event) {
    direct = nil
    targetIdentity = nil
    hasTarget = false
    selector = nil
    self.action = action
    self.events = events
  }

  /// Copies a handler with other events.
  private init(_ other: ControlHandler, for events: UIControl.Event) {
    direct = other.direct
    number = other.number
    targetIdentity = other.targetIdentity
    target = other.target
    hasTarget = other.hasTarget
    selector = other.selector
    action = other.action
    self.events = events
  }

  /// Whether the receiver still exists.
  var isAlive: Bool { !hasTarget || target != nil }

  /// The same receiver with other events.
  func with(_ events: UIControl.Event) -> ControlHandler { ControlHandler(self, for: events) }

  /// Whether the handler sends `selector` to `target`; nil means the responder chain.
  func calls(_ target: AnyObject?, _ selector: Selector) -> Bool {
    isAlive && self.target === target && self.selector?.means(selector) == true
  }
}
