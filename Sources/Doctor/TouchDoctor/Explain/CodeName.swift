// SPDX-License-Identifier: Apache-2.0
import TextSources

/// Names of variables in the lines of code that remedies give.
enum CodeName {
  /// `bottom-bar` and `Bottom Bar` are `bottomBar`; nil where no letter is left.
  ///
  /// A word that Swift keeps for itself gets `View` behind it, so that the line compiles.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - isPart: Whether more is put behind it, so that no word of Swift is left.
  /// - Returns: The name.
  static func camelCase(_ text: String, isPart: Bool = false) -> String? {
    // A URL makes no useful variable name.
    if text.holds("://") { return nil }
    let parts = text.split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }
    guard let first = parts.first, first.first?.isLetter == true else { return nil }
    let head = lowered(first)
    let all = head + parts.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    return keywords.contains(all) && !isPart ? "\(all)View" : all
  }

  /// `CENTER` is `center`, and `URLField` `urlField`: capitals that begin a word belong together.
  private static func lowered(_ word: Substring) -> String {
    let capitals = word.prefix { $0.isUppercase }.count
    let count = capitals == word.count || capitals < 2 ? capitals : capitals - 1
    return word.prefix(count).lowercased() + word.dropFirst(count)
  }

  /// A name made of two words: `front` and `button` are `frontButton`.
  ///
  /// A second one that begins with the first is the name: `buy` and `buyButton` are `buyButton`. So is a
  /// first one that ends with the second: `contentView` and `view` are `contentView`.
  static func joined(_ first: String, _ second: String) -> String {
    if second.hasPrefix(first), second.dropFirst(first.count).first?.isUppercase ?? true { return second }
    let end = second.prefix(1).uppercased() + second.dropFirst()
    return first.hasSuffix(end) ? first : first + end
  }

  /// What begins a declaration, a statement or an expression of Swift, everywhere or where a line begins.
  private static let keywords: Set<String> = [
    // Declarations.
    "actor", "associatedtype", "class", "convenience", "deinit", "didSet", "dynamic", "enum", "extension",
    "fileprivate", "final", "func", "get", "import", "indirect", "infix", "init", "inout", "internal", "lazy",
    "let", "macro", "mutating", "nonisolated", "nonmutating", "open", "operator", "optional", "override",
    "package", "postfix", "precedencegroup", "prefix", "private", "protocol", "public", "required",
    "rethrows", "set", "static", "struct", "subscript", "typealias", "unowned", "var", "weak", "willSet",
    // Statements.
    "break", "case", "catch", "continue", "default", "defer", "discard", "do", "else", "fallthrough", "for",
    "guard", "if", "in", "repeat", "return", "switch", "then", "throw", "where", "while", "yield",
    // Expressions and types.
    "any", "as", "async", "await", "borrowing", "consume", "consuming", "copy", "each", "false", "is", "nil",
    "self", "sending", "some", "super", "throws", "true", "try",
  ]
}
