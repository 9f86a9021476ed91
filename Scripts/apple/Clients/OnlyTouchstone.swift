// SPDX-License-Identifier: Apache-2.0
//
// A file that imports Touchstone's modules alone, as one for UIKit imports UIKit alone. Foundation and
// CoreGraphics come with them, and every name means one thing.
import TouchAnimation
import TouchDrawing
import TouchTesting
import Touchstone

final class Chart: UIView {
  let line = CAShapeLayer()
  let shade = CAGradientLayer()

  override init(frame: CGRect) {
    super.init(frame: frame)
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 10, y: 10))
    line.path = path.copy(strokingWithWidth: 2, lineCap: .round, lineJoin: .round, miterLimit: 10)
    line.lineCap = .round
    line.strokeColor = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    shade.colors = [UIColor.red.cgColor, UIColor.clear.cgColor]
    shade.type = .axial
    layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    layer.transform = CATransform3DMakeRotation(.pi / 4, 0, 0, 1)
    layer.shadowPath = CGPath(rect: bounds, transform: nil)
    layer.addSublayer(shade)
    layer.addSublayer(line)
    let recognizer = UITapGestureRecognizer(target: self, action: Selector(("tapped:")))
    addGestureRecognizer(recognizer)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    line.path?.contains(point) ?? false
  }

  override func draw(_ rect: CGRect) {
    guard let context: CGContext = UIGraphicsGetCurrentContext() else { return }
    context.setFillColor(CGColor(gray: 0.5, alpha: 1))
    context.addPath(CGPath(ellipseIn: rect, transform: nil))
    context.drawPath(using: .fillStroke)
    let space = CGColorSpaceCreateDeviceRGB()
    let parts: [CGFloat] = [1, 0, 0, 1, 0, 0, 1, 1]
    if let gradient = CGGradient(colorSpace: space, colorComponents: parts, locations: nil, count: 2) {
      context.drawLinearGradient(gradient, start: .zero, end: rect.origin, options: [.drawsAfterEndLocation])
    }
  }

  func pulse() {
    let animation = CABasicAnimation(keyPath: "opacity")
    animation.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
    animation.fillMode = .forwards
    animation.duration = 0.25
    layer.add(animation, forKey: "pulse")
    CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(controlPoints: 0.2, 0, 0, 1))
  }
}

func image(of size: CGSize) -> CGImage? {
  UIGraphicsImageRenderer(size: size).image { context in
    UIColor.red.setFill()
    context.fill(CGRect(origin: .zero, size: size))
  }.cgImage
}
