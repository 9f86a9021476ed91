// SPDX-License-Identifier: Apache-2.0
internal import TextSources

/// How drawings look, in light and dark; a page can set the variables to other colours.
nonisolated enum SceneStyle {
  /// The colours as variables of CSS.
  ///
  /// A scene whose application paints the screen itself has the colours that can be seen on that, whatever the
  /// page has.
  static let colors = """
    :root{\(light);color-scheme:light dark}
    @media (prefers-color-scheme:dark){:root{\(dark)}}
    @media print{:root{\(light)}}
    .bright{\(light)}.dim{\(dark)}

    """

  private static let light = """
    \(PageLook.light);--screen:#fff;--region:#2d62a3;\
    --hit:#0b7a63;--lit:#1d1c1a;--glow:#c98a00;--edge:#1d1c1a;--f1:#cc4411;--f2:#1668a7;--f3:#0a7d5a;--f4:#8a4a9e;--f5:#96700a;\
    --f6:#a8325e
    """

  private static let dark = """
    \(PageLook.dark);--screen:#1d1e22;--region:#82b4f0;\
    --hit:#5cc9ae;--lit:#fff;--glow:#ffc94d;--edge:#9dbdf0;--f1:#ff8d62;--f2:#6db3f2;--f3:#4cc79b;--f4:#c99be0;--f5:#e0b34a;\
    --f6:#f285ad
    """

  /// The parts of a scene.
  static let scene = """
    .scene{font-family:ui-monospace,SFMono-Regular,Menlo,Consolas,"DejaVu Sans Mono",monospace}
    .scene rect,.scene path,.scene circle{vector-effect:non-scaling-stroke}
    .screen{fill:var(--screen);stroke:var(--line)}
    .body{stroke:var(--line);stroke-width:.75}.body:not([fill]){fill:none;pointer-events:all}
    .text{font-family:system-ui,-apple-system,"Helvetica Neue","DejaVu Sans",sans-serif;dominant-baseline:central;\
    white-space:pre}
    .text:not([fill]){fill:var(--ink)}
    .borders,.fingers,.lit,.text,.name{pointer-events:none}
    .lit{fill-opacity:.2}.lit:not([fill]){fill:var(--lit)}
    .glow{fill:none;stroke:var(--glow);stroke-width:3;pointer-events:none}
    .name{font-size:8px;fill:var(--soft)}.lit-name{fill:var(--glow);font-weight:700}
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
    .trail{fill:none;stroke:var(--f);stroke-width:1.25;stroke-linejoin:round;opacity:.65}
    .dots{fill:none;stroke:var(--f);stroke-width:3.25;stroke-linecap:round}
    .start{fill:none;stroke:var(--f);stroke-width:1.25}
    .tip{fill:var(--f);fill-opacity:.2;stroke:var(--f);stroke-width:1.25}
    .point{fill:var(--f)}.cross{fill:none;stroke:var(--f);stroke-width:2}
    .finger .label{fill:var(--f);font-weight:600}

    """
}
