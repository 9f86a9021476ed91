// SPDX-License-Identifier: Apache-2.0
import Foundation
import TouchCore

extension Place: CustomStringConvertible {
  /// The place as ``FingerLines`` write it: `center of "button"`, `(10, 20) in "button"`.
  public var description: String {
    switch form {
    case .screen(let point): Self.text(of: point)
    case .point(let point, in: let view): "\(Self.text(of: point)) in \(Self.text(of: view))"
    case .center(of: let view): "center of \(Self.text(of: view))"
    case .inside(let view): "inside \(Self.text(of: view))"
    case .beside(let side, let view, by: let distance):
      "\(side.rawValue) \(Self.text(of: view)) by \(Self.text(of: distance))"
    }
  }

  /// The place as in a sentence: `"button"` for its center, `60 above "button"`.
  var inSentence: String {
    switch form {
    case .center(of: let view): Self.text(of: view)
    case .beside(let side, let view, by: let distance):
      "\(Self.text(of: distance)) \(side.rawValue) \(Self.text(of: view))"
    case .screen, .point, .inside: description
    }
  }

  /// The place as it follows `tap`: `"button"`, `at (10, 20)`.
  var afterTap: String {
    if case .center = form { inSentence } else { afterDown }
  }

  /// The place as it follows `down`: `on "button"`, `at (10, 20)`.
  var afterDown: String {
    switch form {
    case .center: "on \(inSentence)"
    case .inside: inSentence
    case .screen, .point, .beside: "at \(inSentence)"
    }
  }

  private static func text(of point: CGPoint) -> String {
    "(\(text(of: point.x)), \(text(of: point.y)))"
  }

  private static func text(of number: CGFloat) -> String {
    Double(number).exact
  }

  private static func text(of reference: StageReference) -> String {
    let name =
      switch reference {
      case .named(let name): name
      case .view(let view): view.accessibilityIdentifier ?? String(describing: type(of: view))
      }
    return name.quoted
  }
}

extension String {
  /// The text in quotes, as scripts and finger lines parse it.
  nonisolated var quoted: String {
    "\"" + replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
  }
}
