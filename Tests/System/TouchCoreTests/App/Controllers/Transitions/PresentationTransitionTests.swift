// SPDX-License-Identifier: Apache-2.0
import Testing
import TouchCore
import TouchTesting

struct PresentationTransitionTests {
  let journal = Journal()
  let stage: Stage
  let sheet: MovedController
  let slides: SlideProvider
  var root: UIViewController { stage.root }

  init() {
    stage = Stage(size: CGSize(width: 200, height: 100), root: MovedController("root", journal))
    sheet = MovedController("sheet", journal)
    slides = SlideProvider(journal)
    sheet.transitioningDelegate = slides
    _ = journal.take()
  }

  /// Where the view of the sheet is shown now.
  private var shownX: CGFloat? { sheet.view.layer.presentation()?.frame.minX }

  @Test func `an animator shows a presentation and a dismissal`() throws {
    root.present(sheet, animated: true) { journal.note("presented") }
    #expect(
      journal.take() == ["root willDisappear", "sheet willAppear presented", "animate"])
    #expect(slides.last?.subviewsAtStart == 1)
    try stage.wait(0.25)
    #expect(shownX == 100)
    try stage.wait(0.26)
    #expect(
      journal.take() == ["sheet didAppear presented", "root didDisappear", "ended true", "presented"])
    #expect(root.view.window == nil && sheet.view.frame == stage.window.bounds)
    sheet.dismiss(animated: true) { journal.note("dismissed") }
    #expect(journal.take() == ["sheet willDisappear dismissed", "root willAppear", "animate"])
    try stage.wait(0.51)
    #expect(
      journal.take() == ["root didAppear", "sheet didDisappear dismissed", "ended true", "dismissed"])
    #expect(root.view.window === stage.window && sheet.view.window == nil)
    #expect(root.view.frame == stage.window.bounds)
  }

  @Test func `a presented view that stays below an overlay is not handed out`() throws {
    sheet.modalPresentationStyle = .overFullScreen
    root.present(sheet, animated: true)
    #expect(journal.take() == ["sheet willAppear presented", "animate"])
    #expect(slides.last?.subviewsAtStart == 0)
    try stage.wait(0.51)
    #expect(root.view.window === stage.window)
  }

  @Test(arguments: [UIModalPresentationStyle.overFullScreen, .overCurrentContext])
  func `below a controller over the context everything stays, and fingers hit the presented view`(
    style: UIModalPresentationStyle
  ) throws {
    let button = ProbeView("button", frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    try stage.add(button, named: "button")
    sheet.modalPresentationStyle = style
    root.present(sheet, animated: false)
    #expect(journal.take() == ["sheet willAppear presented", "sheet didAppear presented"])
    #expect(root.view.window === stage.window && button.window === stage.window)
    #expect(sheet.view.frame == stage.window.bounds)
    let finger = stage.finger(1)
    try finger.down(at: .screen(50, 50))
    #expect(stage.application.activeTouches.first?.view === sheet.view)
    try finger.up()
    sheet.dismiss(animated: false)
    #expect(journal.take() == ["sheet willDisappear dismissed", "sheet didDisappear dismissed"])
    #expect(stage.window.hitTest(CGPoint(x: 50, y: 50), with: nil) === button)
  }

  @Test func `fingers that come down during a transition hit neither view`() throws {
    let button = ProbeView("button", frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    try stage.add(button, named: "button")
    sheet.modalPresentationStyle = .overFullScreen
    let early = stage.finger(1)
    try early.down(at: .screen(10, 10))
    root.present(sheet, animated: true)
    try early.move(to: .screen(20, 10), over: 0.1)
    #expect(stage.application.activeTouches.first?.view === button)
    #expect(stage.application.activeTouches.first?.phase == .moved)
    let late = stage.finger(2)
    try late.down(at: .screen(50, 50))
    let hit = try #require(stage.application.activeTouches.last?.view)
    #expect(hit !== button && hit !== sheet.view && hit !== root.view)
    try late.up()
    try early.up()
    try stage.wait(0.6)
    let after = stage.finger(3)
    try after.down(at: .screen(50, 50))
    #expect(stage.application.activeTouches.first?.view === sheet.view)
    try after.up()
  }

  @Test func `a dismissal follows its driver, and goes on from there`() throws {
    root.present(sheet, animated: false)
    _ = journal.take()
    let driver = UIPercentDrivenInteractiveTransition()
    slides.driver = driver
    sheet.dismiss(animated: true) { journal.note("dismissed") }
    let coordinator = sheet.transitionCoordinator
    #expect(coordinator?.isInteractive == true && coordinator?.initiallyInteractive == true)
    coordinator?.notifyWhenInteractionChanges { journal.note("cancelled: \($0.isCancelled)") }
    driver.update(0.25)
    #expect(driver.percentComplete == 0.25 && shownX == 50)
    try stage.wait(3)
    #expect(shownX == 50)
    driver.update(0.5)
    driver.finish()
    #expect(coordinator?.isInteractive == false)
    #expect(shownX == 100)
    try stage.wait(0.2)
    #expect((shownX ?? 0) > 150)
    #expect(sheet.view.window != nil)
    try stage.wait(0.06)
    #expect(
      journal.take() == [
        "sheet willDisappear dismissed", "root willAppear", "animate", "cancelled: false", "root didAppear",
        "sheet didDisappear dismissed", "ended true", "dismissed",
      ])
    #expect(sheet.view.window == nil)
  }

  @Test func `a dismissal that its driver cancels goes back, and can begin again`() throws {
    root.present(sheet, animated: false)
    _ = journal.take()
    let driver = UIPercentDrivenInteractiveTransition()
    driver.completionSpeed = 2
    slides.driver = driver
    sheet.dismiss(animated: true) { journal.note("dismissed") }
    var alpha: [CGFloat] = []
    sheet.transitionCoordinator?.animate(alongsideTransition: { _ in alpha.append(1) }) {
      journal.note("completion, cancelled: \($0.isCancelled)")
    }
    driver.update(0.4)
    driver.cancel()
    try stage.wait(0.09)
    #expect(sheet.view.frame.minX == 200)
    try stage.wait(0.02)
    #expect(sheet.view.frame.minX == 0 && alpha == [1])
    #expect(
      journal.take() == [
        "sheet willDisappear dismissed", "root willAppear", "animate", "root willDisappear",
        "sheet willAppear dismissed",
        "root didDisappear", "sheet didAppear dismissed", "ended false", "completion, cancelled: true",
      ])
    #expect(root.presentedViewController === sheet && sheet.view.window === stage.window)
    #expect(root.view.window == nil && sheet.transitionCoordinator == nil)
    slides.driver = nil
    sheet.dismiss(animated: true)
    try stage.wait(0.51)
    #expect(root.presentedViewController == nil && root.view.window === stage.window)
  }

  @Test func `a presentation that its driver cancels leaves nothing behind`() throws {
    let driver = UIPercentDrivenInteractiveTransition()
    slides.driver = driver
    root.present(sheet, animated: true) { journal.note("presented") }
    driver.update(0.2)
    driver.cancel()
    try stage.wait(0.2)
    #expect(
      journal.take() == [
        "root willDisappear", "sheet willAppear presented", "animate", "sheet willDisappear presented",
        "root willAppear",
        "root didAppear", "sheet didDisappear presented", "ended false",
      ])
    #expect(root.presentedViewController == nil && sheet.view.window == nil)
    #expect(root.view.window === stage.window && stage.window.subviews.count == 1)
    root.present(sheet, animated: false)
    #expect(sheet.view.window === stage.window)
  }

  @Test func `code that does not wait for an interactive dismissal completes it`() throws {
    root.present(sheet, animated: false)
    let driver = UIPercentDrivenInteractiveTransition()
    slides.driver = driver
    sheet.dismiss(animated: true)
    driver.update(0.2)
    let other = MovedController("other", journal)
    stage.window.rootViewController = other
    #expect(sheet.view.window == nil && other.view.window === stage.window)
    driver.finish()
    try stage.wait(1)
    #expect(sheet.presentingViewController == nil)
  }

  @Test func `an animator that can be interrupted is scrubbed and turned around`() throws {
    final class Interruptible: NSObject, UIViewControllerAnimatedTransitioning {
      var animator: UIViewPropertyAnimator?
      func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        1
      }
      func animateTransition(using context: any UIViewControllerContextTransitioning) {
        interruptibleAnimator(using: context)?.startAnimation()
      }
      func interruptibleAnimator(
        using context: any UIViewControllerContextTransitioning
      ) -> (any UIViewImplicitlyAnimating)? {
        if let animator { return animator }
        guard let view = context.view(forKey: .from) else { return nil }
        let made = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.frame.origin.x = 200 }
        made.addCompletion { context.completeTransition($0 == .end) }
        animator = made
        return made
      }
    }
    final class Provider: NSObject, UIViewControllerTransitioningDelegate {
      let animator = Interruptible()
      let driver = UIPercentDrivenInteractiveTransition()
      func animationController(
        forDismissed dismissed: UIViewController
      ) -> (any UIViewControllerAnimatedTransitioning)? { animator }
      func interactionControllerForDismissal(
        using animator: any UIViewControllerAnimatedTransitioning
      ) -> (any UIViewControllerInteractiveTransitioning)? { driver }
    }
    let provider = Provider()
    root.present(sheet, animated: false)
    sheet.transitioningDelegate = provider
    sheet.dismiss(animated: true)
    provider.driver.update(0.5)
    #expect(provider.animator.animator?.fractionComplete == 0.5 && shownX == 100)
    // Nothing covers the views: a finger can take hold of the transition.
    #expect(stage.window.hitTest(CGPoint(x: 150, y: 50), with: nil) !== nil)
    provider.driver.cancel()
    try stage.wait(1)
    #expect(sheet.view.frame.minX == 0 && root.presentedViewController === sheet)
  }
}
