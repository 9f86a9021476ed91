// SPDX-License-Identifier: Apache-2.0
internal import TextSources

nonisolated extension SceneReader {
  /// The text of a node as an error shows it: as written, or its beginning if it is long.
  func shown(_ node: JSONNode) -> String {
    if case .object = node.value { return "an object" }
    let range = node.range.clamped(to: 0..<text.bytes.count)
    // A character has at most four bytes.
    let written = String(decoding: text.bytes[range].prefix(4 * Self.maximumShown), as: UTF8.self)
    let line = written.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    let isCut = line.count > Self.maximumShown || range.count > 4 * Self.maximumShown
    return isCut ? line.prefix(Self.maximumShown - 1) + "…" : line
  }

  private static var maximumShown: Int { 40 }
}
