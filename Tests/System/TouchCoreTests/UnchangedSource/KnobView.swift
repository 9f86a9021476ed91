// SPDX-License-Identifier: Apache-2.0
import TouchTesting

@IBDesignable class KnobView: UIView {
  @IBInspectable var minimumValue: Float = 0
  @IBInspectable var maximumValue: Float = 1
  private(set) var value: Float = 0
  var onChange: ((KnobView, Float) -> Void)?

  private let trackLayer = CAShapeLayer()
  private let pointerView = UIView()
  private var lastAngle: CGFloat = 0

  override init(frame: CGRect) {
    super.init(frame: frame)
    commonInit()
  }

  required init?(coder aDecoder: NSCoder) {
    super.init(coder: aDecoder)
    commonInit()
  }

  private func commonInit() {
    backgroundColor = .clear
    trackLayer.fillColor = UIColor.clear.cgColor
    trackLayer.strokeColor = tintColor.cgColor
    trackLayer.lineWidth = 3.0
    trackLayer.lineCap = kCALineCapRound
    layer.addSublayer(trackLayer)
    pointerView.isUserInteractionEnabled = false
    pointerView.layer.cornerRadius = 2
    addSubview(pointerView)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let radius = min(bounds.width, bounds.height) / 2 - trackLayer.lineWidth
    trackLayer.path =
      UIBezierPath(
        arcCenter: CGPoint(x: bounds.midX, y: bounds.midY), radius: radius, startAngle: -.pi,
        endAngle: .pi, clockwise: true
      ).cgPath
    pointerView.bounds = CGRect(x: 0, y: 0, width: radius, height: 4)
    pointerView.center = CGPoint(x: bounds.midX, y: bounds.midY)
  }

  override var intrinsicContentSize: CGSize { return CGSize(width: 80, height: 80) }

  private func angle(of touch: UITouch) -> CGFloat {
    let point = touch.location(in: self)
    return atan2(point.y - bounds.midY, point.x - bounds.midX)
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first else { return }
    lastAngle = angle(of: touch)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first else { return }
    let newAngle = angle(of: touch)
    let turn = Float((newAngle - lastAngle) / (2 * .pi))
    lastAngle = newAngle
    value = min(max(value + turn * (maximumValue - minimumValue), minimumValue), maximumValue)
    pointerView.transform = CGAffineTransform(rotationAngle: newAngle)
    onChange?(self, value)
  }
}
