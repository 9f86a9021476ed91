// SPDX-License-Identifier: Apache-2.0
import UIKit

class Sheet: UIView {
  let blur = UIVisualEffectView(effect: UIBlurEffect(style: .regular))
  let button = UIButton()
  func setUp() {
    addSubview(blur)
    blur.addSubview(button)  // expect: subview-of-effect-view
    let glass: UIVisualEffectView = UIVisualEffectView()
    glass.insertSubview(button, at: 0)  // expect: subview-of-effect-view
  }
}

// Traps

class Careful: UIView {
  let blur = UIVisualEffectView(effect: nil)
  let panel = UIView()
  func setUp() {
    blur.contentView.addSubview(panel)
    panel.addSubview(blur)
  }
}
