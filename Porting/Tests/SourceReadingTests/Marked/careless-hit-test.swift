// SPDX-License-Identifier: Apache-2.0
import UIKit

class Stage: UIView {
  let canvas = UIView()
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    return canvas  // expect: careless-hit-test
  }
}

class Zone: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    if bounds.insetBy(dx: -10, dy: -10).contains(point) {
      return self  // expect: careless-hit-test
    }
    return nil
  }
}

class ToTable: UIView {
  let table = UITableView()
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    bounds.contains(point) ? table : nil  // expect: careless-hit-test
  }
}

// Traps

class Careful: UIView {
  let canvas = UIView()
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard !isHidden, isUserInteractionEnabled else { return nil }
    return bounds.contains(point) ? self : nil
  }
}

class Pass: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let view = super.hitTest(point, with: event)
    return view == self ? nil : view
  }
}

class Off: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { nil }
}
