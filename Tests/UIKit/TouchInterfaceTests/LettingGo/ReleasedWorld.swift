// SPDX-License-Identifier: Apache-2.0
import TouchAnimation
import TouchInterface
import Touchstone

@testable import TouchCore

/// Is the only owner of an application and everything in it, and releases it at a chosen moment.
///
/// Every callback counts as a moment, and so does the time before each frame.
final class ReleasedWorld {
  private(set) var application: UIApplication?
  private(set) var window: UIWindow?
  private(set) var root: UIViewController?
  private(set) var delegates: ReleasedDelegates?
  /// What else code of an app holds, such as animators and interactions.
  var kept: [AnyObject] = []

  private struct Weak {
    weak var object: AnyObject?
  }

  private var watched: [Weak] = []
  private(set) var moments = 0
  private let limit: Int
  private(set) var isGone = false

  /// Makes a world that ends at the moment with this number.
  init(endingAt limit: Int) {
    self.limit = limit
    let application = UIApplication(clock: ManualClock())
    let scene = UIWindowScene(application: application)
    let window = UIWindow(windowScene: scene)
    window.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
    let root = UIViewController()
    window.rootViewController = UINavigationController(rootViewController: root)
    window.makeKeyAndVisible()
    let delegates = ReleasedDelegates(self)
    (self.application, self.window, self.root, self.delegates) = (application, window, root, delegates)
    for object in [application, scene, window, root, delegates] as [AnyObject] { watch(object) }
  }

  /// Expects that an object goes with the application.
  func watch(_ object: AnyObject) { watched.append(Weak(object: object)) }

  /// Adds a view to the root, 100 points wide and 60 high.
  func add<View: UIView>(_ view: View, x: CGFloat = 20, y: CGFloat = 100) -> View {
    view.frame = CGRect(x: x, y: y, width: 100, height: 60)
    root?.view.addSubview(view)
    watch(view)
    return view
  }

  /// Called by each callback, and before each frame.
  func happened() {
    moments += 1
    if moments == limit, !isGone { letGo() }
  }

  /// Releases everything.
  func letGo() {
    isGone = true
    UIApplication.current = nil
    (application, window, root, delegates) = (nil, nil, nil, nil)
    // What goes may call back.
    let kept = kept
    self.kept = []
    withExtendedLifetime(kept) {}
  }

  /// The classes of what is still there after everything was released.
  var remains: String {
    watched.compactMap { $0.object.map { "\(type(of: $0))" } }.joined(separator: ", ")
  }

  // MARK: Input

  /// Moves a finger to a point in one frame.
  func finger(_ phase: UITouch.Phase, _ point: CGPoint) {
    happened()
    guard let application else { return }
    application.handle(
      ContactFrame(
        timestamp: application.clock.now + 1.0 / 30, contacts: [Contact(id: 1, phase: phase, location: point)]
      ))
  }

  /// Hovers with the pointer.
  func hover(_ point: CGPoint) {
    happened()
    guard let application else { return }
    application.handle(
      PointerFrame(timestamp: application.clock.now + 1.0 / 30, location: point, action: .hover(.moved)))
  }

  /// Lets so many frames pass.
  func frames(_ count: Int) {
    for _ in 0..<count where !isGone {
      happened()
      guard let application else { return }
      application.advance(to: application.clock.now + 1.0 / 30)
    }
  }
}
