// SPDX-License-Identifier: Apache-2.0
import Touchstone

/// What the recognizers of a snapshot are called, the same in every run.
struct RecognizerNames {
  private var names: [ObjectIdentifier: String] = [:]

  /// Names those of the views and of what is in them, in the order of the tree.
  init(in roots: [UIView]) {
    var counts: [String: Int] = [:]
    var waiting: [UIView] = roots.reversed()
    while let view = waiting.popLast() {
      for recognizer in view.gestureRecognizers ?? [] {
        let className = Self.className(of: recognizer)
        counts[className, default: 0] += 1
        names[ObjectIdentifier(recognizer)] = recognizer.name ?? "\(className)#\(counts[className] ?? 0)"
      }
      waiting.append(contentsOf: view.children.reversed())
    }
  }

  /// The name of a recognizer; one outside of the tree has its own, or that of its class.
  subscript(recognizer: UIGestureRecognizer) -> String {
    names[ObjectIdentifier(recognizer)] ?? recognizer.name ?? Self.className(of: recognizer)
  }

  /// The class of a recognizer; of one that a scene's probe is on, UIKit's.
  static func className(of recognizer: UIGestureRecognizer) -> String {
    let name = "\(type(of: recognizer))"
    return recognizer is any ProbedRecognizer ? "UI" + name.dropFirst("Probed".count) : name
  }
}
