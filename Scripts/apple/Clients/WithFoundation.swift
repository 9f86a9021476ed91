// SPDX-License-Identifier: Apache-2.0
//
// A file that imports Foundation as well, and with it CoreGraphics: what Touchstone has for itself is named
// with one more line each. What it takes from CoreGraphics needs none.
import AppleFoundation
import Foundation
import TouchDrawing
import Touchstone

import class TouchGraphics.CGContext
import class TouchGraphics.CGImage

final class Sketch: UIView {
  let path = CGMutablePath()
  var color: CGColor = UIColor.red.cgColor
  var stamp: CGImage?
  let now = CFAbsoluteTimeGetCurrent()

  override func draw(_ rect: CGRect) {
    guard let context: CGContext = UIGraphicsGetCurrentContext() else { return }
    let outline: CGPath = path
    context.addPath(outline)
    context.setStrokeColor(color)
    context.strokePath()
    // Or by the name of the module.
    let parts: [CGFloat] = [1, 0, 0, 1, 0, 0, 1, 1]
    let gradient = TouchDrawing.CGGradient(
      colorSpace: CGColorSpaceCreateDeviceRGB(), colorComponents: parts, locations: nil, count: 2)
    if let gradient { context.drawLinearGradient(gradient, start: .zero, end: rect.origin, options: []) }
  }
}

final class Panel: UIViewController {
  let button = UIButton(type: .system)
  override func viewDidLoad() {
    super.viewDidLoad()
    // What #selector makes on Apple's platforms.
    let selector: Selector = Selector(("save:"))
    button.addTarget(self, action: selector, for: .touchUpInside)
    button.addTarget(self, action: Panel.reset, for: .touchDown)
    button.addTarget(self, action: Selector("again", Panel.reset), for: .touchUpOutside)
  }
  func reset() {}
}
