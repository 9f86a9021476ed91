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

// Traps

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
