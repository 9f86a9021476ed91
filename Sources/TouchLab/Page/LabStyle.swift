// SPDX-License-Identifier: Apache-2.0
internal import TextSources

/// How the page looks: with the colours of all pages, and the files of Web/Style.
nonisolated enum LabStyle {
  static let css =
    ":root{color-scheme:light dark;\(PageLook.light)}\n"
    + "@media (prefers-color-scheme:dark){:root{\(PageLook.dark)}}\n" + Web.labStyle
}
