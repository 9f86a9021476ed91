// SPDX-License-Identifier: Apache-2.0
import Testing
import TouchAnimation
import TouchDynamics
import TouchInterface
import TouchSelectors
import TouchTesting
import Touchstone

@testable import TouchCore
@testable import TouchStage

/// Any task may release the last reference to an object of the main actor, while the main actor works with
/// others.
@Suite struct ReleasingParallelTests {
  /// The last owner of objects that are released on another thread.
  private nonisolated struct Held: @unchecked Sendable {
    let objects: [AnyObject]
  }

  /// Receives objects and lets go of them.
  private nonisolated static func sink(_ held: consuming Held) {}

  /// Has another thread release what `make` makes, while the main actor makes more and uses them.
  private static func releaseElsewhere(_ rounds: Int = 60, _ make: () -> [AnyObject]) async {
    await withTaskGroup { group in
      for _ in 0..<rounds {
        let held = Held(objects: make())
        group.addTask { [held] in Self.sink(held) }
        await Task.yield()
      }
    }
  }

  @Test func `windows are released by other threads while the main actor makes windows`() async {
    let stage = Stage()
    let released = Counter()
    for _ in 0..<300 {
      let window = CountingWindow(windowScene: stage.scene)
      window.released = released
      let child = UIView(frame: window.bounds)
      window.addSubview(child)
      Task.detached { [window] in Self.drop(window) }
      _ = stage.scene.windows.count
      _ = (child.window, child.superview)
    }
    await Self.settle { released.count == 300 }
    #expect(released.count == 300)
    #expect(stage.scene.windows.map(ObjectIdentifier.init) == [ObjectIdentifier(stage.window)])
  }

  private nonisolated static func drop(_ window: consuming UIWindow) {}

  @Test func `a deinit runs on the main actor, whoever releases the object`() async {
    let ended = Counter()
    for _ in 0..<50 {
      let held = Held(objects: [
        EndingView(ended), EndingController(ended), EndingRecognizer(ended), EndingLayer(ended),
      ])
      Task.detached { [held] in Self.sink(held) }
    }
    await Self.settle { ended.count == 200 }
    #expect(ended.count == 200)
    #expect(ended.elsewhere == 0)
  }

  @Test func `a deinit runs at once if the main actor releases the object`() {
    let ended = Counter()
    for count in 1...100 {
      _ = EndingView(ended)
      #expect(ended.count == count)
    }
  }

  @Test func `every kind of object is released by other threads`() async {
    let stage = Stage()
    await Self.releaseElsewhere {
      let window = UIWindow(windowScene: stage.scene)
      let navigation = UINavigationController(rootViewController: UIViewController())
      window.rootViewController = navigation
      window.makeKeyAndVisible()
      return [window]
    }
    await Self.releaseElsewhere { Self.views(on: stage) }
    await Self.releaseElsewhere { Self.recognizers(on: stage) }
    await Self.releaseElsewhere { Self.layers() }
    await Self.releaseElsewhere { Self.controllers() }
    await Self.releaseElsewhere { Self.interactions(on: stage) }
    await Self.releaseElsewhere { Self.observations() }
    await Self.releaseElsewhere {
      let view = UIView()
      stage.view.addSubview(view)
      UIView.animate(withDuration: 0.1) { view.alpha = 0 }
      view.removeFromSuperview()
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.alpha = 1 }
      animator.startAnimation()
      animator.stopAnimation(true)
      return [view, animator]
    }
    await Self.releaseElsewhere(10) { [Stage()] }
    await Self.releaseElsewhere(10) {
      let stage = Stage()
      stage.application.handle(
        ContactFrame(
          timestamp: 0.1, contacts: [Contact(id: 1, phase: .began, location: CGPoint(x: 5, y: 5))]))
      return [stage.application]
    }
    #expect(stage.scene.windows.count >= 1)
    _ = try? stage.tap(.screen(5, 5))
    stage.makeCurrent()
  }

  private static func views(on stage: Stage) -> [AnyObject] {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    var kinds: [UIView] = [
      UIView(), UIButton(), UILabel(), UISwitch(), UISlider(), UIStepper(), UIPageControl(),
    ]
    kinds += [
      UISegmentedControl(items: ["a"]), UITextField(), UIImageView(), UIScrollView(), UIRefreshControl(),
    ]
    kinds += [UIStackView(), UINavigationBar(), UIToolbar(), UIVisualEffectView()]
    kinds += [UIActivityIndicatorView(style: .medium), UIProgressView()]
    for kind in kinds {
      kind.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
      parent.addSubview(kind)
    }
    stage.view.addSubview(parent)
    _ = stage.window.hitTest(CGPoint(x: 10, y: 10), with: nil)
    parent.removeFromSuperview()
    // The main actor keeps one, whose superview another thread releases.
    Task { @MainActor in _ = kinds[0].superview }
    return [parent]
  }

  private static func recognizers(on stage: Stage) -> [AnyObject] {
    let view = UIView(frame: stage.view.bounds)
    stage.view.addSubview(view)
    let all: [UIGestureRecognizer] = [
      UITapGestureRecognizer(), UIPanGestureRecognizer(), UIPinchGestureRecognizer(),
      UIRotationGestureRecognizer(),
      UILongPressGestureRecognizer(), UISwipeGestureRecognizer(), UIHoverGestureRecognizer(),
      UIScreenEdgePanGestureRecognizer(),
    ]
    for recognizer in all { view.addGestureRecognizer(recognizer) }
    all[0].require(toFail: all[1])
    _ = try? stage.tap(.screen(50, 50))
    view.removeFromSuperview()
    return [view] + all
  }

  private static func layers() -> [AnyObject] {
    let layer = CALayer()
    for _ in 0..<5 { layer.addSublayer(CALayer()) }
    layer.mask = CAShapeLayer()
    let animation = CABasicAnimation(keyPath: "opacity")
    animation.duration = 1
    layer.add(animation, forKey: "opacity")
    return [layer, animation]
  }

  private static func controllers() -> [AnyObject] {
    let parent = UIViewController()
    let child = UIViewController()
    parent.addChild(child)
    parent.view.addSubview(child.view)
    let navigation = UINavigationController(rootViewController: UIViewController())
    let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    return [parent, navigation, pages, UIAlertController(title: "t", message: nil, preferredStyle: .alert)]
  }

  private static func interactions(on stage: Stage) -> [AnyObject] {
    let view = UIView(frame: stage.view.bounds)
    view.addInteraction(UIDragInteraction(delegate: DragSource.only))
    view.addInteraction(UIPointerInteraction(delegate: nil))
    stage.view.addSubview(view)
    let animator = UIDynamicAnimator(referenceView: view)
    animator.addBehavior(UIGravityBehavior(items: [view]))
    view.removeFromSuperview()
    let link = UIMenu(title: "m", children: [UIAction(title: "a") { _ in }])
    return [view, animator, link]
  }

  private static func observations() -> [AnyObject] {
    let view = UIScrollView()
    return [view.observe(\.contentOffset) { _, _ in }, view]
  }

  @Test func `views are printed by other threads before anything has been asked of them`() async {
    for _ in 0..<40 {
      let view = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
      let window = UIWindow(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
      let button = UIButton()
      let held = Held(objects: [view, window, button, UITapGestureRecognizer(), UITouch(), UIEvent()])
      await withTaskGroup { group in
        for _ in 0..<4 {
          group.addTask { [held] in for case let object as NSObject in held.objects { _ = object.description }
          }
        }
      }
      #expect(view.extras == nil)
      #expect(view.madeLayer == nil)
      #expect(view.description.contains("layer = <CALayer: 0x0>"))
    }
  }

  private static func settle(_ isDone: () -> Bool) async {
    for _ in 0..<1000 where !isDone() { try? await Task.sleep(for: .milliseconds(2)) }
  }
}

/// Counts what has ended, and what ended elsewhere than on the main actor; only the main actor should write
/// it.
private final class Counter {
  var count = 0
  var elsewhere = 0

  nonisolated func note() {
    onMainActor {
      count += 1
      if !Self.isHere { elsewhere += 1 }
    }
  }

  /// Whether the caller is on the main actor: only there an isolated `deinit` runs at once.
  private nonisolated static var isHere: Bool {
    let answer = Answer()
    _ = Question(answer)
    return answer.isYes
  }

  private nonisolated final class Answer: @unchecked Sendable {
    var isYes = false
  }

  private final class Question {
    private let answer: Answer

    nonisolated init(_ answer: Answer) { self.answer = answer }

    isolated deinit { answer.isYes = true }
  }
}

private final class DragSource: UIDragInteractionDelegate {
  static let only = DragSource()
  func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession)
    -> [UIDragItem]
  {
    []
  }
}

// What apps write: a class with a plain `deinit`, which uses what belongs to the main actor.

private final class CountingWindow: UIWindow {
  var released: Counter?
  deinit { released?.note() }
}

private final class EndingView: UIView {
  private var ended: Counter?

  convenience init(_ ended: Counter) {
    self.init()
    self.ended = ended
  }

  deinit { ended?.note() }
}

private final class EndingController: UIViewController {
  private var ended: Counter?

  convenience init(_ ended: Counter) {
    self.init()
    self.ended = ended
  }

  deinit { ended?.note() }
}

private final class EndingRecognizer: UIGestureRecognizer {
  private var ended: Counter?

  convenience init(_ ended: Counter) {
    self.init()
    self.ended = ended
  }

  deinit { ended?.note() }
}

private final class EndingLayer: CALayer {
  private var ended: Counter?

  convenience init(_ ended: Counter) {
    self.init()
    self.ended = ended
  }

  deinit { ended?.note() }
}
