// SPDX-License-Identifier: Apache-2.0

/// The colours that all pages have in common; the rest of their common style is in `Pages/Web`, which a build
/// plugin embeds in the modules that write pages.
package enum PageLook {
  /// The colours of a page in light mode, as CSS variables; each text has a contrast of at least 4.5 to 1 to
  /// the paper.
  package static let light = "--paper:#fbfaf7;--ink:#1d1c1a;--soft:#6b675f;--line:#c9c4b9;--faint:#e9e6df"
  /// The colours of a page in dark mode.
  package static let dark = "--paper:#16171a;--ink:#e9e7e2;--soft:#9c988f;--line:#4b4c52;--faint:#2a2b30"
}
