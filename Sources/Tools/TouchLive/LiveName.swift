// SPDX-License-Identifier: Apache-2.0
import TouchSnapshot

#if TOUCHSTONE
  package import Touchstone
#else
  package import UIKit
#endif

/// What a live view or recognizer is called in texts.
@MainActor package enum LiveName {
  /// The class, with what can be read on the view or what a developer named it: `UIButton 'Buy'`.
  package static func of(_ view: UIView) -> String {
    let name = LiveClass.name(of: type(of: view))
    guard let word = ViewSnapshot.text(of: view) ?? view.accessibilityIdentifier, !word.isEmpty else {
      return name
    }
    return "\(name) '\(word)'"
  }

  /// Whether the class of a view overrides `hitTest(_:with:)` or `point(inside:with:)`.
  package static func decides(_ view: UIView) -> Bool { LiveClass.overridesHitTesting(view) }

  /// The recognizer's name or class, and its view: `UITapGestureRecognizer of UIView 'card'`.
  package static func of(_ recognizer: UIGestureRecognizer) -> String {
    let name = recognizer.name ?? RecognizerNames.className(of: recognizer)
    return recognizer.view.map { "\(name) of \(of($0))" } ?? name
  }
}
