// SPDX-License-Identifier: Apache-2.0

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
    return "\"" + name.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
  }
}
