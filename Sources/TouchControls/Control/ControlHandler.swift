// SPDX-License-Identifier: Apache-2.0
import TouchCore

/// Who is told of which events: a target, whoever performs an action up the responder chain, or a `UIAction`.
///
/// A handler never changes: who is to be told of other events gets a new one. So a list of handlers, once
/// copied, stays what it was.
final class ControlHandler {
  /// The object told; nil for a `UIAction` and for the responder chain.
  private(set) weak var target: AnyObject?
  let hasTarget: Bool
  /// What is sent to the target, or up the chain.
  let selector: Selector?
  /// What is called; the control keeps it.
  let action: UIAction?
  let events: UIControl.Event
  /// The way to the target's method, if it is settled.
  let direct: DirectCall.Call?
  /// The place among the handlers of the control in the order in which they were added; they are found by it.
  var number = 0
  /// What distinguishes the target; another object may have it once the target has gone.
  let targetIdentity: ObjectIdentifier?

  /// Tells an object, or the responder chain if it is nil.
  init(_ target: AnyObject?, _ selector: Selector, of control: UIControl, for events: UIControl.Event) {
    direct = target.flatMap { selector.direct(to: $0, from: control) }
    self.target = target
    targetIdentity = target.map { ObjectIdentifier($0) }
    hasTarget = target != nil
    self.selector = selector
    action = nil
    self.events = events
  }

  /// Calls an action.
  init(_ action: UIAction, for events: UIControl.Event) {
    direct = nil
    targetIdentity = nil
    hasTarget = false
    selector = nil
    self.action = action
    self.events = events
  }

  /// The same with other events.
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

  /// Whether there is anybody to tell.
  var isAlive: Bool { !hasTarget || target != nil }

  /// The same receiver, told of other events.
  func with(_ events: UIControl.Event) -> ControlHandler { ControlHandler(self, for: events) }

  /// Whether this tells `target`, nil for the responder chain, by `selector`.
  func tells(_ target: AnyObject?, _ selector: Selector) -> Bool {
    isAlive && self.target === target && self.selector?.means(selector) == true
  }
}
