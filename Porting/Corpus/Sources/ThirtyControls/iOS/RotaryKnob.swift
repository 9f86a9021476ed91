// SPDX-License-Identifier: Apache-2.0

import UIKit
import UIKit.UIGestureRecognizerSubclass

/// A volume knob. The pointer is rendered by two shape layers, the turning is done by a one-finger rotation gesture.
@IBDesignable public class RotaryKnob: UIControl {

  @IBInspectable public var minimumValue: Float = 0
  @IBInspectable public var maximumValue: Float = 1
  @IBInspectable public var isContinuous: Bool = true

  public private(set) var value: Float = 0

  public func setValue(_ newValue: Float, animated: Bool = false) {
    value = min(maximumValue, max(minimumValue, newValue))
    let angleRange = renderer.endAngle - renderer.startAngle
    let valueRange = maximumValue - minimumValue
    let angle = CGFloat(value - minimumValue) / CGFloat(valueRange) * angleRange + renderer.startAngle
    renderer.setPointerAngle(angle, animated: animated)
  }

  private let renderer = KnobRenderer()

  @IBInspectable public var lineWidth: CGFloat {
    get { return renderer.lineWidth }
    set { renderer.lineWidth = newValue }
  }

  @IBInspectable public var pointerLength: CGFloat {
    get { return renderer.pointerLength }
    set { renderer.pointerLength = newValue }
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setup()
  }

  public required init?(coder aDecoder: NSCoder) {
    super.init(coder: aDecoder)
    setup()
  }

  private func setup() {
    renderer.updateBounds(bounds)
    renderer.color = tintColor
    renderer.setPointerAngle(renderer.startAngle, animated: false)
    layer.addSublayer(renderer.trackLayer)
    layer.addSublayer(renderer.pointerLayer)

    let recognizer = OneFingerRotation(target: self, action: #selector(RotaryKnob.handleGesture(_:)))
    addGestureRecognizer(recognizer)
  }

  public override func tintColorDidChange() {
    super.tintColorDidChange()
    renderer.color = tintColor
  }

  public override func layoutSubviews() {
    super.layoutSubviews()
    renderer.updateBounds(bounds)
  }

  @objc private func handleGesture(_ gesture: OneFingerRotation) {
    // The angle opposite to the middle of the scale.
    let midPoint = (2 * CGFloat.pi + renderer.startAngle - renderer.endAngle) / 2 + renderer.endAngle
    var boundedAngle = gesture.touchAngle
    if boundedAngle > midPoint {
      boundedAngle -= 2 * CGFloat.pi
    } else if boundedAngle < midPoint - 2 * CGFloat.pi {
      boundedAngle += 2 * CGFloat.pi
    }
    boundedAngle = min(renderer.endAngle, max(renderer.startAngle, boundedAngle))

    let angleRange = renderer.endAngle - renderer.startAngle
    let valueRange = maximumValue - minimumValue
    setValue(Float((boundedAngle - renderer.startAngle) / angleRange) * valueRange + minimumValue)

    if isContinuous {
      sendActions(for: .valueChanged)
    } else if gesture.state == .ended || gesture.state == .cancelled {
      sendActions(for: .valueChanged)
    }
  }
}

private class KnobRenderer {
  var color: UIColor = .blue {
    didSet {
      trackLayer.strokeColor = color.cgColor
      pointerLayer.strokeColor = color.cgColor
    }
  }

  var lineWidth: CGFloat = 2 {
    didSet {
      trackLayer.lineWidth = lineWidth
      pointerLayer.lineWidth = lineWidth
      updateTrackLayerPath()
      updatePointerLayerPath()
    }
  }

  let startAngle = -CGFloat.pi * 11 / 8
  let endAngle = CGFloat.pi * 3 / 8

  var pointerLength: CGFloat = 6 {
    didSet {
      updateTrackLayerPath()
      updatePointerLayerPath()
    }
  }

  private(set) var pointerAngle: CGFloat = -CGFloat.pi * 11 / 8

  let trackLayer = CAShapeLayer()
  let pointerLayer = CAShapeLayer()

  init() {
    trackLayer.fillColor = UIColor.clear.cgColor
    pointerLayer.fillColor = UIColor.clear.cgColor
  }

  func setPointerAngle(_ newPointerAngle: CGFloat, animated: Bool) {
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    pointerLayer.transform = CATransform3DMakeRotation(newPointerAngle, 0, 0, 1)
    if animated {
      let midAngle = (max(newPointerAngle, pointerAngle) - min(newPointerAngle, pointerAngle)) / 2
        + min(newPointerAngle, pointerAngle)
      let animation = CAKeyframeAnimation(keyPath: "transform.rotation.z")
      animation.values = [pointerAngle, midAngle, newPointerAngle]
      animation.keyTimes = [0.0, 0.5, 1.0]
      animation.timingFunctions = [CAMediaTimingFunction(name: .easeInEaseOut)]
      pointerLayer.add(animation, forKey: nil)
    }
    CATransaction.commit()
    pointerAngle = newPointerAngle
  }

  private func updateTrackLayerPath() {
    let bounds = trackLayer.bounds
    let center = CGPoint(x: bounds.midX, y: bounds.midY)
    let offset = max(pointerLength, lineWidth / 2)
    let radius = max(min(bounds.width, bounds.height) / 2 - offset, 0)
    let ring = UIBezierPath(
      arcCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: true)
    trackLayer.path = ring.cgPath
  }

  private func updatePointerLayerPath() {
    let bounds = trackLayer.bounds
    let pointer = UIBezierPath()
    pointer.move(to: CGPoint(x: bounds.width - pointerLength - lineWidth / 2, y: bounds.midY))
    pointer.addLine(to: CGPoint(x: bounds.width, y: bounds.midY))
    pointerLayer.path = pointer.cgPath
  }

  func updateBounds(_ bounds: CGRect) {
    trackLayer.bounds = bounds
    trackLayer.position = CGPoint(x: bounds.midX, y: bounds.midY)
    updateTrackLayerPath()
    pointerLayer.bounds = trackLayer.bounds
    pointerLayer.position = trackLayer.position
    updatePointerLayerPath()
  }
}

private class OneFingerRotation: UIPanGestureRecognizer {
  private(set) var touchAngle: CGFloat = 0

  override init(target: Any?, action: Selector?) {
    super.init(target: target, action: action)
    maximumNumberOfTouches = 1
    minimumNumberOfTouches = 1
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    updateAngle(with: touches)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    updateAngle(with: touches)
  }

  private func updateAngle(with touches: Set<UITouch>) {
    guard let touch = touches.first, let view = view else { return }
    let point = touch.location(in: view)
    touchAngle = atan2(point.y - view.bounds.midY, point.x - view.bounds.midX)
  }
}
