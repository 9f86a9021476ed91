// SPDX-License-Identifier: Apache-2.0

extension AuditPage {
  /// The page's style: every color has at least 4.5 to 1 against what it stands on, light and dark.
  static let style = """
    :root { --page: #fbfbfd; --card: #fff; --ink: #1d1d1f; --soft: #5c5c66; --line: #d5d5dc; --code: #f0f0f4;
      --error: #b3261e; --warning: #8a5300; --note: #2b5fae; --on: #fff; --target: #e6eefa; }
    @media (prefers-color-scheme: dark) {
      :root { --page: #131316; --card: #1c1c20; --ink: #f2f2f5; --soft: #a5a5b0; --line: #3a3a42; --code: #26262c;
        --error: #ff8a80; --warning: #ffb74d; --note: #8ab4f8; --on: #131316; --target: #24324a; }
    }
    * { box-sizing: border-box; }
    body { margin: 0; background: var(--page); color: var(--ink);
      font: 16px/1.5 system-ui, -apple-system, "Segoe UI", "Noto Sans", sans-serif; }
    header, main { max-width: 76rem; margin: 0 auto; padding: 0 1.25rem; }
    h1 { font-size: 1.6rem; margin: 1.5rem 0 .5rem; }
    h2 { font-size: 1.1rem; margin: 0 0 1rem; overflow-wrap: anywhere; }
    .scene { color: var(--soft); font-weight: 400; }
    section { background: var(--card); border: 1px solid var(--line); border-radius: 12px; padding: 1.25rem;
      margin: 1rem 0; }
    .screen { display: grid; grid-template-columns: minmax(0, 22rem) minmax(0, 1fr); gap: 1.5rem; align-items: start; }
    @media (max-width: 48rem) { .screen { grid-template-columns: minmax(0, 1fr); } }
    figure { margin: 0; position: sticky; top: 1rem; }
    @media (max-width: 48rem) { figure { position: static; } }
    figcaption, .more { color: var(--soft); font-size: .85rem; }
    svg { display: block; width: 100%; max-height: 90vh; }
    svg rect { fill: none; stroke: var(--line); stroke-width: 1; vector-effect: non-scaling-stroke; }
    svg rect.root { fill: var(--page); stroke: var(--soft); }
    svg rect.target { fill: var(--target); stroke: var(--soft); }
    svg rect.stale { stroke-dasharray: 3 3; fill: none; }
    svg rect.error { stroke: var(--error); stroke-width: 2.5; }
    svg rect.warning { stroke: var(--warning); stroke-width: 2; stroke-dasharray: 7 3; }
    svg rect.note { stroke: var(--note); stroke-width: 1.5; stroke-dasharray: 2 2; }
    svg text { text-anchor: middle; font-family: system-ui, -apple-system, "Segoe UI", "Noto Sans", sans-serif; }
    svg .text { fill: var(--soft); }
    svg .badge { stroke: var(--card); stroke-width: 1.5; }
    svg .badge.error { fill: var(--error); } svg .badge.warning { fill: var(--warning); }
    svg .badge.note { fill: var(--note); }
    svg .number { fill: var(--on); font-size: 10px; font-weight: 700; }
    svg a:focus .badge, svg a:hover .badge { stroke: var(--ink); }
    ol { margin: 0; padding-left: 2.25rem; }
    li { margin: 0 0 1rem; padding-left: .25rem; overflow-wrap: anywhere; }
    li:target { outline: 2px solid var(--note); outline-offset: 6px; border-radius: 4px; }
    li p { margin: 0; }
    li::marker { color: var(--soft); font-variant-numeric: tabular-nums; }
    .severity { display: inline-block; border-radius: 6px; padding: 0 .45em; font-size: .8rem; font-weight: 700;
      color: var(--on); }
    .severity.error { background: var(--error); } .severity.warning { background: var(--warning); }
    .severity.note { background: var(--note); }
    .failure { margin: 0; color: var(--error); }
    pre { margin: .35rem 0 0; padding: .5rem .75rem; background: var(--code); border-radius: 8px; white-space: pre-wrap;
      overflow-wrap: anywhere; font-size: .85rem; }
    code { font-family: ui-monospace, "SF Mono", Menlo, Consolas, "DejaVu Sans Mono", monospace; }
    summary { cursor: pointer; color: var(--note); margin: 0 0 .75rem; }
    table { border-collapse: collapse; width: 100%; font-size: .9rem; }
    th, td { text-align: left; padding: .35rem .6rem; border-bottom: 1px solid var(--line); vertical-align: top; }
    th[scope="row"] { font-weight: 400; white-space: nowrap; }
    """
}
