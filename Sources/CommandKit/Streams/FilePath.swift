// SPDX-License-Identifier: Apache-2.0

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// A path as the system has it: bytes between slashes.
///
/// Text is the wrong type for this. Two spellings of `é` are equal texts and two files, a slash before a combining mark
/// is no character of its own, and a name need not be UTF-8 at all.
package struct FilePath: Sendable, Hashable, Comparable {
  /// The bytes, without the zero that ends them for the system.
  package let bytes: [UInt8]

  /// The path that a text spells.
  package init(_ text: String) { bytes = Array(text.utf8) }

  /// The path of these bytes.
  package init(bytes: [UInt8]) { self.bytes = bytes }

  /// The path as text; nil if it is not UTF-8.
  package var text: String? { String(validating: bytes, as: UTF8.self) }

  /// What messages call it: the text, with `\xe9` for each byte that is not UTF-8.
  package var name: String {
    if let text { return text }
    var name = ""
    var rest = bytes[...]
    while let first = rest.first {
      let character = (1...4).lazy.compactMap { String(validating: rest.prefix($0), as: UTF8.self) }.first
      name += character ?? "\\x" + (first < 16 ? "0" : "") + String(first, radix: 16)
      rest = rest.dropFirst(character?.utf8.count ?? 1)
    }
    return name
  }

  /// Whether it begins at the root.
  package var isAbsolute: Bool { bytes.first == Self.slash }

  /// What is between the slashes.
  package var components: [FilePath] { bytes.split(separator: Self.slash).map { FilePath(bytes: Array($0)) } }

  /// The last of its components; the path itself if it has none.
  package var lastComponent: FilePath { components.last ?? self }

  /// The path of something in this folder.
  package func appending(_ component: FilePath) -> FilePath {
    let isOpen = bytes.isEmpty || bytes.last == Self.slash
    return FilePath(bytes: bytes + (isOpen ? [] : [Self.slash]) + component.bytes)
  }

  /// Whether it ends so, byte by byte: `.xib` is an ending also behind a character that swallows the dot.
  package func ends(with ending: String) -> Bool {
    bytes.suffix(ending.utf8.count).elementsEqual(ending.utf8)
  }

  /// The path without an ending that it has.
  package func dropping(_ ending: String) -> FilePath {
    FilePath(bytes: Array(bytes.dropLast(ending.utf8.count)))
  }

  /// Whether it leads to a folder, through symbolic links too.
  package var isFolder: Bool {
    var found = stat()
    return stat(cString, &found) == 0 && FileKind(found) == .folder
  }

  package static func < (a: FilePath, b: FilePath) -> Bool { a.bytes.lexicographicallyPrecedes(b.bytes) }

  /// The path for functions of the system, for which the empty one is the present folder.
  var cString: [CChar] {
    (bytes.isEmpty ? Array(".".utf8) : bytes).map { CChar(truncatingIfNeeded: $0) } + [0]
  }

  private static let slash = UInt8(ascii: "/")
}
