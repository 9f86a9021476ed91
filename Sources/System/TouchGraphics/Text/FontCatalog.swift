// SPDX-License-Identifier: Apache-2.0
import Foundation
private import Synchronization

/// The names of the fonts that `UIFont(name:size:)` finds.
///
/// It replaces the fonts of the system and of the app's bundle: common families of iOS are known, and an app
/// adds its own. No files are read, and all fonts have the same metrics.
public nonisolated enum FontCatalog {
  private static let added = Mutex(Set<String>())

  /// Adds a font by its name, such as `Lato-Bold`.
  public static func add(_ name: String) {
    added.withLock { _ = $0.insert(name) }
  }

  /// The weight and the design of a font; nil if there is none with this name.
  package static func face(named name: String) -> (weight: UIFont.Weight, design: UIFont.Design)? {
    let family = name.prefix { $0 != "-" }.filter { $0 != " " }
    guard families.contains(family) || added.withLock({ $0.contains(name) }) else { return nil }
    let style = name.lowercased()
    let weight = weights.first { style.contains($0.word) }?.weight ?? .regular
    if monospaced.contains(where: { style.contains($0) }) { return (weight, .monospaced) }
    return (weight, style.contains("italic") || style.contains("oblique") ? .italic : .plain)
  }

  /// Parts of names and their weights; longer words come before those that they contain.
  private static let weights: [(word: String, weight: UIFont.Weight)] = [
    ("ultralight", .ultraLight), ("thin", .thin), ("light", .light), ("medium", .medium),
    ("semibold", .semibold), ("demibold", .semibold), ("heavy", .heavy), ("black", .black), ("bold", .bold),
  ]

  private static let monospaced = ["courier", "menlo", "mono"]

  /// Families of iOS, without blanks.
  private static let families: Set<String> = [
    "AcademyEngravedLetPlain", "AlNile", "AmericanTypewriter", "AppleColorEmoji", "AppleSDGothicNeo", "Arial",
    "ArialHebrew", "ArialMT", "ArialRoundedMTBold", "Avenir", "AvenirNext", "AvenirNextCondensed",
    "Baskerville",
    "BodoniSvtyTwoITCTT", "BradleyHandITCTT", "ChalkboardSE", "Chalkduster", "Charter", "Cochin",
    "Copperplate",
    "Courier", "CourierNew", "CourierNewPS", "CourierNewPSMT", "DINAlternate", "DINCondensed", "Didot",
    "Futura",
    "Galvji", "GeezaPro", "Georgia", "GillSans", "Helvetica", "HelveticaNeue", "HiraginoSans",
    "HoeflerText", "Kailasa", "Marion", "MarkerFelt", "Menlo", "Noteworthy", "Optima", "Palatino", "Papyrus",
    "PartyLetPlain", "PingFangHK", "PingFangSC", "PingFangTC", "Rockwell", "SavoyeLetPlain", "SnellRoundhand",
    "Symbol", "Thonburi", "TimesNewRoman", "TimesNewRomanPS",
    "TimesNewRomanPSMT", "TrebuchetMS", "Verdana", "ZapfDingbatsITC", "Zapfino",
  ]
}

nonisolated extension UIFont {
  /// The name of the font; that of the system font says its weight.
  public var fontName: String {
    if let name { return name }
    let face =
      switch weight {
      case .ultraLight: "Ultralight"
      case .thin: "Thin"
      case .light: "Light"
      case .medium: "Medium"
      case .semibold: "Semibold"
      case .bold: "Bold"
      case .heavy: "Heavy"
      case .black: "Black"
      default: "Regular"
      }
    switch design {
    case .plain, .monospacedDigits: return ".SFUI-\(face)"
    case .italic: return ".SFUI-\(face == "Regular" ? "" : face)Italic"
    case .monospaced: return ".AppleSystemUIFontMonospaced-\(face)"
    }
  }
}
