// SPDX-License-Identifier: Apache-2.0
public import Foundation
public import TouchCore
public import TouchGraphics

/// Says how a view follows the tilt of the device; it is kept with the view, and moves it only if the
/// viewer's offset is set.
@preconcurrency @MainActor open class UIMotionEffect: NSObject {
  /// Creates an effect that changes nothing.
  public override init() {
    super.init()
  }

  /// The values relative to those of the view, by key path, for an offset of the viewer from -1 to 1.
  open func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? { nil }
}

/// Interpolates one property of a view between two values along one axis of the tilt.
@preconcurrency @MainActor open class UIInterpolatingMotionEffect: UIMotionEffect {
  /// The axis.
  public nonisolated enum EffectType: Int, Sendable, Hashable {
    /// To the left and to the right.
    case tiltAlongHorizontalAxis
    /// Up and down.
    case tiltAlongVerticalAxis
  }

  /// The property, such as `center.x`.
  public let keyPath: String
  /// The axis of the tilt.
  public let type: EffectType
  /// The value at -1, relative to that of the view.
  open var minimumRelativeValue: Any?
  /// The value at 1, relative to that of the view.
  open var maximumRelativeValue: Any?

  /// Creates an effect of a property.
  public init(keyPath: String, type: EffectType) {
    self.keyPath = keyPath
    self.type = type
    super.init()
  }

  /// The number between the two values at an offset; nil if they are not numbers.
  open override func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? {
    guard let low = Self.number(minimumRelativeValue), let high = Self.number(maximumRelativeValue) else {
      return nil
    }
    let offset = type == .tiltAlongHorizontalAxis ? viewerOffset.horizontal : viewerOffset.vertical
    let part = (min(max(offset, -1), 1) + 1) / 2
    return [keyPath: low + (high - low) * part]
  }

  private static func number(_ value: Any?) -> CGFloat? {
    switch value {
    case let value as CGFloat: value
    case let value as Double: CGFloat(value)
    case let value as Float: CGFloat(value)
    case let value as Int: CGFloat(value)
    case let value as NSNumber: CGFloat(value.doubleValue)
    default: nil
    }
  }
}

/// Several effects as one.
@preconcurrency @MainActor open class UIMotionEffectGroup: UIMotionEffect {
  /// The effects; a list that contains the group, also by way of other groups, is refused.
  open var motionEffects: [UIMotionEffect]? {
    get { storedMotionEffects }
    set {
      guard !Self.lead(newValue, to: self) else {
        return Misuse.report(
          "UIMotionEffectGroup.motionEffects: a group cannot contain itself; its effects stay as they are.")
      }
      storedMotionEffects = newValue
    }
  }
  private final var storedMotionEffects: [UIMotionEffect]?

  /// Whether a group is among effects, or in one of them.
  private static func lead(_ effects: [UIMotionEffect]?, to group: UIMotionEffectGroup) -> Bool {
    var waiting = effects ?? []
    var seen: Set<ObjectIdentifier> = []
    while let effect = waiting.popLast() {
      if effect === group { return true }
      guard let inner = effect as? UIMotionEffectGroup, seen.insert(ObjectIdentifier(inner)).inserted else {
        continue
      }
      waiting += inner.storedMotionEffects ?? []
    }
    return false
  }

  /// The values of all effects; of two for one key path the later counts.
  open override func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? {
    let all = (motionEffects ?? []).compactMap { $0.keyPathsAndRelativeValues(forViewerOffset: viewerOffset) }
    return all.isEmpty ? nil : all.reduce(into: [:]) { $0.merge($1) { $1 } }
  }
}

extension UIView {
  /// The effects of the tilt on the view, in the order in which they were added.
  public var motionEffects: [UIMotionEffect] {
    get { companion(MotionEffects.self)?.effects ?? [] }
    set {
      guard !newValue.isEmpty || companion(MotionEffects.self) != nil else { return }
      companion(MotionEffects.self, orMake: { MotionEffects() }).effects = newValue
    }
  }

  /// Adds an effect, unless the view has it.
  public func addMotionEffect(_ effect: UIMotionEffect) {
    if !motionEffects.contains(where: { $0 === effect }) { motionEffects.append(effect) }
  }

  /// Removes an effect.
  public func removeMotionEffect(_ effect: UIMotionEffect) {
    motionEffects.removeAll { $0 === effect }
  }
}

private final class MotionEffects {
  var effects: [UIMotionEffect] = []
}
