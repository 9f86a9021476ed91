// SPDX-License-Identifier: Apache-2.0
import TouchSnapshot

/// The alpha of the view, or of a view that contains it, is 0.01 or less.
public enum TransparentView: Reason {
  /// The name of the reason.
  public static let id = "transparent"
  /// The reason in one line.
  public static let summary = "The alpha of the view, or of a view that contains it, is 0.01 or less."
  /// The page of the manual.
  public static let page = """
    # Transparent

    A view whose `alpha` is 0.01 or less cannot be touched, and neither can anything in it. Each view counts by itself: of
    two views with an alpha of 0.1, one in the other, the inner one looks like 0.01 and can still be touched.

    A button that fades in begins at zero. The animation sets alpha to its final value at once, so the button can be touched
    while it fades in if the options contain `.allowUserInteraction`.

    ## How to fix it

        view.alpha = 1

    Views of React Native's old architecture, such as `RCTView`, do not ask for their opacity: one with opacity 0 takes
    touches. Give it `pointerEvents="none"`, or do not render it.

    To make a view without content invisible but touchable, use a clear `backgroundColor` instead of a low alpha:

        view.backgroundColor = .clear

    That does not hide a text, an image or views in it. An alpha of 0.02 does, for eyes.
    """
}

extension TransparentView: ReasonFinder {
  static func findings(in touch: ExpectedTouch) -> [Finding] {
    touch.propertyGates { level, holder in
      guard let alpha = level.view.alpha.value, ClassKnowledge.isTooTransparent(level.view) else {
        return nil
      }
      let certainty: Certainty = touch.walk.rounds && alpha == 0.01 ? .likely : .certain
      let name = holder ?? "the view"
      let variable = touch.variable(level.place)
      if level.view.animationKeys.contains("opacity") {
        return Finding(
          id, level.place, certainty: certainty,
          "\(holder.map { "\($0), which contains it, is" } ?? "It is") fading: its alpha is \(PlainNumber.alpha(alpha)) "
            + "from the start of the animation, so it takes no touches.",
          remedy:
            "If it should be gone, change nothing. To take touches while it fades, let it end above 0.01 with "
            + ".allowUserInteraction, and hide it then:",
          code: [
            "UIView.animate(withDuration: 0.3, delay: 0, options: .allowUserInteraction) { \(variable).alpha = 0.02 }",
            "completion: { _ in \(variable).isHidden = true }",
          ], order: [])
      }
      let text =
        holder.map {
          "\($0), which contains it, has an alpha of \(PlainNumber.alpha(alpha)); touches need more than 0.01."
        }
        ?? "Its alpha is \(PlainNumber.alpha(alpha)); touches need more than 0.01."
      let shows = touch.walk.trees[level.place.tree].showsMoreThanBackground(level.place.view)
      return Finding(
        id, level.place, certainty: certainty, text,
        remedy: holder != nil && shows
          ? "Raise the alpha of \(name) when it is to be seen."
          : "Raise the alpha of \(name), "
            + (shows
              ? "or use 0.02 to keep it practically invisible; a clear background does not hide what it shows."
              : "or use a clear background instead of a low alpha."),
        code: holder != nil && shows
          ? ["\(variable).alpha = 1"]
          : [
            "\(variable).alpha = 1",
            shows
              ? "// to keep it practically invisible: \(variable).alpha = 0.02"
              : "// to stay invisible: \(variable).backgroundColor = .clear",
          ],
        trial: touch.trial(level.place, "setAlpha:1"),
        order: [])
    }
  }
}

extension ViewTree {
  /// Whether a view shows a text, an image or other views, which a clear background does not hide.
  func showsMoreThanBackground(_ number: Int) -> Bool {
    let view = views[number]
    return view.text?.isEmpty == false || ClassKnowledge.isUntouchedByDefault(view)
      || view.attribute("image") != nil
      || view.children.prefix(64).contains { views[$0].isHidden != .known(true) }
  }
}
