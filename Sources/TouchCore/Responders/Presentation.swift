// SPDX-License-Identifier: Apache-2.0

/// One controller presented by another; the presented one keeps it, and it keeps neither.
final class Presentation {
  private weak var presented: UIViewController?
  private weak var presenting: UIViewController?
  weak var window: UIWindow?
  let covers: Bool
  /// The other half of the transition under way, run when it is over or must be.
  private var rest: (() -> Void)? {
    didSet { AppearanceSettling.transitions += (rest == nil ? 0 : 1) - (oldValue == nil ? 0 : 1) }
  }
  /// What the code that asked for the transition wants to be called at its end.
  ///
  /// The timer owns it, and the application the timer: a completion mostly refers to the presenting controller, which
  /// has this presentation by way of the presented one, and so goes with the application at the latest.
  private weak var completion: Completion?
  private var timer: EventTimer?
  private var shield: TransitionShield?
  /// For the completion block of a transaction around an animated presentation or dismissal.
  private var ticket: AnimationTicket?

  init(of presented: UIViewController, by presenting: UIViewController, in window: UIWindow) {
    self.presented = presented
    self.presenting = presenting
    self.window = window
    covers = presented.modalPresentationStyle == .fullScreen
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

  /// Runs the second half after the time a transition takes, or at once if it is not animated; then the completion.
  func finish(
    animated: Bool, over view: UIView, completion: (() -> Void)?, _ rest: @escaping () -> Void
  ) {
    self.rest = rest
    let completion = completion.map(Completion.init)
    self.completion = completion
    guard animated, let application = window?.application else {
      return withExtendedLifetime(completion) { finishNow() }
    }
    shield = TransitionShield(over: view)
    ticket = AnimationTicket(application)
    let due = application.clock.now + application.tuning.transitionDuration
    timer = application.timers.schedule(at: due, "transition") { [weak self] in
      withExtendedLifetime(completion) { self?.finishNow() }
    }
  }

  /// Runs the second half of a transition under way now.
  func finishNow() {
    let completion = completion
    timer?.cancel()
    timer = nil
    shield?.removeFromSuperview()
    shield = nil
    guard let rest else { return }
    self.rest = nil
    AppearanceSettling.during {
      rest()
      window?.storedScene?.updateBars()
      completion?.call()
      for controller in [presented, presenting] { controller.map(AppearanceSettling.note) }
    }
    ticket?.end()
    ticket = nil
  }

  /// Puts the presented view into the window, on top.
  func putIn() {
    guard let presented, let window else { return }
    let transition = UITransitionView(frame: window.bounds)
    transition.host = window
    transition.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    presented.container = transition
    presented.installView(in: transition)
    window.addSubview(transition)
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
