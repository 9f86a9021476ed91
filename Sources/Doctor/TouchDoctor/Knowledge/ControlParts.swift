// SPDX-License-Identifier: Apache-2.0
import TextSources
import TouchSnapshot

/// The views that UIKit puts into a control: touches on them work the control.
struct ControlParts {
  /// Which views in a control are its parts.
  private enum Kind {
    /// All that are of the system's classes.
    case all
    /// Those that are no buttons: a button in a text field is one of its own.
    case allButButtons
    /// Those of private classes: a plain view in a button is its developer's, and takes touches from it.
    case privateOnes
    /// Those of React Native, whose root hands out the touches of all of them.
    case reactNatives
  }

  private let kind: Kind
  /// Whether it takes touches itself; false for what hosts views of SwiftUI.
  private(set) var isControl = true
  /// Whether the control's own class is UIKit's, so that nobody else decides where it is touched.
  let isUIKits: Bool

  /// Nil if the view is no control, nor anything else that UIKit builds of parts.
  init?(of view: ViewSnapshot) {
    let roles = KnownClass.roles(of: ClassKnowledge.uikitName(of: view))
    let isBuilt = roles.contains(.builtOfParts)
    let name = ClassName(view.className)
    if ClassKnowledge.isHandlerButton(view) {
      kind = .reactNatives
    } else if ClassKnowledge.isReactNatives(view), !ClassKnowledge.isControl(view), !isBuilt {
      kind = .reactNatives
      isControl = false
    } else if isBuilt || ClassKnowledge.isAlertAction(view) {
      kind = .all
    } else if name.looksLikeApples, name.name.holds("Hosting") {
      kind = .all
      isControl = false
    } else if roles.contains(.sideButtons) {
      kind = .allButButtons
    } else if ClassKnowledge.isControl(view) {
      kind = .privateOnes
    } else {
      return nil
    }
    isUIKits = name.looksLikeApples && kind != .privateOnes
  }

  /// Whether UIKit created the parts, so that no other code is involved with them.
  var areUIKits: Bool { kind != .reactNatives }

  /// Whether buttons in it are no parts, and are there to be touched for themselves.
  var leavesButtons: Bool { kind == .allButButtons }

  /// Whether a view in the control is one of its parts.
  func contains(_ view: ViewSnapshot) -> Bool {
    if kind == .reactNatives {
      // A button of Gesture Handler leaves out what has recognizers or is a control (reported).
      return ClassKnowledge.isReactNatives(view)
        && !(isControl && (ClassKnowledge.isControl(view) || view.hasRecognizers == .known(true)))
    }
    let name = ClassName(view.className)
    guard name.looksLikeApples || name.module == "SwiftUI" else { return false }
    switch kind {
    case .all: return true
    case .allButButtons: return !ClassKnowledge.isButton(view)
    case .privateOnes: return ClassKnowledge.isPrivate(view)
    case .reactNatives: return true
    }
  }

  /// Whether a view inside a part belongs to that: UIKit builds the background of a filled button of plain
  /// views and effect views.
  func containsInPart(_ view: ViewSnapshot) -> Bool {
    if contains(view) { return true }
    guard kind == .privateOnes else { return false }
    let isApples = ClassName(view.className).looksLikeApples
    return isApples && !ClassKnowledge.isControl(view) && view.hasRecognizers != .known(true)
  }
}
