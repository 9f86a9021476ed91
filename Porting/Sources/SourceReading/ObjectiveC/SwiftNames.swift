// SPDX-License-Identifier: Apache-2.0

/// The names that Objective-C's have in Swift, as far as rules ask for them.
enum SwiftNames {
  /// The first parts of selectors.
  private static let methods: [String: String] = [
    "pointInside": "point", "convertPoint": "convert", "convertRect": "convert",
    "requireGestureRecognizerToFail": "require", "beginTrackingWithTouch": "beginTracking",
    "continueTrackingWithTouch": "continueTracking", "endTrackingWithTouch": "endTracking",
    "cancelTrackingWithEvent": "cancelTracking", "touchesShouldCancelInContentView": "touchesShouldCancel",
    "presentViewController": "present", "dequeueReusableCellWithIdentifier": "dequeueReusableCell",
    "dequeueReusableCellWithReuseIdentifier": "dequeueReusableCell",
    "constraintEqualToConstant": "constraint",
    "constraintEqualToAnchor": "constraint", "activateConstraints": "activate",
    "mas_makeConstraints": "makeConstraints",
    "mas_updateConstraints": "updateConstraints", "mas_remakeConstraints": "remakeConstraints",
    "drawRect": "draw",
  ]

  private static let properties: [String: String] = [
    "hidden": "isHidden", "enabled": "isEnabled", "userInteractionEnabled": "isUserInteractionEnabled",
    "highlighted": "isHighlighted", "selected": "isSelected", "active": "isActive",
  ]

  private static let words: [String: String] = [
    "YES": "true", "NO": "false", "Nil": "nil", "NULL": "nil",
    "CGAffineTransformIdentity": "CGAffineTransform.identity",
  ]

  private static let cases = [
    "UIGestureRecognizerState", "UIControlEvent", "UIControlState", "UITouchPhase", "UIButtonType",
  ]

  static func method(_ first: String) -> String { methods[first] ?? first }

  static func property(_ name: String) -> String { properties[name] ?? name }

  /// The labels that Swift gives to the first and the other arguments of a selector.
  static func label(_ part: String, at index: Int) -> String {
    if index == 0 {
      switch part {
      case "pointInside": return "inside"
      case "constraintEqualToConstant": return "equalToConstant"
      default: return ""
      }
    }
    switch part {
    case "forControlEvents", "forState", "forKey": return "for"
    case "withEvent": return "with"
    case "toView": return "to"
    case "fromView": return "from"
    default: return part
    }
  }

  /// A name in an expression: a constant's in Swift, or that of the property that an instance variable keeps.
  static func word(_ name: String) -> String {
    if let word = words[name] { return word }
    for prefix in cases where name.hasPrefix(prefix) && name.utf8.count > prefix.utf8.count {
      return ".\(lowered(name.dropFirst(prefix.count)))"
    }
    return name.hasPrefix("_") && name.utf8.count > 1 && !name.hasPrefix("__")
      ? String(name.dropFirst()) : name
  }

  static func lowered(_ name: some StringProtocol) -> String {
    guard let first = name.first else { return "" }
    return first.lowercased() + name.dropFirst()
  }
}
