// SPDX-License-Identifier: Apache-2.0
public import Foundation
public import TouchCore

/// The base class of what lets a hand feel something.
///
/// There is nothing to feel here: each feedback is a fact in the trace of its application.
@preconcurrency @MainActor open class UIFeedbackGenerator: NSObject, UIInteraction {
  /// The view that the generator was made for or added to.
  open private(set) weak var view: UIView?

  /// Creates a generator.
  public override init() {
    super.init()
  }

  /// Creates a generator and adds it to a view as an interaction.
  public init(view: UIView) {
    super.init()
    view.addInteraction(self)
  }

  deinit {}

  /// Gets the device ready, so that the feedback comes without delay.
  open func prepare() {
    report(.prepared(kind))
  }

  /// Keeps the view that the generator is added to.
  open func willMove(to view: UIView?) {}

  /// Keeps the view that the generator is added to.
  open func didMove(to view: UIView?) {
    self.view = view
  }

  /// What the generator lets a hand feel.
  var kind: SystemFact.Feedback { .selection }

  final func give(_ feedback: SystemFact.Feedback, intensity: CGFloat = 1) {
    report(.felt(feedback, intensity: Double(min(max(intensity, 0), 1))))
  }

  private final func report(_ fact: SystemFact) {
    (view?.window?.windowScene?.application ?? UIApplication.shared).report(.system(fact))
  }
}

/// Lets a hand feel a collision.
@preconcurrency @MainActor open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// How hard the colliding things are.
  public nonisolated enum FeedbackStyle: Int, Sendable, Hashable {
    /// Light.
    case light = 0
    /// Of medium weight.
    case medium = 1
    /// Heavy.
    case heavy = 2
    /// Soft.
    case soft = 3
    /// Rigid.
    case rigid = 4
  }

  private final let style: FeedbackStyle

  /// Creates a generator of collisions of medium weight.
  public override init() {
    style = .medium
    super.init()
  }

  /// Creates a generator of collisions.
  public init(style: FeedbackStyle) {
    self.style = style
    super.init()
  }

  /// Creates a generator of collisions of medium weight and adds it to a view as an interaction.
  public override init(view: UIView) {
    style = .medium
    super.init(view: view)
  }

  /// Creates a generator of collisions and adds it to a view as an interaction.
  public init(style: FeedbackStyle, view: UIView) {
    self.style = style
    super.init(view: view)
  }

  deinit {}

  /// Lets the hand feel the collision.
  open func impactOccurred() { give(kind) }

  /// Lets the hand feel the collision with an intensity from 0 to 1.
  open func impactOccurred(intensity: CGFloat) { give(kind, intensity: intensity) }

  /// Lets the hand feel the collision at a point of the view.
  open func impactOccurred(at location: CGPoint) { give(kind) }

  /// Lets the hand feel the collision at a point of the view with an intensity from 0 to 1.
  open func impactOccurred(intensity: CGFloat, at location: CGPoint) { give(kind, intensity: intensity) }

  override var kind: SystemFact.Feedback {
    switch style {
    case .light: .light
    case .medium: .medium
    case .heavy: .heavy
    case .soft: .soft
    case .rigid: .rigid
    }
  }
}

/// Lets a hand feel that a selection has changed.
@preconcurrency @MainActor open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Lets the hand feel the change.
  open func selectionChanged() { give(.selection) }

  /// Lets the hand feel the change at a point of the view.
  open func selectionChanged(at location: CGPoint) { give(.selection) }
}

/// Lets a hand feel that something succeeded or failed.
@preconcurrency @MainActor open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// What has happened.
  public nonisolated enum FeedbackType: Int, Sendable, Hashable {
    /// It succeeded.
    case success = 0
    /// It needs attention.
    case warning = 1
    /// It failed.
    case error = 2
  }

  /// Lets the hand feel what has happened.
  open func notificationOccurred(_ notificationType: FeedbackType) {
    switch notificationType {
    case .success: give(.success)
    case .warning: give(.warning)
    case .error: give(.error)
    }
  }

  /// Lets the hand feel what has happened at a point of the view.
  open func notificationOccurred(_ notificationType: FeedbackType, at location: CGPoint) {
    notificationOccurred(notificationType)
  }

  override var kind: SystemFact.Feedback { .notification }
}
