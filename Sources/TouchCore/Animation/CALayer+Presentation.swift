// SPDX-License-Identifier: Apache-2.0

extension CALayer {
  final func presentedCopy() -> CALayer {
    let copy = CALayer(layer: self)
    guard let view = backing as? UIView else { return copy }
    if case .point(let position) = view.presentedValue(of: .position) { copy.position = position }
    if case .point(let origin) = view.presentedValue(of: .boundsOrigin),
      case .size(let size) = view.presentedValue(of: .boundsSize)
    {
      copy.bounds = CGRect(origin: origin, size: size)
    }
    if case .transform(let transform) = view.presentedValue(of: .transform) {
      copy.setAffineTransform(transform)
    }
    if case .number(let opacity) = view.presentedValue(of: .opacity) { copy.opacity = Float(opacity) }
    if case .color(let color) = view.presentedValue(of: .backgroundColor) {
      copy.backgroundColor = color?.cgColor
    }
    return copy
  }

  /// The names of the running animations, in the order in which they began; nil if none is running.
  final var runningKeys: [String]? {
    guard let running = (backing as? UIView)?.extras?.animations, !running.isEmpty else { return nil }
    return running.map(\.key.rawValue)
  }

  /// Ends all animations of the layer at once; completions that wait for no other animation are called with
  /// false.
  final func endAnimations() {
    (backing as? UIView)?.endAnimations(.removed)
  }

  /// Ends the animation of this name at once.
  final func endAnimation(named key: String) {
    guard let key = AnimationKey(rawValue: key) else { return }
    (backing as? UIView)?.endAnimations(.removed, of: key)
  }
}
