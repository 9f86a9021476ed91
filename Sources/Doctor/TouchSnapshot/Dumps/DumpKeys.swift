// SPDX-License-Identifier: Apache-2.0

/// The keys that decide about touches, and what people take for them.
enum DumpKeys {
  /// The keys whose values decide.
  static let decisive: Set<String> = [
    "frame", "bounds", "transform", "anchorPoint", "contentOffset", "alpha", "hidden",
    "userInteractionEnabled",
    "clipsToBounds", "enabled",
  ]

  /// The keys whose values become properties of a view.
  enum Property: String, CaseIterable {
    case frame, bounds, transform, transform3D, anchorPoint, contentOffset, contentSize, adjustedContentInset
    case alpha, hidden, userInteractionEnabled, clipsToBounds, multipleTouchEnabled, exclusiveTouch, enabled,
      tag
    case gestureRecognizers, baseClass, text, attributedText, title, placeholder
    case accessibilityIdentifier, accessibilityLabel, layer
  }

  /// What is known about a key.
  struct Role {
    /// The property that its value becomes; nil if it is kept as an attribute.
    var property: Property?
    /// Whether dumps contain the key, so that it is not another spelling of one.
    var isUsual = false
    /// Whether its value decides.
    var isDecisive = false
    /// How many numbers its value has; nil if it has none.
    var numbers: Int?
  }

  /// The keys that dumps have, with what is known about them: one search answers all questions about a key.
  ///
  /// A key that is not here may be another spelling of one.
  static let roles: [String: Role] = {
    var roles: [String: Role] = [:]
    for property in Property.allCases { roles[property.rawValue] = Role(property: property) }
    for key in DumpDefaults.order + quoted { roles[key, default: Role()].isUsual = true }
    for key in decisive {
      roles[key, default: Role()].isDecisive = true
      roles[key]?.isUsual = true
    }
    for (key, count) in numbers {
      roles[key, default: Role()].numbers = count
      roles[key]?.isUsual = true
    }
    return roles
  }()

  /// How many numbers the values of some keys have.
  private static let numbers = [
    "frame": 4, "bounds": 4, "transform": 6, "anchorPoint": 2, "contentOffset": 2, "contentSize": 2,
    "adjustedContentInset": 4, "alpha": 1,
  ]

  /// Keys whose values stand in quotes.
  static let quoted: Set<String> = [
    "text", "title", "placeholder", "accessibilityIdentifier", "accessibilityLabel", "accessibilityValue",
    "name", "label", "identifier", "id", "value", "attributedText", "font", "restorationIdentifier",
  ]

  /// The key that is meant by another spelling, such as `isUserInteractionEnabled`; nil if none is.
  ///
  /// Such a key comes from a custom description, or from an entry that was edited by hand.
  static func meant(by key: String) -> String? {
    guard !decisive.contains(key), key.utf8.count < 40 else { return nil }
    return spellings[plain(key)]
  }

  /// Small letters without the underscores and hyphens.
  private static func plain(_ key: String) -> String {
    String(
      decoding: key.lowercased().utf8.filter { $0 != UInt8(ascii: "_") && $0 != UInt8(ascii: "-") },
      as: UTF8.self)
  }

  private static let spellings: [String: String] = {
    var spellings = [
      "userinteraction": "userInteractionEnabled", "interactionenabled": "userInteractionEnabled",
      "userinteractionsenabled": "userInteractionEnabled",
      "userinteractiondisabled": "userInteractionEnabled",
      "opacity": "alpha",
    ]
    for key in decisive {
      spellings[key.lowercased()] = key
      spellings["is" + key.lowercased()] = key
    }
    return spellings
  }()
}
