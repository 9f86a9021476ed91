// SPDX-License-Identifier: Apache-2.0
public import Foundation
import TouchCore

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

  override func redraws(_ layer: CALayer) -> Bool {
    guard let key = keyPath?.prefix(while: { $0 != "." }), !key.isEmpty else { return false }
    return type(of: layer).needsDisplay(forKey: String(key))
  }

  /// The value at a moment; `base` is the one that the layer has without the animation.
  func value(at moment: MediaTiming.Moment, base: MediaValue) -> MediaValue? { nil }

  /// By how much the value changes in one run.
  func span(base: MediaValue) -> MediaValue? { nil }

  override var subject: String { keyPath ?? super.subject }
}
