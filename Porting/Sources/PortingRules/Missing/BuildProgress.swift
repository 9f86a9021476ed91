// SPDX-License-Identifier: Apache-2.0

/// What is worth a line while `swift build` runs: each module when its first file is compiled, and waiting.
public struct BuildProgress: Sendable {
  private var unfinished: [UInt8] = []
  private var seen: Set<String> = []

  /// Begins with nothing.
  public init() {}

  /// The lines to print after the build has printed some bytes more.
  ///
  /// SwiftPM prints `[120/910] Compiling TouchCore UIView.swift` for each file, out of which
  /// `[120/910] TouchCore` is made once.
  public mutating func lines(after bytes: some Sequence<UInt8>) -> [String] {
    unfinished += bytes
    var lines: [String] = []
    while let end = unfinished.firstIndex(where: { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }) {
      let line = String(decoding: unfinished[..<end], as: UTF8.self)
      unfinished.removeFirst(end + 1)
      if let text = text(for: line) { lines.append(text) }
    }
    return lines
  }

  private mutating func text(for line: String) -> String? {
    if line.hasPrefix("Another instance of SwiftPM") { return line }
    let words = line.split(separator: " ")
    guard line.hasPrefix("["), words.count >= 3 else { return nil }
    let isModule = words[1] == "Compiling" || words[1] == "Emitting" && words[2] == "module"
    guard isModule, let module = words[1] == "Compiling" ? words[2] : words.last,
      seen.insert(String(module)).inserted
    else { return nil }
    return "\(words[0]) \(module)"
  }
}
