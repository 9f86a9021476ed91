// SPDX-License-Identifier: Apache-2.0
import Foundation
import TouchGraphics

/// Pops a navigation controller's top controller while a finger drags from the leading edge.
final class EdgePop: NSObject, UIGestureRecognizerDelegate {
  private unowned let navigation: UINavigationController
  let recognizer = UIScreenEdgePanGestureRecognizer()
  /// What drives the pop under way.
  private(set) var driver: UIPercentDrivenInteractiveTransition?
  /// Whether the pop that begins now is the one of the finger.
  private(set) var isBeginning = false

  init(of navigation: UINavigationController) {
    self.navigation = navigation
    super.init()
    recognizer.delegate = self
    recognizer.addTarget(self, action: EdgePop.pan)
  }

  /// Puts the recognizer on the navigation controller's view, if that is loaded.
  func attach() {
    guard let view = navigation.loadedView, recognizer.view !== view else { return }
    recognizer.edges = isRightToLeft ? .right : .left
    view.addGestureRecognizer(recognizer)
  }

  private var isRightToLeft: Bool {
    navigation.loadedView?.effectiveUserInterfaceLayoutDirection == .rightToLeft
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    let stack = navigation.stack.controllers
    guard stack.count > 1, navigation.transition == nil else { return false }
    if navigation.bars?.offersBack == false { return false }
    guard let delegate = navigation.delegate else { return true }
    return delegate.navigationController(
      navigation, animationControllerFor: .pop, from: stack[stack.count - 1], to: stack[stack.count - 2])
      == nil
  }

  private func pan(_ recognizer: UIScreenEdgePanGestureRecognizer) {
    switch recognizer.state {
    case .began: begin()
    case .changed: driver?.update(fraction)
    case .ended:
      driver?.update(fraction)
      end(completing: completes)
    case .cancelled, .failed: end(completing: false)
    default: break
    }
  }

  private func begin() {
    guard navigation.stack.count > 1, navigation.transition == nil else { return }
    driver = UIPercentDrivenInteractiveTransition()
    isBeginning = true
    navigation.popViewController(animated: true)
    isBeginning = false
    // A stack that is not visible changes without a transition.
    if navigation.transition == nil { driver = nil }
  }

  private func end(completing: Bool) {
    let ending = driver
    driver = nil
    completing ? ending?.finish() : ending?.cancel()
  }

  private var direction: CGFloat { isRightToLeft ? -1 : 1 }

  private var fraction: CGFloat {
    guard let view = navigation.loadedView, view.bounds.width > 0 else { return 0 }
    return direction * recognizer.translation(in: view).x / view.bounds.width
  }

  private var completes: Bool {
    let speed = direction * recognizer.velocity(in: navigation.loadedView).x
    let tuning = recognizer.tuning
    return abs(speed) >= tuning.popSpeed ? speed > 0 : fraction >= tuning.popFraction
  }
}

extension UINavigationController {
  /// The pop by a finger from the edge, created on first use.
  final var ensuredEdgePop: EdgePop {
    if let edgePop { return edgePop }
    let made = EdgePop(of: self)
    edgePop = made
    made.attach()
    return made
  }
}

/// The look of a pop that a finger drives: the upper view follows it, the lower one comes from a third of the
/// width.
final class SlideFromEdge: UIViewControllerAnimatedTransitioning {
  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval {
    (transitionContext as? TransitionContext)?.application?.tuning.transitionDuration
      ?? TouchTuning.uikit.transitionDuration
  }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    guard let from = transitionContext.view(forKey: .from), let to = transitionContext.view(forKey: .to)
    else {
      return transitionContext.completeTransition(true)
    }
    let container = transitionContext.containerView
    let isRightToLeft = container.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let width = isRightToLeft ? -container.bounds.width : container.bounds.width
    let place =
      transitionContext.viewController(forKey: .to).map { transitionContext.finalFrame(for: $0) }
      ?? container.bounds
    to.frame = place.offsetBy(dx: -width / 3, dy: 0)
    container.insertSubview(to, at: 0)
    UIView.animate(
      withDuration: transitionDuration(using: transitionContext), delay: 0, options: .curveLinear,
      animations: {
        from.frame = from.frame.offsetBy(dx: width, dy: 0)
        to.frame = place
      },
      completion: { _ in
        transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
      })
  }
}
