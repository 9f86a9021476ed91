// SPDX-License-Identifier: Apache-2.0
import TextSources

/// The name of a class, taken apart: dumps write `UIButton`, `Shop.CartButton` and `_TtC4Shop10CartButton`.
struct ClassName: Sendable, Hashable {
  /// The module; nil for a class of Objective-C, and wherever the dump does not say.
  let module: String?
  /// The name without module and generic arguments.
  let name: String

  /// Takes a name apart as a dump writes it.
  init(_ written: String) {
    let bytes = written.utf8
    let first = bytes.first
    if first == UInt8(ascii: "_"), let mangled = Self.demangled(written) {
      self = mangled
      return
    }
    if first == UInt8(ascii: "$") || first == UInt8(ascii: "_"), let mangled = Self.demangledSymbol(written) {
      self = mangled
      return
    }
    // Nearly all names have nothing to take apart, and an audit asks for some a million times.
    guard bytes.holds(UInt8(ascii: "<"), or: UInt8(ascii: ".")) else {
      module = nil
      name = written
      return
    }
    // The arguments of a generic class hold dots of their own.
    let plain = written.prefix { $0 != "<" }
    if let dot = plain.lastIndex(of: "."), dot != plain.startIndex {
      module = String(plain[..<dot].prefix { $0 != "." })
      name = String(plain[plain.index(after: dot)...])
    } else {
      module = nil
      name = String(plain)
    }
  }

  private init(module: String?, name: String) {
    self.module = module
    self.name = name
  }

  /// The names in `_TtC4Shop10CartButton` and `_TtGC7SwiftUI14_UIHostingViewV4Shop4Home_`; nil for others.
  private static func demangled(_ written: String) -> ClassName? {
    guard written.utf8.starts(with: "_Tt".utf8) else { return nil }
    var rest = written.dropFirst(3)
    var names: [String] = []
    // The letters say what kind of type it is; `C` is a class, `V` a struct around one, `G` has arguments.
    let kinds = rest.prefix { !($0.isASCII && $0.isNumber) }
    rest = rest.dropFirst(kinds.count)
    // The module, and a name for each type, the outermost first.
    let most = max(2, kinds.count { "COV".contains($0) } + 1)
    while names.count < most {
      // The file of a private type stands before its name.
      if !names.isEmpty, rest.first == "P", let (_, after) = counted(rest.dropFirst()) { rest = after }
      guard let (name, after) = counted(rest, orCut: !names.isEmpty) else { break }
      names.append(name)
      rest = after
    }
    guard let last = names.last else { return nil }
    return ClassName(module: names.count > 1 ? names[0] : nil, name: last)
  }

  /// The names in `$s4Shop10CartButtonC` and `$s7SwiftUI14_UIHostingViewCy4Shop4HomeVG`, as symbols and newer
  /// systems spell them; nil for others.
  private static func demangledSymbol(_ written: String) -> ClassName? {
    guard let mark = symbolMarks.first(where: { written.utf8.starts(with: $0.utf8) }) else { return nil }
    var rest = written.dropFirst(mark.count)
    guard let (module, after) = counted(rest) else { return nil }
    rest = after
    var name: String?
    while let (next, after) = counted(rest) {
      // The file of a private type follows its name, before `LL`.
      let isFile = next.utf8.first == UInt8(ascii: "_") && after.hasPrefix("LL")
      if !isFile { name = next }
      rest = after.drop { !$0.isNumber && "CVOPL".contains($0) }
      // What follows are the arguments of a generic class.
      if rest.utf8.first == UInt8(ascii: "y") { break }
    }
    return name.map { ClassName(module: module, name: $0) }
  }

  private static let symbolMarks = ["$s", "_$s", "$S", "_$S"]

  /// Reads a name that is preceded by its length, and returns the rest.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - mayBeCut: Whether a name that is shorter than its length is what is left of one.
  /// - Returns: The name and the rest; nil if no name begins here.
  private static func counted(_ text: Substring, orCut mayBeCut: Bool = false) -> (String, Substring)? {
    let digits = text.prefix { $0.isASCII && $0.isNumber }
    guard !digits.isEmpty, let count = Int(digits), count > 0, count < 1_000 else { return nil }
    let rest = text.dropFirst(digits.count)
    let name = rest.prefix(count)
    guard name.count == count || (mayBeCut && !name.isEmpty) else { return nil }
    return (String(name), rest.dropFirst(count))
  }

  /// Whether the name begins as those of Apple's user interface do.
  var looksLikeApples: Bool {
    if let module { return Self.applesModules.contains(module) }
    return Self.applesBeginnings.contains { name.hasPrefix($0) } || isPrivateByName
  }

  /// Whether the name begins with an underscore and two capitals, as private classes of Objective-C do.
  private var isPrivateByName: Bool {
    let beginning = name.utf8.prefix(3)
    return beginning.first == UInt8(ascii: "_") && beginning.count == 3
      && beginning.dropFirst().allSatisfy { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) }
  }

  private static let applesModules: Set<String> = [
    "UIKit", "UIKitCore", "SwiftUI", "SwiftUICore", "WebKit", "MapKit", "_MapKit_SwiftUI", "AVKit",
    "_AVKit_SwiftUI", "PDFKit", "PassKit", "PencilKit", "RealityKit", "StoreKit", "SafariServices",
  ]

  private static let applesBeginnings = [
    "UI", "_UI", "WK", "MK", "_MK", "SK", "SCN", "AR", "CA", "PK", "AV", "GL", "MTK", "PDF", "QL", "MF", "CN",
    "PGHosted", "PGLayer", "TUI",
  ]

  /// Whether the class is a layer's, which a dump lists where something is drawn without a view.
  var isLayer: Bool { name.hasSuffix("Layer") && (name.hasPrefix("CA") || name.hasPrefix("_UI")) }
}
