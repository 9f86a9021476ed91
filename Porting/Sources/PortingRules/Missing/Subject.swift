// SPDX-License-Identifier: Apache-2.0

/// What sources use that is not here, as people speak of it.
public struct Subject: Sendable, Hashable {
  /// The name, such as “Table views”.
  public var name: String
  /// Why it is not here, in a few words; “not here yet” if it may come.
  public var reason: String

  /// Makes a subject.
  public init(name: String, reason: String) {
    self.name = name
    self.reason = reason
  }

  /// Subjects of types, by the beginnings of their names; the first that fits counts.
  private static let types: [(prefix: String, name: String)] = [
    ("UITableView", "Table views"), ("UICollection", "Collection views"),
    ("NSCollectionLayout", "Collection views"), ("NSDiffable", "Collection views"),
    ("NSLayout", "Auto Layout"), ("UILayout", "Auto Layout"), ("UITab", "Tab bars"),
    ("UISplitView", "Split views"), ("UISearch", "Search bars"), ("UITextView", "Text views"),
    ("NSText", "Text views"), ("UIPicker", "Pickers"), ("UIDatePicker", "Pickers"),
    ("UIColorPicker", "Pickers"), ("UIFontPicker", "Pickers"), ("UIImagePicker", "Pickers"),
    ("UICalendar", "Pickers"), ("UIWebView", "Web views"), ("UIDocument", "Documents"),
    ("UIActivity", "Share sheets"), ("UISheet", "Sheets"), ("UIHosting", "SwiftUI"),
    ("UIPrint", "Printing"), ("UIListContent", "Content configurations"),
    ("UIContentUnavailable", "Content configurations"), ("UICell", "Content configurations"),
    ("UIList", "Content configurations"), ("UISwipeAction", "Table views"),
    ("UIContextualAction", "Table views"), ("UIFocus", "Focus"), ("UILocalNotification", "Notifications"),
    ("UIUserNotification", "Notifications"), ("UIBackgroundTask", "Background tasks"),
    ("UIApplicationShortcut", "The home screen"), ("CAMetal", "Metal"), ("CAEAGL", "OpenGL"),
  ]

  /// The subject of a type of UIKit or Core Animation that is not here.
  static func ofType(_ name: String) -> Subject {
    let known = types.first { name.hasPrefix($0.prefix) }?.name
    return Subject(name: known ?? name, reason: "not here yet")
  }

  /// The subject of a member that is not here.
  static func ofMember(_ name: String, of type: String, _ reason: String) -> Subject {
    if reason.contains("Auto Layout") { return Subject(name: "Auto Layout", reason: "not here yet") }
    return Subject(
      name: "\(type).\(name)",
      reason: "not here: \(reason.hasSuffix(".") ? String(reason.dropLast()) : reason)")
  }

  /// The subject of a module of Apple's platforms: “Core Image” of `CoreImage`.
  static func ofModule(_ module: String) -> Subject {
    var words = ""
    var last: Character = " "
    for (letter, next) in zip(module, module.dropFirst() + " ") {
      let begins = letter.isUppercase && (last.isLowercase || last.isUppercase && next.isLowercase)
      if begins, !words.isEmpty { words += " " }
      words.append(letter)
      last = letter
    }
    let whole = ["AVFoundation", "AVKit", "SwiftUI", "WebKit", "MapKit", "StoreKit", "PhotosUI", "AVFAudio"]
    return Subject(
      name: whole.contains(module) || module.hasSuffix("Kit") ? module : words, reason: "not here")
  }
}

extension Subject: CustomStringConvertible {
  /// The name.
  public var description: String { name }
}
