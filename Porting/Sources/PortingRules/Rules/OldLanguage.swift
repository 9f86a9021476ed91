// SPDX-License-Identifier: Apache-2.0
internal import SwiftSyntax

/// Names what the standard library has in the language mode of Swift 4 alone.
final class OldLanguage: PortingRule {
  private static let names: Set<String> = [
    "NilLiteralConvertible", "BooleanLiteralConvertible", "FloatLiteralConvertible",
    "IntegerLiteralConvertible", "StringLiteralConvertible", "ArrayLiteralConvertible",
    "DictionaryLiteralConvertible", "UnicodeScalarLiteralConvertible",
    "ExtendedGraphemeClusterLiteralConvertible", "StringInterpolationConvertible", "MutableIndexable",
    "RandomAccessIndexable", "RangeReplaceableIndexable", "BidirectionalIndexable", "Indexable",
    "IndexableBase", "MutableSlice", "RandomAccessSlice", "BidirectionalSlice", "RangeReplaceableSlice",
    "ReversedRandomAccessCollection", "LazyMapRandomAccessCollection", "LazyMapBidirectionalCollection",
    "ImplicitlyUnwrappedOptional", "IndexDistance", "CustomPlaygroundQuickLookable",
  ]

  private var wasSaid = false

  override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
    guard !wasSaid, case .identifier(let name) = token.tokenKind, Self.names.contains(name),
      !program.declared.contains(name)
    else { return .skipChildren }
    wasSaid = true
    say(
      at: token,
      "\(name) is a name of Swift 4 alone: give the target .swiftLanguageMode(.v4) in Package.swift, or write today's name."
    )
    return .skipChildren
  }
}
