// SPDX-License-Identifier: Apache-2.0
internal import TextSources

/// How the page looks: as all pages do, and the files of Web/Style.
nonisolated enum LabStyle {
  static let css =
    ":root{color-scheme:light dark;\(PageLook.light)}\n"
    + "@media (prefers-color-scheme:dark){:root{\(PageLook.dark)}}\n" + parts.joined()

  /// Each part may override those before it.
  private static let parts = [
    Web.lookStyle, Web.coloursStyle, Web.layoutStyle, Web.controlsStyle, Web.screenStyle, Web.panelsStyle,
    Web.editorStyle, Web.narrowStyle,
  ]
}
