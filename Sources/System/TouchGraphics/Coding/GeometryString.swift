// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Lists of numbers in UIKit's format: `{1, 2}`, `{{0, 0}, {3, 4}}`, `[1, 0, 0, 1, 0, 0]`.
nonisolated enum GeometryString {
  /// The numbers in braces or brackets, with up to 17 digits as in UIKit.
  static func text(_ numbers: [CGFloat], brackets: Bool = false) -> String {
    let list = numbers.map { String(format: "%.17g", Double($0)) }.joined(separator: ", ")
    return brackets ? "[\(list)]" : "{\(list)}"
  }

  /// The numbers in a string; nil unless it is a list with this count.
  static func numbers(
    in text: String, count: Int, brackets: Bool = false, pairs: Bool = false
  ) -> [CGFloat]? {
    let compact = String(text.filter { !$0.isWhitespace })
    let (open, close) = brackets ? ("[", "]") : pairs ? ("{{", "}}") : ("{", "}")
    guard compact.hasPrefix(open), compact.hasSuffix(close), compact.count >= open.count + close.count
    else { return nil }
    let inner = String(compact.dropFirst(open.count).dropLast(close.count))
    let halves = pairs ? inner.components(separatedBy: "},{") : [inner]
    let lists = halves.map { $0.split(separator: ",", omittingEmptySubsequences: false) }
    guard !pairs || (lists.count == 2 && lists.allSatisfy { $0.count == 2 }) else { return nil }
    let numbers = lists.joined().map { Double($0) }
    guard numbers.count == count else { return nil }
    let known = numbers.compactMap { $0 }
    return known.count == count ? known.map { CGFloat($0) } : nil
  }
}
