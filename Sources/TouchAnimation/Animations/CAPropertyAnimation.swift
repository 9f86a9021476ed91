// SPDX-License-Identifier: Apache-2.0

/// The base class of animations of one property of a layer.
@preconcurrency @MainActor open class CAPropertyAnimation: CAAnimation {
  /// The property, such as `"opacity"` or `"transform.rotation.z"`.
  open var keyPath: String?

  /// Whether the value is added to the one that the layer has without the animation.
  open var isAdditive = false

  /// Whether each repetition begins with the value at which the one before has ended.
  open var isCumulative = false

  /// What turns a number into the transform that is shown.
  open var valueFunction: CAValueFunction?

  /// Creates an animation of a property.
  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }

  /// A copy, of the same class and with the same values.
  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = super.copy(with: zone)
    guard let animation = copy as? CAPropertyAnimation else { return copy }
    animation.keyPath = keyPath
    animation.isAdditive = isAdditive
    animation.isCumulative = isCumulative
    animation.valueFunction = valueFunction
    return animation
  }

  override func prepare(for layer: CALayer, duration: TimeInterval) {
    super.prepare(for: layer, duration: duration)
    guard let keyPath, !(self is CAKeyframeAnimation && keyPath.isEmpty) else { return }
    if !LayerProperties.has(keyPath, in: layer) {
      Misuse.report(
        "An animation of \"\(keyPath)\" was added to a \(type(of: layer)), which has no such property that can be animated; the animation takes its time and shows nothing."
      )
    }
  }

  override func show(at time: TimeInterval, in copy: CALayer) {
    guard let keyPath, let moment = moment(at: time),
      let base = LayerProperties.value(of: keyPath, in: copy)
    else { return }
    guard var value = value(at: moment, base: base) else { return }
    if isCumulative, moment.iteration > 0, let run = span(base: base) {
      for _ in 0..<min(moment.iteration, 10_000) { value = value.adding(run) }
    }
    if let valueFunction, let transform = valueFunction.transform(value) { value = .transform(transform) }
    if isAdditive { value = value.adding(base) }
    LayerProperties.set(value, of: keyPath, in: copy)
  }

  /// The value at a moment; `base` is the one that the layer has without the animation.
  func value(at moment: MediaTiming.Moment, base: MediaValue) -> MediaValue? { nil }

  /// By how much the value changes in one run.
  func span(base: MediaValue) -> MediaValue? { nil }

  override var subject: String { keyPath ?? super.subject }
}

/// Turns a number, or three, into a transform.
public nonisolated final class CAValueFunction: NSObject, Sendable {
  /// The name.
  public let name: CAValueFunctionName

  /// Creates the function of a name; nil for a name that QuartzCore does not have.
  public init?(name: CAValueFunctionName) {
    guard CAValueFunctionName.all.contains(name) else { return nil }
    self.name = name
  }

  func transform(_ value: MediaValue) -> CATransform3D? {
    if case .list(let parts) = value {
      let numbers = parts.map { $0.number ?? 0 }
      guard numbers.count == 3 else { return nil }
      let (x, y, z) = (numbers[0], numbers[1], numbers[2])
      if name == .scale { return CATransform3DMakeScale(x, y, z) }
      return name == .translate ? CATransform3DMakeTranslation(x, y, z) : nil
    }
    guard let number = value.number else { return nil }
    switch name {
    case .rotateX: return CATransform3DMakeRotation(number, 1, 0, 0)
    case .rotateY: return CATransform3DMakeRotation(number, 0, 1, 0)
    case .rotateZ: return CATransform3DMakeRotation(number, 0, 0, 1)
    case .scaleX: return CATransform3DMakeScale(number, 1, 1)
    case .scaleY: return CATransform3DMakeScale(1, number, 1)
    case .scaleZ: return CATransform3DMakeScale(1, 1, number)
    case .translateX: return CATransform3DMakeTranslation(number, 0, 0)
    case .translateY: return CATransform3DMakeTranslation(0, number, 0)
    case .translateZ: return CATransform3DMakeTranslation(0, 0, number)
    default: return nil
    }
  }
}

/// The names of the functions that make transforms.
public nonisolated struct CAValueFunctionName: RawRepresentable, Hashable, Sendable {
  /// The name, as QuartzCore has it.
  public let rawValue: String

  /// Creates a name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Turns about the x axis, by radians.
  public static let rotateX = CAValueFunctionName(rawValue: "rotateX")
  /// Turns about the y axis, by radians.
  public static let rotateY = CAValueFunctionName(rawValue: "rotateY")
  /// Turns about the z axis, by radians.
  public static let rotateZ = CAValueFunctionName(rawValue: "rotateZ")
  /// Scales by three numbers.
  public static let scale = CAValueFunctionName(rawValue: "scale")
  /// Scales along x.
  public static let scaleX = CAValueFunctionName(rawValue: "scaleX")
  /// Scales along y.
  public static let scaleY = CAValueFunctionName(rawValue: "scaleY")
  /// Scales along z.
  public static let scaleZ = CAValueFunctionName(rawValue: "scaleZ")
  /// Moves by three numbers.
  public static let translate = CAValueFunctionName(rawValue: "translate")
  /// Moves along x.
  public static let translateX = CAValueFunctionName(rawValue: "translateX")
  /// Moves along y.
  public static let translateY = CAValueFunctionName(rawValue: "translateY")
  /// Moves along z.
  public static let translateZ = CAValueFunctionName(rawValue: "translateZ")

  static let all: Set<CAValueFunctionName> = [
    .rotateX, .rotateY, .rotateZ, .scale, .scaleX, .scaleY, .scaleZ, .translate, .translateX, .translateY,
    .translateZ,
  ]
}
