// SPDX-License-Identifier: Apache-2.0
internal import TextSources

/// How the page looks: as all pages do, and what only recordings have.
nonisolated enum PageStyle {
  static let css = PageLook.text + Web.typeStyle + PageLook.sections + Web.screensStyle

  static let tables =
    Web.tablesStyle
    + "@media (max-width:640px){\(PageLook.narrow)\(Web.narrowStyle.dropLast())}\n" + Web.printStyle
}
