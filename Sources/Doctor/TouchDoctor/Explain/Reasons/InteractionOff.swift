// SPDX-License-Identifier: Apache-2.0
import TouchSnapshot

/// The interaction of the view, or of a view that contains it, is off.
public enum InteractionOff: Reason {
  /// The name of the reason.
  public static let id = "interaction-off"
  /// The reason in one line.
  public static let summary =
    "The view, or a view that contains it, has isUserInteractionEnabled set to false."
  /// The page of the manual.
  public static let page = """
    # Interaction is off

    A view whose `isUserInteractionEnabled` is false gets no touches, and neither does anything in it: UIKit asks a view's
    children only if the view itself accepts the touch. The touch goes to the views behind.

    So the cause is often not the button but a view that contains it, such as a container that was switched off while data
    was loading and never switched on again.

    ## How to fix it

        container.isUserInteractionEnabled = true

    If a container should let touches through except on its buttons, leave its interaction on and let its
    `point(inside:with:)` return true only for the buttons.

    An animation of `UIView` turns the interaction of the views that it changes off until it ends, whatever their property
    says. `TouchInspector` sees that in a running app; a dump does not show it. Let such views be touched:

        UIView.animate(withDuration: 2, delay: 0, options: .allowUserInteraction) { card.alpha = 1 }
    """
}

extension InteractionOff: ReasonFinder {
  static func findings(in touch: ExpectedTouch) -> [Finding] {
    animated(in: touch)
      + touch.propertyGates { level, holder in
        guard level.view.isUserInteractionEnabled == .known(false),
          !ClassKnowledge.isUntouchedByDefault(level.view)
        else { return nil }
        let text =
          holder.map {
            "\($0), which contains it, has user interaction disabled, so nothing inside it can be touched."
          }
          ?? "Its own user interaction is disabled."
        return Finding(
          id, level.place, text,
          remedy: touch.turnOn(holder ?? "the view") + consequence(of: level, in: touch),
          code: ["\(touch.variable(level.place)).isUserInteractionEnabled = true"],
          trial: touch.trial(level.place, "setUserInteractionEnabled:YES"), order: [])
      }
  }

  /// What else changes when the interaction of a view is turned on, in a sentence; empty if nothing does.
  private static func consequence(of level: ExpectedTouch.Level, in touch: ExpectedTouch) -> String {
    if level.place != touch.expected, ClassKnowledge.base(of: level.view) == "UITableViewCell" {
      return level.view.attribute("selectionStyle") == "none"
        ? " Its selectionStyle is none already, so that the row is not selected."
        : " If it was turned off so that the row is not selected, set selectionStyle = .none for that."
    }
    guard level.place == touch.expected else { return "" }
    let links =
      ClassKnowledge.base(of: level.view) == "UITextView"
      ? " Its links work if it is selectable and not editable." : ""
    let outer = touch.levels.dropLast().last {
      ClassKnowledge.isControl($0.view) && touch.isDevelopers($0.place)
    }
    return links
      + (outer.map { " Taps on it then no longer reach \(touch.name(of: $0.place)), in which it lies." } ?? "")
  }

  /// An animation turns the interaction of what it animates off, whatever the property says (documented).
  private static func animated(in touch: ExpectedTouch) -> [Finding] {
    touch.gates { _, level, holder in
      guard level.view.liveHit == .animating else { return nil }
      let owner = holder.map { "\($0), which contains it," } ?? "It"
      return Finding(
        id, level.place, "\(owner) is being animated, and takes no touches until the animation ends.",
        remedy: "Wait for the end, or let the animation take touches, with this among its options:",
        code: [".allowUserInteraction"], order: [])
    }
  }
}

extension ExpectedTouch {
  /// How to turn the interaction of a view on: where the file is Interface Builder's, with its tick box.
  func turnOn(_ name: String) -> String {
    walk.isDesign
      ? "In Interface Builder, tick User Interaction Enabled of \(name) in the Attributes inspector, or turn it on in code."
      : "Enable user interaction on \(name)."
  }
}
