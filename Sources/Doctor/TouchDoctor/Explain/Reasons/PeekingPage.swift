// SPDX-License-Identifier: Apache-2.0
import TouchSnapshot

/// A page that is drawn beside its scroll view, since that does not clip, and is not asked about touches
/// there.
struct PeekingPage {
  private let scroller: String
  private let distance: Double
  private let isAcross: Bool

  /// Nil if the scroll view clips, or if the view is not to be seen beside it.
  init?(_ touch: ExpectedTouch, _ level: ExpectedTouch.Level) {
    guard level.view.clipsToBounds == .known(false), touch.isDevelopers(level.place),
      let depth = touch.levels.firstIndex(where: { $0.place == level.place }),
      case .outside(let overshoot) = level.asked.gate.verdict, let box = touch.box(in: level.place),
      let bounds = touch.geometry(level.place).bounds
    else { return nil }
    // What is around the scroll view draws it too.
    let isSeen = touch.levels[..<depth].allSatisfy { outer in
      guard let shown = touch.geometry(outer.place).bounds, let box = touch.box(in: outer.place) else {
        return false
      }
      return box.overlaps(shown)
    }
    guard isSeen else { return nil }
    scroller = touch.variable(level.place)
    isAcross = overshoot.side == .left || overshoot.side == .right
    distance =
      isAcross
      ? max(bounds.minX - box.minX, box.maxX - bounds.maxX)
      : max(bounds.minY - box.minY, box.maxY - bounds.maxY)
  }

  /// What is wrong.
  func text(_ holder: String) -> String {
    "It is drawn beside \(holder), which does not clip, but a scroll view is only asked about touches in its bounds."
  }

  /// What to do.
  static let remedy = "Let a subclass of the scroll view accept touches on what it draws beside it:"

  /// The lines that do it.
  var code: [String] {
    let inset = PlainNumber.text(-distance.rounded(.up))
    return [
      "override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {",
      "  bounds.insetBy(dx: \(isAcross ? inset : "0"), dy: \(isAcross ? "0" : inset)).contains(point)", "}",
    ]
  }
}
