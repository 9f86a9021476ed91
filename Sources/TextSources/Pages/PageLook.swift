// SPDX-License-Identifier: Apache-2.0

/// The common style of all pages written here: like printed paper, quiet, and narrow enough for a phone.
package enum PageLook {
  /// The colours of a page in light mode, as CSS variables; each text has a contrast of at least 4.5 to 1 to
  /// the paper.
  package static let light = "--paper:#fbfaf7;--ink:#1d1c1a;--soft:#6b675f;--line:#c9c4b9;--faint:#e9e6df"
  /// The colours of a page in dark mode.
  package static let dark = "--paper:#16171a;--ink:#e9e7e2;--soft:#9c988f;--line:#4b4c52;--faint:#2a2b30"

  /// Text, headings and sections.
  package static let text = """
    *{box-sizing:border-box}
    html{background:var(--paper);color:var(--ink);-webkit-text-size-adjust:100%}
    body{margin:0 auto;max-width:1180px;padding:2.2rem 1.6rem 1rem;font:16px/1.5 Charter,"Iowan Old Style",\
    Palatino,Georgia,"DejaVu Serif",serif}
    h1{font-size:1.75rem;font-weight:500;line-height:1.2;margin:0;letter-spacing:-.01em;overflow-wrap:anywhere}
    h2{font-size:1.05rem;font-weight:600;margin:0 0 .5rem;overflow-wrap:anywhere}
    h3{font-size:.8rem;font-weight:400;font-style:italic;color:var(--soft);margin:1rem 0 .2rem}
    h3:first-child{margin-top:0}
    p{margin:.3rem 0}.meta,.hint,figcaption,footer{color:var(--soft);font-size:.86rem}

    """

  /// Sections, each separated by a line.
  package static let sections = """
    section{margin:2rem 0 0}section>h2{border-top:1px solid var(--ink);padding-top:.5rem}

    """

  /// Smaller margins on a phone.
  package static let narrow = "body{padding:1.2rem .9rem .5rem}"
}
