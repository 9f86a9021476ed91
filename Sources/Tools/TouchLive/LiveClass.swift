// SPDX-License-Identifier: Apache-2.0
#if TOUCHSTONE
  import TouchCore
  import Touchstone
#else
  import UIKit
#endif

/// What a class of the running program is called, and what it overrides.
enum LiveClass {
  /// The name of a class, as descriptions of its views have it.
  static func name(of type: AnyClass) -> String {
    #if TOUCHSTONE
      "\(type)"
    #else
      NSStringFromClass(type)
    #endif
  }

  /// The nearest superclass that UIKit documents, or the class itself.
  static func framework(of view: UIView) -> String {
    #if TOUCHSTONE
      view.frameworksClassName
    #else
      var next: AnyClass? = type(of: view)
      while let current = next {
        let name = NSStringFromClass(current)
        // Classes of an app have its module in front, and those of the system that nobody documents an
        // underscore.
        if name.hasPrefix("UI"), !name.contains(".") { return name }
        next = class_getSuperclass(current)
      }
      return "UIView"
    #endif
  }

  /// Whether an animation keeps touches from a view whose properties let them in.
  static func isKeptUntouched(_ view: UIView) -> Bool {
    #if TOUCHSTONE
      view.isKeptUntouchedByAnimation
    #else
      // Nobody says whether an animation allows interaction, but a plain view always finds its own middle.
      guard view.layer.animationKeys()?.isEmpty == false, view.isUserInteractionEnabled, !view.isHidden,
        view.alpha > 0.01, !view.bounds.isEmpty
      else { return false }
      return view.hitTest(CGPoint(x: view.bounds.midX, y: view.bounds.midY), with: nil) == nil
    #endif
  }

  /// Whether the class decides about hit-testing itself, by overriding `hitTest(_:with:)` or
  /// `point(inside:with:)`.
  static func overridesHitTesting(_ view: UIView) -> Bool {
    #if TOUCHSTONE
      view.overridesHitTesting
    #else
      ["hitTest:withEvent:", "pointInside:withEvent:"].map(NSSelectorFromString).contains {
        class_getMethodImplementation(type(of: view), $0) != class_getMethodImplementation(UIView.self, $0)
      }
    #endif
  }
}
