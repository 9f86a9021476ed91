// SPDX-License-Identifier: Apache-2.0
public import Foundation
public import TouchCore

/// The base class of animations that are added to layers.
///
/// A layer takes a copy: what is changed later has no effect on a running animation. Animations change what
/// ``/TouchCore/CALayer/presentation()`` shows. Touches go by the model, as in UIKit.
@preconcurrency @MainActor open class CAAnimation: NSObject, NSCopying, CAMediaTiming, CAAction {
  final var timing = MediaTiming()
  final var keyed: [String: Any] = [:]

  /// When the animation begins, in the time of its layer or group; 0 means when it is added.
  open var beginTime: CFTimeInterval {
    get { timing.beginTime }
    set { timing.beginTime = newValue }
  }

  /// The seconds of one run; 0 means the duration of the transaction, and in a group that of the group.
  open var duration: CFTimeInterval {
    get { timing.duration }
    set { timing.duration = newValue.isNaN ? 0 : max(newValue, 0) }
  }

  /// How fast the animation runs; a negative speed runs backwards.
  open var speed: Float {
    get { timing.speed }
    set { timing.speed = newValue.isFinite ? newValue : 0 }
  }

  /// Where in its runs the animation begins.
  open var timeOffset: CFTimeInterval {
    get { timing.timeOffset }
    set { timing.timeOffset = newValue }
  }

  /// How often it runs; 0 counts as 1, and `.infinity` or `.greatestFiniteMagnitude` is without end.
  open var repeatCount: Float {
    get { timing.repeatCount }
    set { timing.repeatCount = newValue.isNaN ? 0 : newValue }
  }

  /// For how many seconds it repeats; 0 means that the count decides.
  open var repeatDuration: CFTimeInterval {
    get { timing.repeatDuration }
    set { timing.repeatDuration = newValue.isNaN ? 0 : newValue }
  }

  /// Whether it runs backwards after each run forwards.
  open var autoreverses: Bool {
    get { timing.autoreverses }
    set { timing.autoreverses = newValue }
  }

  /// What it shows before its beginning and after its end.
  open var fillMode: CAMediaTimingFillMode {
    get { timing.fillMode }
    set { timing.fillMode = newValue }
  }

  /// The pace of each run, nil for a constant one.
  open var timingFunction: CAMediaTimingFunction?

  /// The delegate, which is notified of the beginning and the end; the animation retains it, as in
  /// QuartzCore.
  open var delegate: (any CAAnimationDelegate)?

  /// Whether the layer removes the animation at its end.
  open var isRemovedOnCompletion = true

  /// How often a renderer may show it.
  ///
  /// A kept value: it changes nothing here.
  open var preferredFrameRateRange = CAFrameRateRange.default

  /// Creates an animation.
  public required override init() {
    super.init()
  }

  /// A copy, of the same class and with the same values.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = type(of: self).init()
    copy.timing = timing
    copy.keyed = keyed
    copy.timingFunction = timingFunction
    copy.delegate = delegate
    copy.isRemovedOnCompletion = isRemovedOnCompletion
    copy.preferredFrameRateRange = preferredFrameRateRange
    return copy
  }

  /// Keeps a value under a key, which copies have too: code recognizes animations by it.
  open func setValue(_ value: Any?, forKey key: String) {
    keyed[key] = value
  }

  /// The value that was kept under a key.
  open func value(forKey key: String) -> Any? {
    keyed[key]
  }

  /// Adds the animation to a layer whose property changes.
  open func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
    (anObject as? CALayer)?.add(self, forKey: event)
  }

  // MARK: Showing

  /// Fixes what follows from the layer at the moment in which the animation is added.
  func prepare(for layer: CALayer, duration: TimeInterval) {
    if timing.duration == 0 { timing.duration = duration }
  }

  /// The moment at a time of the parent, along the timing function; nil while the animation shows nothing.
  final func moment(at time: TimeInterval) -> MediaTiming.Moment? {
    guard var moment = timing.moment(at: time) else { return nil }
    if let timingFunction { moment.part = timingFunction.value(at: moment.part) }
    return moment
  }

  /// Gives a copy of the layer the values at a time of the parent.
  func show(at time: TimeInterval, in copy: CALayer) {}

  /// Whether it changes a value that the layer draws.
  func redraws(_ layer: CALayer) -> Bool { false }

  /// What the animation changes, in facts.
  var subject: String { String(describing: type(of: self)) }
}

/// An object that is notified of the beginning and the end of an animation.
@preconcurrency @MainActor public protocol CAAnimationDelegate: AnyObject {
  /// Called when the animation begins.
  func animationDidStart(_ anim: CAAnimation)
  /// Called when the animation has ended, or was removed before.
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  /// Does nothing.
  public func animationDidStart(_ anim: CAAnimation) {}
  /// Does nothing.
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

#if !canImport(ObjectiveC)
  /// How often per second something is shown.
  public nonisolated struct CAFrameRateRange: Hashable, Sendable {
    /// The lowest rate that will do.
    public var minimum: Float
    /// The highest rate.
    public var maximum: Float
    /// The best rate, nil or 0 for any.
    public var preferred: Float?

    /// Creates the range without an opinion.
    public init() {
      self.init(minimum: 0, maximum: 0, preferred: 0)
    }

    /// Creates a range.
    public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
      (self.minimum, self.maximum, self.preferred) = (minimum, maximum, preferred)
    }

    /// The range without an opinion.
    public static let `default` = CAFrameRateRange()
  }
#endif
