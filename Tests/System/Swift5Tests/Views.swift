// SPDX-License-Identifier: Apache-2.0
import Touchstone

// Subclasses that override in their bodies what UIKit lets them.

class RatingControl: UIControl {
  private var stars = 3
  private let shape = CAShapeLayer()
  var layouts = 0

  override init(frame: CGRect) {
    super.init(frame: frame)
    layer.addSublayer(shape)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    stars = coder.decodeInteger(forKey: "stars")
  }

  override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    coder.encode(stars, forKey: "stars")
  }

  override func layoutSublayers(of layer: CALayer) {
    super.layoutSublayers(of: layer)
    layouts += 1
    shape.frame = bounds
  }

  override var isAccessibilityElement: Bool {
    get { return true }
    set {}
  }
  override var accessibilityLabel: String? {
    get { return "Rating" }
    set {}
  }
  override var accessibilityValue: String? {
    get { return "\(stars) stars" }
    set {}
  }
  override var accessibilityTraits: UIAccessibilityTraits {
    get { return .adjustable }
    set {}
  }
  override func accessibilityIncrement() {
    stars += 1
    sendActions(for: .valueChanged)
  }
  override func accessibilityDecrement() {
    stars -= 1
    sendActions(for: .valueChanged)
  }
  override func accessibilityActivate() -> Bool {
    return false
  }

  override var description: String { return "RatingControl of \(stars)" }
}

class SettingsController: UIViewController {
  var name = "settings"
  lazy var stepper = UIStepper()
  private let pan = DirectionPan()

  override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    coder.encode(name, forKey: "name")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(stepper)
    view.addGestureRecognizer(pan)
  }

  deinit {
    stepper.removeFromSuperview()
    view.removeGestureRecognizer(pan)
  }
}

/// Overrides the one initializer, and is made with the other.
class DirectionPan: UIPanGestureRecognizer {
  var isHorizontal = false
  var estimates = 0

  override init(target: Any?, action: Selector?) {
    super.init(target: target, action: action)
    cancelsTouchesInView = false
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    isHorizontal = false
  }

  override func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {
    estimates += touches.count
  }
}

/// A stand-in as tests write them.
class MockTap: UITapGestureRecognizer {
  var mockedView: UIView?
  override var view: UIView? { return mockedView }
}

class MockWindow: UIWindow {
  override var isKeyWindow: Bool { return true }
}
