// SPDX-License-Identifier: Apache-2.0
import Foundation
import TouchGraphics

/// A separately animated part of a view, with its name in the layer.
nonisolated enum AnimationKey: String, Sendable {
  case position
  case boundsOrigin = "bounds.origin"
  case boundsSize = "bounds.size"
  case transform
  case opacity
  case backgroundColor
  /// The transition of a view's content, which has no value.
  case transition
}

extension UIView {
  /// The model value of a part of the view.
  final func modelValue(of key: AnimationKey) -> AnimatedValue {
    switch key {
    case .position: .point(storedCenter)
    case .boundsOrigin: .point(storedBounds.origin)
    case .boundsSize: .size(storedBounds.size)
    case .transform: .transform(affine?.matrix ?? .identity)
    case .opacity: .number(CGFloat(storedAlpha))
    case .backgroundColor: .color(extras?.backgroundColor)
    case .transition: .number(1)
    }
  }

  /// Sets a part of the view without recording the change in an animation block.
  final func setModelValue(_ value: AnimatedValue, of key: AnimationKey) {
    guard value != modelValue(of: key) else { return }
    AnimationContext.withoutRecording {
      switch (key, value) {
      case (.position, .point(let point)): setCenter(point)
      case (.boundsOrigin, .point(let point)): setBounds(CGRect(origin: point, size: storedBounds.size))
      case (.boundsSize, .size(let size)): setBounds(CGRect(origin: storedBounds.origin, size: size))
      case (.transform, .transform(let transform)): setTransform(transform)
      case (.opacity, .number(let opacity)): setAlpha(opacity)
      case (.backgroundColor, .color(let color)): setBackgroundColor(color)
      default: break
      }
    }
  }

  /// The value of a part of the view that the screen shows now.
  final func presentedValue(of key: AnimationKey) -> AnimatedValue {
    let goal = modelValue(of: key)
    guard let animation = extras?.animations.first(where: { $0.key == key }), let driver = animation.driver
    else { return goal }
    if let steps = animation.steps { return steps.value(at: driver.progress(of: animation)) ?? goal }
    return animation.from.interpolated(to: goal, driver.progress(of: animation))
  }
}
