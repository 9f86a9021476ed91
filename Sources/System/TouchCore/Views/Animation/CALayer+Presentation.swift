// SPDX-License-Identifier: Apache-2.0
import Foundation
import TouchGraphics

extension CALayer {
  /// A copy of the layer with the values that its animations have now; nil if its class cannot be made.
  final func presentedCopy() -> CALayer? {
    guard motion?.model == nil else { return self }
    guard let copy = LayerMaking.copy(of: self) else { return nil }
    copy.ensuredMotion.model = self
    if let view = backing as? UIView { copy.takePresentedValues(of: view) }
    motion?.animations?.show(in: copy)
    if let mask = copy.style.mask { copy.style.mask = mask.presentedCopy() ?? mask }
    return copy
  }

  private func takePresentedValues(of view: UIView) {
    if case .point(let position) = view.presentedValue(of: .position) { values.position = position }
    if case .point(let origin) = view.presentedValue(of: .boundsOrigin),
      case .size(let size) = view.presentedValue(of: .boundsSize)
    {
      values.bounds = CGRect(origin: origin, size: size)
    }
    // A transform that is not animated may be three-dimensional.
    if view.extras?.animations.contains(where: { $0.key == .transform }) == true,
      case .transform(let transform) = view.presentedValue(of: .transform)
    {
      values.transform = CATransform3DMakeAffineTransform(transform)
    }
    if case .number(let opacity) = view.presentedValue(of: .opacity) { values.opacity = Float(opacity) }
    if case .color(let color) = view.presentedValue(of: .backgroundColor) {
      values.backgroundColor = color?.cgColor
    }
  }

  /// Gives a presentation the presentations of its layer's sublayers, at the first time that they are asked
  /// for.
  final func showSublayers() {
    guard let motion, let model = motion.model, !motion.isFilled else { return }
    motion.isFilled = true
    let copies = model.orderedChildren.compactMap { $0.presentedCopy() }
    fillList(copies)
    for copy in copies { copy.parent = self }
    viewlessCount = copies.count
  }

  /// The presentation of the superlayer.
  final var presentedSuperlayer: CALayer? {
    if let parent { return parent }
    guard let motion, let model = motion.model else { return nil }
    if motion.superlayer == nil { motion.superlayer = model.layerAbove?.presentedCopy() }
    return motion.superlayer
  }

  /// The names of the running animations, in the order in which they are applied; nil if none is running.
  final var runningKeys: [String]? {
    let ofView = (backing as? UIView)?.extras?.animations.map(\.key.rawValue) ?? []
    let keys = ofView + (motion?.animations?.keys ?? [])
    return keys.isEmpty ? nil : keys
  }

  /// Ends all animations of the layer at once; completions that wait for no other animation are called with
  /// false.
  final func endAnimations() {
    motion?.animations?.removeAll(.removed)
    (backing as? UIView)?.endAnimations(.removed)
  }

  /// Ends the animation of this name at once.
  package final func endAnimation(named key: String, _ reason: AnimationFact.End = .removed) {
    motion?.animations?.remove(key, reason)
    guard let key = AnimationKey(rawValue: key) else { return }
    (backing as? UIView)?.endAnimations(reason, of: key)
  }
}
