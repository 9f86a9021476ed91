// SPDX-License-Identifier: Apache-2.0
import UIKit

class OwnFrame: UIView {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    frame.contains(point)  // expect: point-inside-mistake
  }
}

class Container: UIView {
  let knob = UIView()
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    if knob.point(inside: point, with: event) { return true }  // expect: point-inside-mistake
    return knob.bounds.contains(point)  // expect: point-inside-mistake
  }
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    if let hit = knob.hitTest(point, with: event) { return hit }  // expect: point-inside-mistake
    return super.hitTest(point, with: event)
  }
}

class SmallButton: UIButton {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    return bounds.insetBy(dx: 10, dy: 10).contains(point)  // expect: point-inside-mistake
  }
}

class Icon: UIView {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    let dx = max(0, 44 - bounds.width) / 2
    let dy = max(0, 44 - bounds.height) / 2
    return bounds.insetBy(dx: dx, dy: dy).contains(point)  // expect: point-inside-mistake
  }
}

class GrownFrame: UIView {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    frame.insetBy(dx: -12, dy: -12).contains(point)  // expect: point-inside-mistake
  }
}

class LocalFrame: UIView {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    let area = CGRect(x: frame.origin.x - 8, y: frame.origin.y, width: 60, height: 60)
    return area.contains(point)  // expect: point-inside-mistake
  }
}

class PassThrough: UIView {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    for view in subviews where !view.isHidden && view.point(inside: point, with: event) {  // expect: point-inside-mistake
      return true
    }
    return false
  }
}

class ExpandedArea: UIView {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.insetBy(dx: 20, dy: 20).contains(point)  // expect: point-inside-mistake
  }
}

// Traps

class Careful: UIView {
  let knob = UIView()
  let path = UIBezierPath()
  let touchOutset: CGFloat = 12
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    if knob.frame.contains(point) { return true }
    if knob.point(inside: convert(point, to: knob), with: event) { return true }
    if path.contains(point) { return true }
    if bounds.insetBy(dx: -touchOutset, dy: -touchOutset).contains(point) { return true }
    return super.point(inside: point, with: event)
  }
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    for view in subviews.reversed() {
      let inner = convert(point, to: view)
      if let hit = view.hitTest(inner, with: event) { return hit }
    }
    let point = convert(point, to: knob)
    if let hit = knob.hitTest(point, with: event) { return hit }
    return super.hitTest(point, with: event)
  }
}

class Ring: UIView {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.contains(point) && !bounds.insetBy(dx: 20, dy: 20).contains(point)
  }
}

struct Chart {
  var frame = CGRect.zero
  func point(at point: CGPoint) -> Bool { frame.contains(point) }
}

class Plot: UIView {
  func point(near point: CGPoint) -> Bool { frame.contains(point) }
}

class Through: UIView {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    for view in subviews where view.point(inside: convert(point, to: view), with: event) { return true }
    let inner = convert(point, to: superview)
    return frame.insetBy(dx: -12, dy: -12).contains(inner)
  }
}
