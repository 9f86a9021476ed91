// SPDX-License-Identifier: Apache-2.0
import Foundation

/// One controller presented by another; the presented one keeps it, and it keeps neither.
final class Presentation {
  private(set) weak var presented: UIViewController?
  private(set) weak var presenting: UIViewController?
  weak var window: UIWindow?
  let covers: Bool
  /// What lays it out.
  let controller: UIPresentationController
  /// The style that it has, after it has adapted to the window.
  let style: UIModalPresentationStyle
  /// The style to which it has adapted, or `none`.
  let adaptiveStyle: UIModalPresentationStyle
  /// The view in the window that contains it.
  let container: UITransitionView
  /// The animated transition under way, as animators and coordinated code see it.
  var context: TransitionContext?
  /// Where the presenting view belongs, while an animator may have it elsewhere.
  var home: Home?
  /// The other half of the transition under way, run when it is over or must be; with false if it was
  /// cancelled.
  private var rest: ((Bool) -> Void)? {
    didSet { AppearanceSettling.transitions += (rest == nil ? 0 : 1) - (oldValue == nil ? 0 : 1) }
  }
  /// What the code that asked for the transition wants to be called at its end.
  ///
  /// The timer owns it, and the application the timer: a completion mostly refers to the presenting
  /// controller, which has this presentation by way of the presented one, and so goes with the application at
  /// the latest.
  private weak var completion: Completion?
  private var timer: EventTimer?
  private var shield: TransitionShield?
  /// For the completion block of a transaction around an animated presentation or dismissal.
  private var ticket: AnimationTicket?

  /// Makes a presentation; `source` is the controller that was asked to present.
  init(
    of presented: UIViewController, by presenting: UIViewController, from source: UIViewController,
    in window: UIWindow
  ) {
    self.presented = presented
    self.presenting = presenting
    self.window = window
    controller =
      presented.takePlannedController()
      ?? Self.controller(for: presented, presenting: presenting, source: source)
    adaptiveStyle = controller.adapt(to: window)
    if let substitute = controller.substitute { self.presented = substitute }
    let asked = adaptiveStyle == .none ? presented.modalPresentationStyle : adaptiveStyle
    style = asked == .automatic ? .fullScreen : asked
    covers =
      switch style {
      case .fullScreen, .currentContext: true
      case .custom: controller.shouldRemovePresentersView
      default: false
      }
    container = UITransitionView(frame: window.bounds)
    container.host = window
    container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    container.presentationController = controller
    controller.connect(to: presenting, in: container)
  }

  /// What lays out the presentation of a controller: what its transitioning delegate provides for its own
  /// style.
  static func controller(
    for presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController {
    let provided =
      presented.modalPresentationStyle == .custom
      ? presented.transitioningDelegate?.presentationController(
        forPresented: presented, presenting: presenting, source: source) : nil
    return provided ?? UIPresentationController(presentedViewController: presented, presenting: presenting)
  }

  struct Home {
    weak var superview: UIView?
    var frame: CGRect
  }

  isolated deinit {
    if rest != nil { AppearanceSettling.transitions -= 1 }
  }

  /// Whether the second half of a transition is still to come.
  var isUnderWay: Bool { rest != nil }

  private final class Completion {
    let call: () -> Void
    init(_ call: @escaping () -> Void) { self.call = call }
  }

  /// Runs the second half when the animator has finished, without one after the time a transition takes, or
  /// at once if it is not animated; then the completion.
  func finish(
    animated: Bool, over view: UIView, completion: (() -> Void)?, _ rest: @escaping (Bool) -> Void
  ) {
    self.rest = rest
    let completion = completion.map(Completion.init)
    self.completion = completion
    guard animated, let application = window?.application else {
      return withExtendedLifetime(completion) { finishNow() }
    }
    ticket = AnimationTicket(application)
    if let context, context.animator != nil {
      // The timer only owns the completion: the animator says when the transition is over.
      timer = application.timers.schedule(at: .infinity, "transition") {
        withExtendedLifetime(completion) {}
      }
      context.ended = { [weak self] completed in self?.finishNow(completed) }
      context.begin()
      if self.rest != nil, !context.isInterruptible { shield = TransitionShield(over: view) }
      return
    }
    shield = TransitionShield(over: view)
    context?.beginAlongside()
    let due = application.clock.now + application.tuning.transitionDuration
    timer = application.timers.schedule(at: due, "transition") { [weak self] in
      withExtendedLifetime(completion) { self?.finishNow() }
    }
  }

  /// Runs the second half of a transition under way now; with false, the transition was cancelled and is
  /// undone.
  func finishNow(_ completed: Bool = true) {
    let completion = completion
    let context = context
    self.context = nil
    timer?.cancel()
    timer = nil
    shield?.removeFromSuperview()
    shield = nil
    guard let rest else { return }
    self.rest = nil
    AppearanceSettling.during {
      rest(completed)
      window?.storedWindowScene?.updateBars()
      context?.finish()
      if completed { completion?.call() }
      for controller in [presented, presenting] { controller.map(AppearanceSettling.note) }
    }
    ticket?.end()
    ticket = nil
  }

  /// Takes the presenting view out while it is covered.
  func cover() {
    if covers { presenting?.container?.removeFromSuperview() }
  }

  /// Puts the presenting view back below the presented one.
  func uncover() {
    guard covers, let window, let below = presenting?.container, below.parent == nil else { return }
    if let above = presented?.container, above.parent === window {
      window.insertChild(below, below: above)
    } else {
      window.addSubview(below)
    }
    below.frame = window.bounds
  }
}
