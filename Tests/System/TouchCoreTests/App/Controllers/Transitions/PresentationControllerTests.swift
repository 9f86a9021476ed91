// SPDX-License-Identifier: Apache-2.0
import Testing
import TouchCore
import TouchTesting

/// A sheet over the lower half, with a dimming view that dismisses it: as people write it.
private final class HalfSheet: UIPresentationController {
  let journal: Journal
  let dimming = UIView()

  init(_ presented: UIViewController, _ presenting: UIViewController?, _ journal: Journal) {
    self.journal = journal
    super.init(presentedViewController: presented, presenting: presenting)
    dimming.addGestureRecognizer(UITapGestureRecognizer(target: self, action: HalfSheet.tapped))
  }

  func tapped() { presentingViewController.dismiss(animated: true) }

  override var frameOfPresentedViewInContainerView: CGRect {
    guard let bounds = containerView?.bounds else { return .zero }
    return CGRect(x: 0, y: bounds.midY, width: bounds.width, height: bounds.height / 2)
  }

  override func presentationTransitionWillBegin() {
    journal.note("will present")
    guard let containerView else { return }
    dimming.frame = containerView.bounds
    dimming.alpha = 0
    containerView.insertSubview(dimming, at: 0)
    guard let coordinator = presentedViewController.transitionCoordinator else { return }
    coordinator.animate(alongsideTransition: { _ in self.dimming.alpha = 1 }, completion: nil)
  }

  override func presentationTransitionDidEnd(_ completed: Bool) {
    journal.note("did present \(completed)")
    if !completed { dimming.removeFromSuperview() }
  }

  override func dismissalTransitionWillBegin() {
    journal.note("will dismiss")
    presentedViewController.transitionCoordinator?.animate(alongsideTransition: { _ in
      self.dimming.alpha = 0
    })
  }

  override func dismissalTransitionDidEnd(_ completed: Bool) { journal.note("did dismiss \(completed)") }

  override func containerViewWillLayoutSubviews() {
    presentedView?.frame = frameOfPresentedViewInContainerView
  }
}

struct PresentationControllerTests {
  let journal = Journal()
  let stage: Stage
  let sheet: MovedController
  let provider: SlideProvider

  private final class OnlySheets: NSObject, UIViewControllerTransitioningDelegate {
    let journal: Journal
    init(_ journal: Journal) { self.journal = journal }
    func presentationController(
      forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? { HalfSheet(presented, presenting, journal) }
  }

  init() {
    stage = Stage(size: CGSize(width: 200, height: 100), root: MovedController("root", journal))
    sheet = MovedController("sheet", journal)
    sheet.modalPresentationStyle = .custom
    provider = SlideProvider(journal)
    _ = journal.take()
  }

  @Test func `a presentation controller lays out a sheet over the view that presents it`() throws {
    let sheets = OnlySheets(journal)
    sheet.transitioningDelegate = sheets
    stage.root.present(sheet, animated: true)
    let controller = try #require(sheet.presentationController as? HalfSheet)
    #expect(controller.presentedView === sheet.view && controller.presentingViewController === stage.root)
    #expect(sheet.view.frame == CGRect(x: 0, y: 50, width: 200, height: 50))
    #expect(controller.dimming.alpha == 1)
    try stage.wait(0.2)
    let shown = controller.dimming.layer.presentation()?.opacity ?? 0
    #expect(shown > 0.2 && shown < 1)
    try stage.wait(0.2)
    #expect(
      journal.take() == [
        "sheet willAppear presented", "will present", "sheet didAppear presented", "did present true",
      ])
    #expect(stage.root.view.window === stage.window)
    // A tap in the sheet stays there; one beside it dismisses it.
    try stage.tap(.screen(100, 75))
    #expect(stage.root.presentedViewController === sheet)
    try stage.tap(.screen(100, 25))
    try stage.wait(0.4)
    #expect(stage.root.presentedViewController == nil)
    #expect(
      journal.take() == [
        "sheet willDisappear dismissed", "will dismiss", "sheet didDisappear dismissed", "did dismiss true",
      ])
  }

  @Test func `an animator and a presentation controller work together`() throws {
    provider.presentation = { [journal] in HalfSheet($0, $1, journal) }
    sheet.transitioningDelegate = provider
    stage.root.present(sheet, animated: true)
    try stage.wait(0.6)
    #expect(sheet.view.frame == CGRect(x: 0, y: 50, width: 200, height: 50))
    let driver = UIPercentDrivenInteractiveTransition()
    provider.driver = driver
    sheet.dismiss(animated: true)
    let dimming = try #require((sheet.presentationController as? HalfSheet)?.dimming)
    driver.update(0.5)
    let half = dimming.layer.presentation()?.opacity ?? 0
    #expect(half > 0.3 && half < 0.7)
    driver.cancel()
    try stage.wait(0.6)
    #expect(dimming.alpha == 1)
    #expect(Array(journal.take().suffix(2)) == ["did dismiss false", "ended false"])
  }
}
