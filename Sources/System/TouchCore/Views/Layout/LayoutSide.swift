// SPDX-License-Identifier: Apache-2.0
import Foundation

/// One side of a constraint: a part of a view or of a layout guide, or the distance between two parts.
struct LayoutSide {
  let box: LayoutBox
  let attribute: NSLayoutConstraint.Attribute
  /// The part from which the distance to this one is measured.
  var origin: Origin?

  /// Where a distance begins.
  struct Origin {
    let box: LayoutBox
    let attribute: NSLayoutConstraint.Attribute
  }

  /// The side of a constraint without items.
  static let none = LayoutSide(box: LayoutBox(of: .free), attribute: .notAnAttribute)

  init(box: LayoutBox, attribute: NSLayoutConstraint.Attribute) {
    self.box = box
    self.attribute = attribute
  }

  /// A part of a view or a layout guide; nil for anything else.
  init?(item: Any, attribute: NSLayoutConstraint.Attribute) {
    switch item {
    case let view as UIView: self.init(box: view.ensuredLayout, attribute: attribute)
    case let guide as UILayoutGuide: self.init(box: guide.box, attribute: attribute)
    default: return nil
    }
  }

  /// The distance from one part to another.
  static func distance(from start: LayoutSide, to end: LayoutSide) -> LayoutSide {
    var side = LayoutSide(box: end.box, attribute: end.attribute)
    side.origin = Origin(box: start.box, attribute: start.attribute)
    return side
  }

  /// Whether it is a length, and not a position.
  var isLength: Bool { origin != nil || attribute.place == .length }

  /// The side as in `card.leading`.
  var summary: String {
    let end = "\(box.name).\(attribute.name)"
    guard let origin else { return end }
    return "(\(end) - \(origin.box.name).\(origin.attribute.name))"
  }
}

extension LayoutSide: Hashable {
  nonisolated static func == (one: LayoutSide, other: LayoutSide) -> Bool {
    one.box === other.box && one.attribute == other.attribute && one.origin?.box === other.origin?.box
      && one.origin?.attribute == other.origin?.attribute
  }

  nonisolated func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(box))
    hasher.combine(attribute)
  }
}

extension NSLayoutConstraint {
  /// The constraint as a formula, with its identifier, and with its priority if it is not required.
  final var summary: String {
    var text = identifier.map { "'\($0)' " } ?? ""
    text += first?.summary ?? "nothing"
    text += " \(relation.sign) "
    if let second {
      if multiplier != 1 { text += "\(NumberText.of(multiplier)) * " }
      text += second.summary
      if constant != 0 {
        text += constant < 0 ? " - \(NumberText.of(-constant))" : " + \(NumberText.of(constant))"
      }
    } else {
      text += NumberText.of(constant)
    }
    if priority != .required { text += " @\(NumberText.of(CGFloat(priority.rawValue)))" }
    return text
  }
}

/// Numbers in reports: without a fraction if there is none.
enum NumberText {
  static func of(_ number: CGFloat) -> String {
    number == number.rounded() && abs(number) < 1e15 ? "\(Int(number))" : "\(Double(number))"
  }
}
