// SPDX-License-Identifier: Apache-2.0
import TouchSnapshot

/// What to do about a view that sticks out of one around it: it depends on whose that is.
struct OutsideRemedy {
  /// What to do, in a sentence.
  let text: String
  /// The lines that do it.
  let code: [String]

  init(_ touch: ExpectedTouch, _ level: ExpectedTouch.Level) {
    let child = touch.variable(touch.expected)
    let holder = touch.name(of: level.place)
    if let slide = touch.slide {
      text = "\(touch.name(of: slide)) is being animated. Print the views again when it has come to rest."
      code = []
      return
    }
    let container = touch.variable(level.place)
    switch ViewOwner(of: level.place, in: touch.walk.trees) {
    case .developer where level.view.clipsToBounds == .known(true) || Self.isAllOutside(touch, level):
      // An override would let something be touched that is not where it belongs, or not even drawn.
      text = "Make \(holder) large enough for it: with constraints to what is in it, or by its frame."
      code = [
        "\(child).bottomAnchor.constraint(lessThanOrEqualTo: \(container).bottomAnchor).isActive = true"
      ]
    case .developer:
      let itsClass = ["UIView", "UIWindow"].contains(level.view.className) ? "in a subclass" : "in its class"
      text = "Let \(holder) answer for what sticks out of it, \(itsClass), or make it larger:"
      code = [
        "override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {",
        "  super.point(inside: point, with: event)",
        "    || \(child).point(inside: convert(point, to: \(child)), with: event)", "}",
      ]
    case .bar(level.place):
      text = "Put it in front of the bar, into the view that the bar lies in:"
      code = ["\(container).superview?.addSubview(\(child))"]
    case .bar:
      text = "The bar lays this out: give the custom view its size with constraints."
      code = []
    case .content:
      text = "Make the cell high enough for it, with a constraint to contentView:"
      code = [
        "\(child).bottomAnchor.constraint(lessThanOrEqualTo: cell.contentView.bottomAnchor).isActive = true"
      ]
    case .keyboard, .container, .part, .system:
      text = "Move it inside, or put it into a view of your own that is large enough."
      code = []
    }
  }

  /// Whether no part of the expected view lies in the one around it.
  private static func isAllOutside(_ touch: ExpectedTouch, _ level: ExpectedTouch.Level) -> Bool {
    guard let box = touch.box(in: level.place), let bounds = touch.geometry(level.place).bounds else {
      return false
    }
    return !box.overlaps(bounds)
  }
}
