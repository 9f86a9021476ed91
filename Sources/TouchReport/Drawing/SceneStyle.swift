// SPDX-License-Identifier: Apache-2.0

/// How drawings look, in light and dark; a page can set the variables to other colours.
nonisolated enum SceneStyle {
  /// The colours as variables of CSS.
  static let colors = """
    :root{--paper:#fbfaf7;--ink:#1d1c1a;--soft:#6b675f;--line:#c9c4b9;--faint:#e9e6df;--screen:#fff;\
    --region:#2d62a3;--hit:#0b7a63;--lit:#1d1c1a;--edge:#1d1c1a;--f1:#cc4411;--f2:#1668a7;--f3:#0a7d5a;--f4:#8a4a9e;\
    --f5:#96700a;--f6:#a8325e;color-scheme:light dark}
    @media (prefers-color-scheme:dark){:root{--paper:#16171a;--ink:#e9e7e2;--soft:#9c988f;--line:#4b4c52;\
    --faint:#2a2b30;--screen:#1d1e22;--region:#82b4f0;--hit:#5cc9ae;--lit:#fff;--edge:#6b9ce6;--f1:#ff8d62;--f2:#6db3f2;\
    --f3:#4cc79b;--f4:#c99be0;--f5:#e0b34a;--f6:#f285ad}}
    @media print{:root{--paper:#fff;--ink:#000;--soft:#555;--line:#bbb;--faint:#e4e4e4;--screen:#fff;\
    --region:#2d62a3;--hit:#0b7a63;--lit:#000;--edge:#000;--f1:#cc4411;--f2:#1668a7;--f3:#0a7d5a;--f4:#8a4a9e;\
    --f5:#96700a;--f6:#a8325e}}

    """

  /// The parts of a scene.
  static let scene = """
    .scene{font-family:ui-monospace,SFMono-Regular,Menlo,Consolas,"DejaVu Sans Mono",monospace}
    .scene rect,.scene path,.scene circle{vector-effect:non-scaling-stroke}
    .screen{fill:var(--screen);stroke:var(--line)}
    .body{stroke:var(--line);stroke-width:.75}.body:not([fill]){fill:none}
    .text{font-family:system-ui,-apple-system,"Helvetica Neue","DejaVu Sans",sans-serif;dominant-baseline:central;\
    white-space:pre}
    .text:not([fill]){fill:var(--ink)}
    .lit{fill:var(--lit);fill-opacity:.16}
    .name{font-size:8px;fill:var(--soft)}
    .edge{fill:none;stroke:var(--edge);stroke-width:1.25}
    .hit{fill:none;stroke:var(--hit);stroke-width:1;stroke-dasharray:1.5 2.5}
    .region{fill:none;stroke:var(--region);stroke-width:1;stroke-dasharray:5 4;opacity:.45}
    .region.back{stroke-dasharray:2 3}
    .on .region{fill:var(--region);fill-opacity:.07;opacity:1}
    .label{font-size:9px;stroke:var(--screen);stroke-width:2.5;paint-order:stroke;stroke-linejoin:round}
    .label.region{fill:var(--region);stroke-dasharray:none}.on .label.region{fill-opacity:1}
    .label.hit{fill:var(--hit);stroke:var(--screen);stroke-width:2.5;stroke-dasharray:none}
    .label.region{stroke:var(--screen);stroke-width:2.5}
    .f1{--f:var(--f1)}.f2{--f:var(--f2)}.f3{--f:var(--f3)}.f4{--f:var(--f4)}.f5{--f:var(--f5)}.f6{--f:var(--f6)}
    .finger.over{opacity:.5}
    .trail{fill:none;stroke:var(--f);stroke-width:1.25;stroke-linejoin:round;opacity:.65}
    .dots{fill:none;stroke:var(--f);stroke-width:3.25;stroke-linecap:round}
    .start{fill:none;stroke:var(--f);stroke-width:1.25}
    .tip{fill:var(--f);fill-opacity:.2;stroke:var(--f);stroke-width:1.25}
    .point{fill:var(--f)}.cross{fill:none;stroke:var(--f);stroke-width:2}
    .finger .label{fill:var(--f);font-weight:600}

    """
}
