// SPDX-License-Identifier: Apache-2.0

#if !canImport(ObjectiveC)
  import Foundation

  /// The direction in which a language is written.
  public nonisolated enum CFLocaleLanguageDirection: Int, Sendable, Hashable {
    /// Not known.
    case unknown = 0
    /// As English is.
    case leftToRight = 1
    /// As Arabic is.
    case rightToLeft = 2
    /// In columns from the top.
    case topToBottom = 3
    /// In columns from the bottom.
    case bottomToTop = 4
  }

  /// The direction in which characters of a language follow each other.
  public nonisolated func CFLocaleGetLanguageCharacterDirection(
    _ isoLangCode: String
  ) -> CFLocaleLanguageDirection {
    switch Locale.Language(identifier: isoLangCode).characterDirection {
    case .leftToRight: .leftToRight
    case .rightToLeft: .rightToLeft
    case .topToBottom: .topToBottom
    case .bottomToTop: .bottomToTop
    default: .unknown
    }
  }

  /// The direction in which lines of a language follow each other.
  public nonisolated func CFLocaleGetLanguageLineDirection(
    _ isoLangCode: String
  ) -> CFLocaleLanguageDirection {
    switch Locale.Language(identifier: isoLangCode).lineLayoutDirection {
    case .leftToRight: .leftToRight
    case .rightToLeft: .rightToLeft
    case .topToBottom: .topToBottom
    case .bottomToTop: .bottomToTop
    default: .unknown
    }
  }
#endif
