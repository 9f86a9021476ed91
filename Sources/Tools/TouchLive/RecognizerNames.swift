// SPDX-License-Identifier: Apache-2.0
#if TOUCHSTONE
  import Touchstone
#else
  import UIKit
#endif

/// The names of the recognizers in a snapshot, the same in every run.
struct RecognizerNames {
  private var names: [ObjectIdentifier: String] = [:]

  /// Names the recognizers of the views and their subviews, in the order of the tree.
  init(in roots: [UIView]) {
    var counts: [String: Int] = [:]
    var waiting: [UIView] = roots.reversed()
    while let view = waiting.popLast() {
      for recognizer in view.gestureRecognizers ?? [] {
        let className = Self.className(of: recognizer)
        counts[className, default: 0] += 1
        names[ObjectIdentifier(recognizer)] = recognizer.name ?? "\(className)#\(counts[className] ?? 0)"
      }
      waiting.append(contentsOf: view.subviews.reversed())
    }
  }

  /// The name of a recognizer; outside the tree, its own name or that of its class.
  subscript(recognizer: UIGestureRecognizer) -> String {
    names[ObjectIdentifier(recognizer)] ?? recognizer.name ?? Self.className(of: recognizer)
  }

  /// The class of a recognizer as code names it: of one that a view of the framework makes for itself, the
  /// public class that it comes from.
  static func publicClassName(of recognizer: UIGestureRecognizer) -> String {
    #if TOUCHSTONE
      var next: AnyClass = type(of: recognizer)
      let modules = ["TouchCore.", "TouchControls.", "TouchInterface."]
      while !LiveClass.name(of: next).hasPrefix("UI"),
        modules.contains(where: String(reflecting: next).hasPrefix), let above = _getSuperclass(next)
      {
        next = above
      }
      if next != type(of: recognizer) { return LiveClass.name(of: next) }
    #endif
    return className(of: recognizer)
  }

  /// The class of a recognizer, or the one that it stands for.
  static func className(of recognizer: UIGestureRecognizer) -> String {
    (recognizer as? any StandInRecognizer)?.standsFor ?? LiveClass.name(of: type(of: recognizer))
  }
}
