// SPDX-License-Identifier: Apache-2.0
import Touchstone

@testable import TouchCore

/// Is the only owner of an application and everything in it, and releases it during a callback.
///
/// Every callback of every probe counts. The one that a test chooses drops the last references: to the
/// application, the scene, the window, the views, the recognizers, the controllers and the delegates.
final class FragileWorld {
  /// What happens first when the world is released.
  enum Ending: CaseIterable {
    /// Nothing: only the references are dropped.
    case release
    /// Views leave their superviews, windows their scene, and the scene its application.
    case dismantle
  }

  var application: FragileApplication?
  var scene: UIWindowScene?
  var window: FragileWindow?
  var outer: FragileView?
  var view: FragileView?
  var sibling: FragileView?
  var button: FragileButton?
  var scroll: FragileScroll?
  var first: FragileRecognizer?
  var pan: UIPanGestureRecognizer?
  var tap: UITapGestureRecognizer?
  var root: FragileController?
  var navigation: UINavigationController?
  var other: FragileController?
  var watcher: FragileWatcher?
  var timer: EventTimer?

  /// The number of callbacks since ``arm(at:_:)``.
  private(set) var calls = 0
  private var limit = Int.max
  private var ending = Ending.release
  private(set) weak var remains: UIApplication?
  private(set) weak var remainingView: UIView?

  var isGone: Bool { limit == 0 }

  init(traced: Bool) {
    let application = FragileApplication(clock: ManualClock())
    application.world = self
    let watcher = FragileWatcher(self)
    (self.application, self.watcher, remains) = (application, watcher, application)
    application.delegate = watcher
    if traced { application.tracer = watcher }
    let scene = UIWindowScene(application: application)
    self.scene = scene
    scene.delegate = watcher
    let window = FragileWindow(windowScene: scene)
    window.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    window.world = self
    self.window = window
    addControllers(watcher)
    addViews(watcher)
    addRecognizers(watcher)
    window.makeKeyAndVisible()
  }

  private func addControllers(_ watcher: FragileWatcher) {
    let (root, other) = (FragileController(self), FragileController(self))
    let navigation = UINavigationController(rootViewController: root)
    navigation.delegate = watcher
    window?.rootViewController = navigation
    (self.root, self.other, self.navigation) = (root, other, navigation)
  }

  private func addViews(_ watcher: FragileWatcher) {
    func make() -> FragileView {
      let view = FragileView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
      view.world = self
      return view
    }
    let (outer, view, sibling) = (make(), make(), make())
    let button = FragileButton(frame: CGRect(x: 0, y: 50, width: 50, height: 50))
    button.world = self
    button.addTarget(watcher, action: FragileWatcher.act, for: .allEvents)
    button.addAction(UIAction { [weak self] _ in self?.called() }, for: .allTouchEvents)
    let scroll = FragileScroll(frame: CGRect(x: 50, y: 50, width: 50, height: 50))
    scroll.world = self
    scroll.contentSize = CGSize(width: 500, height: 500)
    scroll.delegate = watcher
    outer.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    outer.addSubview(view)
    outer.addSubview(button)
    outer.addSubview(scroll)
    root?.view.addSubview(outer)
    (self.outer, self.view, self.sibling, self.button, self.scroll) = (outer, view, sibling, button, scroll)
    remainingView = view
  }

  private func addRecognizers(_ watcher: FragileWatcher) {
    let (first, pan, tap) = (FragileRecognizer(), UIPanGestureRecognizer(), UITapGestureRecognizer())
    first.world = self
    for recognizer in [first, pan, tap] {
      recognizer.delegate = watcher
      recognizer.addTarget(watcher, action: FragileWatcher.act)
      view?.addGestureRecognizer(recognizer)
    }
    pan.require(toFail: tap)
    (self.first, self.pan, self.tap) = (first, pan, tap)
  }

  // MARK: Letting go

  /// Starts counting callbacks; the one with this number releases everything.
  func arm(at number: Int, _ ending: Ending) {
    (calls, limit, self.ending) = (0, number, ending)
  }

  /// Called by every callback.
  func called() {
    calls += 1
    if calls == limit { letGo() }
  }

  /// Releases everything; only the framework can still hold the application.
  func letGo() {
    limit = 0
    if ending == .dismantle { dismantle() }
    UIApplication.current = nil
    (application, scene, window, outer, view, sibling) = (nil, nil, nil, nil, nil, nil)
    (button, scroll, first, pan, tap) = (nil, nil, nil, nil, nil)
    (root, navigation, other, watcher, timer) = (nil, nil, nil, nil, nil)
  }

  private func dismantle() {
    view?.gestureRecognizers = nil
    view?.removeFromSuperview()
    button?.removeFromSuperview()
    outer?.removeFromSuperview()
    window?.rootViewController = nil
    window?.windowScene = nil
    if let scene { application?.disconnect(scene) }
  }

  // MARK: Input

  func finger(_ phase: UITouch.Phase, _ x: CGFloat = 10, _ y: CGFloat = 10, id: Int = 1) {
    guard let application else { return }
    application.handle(
      ContactFrame(
        timestamp: application.clock.now + 0.02,
        contacts: [Contact(id: id, phase: phase, location: CGPoint(x: x, y: y))]))
  }

  func press(_ phase: UIPress.Phase) {
    guard let application else { return }
    application.handle(
      PressFrame(
        timestamp: application.clock.now + 0.02,
        presses: [PressReport(id: 1, phase: phase, type: .select)]))
  }

  func pointer(_ action: PointerFrame.Action) {
    guard let application else { return }
    application.handle(
      PointerFrame(
        timestamp: application.clock.now + 0.02, location: CGPoint(x: 10, y: 10), action: action))
  }

  func shake(_ phase: MotionFrame.Phase) {
    guard let application else { return }
    application.handle(MotionFrame(timestamp: application.clock.now + 0.02, phase))
  }
}
