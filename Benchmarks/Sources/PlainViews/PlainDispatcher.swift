// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// Brings one finger to the handlers that were put in order beforehand: the least that a dispatcher does.
///
/// It finds the view by the plain recursion, and calls every handler of the list. Nobody is asked whether a
/// gesture may begin, nobody keeps another one out, no touch is held back, and time is looked at in events.
public final class PlainDispatcher {
  /// What the finger does.
  public enum Phase: Sendable {
    case began
    case moved
    case ended
  }

  /// One event.
  public struct Frame: Sendable {
    let phase: Phase
    let location: CGPoint
    let time: Double

    /// Makes an event of its parts.
    public init(_ phase: Phase, at location: CGPoint, time: Double) {
      self.phase = phase
      self.location = location
      self.time = time
    }
  }

  private let root: PlainView
  private let handlers: [PlainHandler]
  private let touch = PlainTouch()

  /// Makes a dispatcher of the views below `root` with these handlers on the path of the finger.
  public init(root: PlainView, handlers: [PlainHandler]) {
    self.root = root
    self.handlers = handlers
  }

  /// Calls the handlers.
  public func handle(_ frame: Frame) {
    touch.location = frame.location
    touch.time = frame.time
    switch frame.phase {
    case .began:
      touch.view = root.hitTest(frame.location, with: nil)
      guard touch.view != nil else { return }
      for handler in handlers { handler.began(touch) }
    case .moved:
      for handler in handlers { handler.moved(touch) }
    case .ended:
      for handler in handlers { handler.ended(touch) }
      touch.view = nil
    }
  }
}
