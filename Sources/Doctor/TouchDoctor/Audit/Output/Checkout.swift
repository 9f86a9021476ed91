// SPDX-License-Identifier: Apache-2.0

/// The folder to which file names in a log are relative, and the folder to which the names of audited files
/// are relative.
///
/// Code-scanning services match files by their path in the checkout, no matter in which folder the audit ran
/// and how the files were named. Both paths are absolute; without them, names stay unchanged.
public struct Checkout: Sendable, Hashable {
  /// The name of the root in SARIF, as services expect it.
  static let baseID = "%SRCROOT%"

  /// The root of the checkout: an absolute path without links, or nil.
  public var root: String?
  /// The folder to which the names of files are relative: an absolute path without links, or nil.
  public var folder: String?

  /// Creates a checkout; without paths, relative names are assumed to be relative to its root.
  public init(root: String? = nil, folder: String? = nil) {
    self.root = root
    self.folder = folder
  }

  /// How a log refers to a file, and whether that is relative to the root of the checkout.
  func reference(to file: String) -> (uri: String, isInCheckout: Bool) {
    if file == "-" { return (FileReference.text(file), false) }
    let isWhole = file.utf8.first == UInt8(ascii: "/")
    guard let root, isWhole || folder != nil else { return (FileReference.text(file), !isWhole) }
    let whole = Self.plain(isWhole ? file : "\(folder ?? "")/\(file)")
    let start = Self.plain(root).utf8
    let inside = whole.utf8.starts(with: start) ? whole.utf8.dropFirst(start.count) : nil
    if start.count == 1, let inside { return (FileReference.text(String(Substring(inside))), true) }
    guard let inside, inside.first == UInt8(ascii: "/") else { return (FileReference.text(whole), false) }
    return (FileReference.text(String(Substring(inside.dropFirst()))), true)
  }

  /// The name of a file in a baseline: relative to the root of the checkout if the file is in it, and
  /// otherwise as it was given.
  func baselineName(of file: String) -> String {
    let isWhole = file.utf8.first == UInt8(ascii: "/")
    guard file != "-", let root, isWhole || folder != nil else { return Baseline.plain(file) }
    let whole = Self.plain(isWhole ? file : "\(folder ?? "")/\(file)")
    let start = Self.plain(root).utf8
    guard start.count > 1, whole.utf8.starts(with: start) else { return Baseline.plain(file) }
    let inside = whole.utf8.dropFirst(start.count)
    guard inside.first == UInt8(ascii: "/") else { return Baseline.plain(file) }
    return String(Substring(inside.dropFirst()))
  }

  /// A whole path without empty parts, and without those that lead to itself or back.
  private static func plain(_ path: String) -> String {
    var parts: [Substring.UTF8View] = []
    for part in path.utf8.split(separator: UInt8(ascii: "/")) {
      if part.elementsEqual(".".utf8) { continue }
      if part.elementsEqual("..".utf8) {
        _ = parts.popLast()
      } else {
        parts.append(Substring(part).utf8)
      }
    }
    return "/" + parts.map { String(Substring($0)) }.joined(separator: "/")
  }
}
