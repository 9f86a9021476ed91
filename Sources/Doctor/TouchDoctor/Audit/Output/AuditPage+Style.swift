// SPDX-License-Identifier: Apache-2.0
internal import TextSources

extension AuditPage {
  /// The page's style: the shared style, and that of audits.
  static let style = """
    \(PageTokens.rules(light: light, dark: dark))\(Web.lookStyle)\(Web.sectionsStyle)\(own)
    """

  /// The colors of severities have at least 4.5 to 1 against the paper, and against what is written on them.
  private static let light =
    "--error:#b42a17;--warning:#7d5200;--note:#0a5bd3;--on:#fff;--screen:#fff;--target:#e6effc"
  private static let dark =
    "--error:#ff8f80;--warning:#e5b558;--note:#74abff;--on:#111214;--screen:#1a1b1e;--target:#182a45"

  /// What only audits have.
  private static let own =
    Web.auditStyle
    + "@media (max-width:640px){\(Web.narrowLookStyle.dropLast())\(Web.auditNarrowStyle.dropLast())}\n"
    + Web.auditPrintStyle.dropLast()
}
