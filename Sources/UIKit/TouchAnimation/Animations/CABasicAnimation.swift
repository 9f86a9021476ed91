// SPDX-License-Identifier: Apache-2.0
public import Foundation
import TouchCore

/// An animation between two values of a property.
///
/// Of the three values two say where it begins and ends. With one, the other is the value that the layer
/// shows when the animation is added; with `fromValue` alone, and with none, it ends at the layer's own
/// value.
@preconcurrency @MainActor open class CABasicAnimation: CAPropertyAnimation {
  /// The value at the beginning.
  open var fromValue: Any?
  /// The value at the end.
  open var toValue: Any?
  /// By how much the value changes.
  open var byValue: Any?

  /// What the layer showed when the animation was added.
  final var shown: MediaValue?

  /// A copy, of the same class and with the same values.
  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = super.copy(with: zone)
    guard let animation = copy as? CABasicAnimation else { return copy }
    animation.fromValue = fromValue
    animation.toValue = toValue
    animation.byValue = byValue
    return animation
  }

  override func prepare(for layer: CALayer, duration: TimeInterval) {
    super.prepare(for: layer, duration: duration)
    guard fromValue == nil, toValue == nil || byValue == nil, let keyPath else { return }
    shown = LayerProperties.shownValue(of: keyPath, in: layer)
  }

  /// The fraction of the way at a moment.
  func progress(at moment: MediaTiming.Moment) -> CGFloat { moment.part }

  override func value(at moment: MediaTiming.Moment, base: MediaValue) -> MediaValue? {
    guard let (from, to) = ends(base: base) else { return nil }
    return from.interpolated(to: to, progress(at: moment))
  }

  override func span(base: MediaValue) -> MediaValue? {
    ends(base: base).map { $0.to.subtracting($0.from) }
  }

  /// The two values between which it runs.
  private func ends(base: MediaValue) -> (from: MediaValue, to: MediaValue)? {
    // A value that is added starts from nothing where it is not given.
    let own = isAdditive ? base.zero : base
    let kind = valueFunction == nil ? base : .number(0)
    let from = fromValue.map { MediaValue($0, like: kind) }
    let to = toValue.map { MediaValue($0, like: kind) }
    let by = byValue.map { MediaValue($0, like: kind) }
    let start = isAdditive ? own : shown ?? own
    switch (from, to, by) {
    case (let from?, let to?, _): return (from, to)
    case (let from?, nil, let by?): return (from, from.adding(by))
    case (nil, let to?, let by?): return (to.subtracting(by), to)
    case (let from?, nil, nil): return (from, own)
    case (nil, let to?, nil): return (start, to)
    case (nil, nil, let by?): return (start, start.adding(by))
    case (nil, nil, nil): return (start, own)
    }
  }
}
