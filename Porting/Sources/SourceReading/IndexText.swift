// SPDX-License-Identifier: Apache-2.0
internal import SourceModel

/// Indexes as texts, for programs outside of the package.
public enum IndexText {
  /// The index of one file of Swift or Objective-C, which the ending of its path tells.
  ///
  /// - Returns: The text of the index; nil if the file is nested too deep to be read.
  public static func index(of bytes: [UInt8], path: String) -> [UInt8]? {
    CodeReader.read(bytes, path: path).map { text(of: [SourceFacts($0)]) }
  }

  /// An index that has been read and written again; nil if it is damaged.
  ///
  /// When files were read last is not part of what an index says, and is left out.
  public static func rewritten(_ index: [UInt8]) -> [UInt8]? {
    SourceIndexText.read(index).map { text(of: $0.files) }
  }

  /// The lines of what rules find in an index, each with the file and the rule; nil if it is damaged.
  public static func findings(in index: [UInt8]) -> [String]? {
    SourceIndexText.read(index).map { index in
      index.files.flatMap { file in
        index.findings(in: file).map { "\(file.path):\($0.place.line):\($0.place.column): \($0.rule)" }
      }
    }
  }

  /// The first line of each index.
  public static var head: String { SourceIndexText.head + "\n" }

  private static func text(of files: [SourceFacts]) -> [UInt8] {
    var text = head
    for facts in files {
      text += SourceIndexText.head(of: facts, SourceIndexText.Stamp(hash: 0, size: 0, changed: 0))
      text += SourceIndexText.body(of: facts)
    }
    return Array(text.utf8)
  }
}
