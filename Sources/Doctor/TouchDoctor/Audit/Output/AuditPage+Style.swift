// SPDX-License-Identifier: Apache-2.0
internal import TextSources

extension AuditPage {
  /// The page's style: the shared style, and that of audits.
  static let style = """
    :root{\(PageLook.light);\(light);color-scheme:light dark}
    @media (prefers-color-scheme:dark){:root{\(PageLook.dark);\(dark)}}
    @media print{:root{\(PageLook.light);\(light)}}
    \(Web.lookStyle)\(Web.sectionsStyle)\(own)
    """

  /// The colours of severities have at least 4.5 to 1 against the paper, and against what is written on them.
  private static let light =
    "--error:#b3261e;--warning:#8a5300;--note:#2d62a3;--on:#fff;--screen:#fff;--target:#e6eefa"
  private static let dark =
    "--error:#ff8a80;--warning:#ffb74d;--note:#82b4f0;--on:#16171a;--screen:#1d1e22;--target:#24324a"

  /// What only audits have.
  private static let own =
    Web.auditStyle
    + "@media (max-width:640px){\(Web.narrowLookStyle.dropLast())\(Web.auditNarrowStyle.dropLast())}\n"
    + Web.auditPrintStyle.dropLast()
}
