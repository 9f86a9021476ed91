// SPDX-License-Identifier: Apache-2.0

/// The tokens of all pages: colors, spacing, corners and fonts, as CSS variables.
///
/// Reports, audits and the lab use these instead of values of their own, so that they look like one program.
/// The rest of their common style is in `Pages/Web`, which a build plugin embeds in the modules that write
/// pages.
package enum PageTokens {
  /// The colors in light mode.
  ///
  /// A text in `--ink`, `--soft`, `--accent`, `--good`, `--bad` or `--warn` has a contrast of at least 4.5 to
  /// 1 to `--paper`, `--card` and `--faint`, and to the tint of its own color. `--finger` marks fingers, and
  /// has a contrast of at least 3.
  package static let light = """
    --paper:#f7f7f5;--card:#fff;--faint:#efeff0;--line:#dddfe2;--ink:#17191d;--soft:#5c626b;\
    --accent:#0a5bd3;--accent-tint:#e6effc;--good:#0f6e42;--good-tint:#e3f4ea;--bad:#b42a17;--bad-tint:#fcebe8;\
    --warn:#7d5200;--warn-tint:#fbf1da;--finger:#d93a41
    """
  /// The colors in dark mode.
  package static let dark = """
    --paper:#111214;--card:#1a1b1e;--faint:#232529;--line:#34373c;--ink:#eceef0;--soft:#a3a9b2;\
    --accent:#74abff;--accent-tint:#182a45;--good:#5fc890;--good-tint:#142c20;--bad:#ff8f80;--bad-tint:#381b17;\
    --warn:#e5b558;--warn-tint:#302612;--finger:#ff6b70
    """
  /// Spacing from 4 to 40 points, the radii of controls and of cards, and the fonts of texts and of code.
  package static let measures = """
    --s1:4px;--s2:8px;--s3:12px;--s4:16px;--s5:24px;--s6:40px;--round:8px;--card-round:14px;\
    --text:system-ui,-apple-system,"Segoe UI",Roboto,"Helvetica Neue","DejaVu Sans",sans-serif;\
    --code:ui-monospace,"SF Mono",SFMono-Regular,Menlo,Consolas,"DejaVu Sans Mono",monospace
    """

  /// The rules that set the tokens: in the appearance of the reader's system, and light on paper.
  ///
  /// - Parameters:
  ///   - light: More variables of the page in light mode.
  ///   - dark: The same in dark mode.
  /// - Returns: The rules, a line each.
  package static func rules(light: String, dark: String) -> String {
    """
    :root{color-scheme:light dark;\(measures);\(Self.light);\(light)}
    @media (prefers-color-scheme:dark){:root{\(Self.dark);\(dark)}}
    @media print{:root{\(Self.light);\(light)}}

    """
  }
}
