// SPDX-License-Identifier: Apache-2.0
internal import TextSources

extension AuditPage {
  /// The page's style: the shared style, and that of audits.
  static let style = """
    :root{\(PageLook.light);\(light);color-scheme:light dark}
    @media (prefers-color-scheme:dark){:root{\(PageLook.dark);\(dark)}}
    @media print{:root{\(PageLook.light);\(light)}}
    \(PageLook.text)\(PageLook.sections)\(own)
    """

  /// The colours of severities have at least 4.5 to 1 against the paper, and against what is written on them.
  private static let light =
    "--error:#b3261e;--warning:#8a5300;--note:#2d62a3;--on:#fff;--screen:#fff;--target:#e6eefa"
  private static let dark =
    "--error:#ff8a80;--warning:#ffb74d;--note:#82b4f0;--on:#16171a;--screen:#1d1e22;--target:#24324a"

  private static let own = """
    a{color:var(--note)}
    .scene{color:var(--soft);font-weight:400}
    .screen{display:grid;grid-template-columns:minmax(0,22rem) minmax(0,1fr);gap:1.5rem;align-items:start}
    figure{margin:0;position:sticky;top:1rem}
    svg{display:block;width:100%;max-height:90vh}
    svg rect{fill:none;stroke:var(--line);stroke-width:1;vector-effect:non-scaling-stroke}
    svg rect.root{fill:var(--screen);stroke:var(--soft)}
    svg rect.target{fill:var(--target);stroke:var(--soft)}
    svg rect.stale{stroke-dasharray:3 3;fill:none}
    svg rect.error{stroke:var(--error);stroke-width:2.5}
    svg rect.warning{stroke:var(--warning);stroke-width:2;stroke-dasharray:7 3}
    svg rect.note{stroke:var(--note);stroke-width:1.5;stroke-dasharray:2 2}
    svg text{text-anchor:middle;font-family:system-ui,-apple-system,"Segoe UI","DejaVu Sans",sans-serif}
    svg .text{fill:var(--soft)}
    svg .badge{stroke:var(--paper);stroke-width:1.5}
    svg .badge.error{fill:var(--error)}svg .badge.warning{fill:var(--warning)}svg .badge.note{fill:var(--note)}
    svg .number{fill:var(--on);font-size:10px;font-weight:700}
    svg a:focus .badge,svg a:hover .badge{stroke:var(--ink)}
    ol{margin:0;padding-left:2.25rem}
    li{margin:0 0 1rem;padding-left:.25rem;overflow-wrap:anywhere}
    .worst li{margin:0 0 .35rem}
    li:target{outline:2px solid var(--note);outline-offset:6px;border-radius:4px}
    li p{margin:0}.more{color:var(--soft);font-size:.86rem}
    li::marker{color:var(--soft);font-variant-numeric:tabular-nums}
    .severity{font:700 .75rem/1.6 system-ui,-apple-system,"Segoe UI","DejaVu Sans",sans-serif;display:inline-block;\
    border-radius:4px;padding:0 .45em;color:var(--on)}
    .severity.error{background:var(--error)}.severity.warning{background:var(--warning)}
    .severity.note{background:var(--note)}
    .failure{margin:0;color:var(--error);overflow-wrap:anywhere}
    pre{margin:.35rem 0 0;padding:.5rem .75rem;background:var(--faint);border-radius:4px;white-space:pre-wrap;\
    overflow-wrap:anywhere}
    code,table{font:12px/1.5 ui-monospace,SFMono-Regular,Menlo,Consolas,"DejaVu Sans Mono",monospace;overflow-wrap:anywhere}
    summary{cursor:pointer;color:var(--note);margin:0 0 .75rem}
    table{border-collapse:collapse;width:100%}
    th,td{text-align:left;padding:.2rem .8rem .2rem 0;border-bottom:1px solid var(--line);vertical-align:top}
    th{font-weight:400}thead th{color:var(--soft)}
    td.count,th.count{text-align:right;width:5.5rem;font-variant-numeric:tabular-nums}
    :focus-visible{outline:2px solid var(--note);outline-offset:2px}
    @media (max-width:48rem){.screen{grid-template-columns:minmax(0,1fr)}figure{position:static}}
    @media (max-width:640px){\(PageLook.narrow)td.count,th.count{width:auto;padding-right:.4rem}td.about,th.about{display:none}}
    @media print{body{max-width:none;padding:0;font-size:11pt}li,tr,figure{break-inside:avoid}}
    """
}
