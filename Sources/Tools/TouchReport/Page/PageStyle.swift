// SPDX-License-Identifier: Apache-2.0
internal import TextSources

/// How the page looks: as all pages do, and what only recordings have.
nonisolated enum PageStyle {
  static let css =
    ":root{\(PageTokens.measures)}\n" + Web.lookStyle + Web.typeStyle + Web.sectionsStyle + Web.screensStyle

  static let tables =
    Web.tablesStyle
    + "@media (max-width:640px){\(Web.narrowLookStyle.dropLast())\(Web.narrowStyle.dropLast())}\n"
    + Web.printStyle
}
