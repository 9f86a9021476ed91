// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The point is on the view, but outside of a view that it lies in.
public enum OutsideAncestor: Reason {
  /// The name of the reason.
  public static let id = "outside-ancestor"
  /// The reason in one line.
  public static let summary = "The point is on the view, but outside of a view in which it lies."
  /// The page of the manual.
  public static let page = """
    # Outside of its parent

    A view is only asked about a touch after its parent has said that the point is inside. The part of a button that
    sticks out of its parent is drawn, unless the parent clips, and is never touched. The round button in the middle
    of a tab bar is the well-known case: its lower half works, its upper half does not.

    The same holds for every view further up.

    ## How to mend it

    Let the parent be asked for its children's sake. In its class:

        override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
          super.point(inside: point, with: event)
            || button.point(inside: convert(point, to: button), with: event)
        }

    Or make the parent as large as what lies in it, or put the button into a view that is larger.
    """
}

extension OutsideAncestor: ReasonFinder {
  static func findings(in touch: ExpectedTouch) -> [Finding] {
    touch.gates { level, holder in
      guard let holder, level.own != nil, case .outside(let overshoot) = level.asked.gate.verdict else {
        return nil
      }
      let child = touch.variable(touch.expected)
      let itsClass = ["UIView", "UIWindow"].contains(level.view.className) ? "in a subclass" : "in its class"
      let finding = Finding(
        self, level.place, certainty: level.asked.certainty,
        (part(of: touch, outside: level, overshoot) ?? "A part of it lies outside")
          + " \(holder), in which it lies. "
          + "The point is \(overshoot), and a view is not asked about what is outside of it.",
        remedy: "Let \(holder) answer for what sticks out of it, \(itsClass), or make it larger:",
        code: [
          "override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {",
          "  super.point(inside: point, with: event)",
          "    || \(child).point(inside: convert(point, to: \(child)), with: event)", "}",
        ],
        trial: touch.question(level.place, "frame", as: "CGRect"), order: [])
      return finding
    }
  }

  /// "Its upper 20 pt lie outside".
  private static func part(
    of touch: ExpectedTouch, outside level: ExpectedTouch.Level, _ overshoot: Overshoot
  ) -> String? {
    guard let box = touch.box(in: level.place), let bounds = touch.geometry(level.place).bounds else {
      return nil
    }
    let (amount, extent, word): (Double, Double, String) =
      switch overshoot.side {
      case .top: (bounds.minY - box.minY, box.height, "upper")
      case .left: (bounds.minX - box.minX, box.width, "left")
      case .bottom: (box.maxY - bounds.maxY, box.height, "lower")
      case .right: (box.maxX - bounds.maxX, box.width, "right")
      }
    guard amount > 0 else { return nil }
    return amount >= extent
      ? "All of it lies outside" : "Its \(word) \(PlainNumber.text(amount)) pt lie outside"
  }
}
