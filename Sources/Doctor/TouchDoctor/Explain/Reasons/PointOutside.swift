// SPDX-License-Identifier: Apache-2.0
import TouchSnapshot

/// The point is not on the view.
public enum PointOutside: Reason {
  /// The name of the reason.
  public static let id = "point-outside"
  /// The reason in one line.
  public static let summary = "The point is outside the view itself."
  /// The page of the manual.
  public static let page = """
    # Beside the view

    A view is touched inside its bounds, which include the upper and left edges but not the lower and right ones. Anything
    it draws outside, such as a shadow, does not count.

    Apple recommends 44 × 44 points for anything that can be touched. A button may look smaller than it is.

    ## How to fix it

    Accept touches in a larger area. In a subclass:

        override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
          bounds.insetBy(dx: -12, dy: -12).contains(point)
        }

    The area cannot extend beyond the bounds of the parent and of all views further up, because they are asked first. So
    this helps for a few points. If the point is more than 20 points away, it belongs to another view.
    """
}

extension PointOutside: ReasonFinder {
  /// The farthest that a hit area is worth growing, in points: beyond it, the point is elsewhere.
  private static let farthest = 20.0

  static func findings(in touch: ExpectedTouch) -> [Finding] {
    let own = touch.levels[touch.levels.count - 1]
    guard own.own != nil, case .outside(let overshoot) = own.asked.gate.verdict else { return [] }
    // In what a transform flattens there are no points.
    guard !touch.levels.contains(where: { $0.view.transform.value.map { $0.inverted == nil } ?? false })
    else {
      return []
    }
    let box = touch.geometry(own.place).box.map { " It covers \(PlainNumber.text($0)) of the screen." } ?? ""
    let (remedy, code) = remedy(for: touch, overshoot)
    if let turned = turned(touch) {
      return [
        Finding(
          id, own.place, certainty: own.asked.certainty, turned,
          remedy: "Touch it inside, such as in its middle.",
          code: [],
          order: [FindingStage.place, touch.levels.count])
      ]
    }
    return [
      Finding(
        id, own.place, certainty: own.asked.certainty, "The point is \(overshoot).\(box)",
        remedy: remedy, code: code, trial: touch.question(own.place, "frame", as: "CGRect"),
        order: [FindingStage.place, touch.levels.count])
    ]
  }

  /// That the point lies in a corner of the box around a view that is rotated; nil for any other view or
  /// point.
  private static func turned(_ touch: ExpectedTouch) -> String? {
    let geometry = touch.geometry(touch.expected)
    guard let way = geometry.toTree, abs(way.b) > 1e-6, abs(way.a) > 1e-6, let box = geometry.box,
      box.contains(touch.point),
      let middle = geometry.center
    else { return nil }
    let degrees = PlainNumber.text(way.rotation.rounded())
    let x = PlainNumber.text(middle.x), y = PlainNumber.text(middle.y)
    return
      "It is rotated by \(degrees)°. The point is inside the box around it, but beside the view itself, whose middle is at "
      + "\(x), \(y)."
  }

  private static func remedy(for touch: ExpectedTouch, _ overshoot: Overshoot) -> (String, [String]) {
    if let slide = touch.slide {
      return (
        "\(touch.name(of: slide)) is being animated. Print the views again when it has come to rest.", []
      )
    }
    guard overshoot.distance <= farthest else { return ("Choose a point inside it.", []) }
    // What holds the view is asked first, and says no to all that is outside of it.
    let holder = touch.levels.dropLast().last { level in
      if case .outside = level.asked.gate.verdict { true } else { false }
    }
    if let size = BarItemSize(touch) { return (size.besideText, size.code) }
    if let holder, !touch.isDevelopers(holder.place) { return ("Choose a point inside it.", []) }
    if let holder {
      return (
        "Choose a point inside it. A larger area would not help: \(touch.name(of: holder.place)), which contains it, ends before "
          + "the point.", []
      )
    }
    // The right and the lower edge of a rectangle do not belong to it.
    let inset = PlainNumber.text(-(overshoot.distance.rounded(.down) + 1))
    let isOwn = touch.view.className.contains(".") || touch.view.baseClass != nil
    let parent = touch.levels.dropLast().last.map { touch.name(of: $0.place) }
    let end = parent.map { ", as far as \($0) reaches" } ?? ""
    return (
      "Choose a point inside it, or enlarge the area that takes touches\(end). In \(isOwn ? "its class" : "a subclass"):",
      [
        "override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {",
        "  bounds.insetBy(dx: \(inset), dy: \(inset)).contains(point)", "}",
      ]
    )
  }
}
