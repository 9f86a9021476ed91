// SPDX-License-Identifier: Apache-2.0
// Written by Plugins/SourceWriter.

/// The files under Web and the common style, without their heads.
nonisolated enum Web {
  static let auditStyle = #"""
    a{color:var(--note)}
    .scene{color:var(--soft);font-weight:400}
    .screen{display:grid;grid-template-columns:minmax(0,22rem) minmax(0,1fr);gap:1.5rem;align-items:start}
    figure{margin:0;position:sticky;top:1rem}figure svg{margin-left:-8px}
    svg{display:block;width:100%;max-height:90vh;border-radius:var(--card-round)}
    svg rect{fill:none;stroke:var(--line);stroke-width:1;vector-effect:non-scaling-stroke}
    svg rect.root{fill:var(--screen);stroke:var(--soft);rx:14px}svg rect.label{stroke:none}
    svg rect.target{fill:var(--target);stroke:var(--soft)}
    svg rect.stale{stroke-dasharray:3 3;fill:none}
    svg rect.error{stroke:var(--error);stroke-width:2.5}
    svg rect.warning{stroke:var(--warning);stroke-width:2;stroke-dasharray:7 3}
    svg rect.note{stroke:var(--note);stroke-width:1.5;stroke-dasharray:2 2}
    svg text{text-anchor:middle;font-family:var(--text)}
    svg .text{fill:var(--soft)}
    svg .badge{stroke:var(--paper);stroke-width:1.5}
    svg .badge.error{fill:var(--error)}svg .badge.warning{fill:var(--warning)}svg .badge.note{fill:var(--note)}
    svg .number{fill:var(--on);font-size:10px;font-weight:600}
    svg a:focus .badge,svg a:hover .badge{stroke:var(--ink)}
    .layouts{display:flex;flex-wrap:wrap;gap:.75rem}.layouts figure{position:static;width:9rem}
    ol{margin:0;padding-left:2.25rem}
    li{margin:0 0 1rem;padding-left:.25rem;overflow-wrap:anywhere}
    .worst li{margin:0 0 .35rem}
    li:target{outline:2px solid var(--note);outline-offset:6px;border-radius:4px}
    li p{margin:0}.more{color:var(--soft);font-size:13px}
    li::marker{color:var(--soft);font-variant-numeric:tabular-nums}
    .severity{font:600 12px/20px var(--text);display:inline-block;border-radius:6px;padding:0 8px}
    .severity.error{color:var(--bad);background:var(--bad-tint)}.severity.warning{color:var(--warn);background:var(--warn-tint)}
    .severity.note{color:var(--accent);background:var(--accent-tint)}.severity.good{color:var(--good);background:var(--good-tint)}
    .failure{margin:0;color:var(--error);overflow-wrap:anywhere}
    pre{margin:.35rem 0 0;padding:var(--s3);background:var(--faint);border-radius:10px;white-space:pre-wrap;overflow-wrap:anywhere}
    code,table{font:12px/1.6 var(--code);overflow-wrap:anywhere}
    summary{cursor:pointer;color:var(--note);margin:0 0 .75rem}
    table{border-collapse:collapse;width:100%}
    th,td{text-align:left;padding:.2rem .8rem .2rem 0;border-bottom:1px solid var(--line);vertical-align:top}
    th{font-weight:400}thead th{color:var(--soft)}
    td.about{font:14px/1.5 var(--text)}
    td.count,th.count{text-align:right;width:5.5rem;font-variant-numeric:tabular-nums}
    :focus-visible{outline:2px solid var(--note);outline-offset:2px}
    @media (max-width:48rem){.screen{grid-template-columns:minmax(0,1fr)}figure{position:static}}

    """#
  static let auditNarrowStyle = #"""
    figure svg{max-height:46vh}td.count,th.count{width:auto;padding-right:.4rem}td.about,th.about{display:none}

    """#
  static let auditPrintStyle = #"""
    @media print{body{max-width:none;padding:0;font-size:11pt}li,tr,figure{break-inside:avoid}}

    """#
  static let lookStyle = #"""
    *{box-sizing:border-box}
    html{background:var(--paper);color:var(--ink);-webkit-text-size-adjust:100%}
    body{margin:0 auto;max-width:1180px;padding:var(--s6) var(--s5) var(--s4);font:15px/1.5 var(--text)}
    h1{font-size:26px;font-weight:600;line-height:1.2;margin:0;letter-spacing:-.015em;overflow-wrap:anywhere}
    h2{font-size:15px;font-weight:600;margin:0 0 var(--s2);overflow-wrap:anywhere}
    h3{font-size:13px;font-weight:400;color:var(--soft);margin:var(--s4) 0 var(--s1)}
    h3:first-child{margin-top:0}
    b,strong{font-weight:600}
    p{margin:var(--s1) 0}.meta,.hint,figcaption,footer{color:var(--soft);font-size:13px}

    """#
  static let narrowLookStyle = #"""
    body{padding:var(--s4) var(--s3) var(--s2)}

    """#
  static let sectionsStyle = #"""
    section{margin:var(--s5) 0 0}section>h2{border-top:1px solid var(--line);padding-top:var(--s3)}

    """#
}
