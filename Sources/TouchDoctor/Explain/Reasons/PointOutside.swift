// SPDX-License-Identifier: Apache-2.0

/// The point is not on the view at all.
public enum PointOutside: Reason {
  /// The name of the reason.
  public static let id = "point-outside"
  /// The reason in one line.
  public static let summary = "The point is outside of the view itself."
  /// The page of the manual.
  public static let page = """
    # Beside the view

    A view is touched inside its bounds: on the upper and left edge and up to, but not on, the lower and right one. What
    it draws outside, such as a shadow, does not count.

    Apple asks for 44 × 44 points for whatever is to be touched. A button that looks small need not be small.

    ## How to mend it

    Let a larger area answer. In a subclass:

        override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
          bounds.insetBy(dx: -12, dy: -12).contains(point)
        }

    The parent has to hold that area too: it is asked first.
    """
}

extension PointOutside: ReasonFinder {
  static func findings(in touch: ExpectedTouch) -> [Finding] {
    let own = touch.levels[touch.levels.count - 1]
    guard own.own != nil, case .outside(let overshoot) = own.asked.gate.verdict else { return [] }
    let box = touch.geometry(own.place).box.map { " It covers \(PlainNumber.text($0)) of the screen." } ?? ""
    let reach = max(overshoot.distance.rounded(.up), 1)
    let inset = PlainNumber.text(-reach)
    return [
      Finding(
        self, own.place, certainty: own.asked.certainty, "The point is \(overshoot).\(box)",
        remedy: "Touch it inside, or let a larger area answer, in its class:",
        code: [
          "override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {",
          "  bounds.insetBy(dx: \(inset), dy: \(inset)).contains(point)", "}",
        ],
        trial: touch.question(own.place, "frame", as: "CGRect"),
        order: [FindingStage.place, touch.levels.count])
    ]
  }
}
