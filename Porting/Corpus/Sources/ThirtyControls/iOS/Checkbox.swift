// SPDX-License-Identifier: Apache-2.0
//
//  Checkbox.swift
//

import UIKit

/// A box with a tick that is drawn with the finger's pace.
@IBDesignable
open class Checkbox: UIControl {

  public enum Mark {
    case tick, cross, square
  }

  @IBInspectable open var isChecked: Bool = false {
    didSet {
      guard isChecked != oldValue else { return }
      animateMark(from: oldValue ? 1 : 0, to: isChecked ? 1 : 0)
    }
  }

  @IBInspectable open var checkedBorderColor: UIColor! { didSet { applyColors() } }
  @IBInspectable open var uncheckedBorderColor: UIColor! { didSet { applyColors() } }
  @IBInspectable open var checkmarkColor: UIColor! { didSet { applyColors() } }

  /// How far around the box touches count.
  open var increasedTouchRadius: CGFloat = 5
  open var useHapticFeedback = true
  open var mark: Mark = .tick { didSet { setNeedsLayout() } }
  open var valueChanged: ((_ isChecked: Bool) -> Void)?

  private let box = CAShapeLayer()
  private let markLayer = CAShapeLayer()
  private var feedbackGenerator: UIImpactFeedbackGenerator?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setupDefaults()
  }

  public required init?(coder aDecoder: NSCoder) {
    super.init(coder: aDecoder)
    setupDefaults()
  }

  open override func awakeFromNib() {
    super.awakeFromNib()
    markLayer.strokeEnd = isChecked ? 1 : 0
  }

  private func setupDefaults() {
    backgroundColor = UIColor(white: 1, alpha: 0)
    checkedBorderColor = tintColor
    uncheckedBorderColor = tintColor
    checkmarkColor = tintColor
    for shape in [box, markLayer] {
      shape.fillColor = nil
      shape.lineWidth = 2
      shape.lineCap = .round
      shape.lineJoin = .round
      layer.addSublayer(shape)
    }
    markLayer.strokeEnd = 0
    addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(handleTapGesture(recognizer:))))
    if useHapticFeedback {
      feedbackGenerator = UIImpactFeedbackGenerator(style: .light)
      feedbackGenerator?.prepare()
    }
    isAccessibilityElement = true
    accessibilityTraits.insert(.button)
  }

  private func applyColors() {
    box.strokeColor = (isChecked ? checkedBorderColor : uncheckedBorderColor)?.cgColor
    markLayer.strokeColor = checkmarkColor?.cgColor
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    box.frame = bounds
    markLayer.frame = bounds
    CATransaction.commit()
    box.path = UIBezierPath(roundedRect: bounds.insetBy(dx: 1, dy: 1), cornerRadius: 4).cgPath
    let path = UIBezierPath()
    switch mark {
    case .tick:
      path.move(to: CGPoint(x: bounds.width * 0.25, y: bounds.height * 0.5))
      path.addLine(to: CGPoint(x: bounds.width * 0.45, y: bounds.height * 0.7))
      path.addLine(to: CGPoint(x: bounds.width * 0.75, y: bounds.height * 0.3))
    case .cross:
      path.move(to: CGPoint(x: bounds.width * 0.3, y: bounds.height * 0.3))
      path.addLine(to: CGPoint(x: bounds.width * 0.7, y: bounds.height * 0.7))
      path.move(to: CGPoint(x: bounds.width * 0.7, y: bounds.height * 0.3))
      path.addLine(to: CGPoint(x: bounds.width * 0.3, y: bounds.height * 0.7))
    case .square:
      path.append(UIBezierPath(rect: bounds.insetBy(dx: bounds.width * 0.3, dy: bounds.height * 0.3)))
    }
    markLayer.path = path.cgPath
    applyColors()
  }

  private func animateMark(from: CGFloat, to: CGFloat) {
    let animation = CABasicAnimation(keyPath: "strokeEnd")
    animation.fromValue = from
    animation.toValue = to
    animation.duration = 0.2
    animation.fillMode = .forwards
    animation.isRemovedOnCompletion = false
    markLayer.strokeEnd = to
    markLayer.add(animation, forKey: "checkmark")
    applyColors()
    accessibilityValue = isChecked ? "checked" : "unchecked"
  }

  @objc private func handleTapGesture(recognizer: UITapGestureRecognizer) {
    guard isEnabled else { return }
    isChecked = !isChecked
    valueChanged?(isChecked)
    sendActions(for: .valueChanged)
    if useHapticFeedback {
      feedbackGenerator?.impactOccurred()
      feedbackGenerator?.prepare()
    }
  }

  open override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    let relativeFrame = self.bounds
    let hitTestEdgeInsets = UIEdgeInsets(
      top: -increasedTouchRadius, left: -increasedTouchRadius, bottom: -increasedTouchRadius, right: -increasedTouchRadius)
    let hitFrame = relativeFrame.inset(by: hitTestEdgeInsets)
    return hitFrame.contains(point)
  }
}
