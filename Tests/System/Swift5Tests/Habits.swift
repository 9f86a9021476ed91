// SPDX-License-Identifier: Apache-2.0
import TouchTesting
import Touchstone

// Habits of code without isolation: globals, default arguments, key paths, function references, closures.

let sharedContainer = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))

class Registry {
  static let shared = Registry()
  private(set) var views: [UIView] = []
  private(set) var seen: Set<UIView> = []
  lazy var spinner = UIActivityIndicatorView(style: .medium)
  var onChange: ((UIControl) -> Void)?

  init(container: UIView = UIView(), screen: CGRect = UIScreen.main.bounds) {
    container.frame = screen
    views.append(container)
  }

  func register(_ view: UIView) {
    views.append(view)
    seen.insert(view)
    view.addSubview(spinner)
  }

  var frames: [CGRect] { return views.map { $0.frame } }
  var tallest: UIView? { return views.max { $0.bounds.height < $1.bounds.height } }
  var widths: [CGFloat] { return views.map(\.bounds.width) }

  func move(to parent: UIView) {
    views.forEach(parent.addSubview)
    views.filter(\.isHidden).forEach { $0.removeFromSuperview() }
  }

  func action(for control: UIControl) -> UIAction {
    return UIAction(title: "Change") { [weak self] _ in
      control.isSelected.toggle()
      self?.onChange?(control)
    }
  }

  func fade(_ view: UIView, completion: @escaping () -> Void) {
    UIView.animate(
      withDuration: 0.3,
      animations: { view.alpha = 0 },
      completion: { _ in
        view.removeFromSuperview()
        completion()
      })
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.alpha = 1 }
    animator.stopAnimation(true)
  }

  func observe() -> [String] {
    let window = UIApplication.shared.keyWindow ?? UIApplication.shared.windows.first
    let top = window?.rootViewController?.presentedViewController ?? window?.rootViewController
    return [window, top].compactMap { $0?.description }
  }
}

extension UIViewController {
  func embed(_ child: UIViewController, in container: UIView? = nil) {
    addChild(child)
    (container ?? view).addSubview(child.view)
    child.didMove(toParent: self)
  }
}

extension UIView {
  var ancestors: [UIView] {
    return Array(sequence(first: self, next: { $0.superview }).dropFirst())
  }

  func configured<View: UIView>(_ change: (View) -> Void) -> View? {
    guard let view = self as? View else { return nil }
    change(view)
    return view
  }
}

protocol Reusable: AnyObject {
  static var identifier: String { get }
  var tag: Int { get set }
  func prepareForReuse()
}

class Cell: UIView, Reusable {
  static var identifier: String { return "cell" }
  func prepareForReuse() { tag = 0 }
  override func isEqual(_ object: Any?) -> Bool { return (object as? Cell)?.tag == tag }
  override var hash: Int { return tag }
}

enum Haptic {
  case light, heavy
  var color: UIColor {
    switch self {
    case .light: return .green
    case .heavy: return .red
    }
  }
  func mark(_ layer: CALayer) {
    layer.borderColor = color.cgColor
    layer.setNeedsLayout()
  }
}

/// A window that shows where the fingers are, an application that counts its events.
class FingerWindow: UIWindow {
  private var dots: [UITouch: UIView] = [:]

  override func sendEvent(_ event: UIEvent) {
    for touch in event.allTouches ?? [] {
      let dot = dots[touch] ?? UIView()
      dots[touch] = touch.phase == .ended ? nil : dot
      dot.center = touch.location(in: self)
    }
    super.sendEvent(event)
  }

  deinit { dots.values.forEach { $0.removeFromSuperview() } }
}

class CountingApplication: UIApplication {
  var events = 0
  override func sendEvent(_ event: UIEvent) {
    events += 1
    super.sendEvent(event)
  }
  override class var shared: UIApplication { return super.shared }
}

/// What a test case looks like that belongs to no actor.
class ScreenTests {
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  var stage: Stage!
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  var button: UIButton!

  func setUp() throws {
    stage = Stage()
    button = UIButton(type: .system)
    button.frame = CGRect(x: 10, y: 10, width: 100, height: 40)
    try stage.add(button, named: "button")
  }

  func tapTheButton() throws -> Int {
    var taps = 0
    button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    try stage.tap("button")
    let finger = stage.finger(1)
    try finger.down(at: Place.center(of: "button"))
    stage.application.advance(by: 0.1)
    try finger.up()
    return taps
  }

  func tearDown() {
    button.removeFromSuperview()
    stage = nil
  }
}
