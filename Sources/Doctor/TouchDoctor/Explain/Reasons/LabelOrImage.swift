// SPDX-License-Identifier: Apache-2.0
import TouchSnapshot

/// The view is, or is inside, a label or an image, whose interaction is off by default.
public enum LabelOrImage: Reason {
  /// The name of the reason.
  public static let id = "label-or-image"
  /// The reason in one line.
  public static let summary =
    "The view is, or is inside, a UILabel or UIImageView, whose interaction is off by default."
  /// The page of the manual.
  public static let page = """
    # In a label or an image

    `UILabel`, `UIImageView`, `UIProgressView` and `UIActivityIndicatorView` have `isUserInteractionEnabled` set to
    false by default; all other views have true. A button in an image view looks fine but gets no touches, and neither does
    a tap recognizer on a label.

    ## How to fix it

        imageView.isUserInteractionEnabled = true

    In Interface Builder, tick *User Interaction Enabled* of the label or the image view. Or put the button beside the image
    instead of into it, both in a plain view.

    The element of a SwiftUI toggle in a row is the whole row. A tap on its label does not switch (reported); in a UI test,
    tap the switch in it: `app.switches["sounds"].switches.firstMatch.tap()`.
    """
}

extension LabelOrImage: ReasonFinder {
  static func findings(in touch: ExpectedTouch) -> [Finding] {
    touch.propertyGates { level, holder in
      guard level.view.isUserInteractionEnabled != .known(true),
        ClassKnowledge.isUntouchedByDefault(level.view)
      else { return nil }
      if holder == nil, let input = textInput(behind: touch) {
        return Finding(
          id, level.place, certainty: level.view.isUserInteractionEnabled.isKnown ? .certain : .likely,
          "It shows text and lets touches through to \(touch.name(of: input)), which lies behind it.",
          remedy:
            "That is right for a placeholder. To check the text input, ask about \(touch.name(of: input)).",
          code: [], order: [])
      }
      let base = ClassKnowledge.base(of: level.view)
      let certainty: Certainty = level.view.isUserInteractionEnabled.isKnown ? .certain : .likely
      let text =
        holder.map {
          "It lies in \($0): the interaction of a \(base) is off by default, and then nothing in it can be touched."
        } ?? "The interaction of a \(base) is off by default."
      return Finding(
        id, level.place, certainty: certainty, text,
        remedy: touch.turnOn(holder ?? "the view")
          + (holder == nil && touch.view.hasRecognizers == .known(false)
            ? " It has no recognizer in this dump, and without one nothing reacts." : ""),
        code: ["\(touch.variable(level.place)).isUserInteractionEnabled = true"],
        trial: touch.trial(level.place, "setUserInteractionEnabled:YES"), order: [])
    }
  }

  /// The text view or text field that gets the touches of a label over it; nil if it is anything else.
  private static func textInput(behind touch: ExpectedTouch) -> ViewPlace? {
    guard ClassKnowledge.isLabel(touch.view), let answer = touch.answer else { return nil }
    var input = answer
    if case .part(let control) = ViewOwner(of: answer, in: touch.walk.trees) { input = control }
    let base = ClassKnowledge.base(of: touch.walk.view(input))
    return base == "UITextView" || KnownClass.roles(of: base).contains(.textField) ? input : nil
  }
}
