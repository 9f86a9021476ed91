// SPDX-License-Identifier: Apache-2.0
import Touchstone

// A control as people write it for UIKit; only the import differs.

class RotaryKnob: UIControl {
  var minimumValue: Float = 0
  var maximumValue: Float = 1
  private(set) var value: Float = 0
  var isContinuous = true

  private let trackLayer = CAShapeLayer()
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
    trackLayer.lineWidth = 2
    trackLayer.strokeColor = tintColor.cgColor
    layer.addSublayer(trackLayer)
  }

  override var isHighlighted: Bool {
    didSet { alpha = isHighlighted ? 0.6 : 1 }
  }

  override var isEnabled: Bool {
    didSet { trackLayer.opacity = isEnabled ? 1 : 0.5 }
  }

  override var intrinsicContentSize: CGSize {
    return CGSize(width: 80, height: 80)
  }

  func setValue(_ newValue: Float, animated: Bool = false) {
    value = min(maximumValue, max(minimumValue, newValue))
  }

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    super.beginTracking(touch, with: event)
    lastAngle = angle(of: touch)
    return true
  }

  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    super.continueTracking(touch, with: event)
    let newAngle = angle(of: touch)
    setValue(value + Float((newAngle - lastAngle) / (2 * .pi)))
    lastAngle = newAngle
    if isContinuous {
      sendActions(for: .valueChanged)
    }
    return true
  }

  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    if !isContinuous {
      sendActions(for: .valueChanged)
    }
    sendActions(for: .editingDidEnd)
  }

  override func cancelTracking(with event: UIEvent?) {
    super.cancelTracking(with: event)
    setValue(minimumValue)
  }

  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    return !(gestureRecognizer is UIPanGestureRecognizer)
  }

  private func angle(of touch: UITouch) -> CGFloat {
    let point = touch.location(in: self)
    return atan2(point.y - bounds.midY, point.x - bounds.midX)
  }
}
