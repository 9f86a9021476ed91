// SPDX-License-Identifier: Apache-2.0
import Foundation

/// What must be wrong with no output, whatever was in the files it was made of.
///
/// The tests and the fuzz targets ask the same questions; the package Fuzzing has a link to this file. What
/// is harmful is told by Unicode's properties here, and by a table of ours in the sources: neither repeats
/// the other's mistakes.
public nonisolated enum HarmlessOutput {
  /// The first character that a terminal would obey or nobody sees; nil if there is none.
  ///
  /// Joiners and selectors of forms are left to those who know the characters beside them, unless this is
  /// JSON.
  public static func fault(inText text: String, isJSON: Bool = false) -> String? {
    for scalar in text.unicodeScalars where scalar.value >= 0x7F || scalar.value < 0x20 {
      let properties = scalar.properties
      switch properties.generalCategory {
      case .control where scalar != "\n" && scalar != "\t": break
      case .lineSeparator, .paragraphSeparator: break
      default:
        guard properties.isBidiControl || properties.isDefaultIgnorableCodePoint else { continue }
        if !isJSON, isLeftToOthers(scalar) { continue }
      }
      return "there is U+\(String(scalar.value, radix: 16, uppercase: true)) in it"
    }
    return nil
  }

  private static func isLeftToOthers(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x200C, 0x200D, 0xFE00...0xFE0F, 0xE0020...0xE007F, 0xE0100...0xE01EF: true
    default: false
    }
  }

  /// Why a text is no harmless JSON; nil if it is.
  public static func fault(inJSON text: String) -> String? {
    if let fault = fault(inText: text, isJSON: true) { return fault }
    do {
      _ = try JSONSerialization.jsonObject(with: Data(text.utf8), options: .fragmentsAllowed)
      return nil
    } catch {
      return "it is no JSON: \(error)"
    }
  }

  /// Why a page or a drawing is not made of our own markup alone; nil if it is.
  ///
  /// - Parameters:
  ///   - text: The markup.
  ///   - scripts: How many elements `script` it has.
  /// - Returns: What is wrong with it.
  public static func fault(inMarkup text: String, scripts: Int) -> String? {
    if let fault = fault(inText: text) { return fault }
    let bytes = Array(text.utf8)
    var place = 0
    var found = 0
    while let open = bytes[place...].firstIndex(of: UInt8(ascii: "<")) {
      guard let tag = MarkupTag(bytes, at: open) else {
        return "there is no tag of ours at \(String(decoding: bytes[open...].prefix(80), as: UTF8.self))"
      }
      place = tag.end
      guard tag.name == "script" || tag.name == "style", !tag.isClosing else { continue }
      found += tag.name == "script" ? 1 : 0
      // Their content is no markup: it ends where the element does.
      let closing = Array("</\(tag.name)>".utf8)
      while let next = bytes[place...].firstIndex(of: closing[0]), !bytes[next...].starts(with: closing) {
        place = next + 1
      }
    }
    return found == scripts ? nil : "it has \(found) scripts, and \(scripts) are ours"
  }
}

/// A tag as our writers make it: names that are known, and values in quotes.
private nonisolated struct MarkupTag {
  var name: String
  var isClosing = false
  var end: Int

  private static let names = words(
    """
    !doctype !DOCTYPE a article body button circle clipPath code details div em figcaption figure \
    footer g h1 h2 h3 head header html i li linearGradient main meta ol output p path pre radialGradient \
    rect script section span stop strong style summary svg table tbody td text th thead title tr ul
    """)
  private static let attributes = words(
    """
    aria-hidden aria-label aria-labelledby aria-live aria-orientation aria-pressed charset class clip-path clip-rule content cx cy d \
    data-flip data-lane data-rec data-time data-view display dy fill fill-opacity fill-rule filter font-size font-style \
    font-weight fx fy gradientUnits height href http-equiv id lang lengthAdjust name offset opacity \
    preserveAspectRatio r role rx scope start stop-color stop-opacity stroke stroke-dasharray \
    stroke-dashoffset stroke-linecap stroke-linejoin stroke-opacity stroke-width tabindex text-anchor \
    text-decoration textLength title transform type value viewBox width x x1 x2 xmlns y y1 y2
    """)

  private static func words(_ text: String) -> Set<String> {
    Set(text.split(separator: " ").map(String.init))
  }

  init?(_ bytes: [UInt8], at start: Int) {
    var place = start + 1
    func next(_ letters: String) -> Bool { place < bytes.count && letters.utf8.contains(bytes[place]) }
    func word(until ends: String) -> String {
      let from = place
      while place < bytes.count, !ends.utf8.contains(bytes[place]) { place += 1 }
      return String(decoding: bytes[from..<place], as: UTF8.self)
    }
    if next("/") {
      isClosing = true
      place += 1
    }
    name = word(until: " />")
    guard Self.names.contains(name) else { return nil }
    while next(" ") {
      place += 1
      let attribute = word(until: "= >")
      if attribute == "html", name.hasPrefix("!") { continue }
      guard Self.attributes.contains(attribute), next("=") else { return nil }
      place += 1
      guard next("\"") else { return nil }
      place += 1
      let value = word(until: "\"<")
      // A link goes to a place of the same page.
      guard next("\""), attribute != "href" || value.hasPrefix("#") else { return nil }
      place += 1
    }
    if next("/") { place += 1 }
    guard next(">") else { return nil }
    end = place + 1
  }
}
