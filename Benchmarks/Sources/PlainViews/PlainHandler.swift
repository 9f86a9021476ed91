// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// One finger, as a dispatcher without ambitions keeps it.
public final class PlainTouch {
  /// Where the finger is, in the root's coordinates.
  public internal(set) var location = CGPoint.zero
  /// When it did what it does, in seconds.
  public internal(set) var time = 0.0
  /// The view it came down in.
  public internal(set) var view: PlainView?
}

/// Something that watches a finger; by itself a view that takes the touch and does nothing with it.
open class PlainHandler {
  /// What is called when the handler has something to tell.
  public var action: () -> Void = {}

  /// Makes a handler that tells nobody.
  public init() {}

  /// The finger came down.
  open func began(_ touch: PlainTouch) {}
  /// The finger moved.
  open func moved(_ touch: PlainTouch) {}
  /// The finger lifted.
  open func ended(_ touch: PlainTouch) {}
}

/// Tells of a finger that lifts soon and near to where it came down.
open class PlainTap: PlainHandler {
  private var start = CGPoint.zero
  private var due = 0.0
  private var isPossible = false

  open override func began(_ touch: PlainTouch) {
    start = touch.location
    due = touch.time + 0.75
    isPossible = true
  }

  open override func moved(_ touch: PlainTouch) {
    if isPossible, touch.time > due || distance(start, touch.location) > 45 { isPossible = false }
  }

  open override func ended(_ touch: PlainTouch) {
    moved(touch)
    if isPossible { action() }
    isPossible = false
  }
}

/// Tells of a finger that drags, with translation and the samples that a velocity is made of.
open class PlainPan: PlainHandler {
  /// How far the finger has gone.
  public private(set) var translation = CGPoint.zero
  private var last = CGPoint.zero
  private var hasBegun = false
  private var samples = [(time: Double, location: CGPoint)](repeating: (0, .zero), count: 16)
  private var count = 0

  open override func began(_ touch: PlainTouch) {
    translation = CGPoint.zero
    hasBegun = false
    count = 0
    last = touch.location
    note(touch)
  }

  open override func moved(_ touch: PlainTouch) {
    translation.x += touch.location.x - last.x
    translation.y += touch.location.y - last.y
    last = touch.location
    note(touch)
    if hasBegun { return action() }
    guard distance(.zero, translation) >= 10 else { return }
    hasBegun = true
    translation = CGPoint.zero
    action()
  }

  open override func ended(_ touch: PlainTouch) {
    note(touch)
    if hasBegun { action() }
  }

  private func note(_ touch: PlainTouch) {
    samples[count & 15] = (touch.time, touch.location)
    count += 1
  }
}

/// Tells of a finger that stays where it came down.
open class PlainLongPress: PlainHandler {
  private var start = CGPoint.zero
  private var due = 0.0
  private var isPossible = false
  private var hasBegun = false

  open override func began(_ touch: PlainTouch) {
    start = touch.location
    due = touch.time + 0.5
    isPossible = true
    hasBegun = false
  }

  open override func moved(_ touch: PlainTouch) {
    if hasBegun { return action() }
    guard isPossible else { return }
    if distance(start, touch.location) > 10 {
      isPossible = false
    } else if touch.time >= due {
      hasBegun = true
      action()
    }
  }

  open override func ended(_ touch: PlainTouch) {
    if hasBegun { action() }
    isPossible = false
  }
}

private func distance(_ a: CGPoint, _ b: CGPoint) -> Double {
  let (x, y) = (a.x - b.x, a.y - b.y)
  return (x * x + y * y).squareRoot()
}
