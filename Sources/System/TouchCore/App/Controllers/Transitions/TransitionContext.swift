// SPDX-License-Identifier: Apache-2.0
import Foundation
import TouchGraphics

/// One animated transition between two controllers, as animators, drivers and coordinated code see it.
///
/// What begins the transition owns it: a presentation or a navigation controller. The controllers are not
/// kept.
final class TransitionContext: UIViewControllerContextTransitioning, UIViewControllerTransitionCoordinator {
  /// What one side of the transition looks like.
  struct Side {
    weak var controller: UIViewController?
    /// The view that moves; nil for a presenting one that stays where it is.
    weak var view: UIView?
    var initialFrame = CGRect.zero
    var finalFrame = CGRect.zero
  }

  /// How far the transition is.
  enum Step {
    /// Its animations have not begun.
    case waiting
    case running
    case over
  }

  typealias Handler = (any UIViewControllerTransitionCoordinatorContext) -> Void

  var from: Side
  var to: Side
  let container: UIView
  let presentationStyle: UIModalPresentationStyle
  private(set) weak var application: UIApplication?
  /// What animates it; nil for one of the framework's own.
  var animator: (any UIViewControllerAnimatedTransitioning)?
  var driver: (any UIViewControllerInteractiveTransitioning)?
  /// Called when it is complete, with false if it was cancelled.
  var ended: ((Bool) -> Void)?
  private(set) var step = Step.waiting
  private(set) var isInteractive = false
  private(set) var initiallyInteractive = false
  private(set) var isCancelled = false
  private(set) var percentComplete: CGFloat = 0
  /// The animations that follow the interaction; a timer owns it until they are over.
  private(set) weak var timeline: TransitionTimeline?
  private var alongside: [Handler] = []
  private var completions: [Handler] = []
  private var interactionEnds: [Handler] = []
  private var interactionChanges: [Handler] = []

  init(
    from: Side, to: Side, in container: UIView, style: UIModalPresentationStyle, on application: UIApplication
  ) {
    (self.from, self.to) = (from, to)
    self.container = container
    presentationStyle = style
    self.application = application
  }

  // MARK: What it is

  var containerView: UIView { container }
  var isAnimated: Bool { true }
  var transitionWasCancelled: Bool { isCancelled }
  var isInterruptible: Bool { animator?.interruptibleAnimator(using: self) != nil }
  var targetTransform: CGAffineTransform { .identity }
  var completionVelocity: CGFloat { driver?.completionSpeed ?? 1 }
  var completionCurve: UIView.AnimationCurve { driver?.completionCurve ?? .easeInOut }

  var transitionDuration: TimeInterval {
    let usual = application?.tuning.transitionDuration ?? TouchTuning.uikit.transitionDuration
    return UIView.seconds(animator?.transitionDuration(using: self) ?? usual)
  }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    key == .from ? from.controller : key == .to ? to.controller : nil
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    key == .from ? from.view : key == .to ? to.view : nil
  }

  func initialFrame(for vc: UIViewController) -> CGRect { side(of: vc)?.initialFrame ?? .zero }

  func finalFrame(for vc: UIViewController) -> CGRect { side(of: vc)?.finalFrame ?? .zero }

  private func side(of controller: UIViewController) -> Side? {
    controller === from.controller ? from : controller === to.controller ? to : nil
  }

  // MARK: Beginning

  /// Begins the animations of a transition with an animator; what drives it begins it, if it does.
  func begin() {
    guard let animator, let application else { return }
    step = .running
    guard let driver, driver.wantsInteractiveStart else {
      animator.animateTransition(using: self)
      runAlongside(for: transitionDuration)
      return
    }
    (isInteractive, initiallyInteractive) = (true, true)
    let made = TransitionTimeline(lasting: transitionDuration, on: application)
    timeline = made
    driver.startInteractiveTransition(self)
    timeline?.collect { runAlongside(for: transitionDuration) }
  }

  /// Begins the coordinated animations of a transition without an animator.
  func beginAlongside() {
    guard step == .waiting else { return }
    step = .running
    runAlongside(for: transitionDuration)
  }

  /// Has the animator begin, its animations paused.
  func beginPaused() {
    guard let animator, let timeline else { return }
    timeline.collect { animator.animateTransition(using: self) }
    if timeline.isEmpty,
      let interruptible = animator.interruptibleAnimator(using: self) as? UIViewPropertyAnimator
    {
      timeline.add(interruptible)
    }
  }

  private func runAlongside(for duration: TimeInterval) {
    let blocks = alongside
    alongside = []
    guard !blocks.isEmpty else { return }
    UIView.animate(
      withDuration: duration, delay: 0, options: [.allowUserInteraction],
      animations: { for block in blocks { block(self) } },
      completion: nil)
  }

  // MARK: Interaction

  func updateInteractiveTransition(_ percentComplete: CGFloat) {
    guard step == .running, isInteractive else { return }
    self.percentComplete = percentComplete.isFinite ? min(max(percentComplete, 0), 1) : 0
    timeline?.show(self.percentComplete)
  }

  func finishInteractiveTransition() { endInteraction(cancelling: false) }

  func cancelInteractiveTransition() { endInteraction(cancelling: true) }

  private func endInteraction(cancelling: Bool) {
    guard step == .running, isInteractive else { return }
    isInteractive = false
    isCancelled = cancelling
    tellOfInteraction()
    let curve = (driver as? UIPercentDrivenInteractiveTransition)?.timingCurve
    timeline?.run(
      forward: !cancelling, speed: Double(completionVelocity),
      curve: curve.map { AnimationCurve($0, duration: transitionDuration) } ?? completionCurve.timingCurve)
  }

  func pauseInteractiveTransition() {
    guard step == .running, !isInteractive, let application else { return }
    if timeline == nil {
      // Only an animator that can be interrupted is still at hand.
      guard let running = animator?.interruptibleAnimator(using: self) as? UIViewPropertyAnimator else {
        return
      }
      let made = TransitionTimeline(lasting: transitionDuration, on: application)
      made.add(running)
      timeline = made
    }
    timeline?.pause()
    isInteractive = true
    isCancelled = false
    percentComplete = timeline?.part ?? 0
    for handler in interactionChanges { handler(self) }
  }

  private func tellOfInteraction() {
    let ends = interactionEnds
    interactionEnds = []
    for handler in ends { handler(self) }
    for handler in interactionChanges { handler(self) }
  }

  // MARK: End

  func completeTransition(_ didComplete: Bool) {
    guard step != .over else { return }
    isCancelled = !didComplete
    let ended = ended
    self.ended = nil
    ended?(didComplete)
    finish()
  }

  /// Ends what waits for the end, however the transition ended.
  func finish() {
    guard step != .over else { return }
    if step == .waiting { runAlongside(for: 0) }
    step = .over
    ended = nil
    timeline?.finishNow(forward: !isCancelled)
    animator?.animationEnded(!isCancelled)
    let completions = completions
    self.completions = []
    (interactionEnds, interactionChanges) = ([], [])
    for completion in completions { completion(self) }
  }

  // MARK: Coordination

  func animate(alongsideTransition animation: Handler?, completion: Handler?) -> Bool {
    guard step != .over else { return false }
    if let completion { completions.append(completion) }
    guard let animation else { return true }
    alongside.append(animation)
    guard step == .running else { return true }
    let left = transitionDuration * Double(1 - percentComplete)
    if let timeline, isInteractive {
      timeline.collect { runAlongside(for: left) }
    } else {
      runAlongside(for: left)
    }
    return true
  }

  func animateAlongsideTransition(in view: UIView?, animation: Handler?, completion: Handler?) -> Bool {
    animate(alongsideTransition: animation, completion: completion)
  }

  func notifyWhenInteractionEnds(_ handler: @escaping Handler) { interactionEnds.append(handler) }

  func notifyWhenInteractionChanges(_ handler: @escaping Handler) { interactionChanges.append(handler) }
}
