// SPDX-License-Identifier: Apache-2.0
import PreciseTouch
import Touchstone

/// Reports its deallocation.
final class EndingApplication: UIApplication {
  var went: (() -> Void)?
  isolated deinit { went?() }
}

/// Controls, scroll views, recognizers and controllers that outlive their applications.
///
/// Steps release an application, whatever it is doing. Nothing may then keep it alive, and its views are put
/// into the next application, where they must come to rest.
final class SuddenEndWorld {
  private var application: EndingApplication?
  private weak var window: UIWindow?
  /// Whether a released application still exists.
  private var stays = false
  private var scenes = 0
  private let navigation = UINavigationController()
  private let others = [UIViewController(), UIViewController()]
  private let list = UIScrollView(frame: CGRect(x: 0, y: 420, width: 320, height: 200))
  private let field = UITextField()
  private let slider = UISlider()
  private let stepper = UIStepper()
  private var views: [UIView] = []
  private var controls: [UIControl] { views.compactMap { $0 as? UIControl } }
  private let recognizers: [UIGestureRecognizer] = [
    UIPanGestureRecognizer(), UITapGestureRecognizer(), UITapGestureRecognizer(),
    UILongPressGestureRecognizer(), UIPinchGestureRecognizer(), UIHoverGestureRecognizer(),
    UISwipeGestureRecognizer(),
  ]
  private var plans: [(after: Int, action: SuddenAction)] = []
  private var factsToEnd: Int?
  private var depth = 0
  private var down: Set<Int> = []
  private(set) var fault: String?

  init() {
    let root = navigation.view ?? UIView()
    let holder = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
    views = [
      UIButton(), UISwitch(), slider, stepper, UISegmentedControl(items: ["a", "b"]), UIPageControl(), field,
      list, holder, PreciseButton(), precise(), OverflowView(),
    ]
    (views[5] as? UIPageControl)?.numberOfPages = 4
    for (place, view) in views.enumerated() {
      if view !== list { view.frame = CGRect(x: 10, y: 10 + 45 * place, width: 280, height: 40) }
      view.isMultipleTouchEnabled = true
      root.addSubview(view)
    }
    list.contentSize = CGSize(width: 320, height: 900)
    list.maximumZoomScale = 3
    let inner = UIButton(frame: CGRect(x: 10, y: 10, width: 200, height: 100))
    list.addSubview(inner)
    views.append(inner)
    let outer = PreciseButton(frame: CGRect(x: 200, y: 30, width: 100, height: 20))
    views[11].addSubview(outer)
    views.append(outer)
    (recognizers[1] as? UITapGestureRecognizer)?.numberOfTapsRequired = 2
    recognizers[2].require(toFail: recognizers[1])
    (recognizers[0] as? UIPanGestureRecognizer)?.allowedScrollTypesMask = .all
    for (place, recognizer) in recognizers.enumerated() {
      recognizer.addTarget(self, action: SuddenEndWorld.heard(_:))
      recognizer.delegate = self
      (place < 4 ? holder : root).addGestureRecognizer(recognizer)
    }
    list.delegate = self
    for control in controls {
      control.addAction(UIAction { [unowned self] _ in meet() }, for: .allEvents)
    }
  }

  /// A control that gives up a finger as soon as the finger leaves.
  private func precise() -> PreciseControl {
    let control = PreciseControl()
    control.exitBehavior = .cancel
    return control
  }

  private func note(_ text: String) { if fault == nil { fault = text } }

  // MARK: Applications

  private func begin() {
    let application = EndingApplication()
    stays = true
    application.went = { [weak self] in self?.stays = false }
    application.tracer = SuddenTracer(world: self)
    self.application = application
    down = []
    takeWindow(in: application)
  }

  private func takeWindow(in application: UIApplication) {
    let scene = UIWindowScene(application: application)
    // A window may outlive its application as well.
    let window = window ?? UIWindow(windowScene: scene)
    window.windowScene = scene
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    kept = [scene, window]
    self.window = window
  }

  /// The scene and the window, which are released with the application.
  private var kept: [UIResponder] = []

  private func end(keepingWindow: Bool = false) {
    guard application != nil else { return }
    kept.removeAll { !(keepingWindow && $0 is UIWindow) }
    application = nil
    UIApplication.current = nil
  }

  fileprivate func recorded() {
    guard let facts = factsToEnd else { return }
    factsToEnd = facts > 0 ? facts - 1 : nil
    if facts == 0 { end() }
  }

  // MARK: Steps

  func run(_ steps: [SuddenEndStep]) {
    begin()
    for step in steps {
      take(step)
      look()
      if application == nil { begin() }
    }
    plans = []
    factsToEnd = nil
    rest()
    look()
    end()
    look()
  }

  private func look() {
    if application == nil, stays { note("the application stays") }
    if application == nil, kept.isEmpty, window != nil { note("the window stays") }
  }

  private func take(_ step: SuddenEndStep) {
    guard let application else { return }
    func time(_ after: Int) -> TimeInterval { application.clock.now + Double(after) / 1000 }
    switch step {
    case .finger(let finger, let phase, let x, let y, let after):
      guard down.contains(finger) != (phase == .began) else { return }
      if phase == .began { down.insert(finger) }
      if phase == .ended || phase == .cancelled { down.remove(finger) }
      let contact = Contact(id: finger, phase: phase, location: CGPoint(x: x, y: y))
      application.handle(ContactFrame(timestamp: time(after), contacts: [contact]))
    case .pointer(let pointer, let x, let y, let after):
      application.handle(
        PointerFrame(timestamp: time(after), location: CGPoint(x: x, y: y), action: pointer.action))
    case .press(let phase, let after):
      application.handle(
        PressFrame(timestamp: time(after), presses: [PressReport(id: 1, phase: phase, type: .select)]))
    case .wait(let milliseconds): application.advance(by: Double(milliseconds) / 1000)
    case .act(let action): perform(action)
    case .plan(let after, let action): plans.append((after, action))
    case .endInFact(let after): factsToEnd = after
    }
  }

  private func rest() {
    guard let application else { return }
    application.becomeActive()
    let fingers = application.activeTouches.map {
      Contact(id: $0.contactID, phase: .ended, location: CGPoint(x: 1, y: 1))
    }
    application.handle(ContactFrame(timestamp: application.clock.now, contacts: fingers))
    application.handle(
      PressFrame(
        timestamp: application.clock.now, presses: [PressReport(id: 1, phase: .ended, type: .select)]))
    for action in [
      PointerFrame.Action.scroll(by: .zero, .ended), .transform(scale: 1, rotation: 0, .ended),
      .hover(.regionExited),
    ] {
      application.handle(
        PointerFrame(timestamp: application.clock.now, location: CGPoint(x: -9, y: -9), action: action))
    }
    for recognizer in recognizers where recognizer.state == .began || recognizer.state == .changed {
      recognizer.state = .cancelled
    }
    application.advance(by: 100)
    for control in controls where control.isTracking || control.isHighlighted {
      note("\(type(of: control)) follows a finger at the end")
    }
    if list.isTracking || list.isDragging || list.isDecelerating { note("the list does not rest") }
    if !application.activeTouches.isEmpty { note("touches are left") }
    if application.timers.count != 0 { note("\(application.timers.count) timers are left") }
  }

  // MARK: Callbacks

  func meet() {
    guard depth < 4, !plans.isEmpty else { return }
    guard plans[0].after == 0 else { return plans[0].after -= 1 }
    let plan = plans.removeFirst()
    depth += 1
    perform(plan.action)
    depth -= 1
  }

  func heard(_ recognizer: UIGestureRecognizer) { meet() }

  private func perform(_ action: SuddenAction) {
    switch action {
    case .end(let keepingWindow): end(keepingWindow: keepingWindow)
    case .remove(let number): view(number).removeFromSuperview()
    case .insert(let number): navigation.view.addSubview(view(number))
    case .enable(let number, let on): (view(number) as? UIControl)?.isEnabled = on
    case .hide(let number, let on): view(number).isHidden = on
    case .focus(let number): view(number).becomeFirstResponder()
    case .animate(let number, let spring): animate(view(number), spring)
    case .animator(let number):
      let view = view(number)
      let animator = UIViewPropertyAnimator(duration: 0.5, curve: .easeInOut) { view.alpha = 0.5 }
      animator.addCompletion { [weak self] _ in self?.meet() }
      animator.startAnimation()
    case .offset(let y, let animated): list.setContentOffset(CGPoint(x: 0, y: y), animated: animated)
    case .value(let number):
      slider.setValue(Float(number) / 10, animated: true)
      stepper.autorepeat = number % 2 == 0
    case .write(let number, let state): recognizers[number % recognizers.count].state = state
    case .enableGesture(let number, let on): recognizers[number % recognizers.count].isEnabled = on
    default: performOnControllers(action)
    }
  }

  private func animate(_ view: UIView, _ spring: Bool) {
    let completion: (Bool) -> Void = { [weak self] _ in self?.meet() }
    if spring {
      UIView.animate(
        withDuration: 0.6, delay: 0.1, usingSpringWithDamping: 0.5, initialSpringVelocity: 1, options: [],
        animations: { view.center.x += 10 }, completion: completion)
    } else {
      UIView.animate(withDuration: 0.4, animations: { view.alpha = 0.7 }, completion: completion)
    }
  }

  private func performOnControllers(_ action: SuddenAction) {
    switch action {
    case .push(let animated):
      let other = others[0]
      if other.parent == nil { navigation.pushViewController(other, animated: animated) }
    case .pop(let animated): navigation.popViewController(animated: animated)
    case .present(let animated): navigation.present(others[1], animated: animated)
    case .dismiss(let animated): navigation.dismiss(animated: animated)
    case .resignActive: application?.resignActive()
    case .becomeActive: application?.becomeActive()
    case .disconnect:
      guard let application, let scene = window?.windowScene else { return }
      application.disconnect(scene)
      takeWindow(in: application)
    case .hideWindow: window?.isHidden.toggle()
    case .timer(let after):
      guard let application else { return }
      application.timers.schedule(at: application.clock.now + Double(after) / 1000, "run") { [weak self] in
        self?.meet()
      }
    default: break
    }
  }

  private func view(_ number: Int) -> UIView { views[number % views.count] }
}

extension SuddenEndWorld: UIScrollViewDelegate, UIGestureRecognizerDelegate {
  func scrollViewDidScroll(_ scrollView: UIScrollView) { meet() }
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { meet() }
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) { meet() }
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { meet() }
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { meet() }
  func viewForZooming(in scrollView: UIScrollView) -> UIView? { scrollView.subviews.first }
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    meet()
    return true
  }
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    meet()
    return true
  }
}

private final class SuddenTracer: EventTracer {
  private weak var world: SuddenEndWorld?
  init(world: SuddenEndWorld) { self.world = world }
  func record(_ fact: TouchFact) { world?.recorded() }
}
