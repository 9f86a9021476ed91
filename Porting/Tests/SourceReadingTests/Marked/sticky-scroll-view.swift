// SPDX-License-Identifier: Apache-2.0
import UIKit

class Keys: UIScrollView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    delaysContentTouches = false  // expect: sticky-scroll-view
  }
}

class Rows: UITableView {
  func setUp() { self.delaysContentTouches = false }  // expect: sticky-scroll-view
}

class Pads: UIScrollView {
  func setUp() { delaysContentTouches = false }  // expect: sticky-scroll-view
  override func touchesShouldCancel(in view: UIView) -> Bool {
    if view is UIButton { return false }
    return super.touchesShouldCancel(in: view)
  }
}

class Firm: UIScrollView {
  func setUp() {
    delaysContentTouches = false
    canCancelContentTouches = false  // expect: sticky-scroll-view
  }
  override func touchesShouldCancel(in view: UIView) -> Bool { true }
}

class Page: UIViewController {
  let scroll = UIScrollView()
  func setUp() {
    scroll.delaysContentTouches = false
    scroll.canCancelContentTouches = false  // expect: sticky-scroll-view
  }
}

// Traps

class Canvas: UIScrollView {
  func setUp() {
    delaysContentTouches = false
    canCancelContentTouches = false
    panGestureRecognizer.minimumNumberOfTouches = 2
  }
  override func touchesShouldCancel(in view: UIView) -> Bool { true }
}

class Held: UIViewController {
  let scroll = UIScrollView()
  let still = UIScrollView()
  let other = Model()
  func setUp() {
    scroll.canCancelContentTouches = false
    still.delaysContentTouches = false
    still.canCancelContentTouches = false
    still.isScrollEnabled = false
    other.delaysContentTouches = false
    other.canCancelContentTouches = false
  }
}

class Careful: UIScrollView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    delaysContentTouches = false
  }
  override func touchesShouldCancel(in view: UIView) -> Bool { true }
}

class Screen: UIViewController {
  let scroll = UIScrollView()
  var delaysContentTouches = true
  func setUp() {
    scroll.delaysContentTouches = false
    delaysContentTouches = false
  }
}

class Buttons: UIScrollView {
  func setUp() { delaysContentTouches = false }
  override func touchesShouldCancel(in view: UIView) -> Bool {
    if view is UIButton { return true }
    return super.touchesShouldCancel(in: view)
  }
}
