// SPDX-License-Identifier: Apache-2.0
import TouchInterface
import Touchstone

@testable import TouchCore

/// An object that is expected to go.
struct WeakObject {
  weak var object: AnyObject?
}

/// An application with a navigation controller, and the laws that hold whatever is on its screen.
final class InterfaceWorld {
  let application = UIApplication(clock: ManualClock())
  let window: UIWindow
  let root = LedgerController()
  let navigation: UINavigationController
  /// How many touches, sessions and menus have begun without an end, by the name of what began.
  private(set) var open: [String: Int] = [:]
  private(set) var watched: [WeakObject] = []
  private var found: String?
  private var down: [Int: CGPoint] = [:]

  init() {
    let scene = UIWindowScene(application: application)
    window = UIWindow(windowScene: scene)
    window.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
    navigation = UINavigationController(rootViewController: root)
    window.rootViewController = navigation
    for object in [application, scene, window, root, navigation] as [AnyObject] { watch(object) }
    root.world = self
    window.makeKeyAndVisible()
    let touched = LedgerView(frame: CGRect(x: 20, y: 380, width: 100, height: 60))
    touched.world = self
    root.view.addSubview(touched)
    watch(touched)
  }

  /// Expects that an object goes with the world.
  func watch(_ object: AnyObject) { watched.append(WeakObject(object: object)) }

  /// Adds a view to the root's.
  @discardableResult func add<View: UIView>(_ view: View, _ frame: CGRect) -> View {
    view.frame = frame
    root.view.addSubview(view)
    watch(view)
    return view
  }

  /// A new controller that keeps the books of its appearance.
  func controller() -> LedgerController {
    let controller = LedgerController()
    controller.world = self
    watch(controller)
    return controller
  }

  // MARK: Laws

  func began(_ name: String) { open[name, default: 0] += 1 }

  func ended(_ name: String) {
    let left = (open[name] ?? 0) - 1
    open[name] = left
    if left < 0 { report("\(name) ended without having begun") }
  }

  func report(_ fault: String) { found = found ?? fault }

  /// What is wrong after all fingers were lifted and everything has come to rest.
  var fault: String? {
    if let found { return found }
    for (name, count) in open.sorted(by: { $0.key < $1.key }) where count != 0 {
      return "\(count) × \(name) without an end"
    }
    var views: [UIView] = [window]
    while let view = views.popLast() {
      views += view.subviews
      let numbers = [view.center.x, view.center.y, view.bounds.width, view.bounds.height, view.alpha]
      if !numbers.allSatisfy(\.isFinite) { return "\(type(of: view)) has \(numbers)" }
      if (view as? UIControl)?.isTracking == true { return "\(type(of: view)) still tracks" }
      if (view as? UIScrollView)?.isDragging == true { return "\(type(of: view)) is still dragged" }
      for recognizer in view.gestureRecognizers ?? [] where recognizer.state != .possible {
        return "\(type(of: recognizer)) of \(type(of: view)) stays in \(recognizer.state)"
      }
    }
    return appearanceFault
  }

  private var appearanceFault: String? {
    for case let controller as LedgerController in watched.map(\.object) {
      let isInSight = controller.viewIfLoaded?.window != nil
      if controller.appeared != isInSight {
        return "a controller \(isInSight ? "in" : "out of") sight was last told the opposite"
      }
    }
    return nil
  }

  // MARK: Input

  func finger(_ id: Int, _ phase: UITouch.Phase, _ point: CGPoint) {
    down[id] = phase == .ended || phase == .cancelled ? nil : point
    application.handle(
      ContactFrame(
        timestamp: application.clock.now + 1.0 / 60,
        contacts: [Contact(id: id, phase: phase, location: point)]))
  }

  func liftAll() {
    for (id, point) in down.sorted(by: { $0.key < $1.key }) { finger(id, .ended, point) }
  }

  func frames(_ count: Int) {
    for _ in 0..<count { application.advance(to: application.clock.now + 1.0 / 30) }
  }
}

/// Counts the touches that it sees begin and end.
final class LedgerView: UIView {
  weak var world: InterfaceWorld?

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    for _ in touches { world?.began("touch") }
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    for _ in touches { world?.ended("touch") }
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    for _ in touches { world?.ended("touch") }
  }
}

/// Checks that the calls of its appearance come in order.
///
/// A swipe back that is given up turns around halfway: what was about to appear disappears again.
final class LedgerController: UIViewController {
  private enum Appearance { case disappeared, appearing, appeared, disappearing }

  weak var world: InterfaceWorld?
  private var state = Appearance.disappeared
  var appeared: Bool { state == .appeared }

  private func become(_ next: Appearance, after allowed: Appearance...) {
    if !allowed.contains(state) { world?.report("a controller that was \(state) is \(next)") }
    state = next
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    become(.appearing, after: .disappeared, .disappearing)
  }
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    become(.appeared, after: .appearing)
  }
  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    become(.disappearing, after: .appeared, .appearing)
  }
  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    become(.disappeared, after: .disappearing)
  }
}
