// SPDX-License-Identifier: Apache-2.0
import TouchSnapshot

/// The transform of the view, or of a view that contains it, cannot be inverted.
public enum SingularTransform: Reason {
  /// The name of the reason.
  public static let id = "singular-transform"
  /// The reason in one line.
  public static let summary =
    "The transform of the view, or of a view that contains it, shrinks it to a line or a point."
  /// The page of the manual.
  public static let page = """
    # A transform that cannot be undone

    To ask a view, UIKit converts the point to the view's coordinates with the inverse of its transform. A scale of zero has
    no inverse: no point of the screen corresponds to a point of the view, so the view cannot be touched.

    Such a transform remains after an animation that shrinks a view away, if nothing restores it.

    ## How to fix it

        view.transform = .identity

    A dump prints what the properties were set to, and not what an animation shows meanwhile: a transform of zeros is where
    the animation ends.

    An animation that begins invisibly small can begin at a scale of 0.01.
    """
}

extension SingularTransform: ReasonFinder {
  static func findings(in touch: ExpectedTouch) -> [Finding] {
    touch.propertyGates { level, holder in
      guard let transform = level.view.transform.value else { return nil }
      guard transform.inverted == nil else { return shrunk(touch, level, transform, holder) }
      let numbers = [transform.a, transform.b, transform.c, transform.d].map(PlainNumber.text)
      return Finding(
        id, level.place,
        (holder.map { "The transform of \($0), which contains it," } ?? "Its transform")
          + " is [\(numbers.joined(separator: ", ")), …]: it scales to nothing, so no point is inside.",
        remedy: "Reset the transform.", code: ["\(touch.variable(level.place)).transform = .identity"],
        trial: touch.question(level.place, "transform", as: "CGAffineTransform"), order: [])
    }
  }

  /// What is scaled down so far is drawn as a dot, and no finger meets it.
  static let leastScale = 0.05

  /// A scale such as 0.001 can be undone, and leaves nothing to be still touched.
  private static func shrunk(
    _ touch: ExpectedTouch, _ level: ExpectedTouch.Level, _ transform: ViewTransform, _ holder: String?
  ) -> Finding? {
    let scale = transform.scale
    guard scale < leastScale else { return tiny(touch, level, scale, holder) }
    // What is left of the view itself, or of the one that is scaled and holds it.
    let own = touch.geometry(touch.expected).box?.size
    let size = own ?? level.view.frame.value?.size
    let measure = size.map { "\(PlainNumber.text($0.width)) × \(PlainNumber.text($0.height)) pt" }
    return Finding(
      id, level.place,
      (holder.map { "The transform of \($0), which contains it," } ?? "Its transform")
        + " scales by \(PlainNumber.text(scale)), which leaves \(measure ?? "nothing") \(own == nil && size != nil ? "of it on the screen" : "to hit").",
      remedy: "Reset the transform.", code: ["\(touch.variable(level.place)).transform = .identity"],
      trial: touch.question(level.place, "transform", as: "CGAffineTransform"), order: [])
  }
}

extension SingularTransform {
  /// The least side that a view may be scaled down to before that is said, in points: half of what fingers
  /// need.
  private static let leastSide = 22.0

  /// A view that is touched, and has become so small that hardly a finger meets it.
  private static func tiny(
    _ touch: ExpectedTouch, _ level: ExpectedTouch.Level, _ scale: Double, _ holder: String?
  ) -> Finding? {
    guard scale < 0.5, touch.route != nil, let size = touch.geometry(touch.expected).box?.size,
      let own = touch.geometry(touch.expected).bounds?.size, min(size.width, size.height) < leastSide,
      min(own.width, own.height) >= leastSide
    else { return nil }
    let measure = "\(PlainNumber.text(size.width)) × \(PlainNumber.text(size.height)) pt"
    return Finding(
      id, level.place, weight: .warns,
      (holder.map { "The transform of \($0), which contains it," } ?? "Its transform")
        + " scales it down to \(measure), which a finger can hardly hit.",
      remedy: "If that is left over from an animation, reset the transform:",
      code: ["\(touch.variable(level.place)).transform = .identity"],
      trial: touch.question(level.place, "transform", as: "CGAffineTransform"), order: [])
  }
}

extension ViewTransform {
  /// Whether it scales or mirrors, and turns nothing.
  var onlyScales: Bool { b == 0 && c == 0 }

  /// By how much it scales, on the mean of both directions.
  var scale: Double { abs(a * d - b * c).squareRoot() }
}
