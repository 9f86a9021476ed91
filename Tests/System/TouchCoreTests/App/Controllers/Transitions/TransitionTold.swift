// SPDX-License-Identifier: Apache-2.0
import TouchCore
import TouchTesting

/// A controller that notes whether it appears, and what it is doing meanwhile.
final class MovedController: UIViewController {
  let name: String
  let journal: Journal

  init(_ name: String, _ journal: Journal) {
    self.name = name
    self.journal = journal
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  private var movement: String {
    if isBeingPresented { return " presented" }
    if isBeingDismissed { return " dismissed" }
    if isMovingToParent { return " to parent" }
    return isMovingFromParent ? " from parent" : ""
  }

  override func viewWillAppear(_ animated: Bool) { journal.note("\(name) willAppear\(movement)") }
  override func viewDidAppear(_ animated: Bool) { journal.note("\(name) didAppear\(movement)") }
  override func viewWillDisappear(_ animated: Bool) { journal.note("\(name) willDisappear\(movement)") }
  override func viewDidDisappear(_ animated: Bool) { journal.note("\(name) didDisappear\(movement)") }
}

/// Slides the new view in from the right, or the old one out to the right, in half a second, as people write
/// it.
final class Slide: NSObject, UIViewControllerAnimatedTransitioning {
  let isIn: Bool
  let journal: Journal
  var subviewsAtStart = 0

  init(isIn: Bool, _ journal: Journal) {
    self.isIn = isIn
    self.journal = journal
  }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  {
    0.5
  }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    journal.note("animate")
    let container = transitionContext.containerView
    subviewsAtStart = container.subviews.count
    guard let to = transitionContext.viewController(forKey: .to),
      let from = transitionContext.viewController(forKey: .from)
    else { return }
    let moved: UIView = isIn ? to.view : from.view
    let away = container.bounds.offsetBy(dx: container.bounds.width, dy: 0)
    if isIn {
      moved.frame = away
      container.addSubview(to.view)
    } else if let view = transitionContext.view(forKey: .to) {
      container.insertSubview(view, at: 0)
    }
    UIView.animate(
      withDuration: transitionDuration(using: transitionContext), delay: 0, options: .curveLinear,
      animations: { moved.frame = self.isIn ? transitionContext.finalFrame(for: to) : away },
      completion: { _ in
        transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
      })
  }

  func animationEnded(_ transitionCompleted: Bool) { journal.note("ended \(transitionCompleted)") }
}

/// Provides slides, and what drives them.
final class SlideProvider: NSObject, UIViewControllerTransitioningDelegate, UINavigationControllerDelegate {
  let journal: Journal
  var driver: UIPercentDrivenInteractiveTransition?
  var presentation: ((UIViewController, UIViewController?) -> UIPresentationController)?
  private(set) var last: Slide?

  init(_ journal: Journal) { self.journal = journal }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { slide(isIn: true) }

  func animationController(forDismissed dismissed: UIViewController) -> (
    any UIViewControllerAnimatedTransitioning
  )? { slide(isIn: false) }

  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { driver }

  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { driver }

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? { presentation?(presented, presenting) }

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    journal.note("\(operation)")
    return slide(isIn: operation == .push)
  }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { driver }

  private func slide(isIn: Bool) -> Slide {
    let made = Slide(isIn: isIn, journal)
    last = made
    return made
  }
}
