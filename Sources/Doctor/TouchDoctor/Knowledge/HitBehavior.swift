// SPDX-License-Identifier: Apache-2.0
import TextSources

/// How a class answers the questions of hit-testing, and how that is known.
struct HitBehavior: Sendable, Hashable {
  /// The ways in which classes answer.
  enum Way: Sendable, Hashable {
    /// As `UIView` does.
    case asUIView
    /// As `UIView` does for the children; what none of them takes, it does not take either.
    case passesOn
    /// Children are asked about points outside too; inside it answers as `UIView` does.
    case asksChildrenOutside
    /// It takes every touch inside its bounds and never asks its subviews.
    case takesAll
    /// Neither it nor anything in it takes a touch.
    case takesNone
  }

  /// How the class answers.
  var way: Way
  /// The certainty that the children are asked as ``way`` says, and only inside the bounds.
  var certainty: Certainty
  /// The certainty that the class takes a touch, or does not take one, that no child wanted.
  var itself: Certainty
  /// The distance outside its bounds, in points, up to which the class may accept a point.
  var reach: Double
  /// Whether the class is the system's: none of these takes touches far outside of its bounds.
  var isSystems = false
  /// Whether the class is Apple's, even if it decides by rules of its own where it is hit: it obeys its
  /// state, and takes no touches far outside of its bounds.
  var isApples = false
  /// Whether it is a layer's, which takes no touches at all.
  var isLayer = false
  /// Why, in a sentence that begins with a verb and says how it is known.
  var because: String

  /// Why, without how it is known: the evidence is for those who maintain the table.
  var words: String {
    guard because.hasSuffix(")"), let open = because.lastIndex(of: "(") else { return because }
    let evidence = because[open...].dropFirst().dropLast()
    let isAlone = ["documented", "measured", "reported", "assumed"].contains { evidence == $0 }
    return isAlone ? because[..<open].trimmingSuffix() : because
  }

  /// So far outside of its bounds no class of the system takes a touch, in points (assumed; reported are up
  /// to 20).
  private static let farOutside = 60.0
  /// The same for the controls that UIKit makes of private parts, in points (assumed, as above).
  private static let farFromControl = 24.0

  /// Whether a view in a cell, or in another view that receives its touches, always leaves them to that view.
  var isCellContent: Bool { because.holds("SwiftUI") }

  /// So far outside of its bounds the class takes no touch, in points: of one whose reach is reported twice
  /// that.
  var farthest: Double {
    if reach > 0 { return max(2 * reach, 19.5) }
    return because.holds("private parts") ? Self.farFromControl : Self.farOutside
  }

  /// A cell that shows no controls to edit it.
  static let plainCell: HitBehavior = {
    var behavior = asUIView("finds what is in it by hit-testing, unless it is being edited (reported)")
    behavior.isSystems = true
    return behavior
  }()

  /// The dimming view of a popover, over the bar that has the item from which that was presented.
  static let besidePopover: HitBehavior = {
    var behavior = container(
      .passesOn, itself: .likely,
      "leaves touches on a bar alone if the popover was presented from one of its items (documented)")
    behavior.isSystems = true
    return behavior
  }()

  /// Where the keyboard lies in its own window, beside its keys.
  static let besideKeyboard: HitBehavior = {
    var behavior = container(
      .passesOn, itself: .likely,
      "leaves the touches on the bar above the keyboard to the window that has it (assumed)")
    behavior.isSystems = true
    return behavior
  }()

  static func asUIView(_ because: String) -> HitBehavior {
    HitBehavior(way: .asUIView, certainty: .certain, itself: .certain, reach: 0, because: because)
  }

  static func custom(_ because: String, _ certainty: Certainty = .likely) -> HitBehavior {
    HitBehavior(way: .asUIView, certainty: certainty, itself: certainty, reach: 0, because: because)
  }

  static func container(_ way: Way, itself: Certainty, _ because: String) -> HitBehavior {
    HitBehavior(way: way, certainty: .certain, itself: itself, reach: 0, because: because)
  }

  static func peculiar(
    _ way: Way, _ certainty: Certainty, itself: Certainty? = nil, reach: Double = 0, _ because: String
  ) -> HitBehavior {
    HitBehavior(way: way, certainty: certainty, itself: itself ?? certainty, reach: reach, because: because)
  }
}

extension Substring {
  /// The text without the blanks at its end.
  fileprivate func trimmingSuffix() -> String {
    var text = self
    while text.last == " " { text = text.dropLast() }
    return String(text)
  }
}
