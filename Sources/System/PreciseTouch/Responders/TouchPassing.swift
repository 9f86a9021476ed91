// SPDX-License-Identifier: Apache-2.0
#if TOUCHSTONE
  public import Touchstone
#else
  public import UIKit
#endif

/// Passes a responder's touches on to the next responder as well, each to its end.
///
/// A control keeps its touches to itself. A table cell or a controller that should also see them receives
/// them from here: each touch that was passed on when it began is passed on until it ends, to the same
/// responder, whatever happens to the views. No touch is passed on twice.
@preconcurrency @MainActor public final class TouchPassing {
  private struct Passed {
    weak var touch: UITouch?
    weak var receiver: UIResponder?
    /// Whether the receiver was told that the touch began.
    var receivedBegan = false
  }

  /// Whether touches that begin from now on are passed on.
  public var isOn = false
  private var passed: [Passed] = []

  /// Creates a passing that is off.
  public init() {}

  /// Passes on touches that begin.
  public func began(_ touches: Set<UITouch>, with event: UIEvent?, from responder: UIResponder) {
    prepare(touches, from: responder)
    deliver(touches, with: event)
  }

  /// Records the receiver of touches that begin.
  func prepare(_ touches: Set<UITouch>, from responder: UIResponder) {
    passed.removeAll { $0.touch == nil }
    guard isOn, let next = responder.next else { return }
    for touch in touches where !passed.contains(where: { $0.touch === touch }) {
      passed.append(Passed(touch: touch, receiver: next))
    }
  }

  /// Passes on those of the recorded touches that have not ended yet.
  func deliver(_ touches: Set<UITouch>, with event: UIEvent?) {
    let new = touches.filter { touch in passed.contains { $0.touch === touch && !$0.receivedBegan } }
    for index in passed.indices where passed[index].touch.map(new.contains) == true {
      passed[index].receivedBegan = true
    }
    for (receiver, touches) in groups(of: new) { receiver.touchesBegan(touches, with: event) }
  }

  /// Passes on touches that moved.
  public func moved(_ touches: Set<UITouch>, with event: UIEvent?) {
    for (receiver, touches) in groups(of: touches) { receiver.touchesMoved(touches, with: event) }
  }

  /// Passes on touches that ended.
  public func ended(_ touches: Set<UITouch>, with event: UIEvent?) {
    let groups = groups(of: touches)
    forget(touches)
    for (receiver, touches) in groups { receiver.touchesEnded(touches, with: event) }
  }

  /// Passes on touches that were cancelled.
  public func cancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    let groups = groups(of: touches)
    forget(touches)
    for (receiver, touches) in groups { receiver.touchesCancelled(touches, with: event) }
  }

  private func forget(_ touches: Set<UITouch>) {
    passed.removeAll { entry in entry.touch.map(touches.contains) ?? true }
  }

  /// The touches grouped by receiver, in the order in which they began.
  private func groups(of touches: Set<UITouch>) -> [(UIResponder, Set<UITouch>)] {
    var groups: [(receiver: UIResponder, touches: Set<UITouch>)] = []
    for entry in passed {
      guard entry.receivedBegan, let touch = entry.touch, let receiver = entry.receiver,
        touches.contains(touch)
      else {
        continue
      }
      if let index = groups.firstIndex(where: { $0.receiver === receiver }) {
        groups[index].touches.insert(touch)
      } else {
        groups.append((receiver, [touch]))
      }
    }
    return groups
  }
}
