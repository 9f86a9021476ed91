// SPDX-License-Identifier: Apache-2.0
import TouchCore
public import TouchGraphics

/// An animation of a property through several values, or of a position along a path.
@preconcurrency @MainActor open class CAKeyframeAnimation: CAPropertyAnimation {
  /// The values, which the path replaces.
  open var values: [Any]?
  /// The path of a point.
  open var path: CGPath?
  /// When each value is reached, from 0 to 1; nil for equal intervals.
  open var keyTimes: [NSNumber]?
  /// The pace between each value and the next.
  open var timingFunctions: [CAMediaTimingFunction]?
  /// What is between the values.
  open var calculationMode: CAAnimationCalculationMode = .linear
  /// Whether the layer turns along the path, nil for not.
  open var rotationMode: CAAnimationRotationMode?
  /// How taut the curve through each value is, for the cubic modes.
  open var tensionValues: [NSNumber]?
  /// How sharp the corner at each value is, for the cubic modes.
  open var continuityValues: [NSNumber]?
  /// Where the curve goes in relation to each value, for the cubic modes.
  open var biasValues: [NSNumber]?

  /// A copy, of the same class and with the same values.
  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = super.copy(with: zone)
    guard let animation = copy as? CAKeyframeAnimation else { return copy }
    animation.values = values
    animation.path = path
    animation.keyTimes = keyTimes
    animation.timingFunctions = timingFunctions
    animation.calculationMode = calculationMode
    animation.rotationMode = rotationMode
    animation.tensionValues = tensionValues
    animation.continuityValues = continuityValues
    animation.biasValues = biasValues
    return animation
  }

  private final var track: KeyframeTrack?

  override func show(at time: TimeInterval, in copy: CALayer) {
    super.show(at: time, in: copy)
    guard rotationMode != nil, let moment = moment(at: time), var angle = track?.angle(at: moment.part) else {
      return
    }
    if rotationMode == .rotateAutoReverse { angle += .pi }
    copy.transform = CATransform3DRotate(copy.transform, angle, 0, 0, 1)
  }

  override func value(at moment: MediaTiming.Moment, base: MediaValue) -> MediaValue? {
    ensuredTrack(base).value(at: moment.part)
  }

  override func span(base: MediaValue) -> MediaValue? {
    let track = ensuredTrack(base)
    guard let first = track.values.first, let last = track.values.last else { return nil }
    return last.subtracting(first)
  }

  /// The values with their times; made once, because a running animation does not change.
  private func ensuredTrack(_ base: MediaValue) -> KeyframeTrack {
    if let track { return track }
    let kind = valueFunction == nil ? base : .number(0)
    let made = KeyframeTrack(self, like: kind)
    track = made
    return made
  }
}

#if !canImport(ObjectiveC)
  /// What an animation shows between its values.
  public nonisolated struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
    /// The name, as QuartzCore has it.
    public let rawValue: String

    /// Creates a mode of its name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// What is between two values.
    public static let linear = CAAnimationCalculationMode(rawValue: "linear")
    /// Each value until the next one's time.
    public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
    /// At constant speed, whatever the times.
    public static let paced = CAAnimationCalculationMode(rawValue: "paced")
    /// Along a smooth curve.
    public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
    /// Along a smooth curve, at constant speed.
    public static let cubicPaced = CAAnimationCalculationMode(rawValue: "cubicPaced")
  }

  /// Whether a layer turns along the path of its animation.
  public nonisolated struct CAAnimationRotationMode: RawRepresentable, Hashable, Sendable {
    /// The name, as QuartzCore has it.
    public let rawValue: String

    /// Creates a mode of its name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// It turns in the direction of the path.
    public static let rotateAuto = CAAnimationRotationMode(rawValue: "auto")
    /// It turns against the direction of the path.
    public static let rotateAutoReverse = CAAnimationRotationMode(rawValue: "autoReverse")
  }
#endif
