// SPDX-License-Identifier: Apache-2.0

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// A path as the system sees it: bytes between slashes.
///
/// A string is the wrong type for it. Two spellings of `é` are equal strings but two files, a slash before a
/// combining mark is not a separate character, and a name need not be UTF-8 at all.
package struct FilePath: Sendable, Hashable, Comparable {
  /// The bytes, without the terminating zero.
  package let bytes: [UInt8]

  /// Creates a path from a text.
  package init(_ text: String) { bytes = Array(text.utf8) }

  /// Creates a path from bytes.
  package init(bytes: [UInt8]) { self.bytes = bytes }

  /// The path as text; nil if it is not UTF-8.
  package var text: String? { String(validating: bytes, as: UTF8.self) }

  /// The name in messages: the text, with `\xe9` for each byte that is not UTF-8.
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

  /// The components between the slashes.
  package var components: [FilePath] { bytes.split(separator: Self.slash).map { FilePath(bytes: Array($0)) } }

  /// The last component; the path itself if it has none.
  package var lastComponent: FilePath { components.last ?? self }

  /// The path of an item in this folder.
  package func appending(_ component: FilePath) -> FilePath {
    let isOpen = bytes.isEmpty || bytes.last == Self.slash
    return FilePath(bytes: bytes + (isOpen ? [] : [Self.slash]) + component.bytes)
  }

  /// Whether it has an ending, compared by bytes: `.xib` is an ending even after a character that combines
  /// with the dot.
  package func ends(with ending: String) -> Bool {
    bytes.suffix(ending.utf8.count).elementsEqual(ending.utf8)
  }

  /// The path without an ending, which it must have.
  package func dropping(_ ending: String) -> FilePath {
    FilePath(bytes: Array(bytes.dropLast(ending.utf8.count)))
  }

  /// Whether it leads to a folder, directly or through symbolic links.
  package var isFolder: Bool {
    var found = stat()
    return unsafe stat(cString, &found) == 0 && FileKind(found) == .folder
  }

  /// The absolute path without symbolic links and dots; nil if there is no such file or folder.
  package var resolved: FilePath? {
    guard let found = unsafe realpath(cString, nil) else { return nil }
    defer { unsafe free(found) }
    return unsafe FilePath(bytes: Array(UnsafeRawBufferPointer(start: found, count: strlen(found))))
  }

  package static func < (a: FilePath, b: FilePath) -> Bool { a.bytes.lexicographicallyPrecedes(b.bytes) }

  /// The path for system functions, for which the empty path is the current folder.
  var cString: [CChar] {
    (bytes.isEmpty ? Array(".".utf8) : bytes).map { CChar(truncatingIfNeeded: $0) } + [0]
  }

  private static let slash = UInt8(ascii: "/")
}
