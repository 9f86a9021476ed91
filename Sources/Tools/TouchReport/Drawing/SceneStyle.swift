// SPDX-License-Identifier: Apache-2.0
internal import TextSources

/// How drawings look, in light and dark; a page can set the variables to other colors.
nonisolated enum SceneStyle {
  /// The colors as variables of CSS.
  ///
  /// A scene whose application paints the screen itself has the colors that can be seen on that, whatever
  /// the page has.
  static let colors = """
    :root{\(light);color-scheme:light dark}
    @media (prefers-color-scheme:dark){:root{\(dark)}}
    @media print{:root{\(light)}}
    .bright{\(light)}.dim{\(dark)}

    """

  private static let light = """
    \(PageTokens.light);--screen:#fff;--region:#0a5bd3;\
    --hit:#0b7a63;--lit:#17191d;--glow:#c98a00;--shine:#855a00;--edge:#17191d;--f1:#cc4411;--f2:#1668a7;--f3:#0a7d5a;--f4:#8a4a9e;--f5:#96700a;\
    --f6:#a8325e
    """

  private static let dark = """
    \(PageTokens.dark);--screen:#1a1b1e;--region:#74abff;\
    --hit:#5cc9ae;--lit:#fff;--glow:#ffc94d;--shine:#ffc94d;--edge:#9dbdf0;--f1:#ff8d62;--f2:#6db3f2;--f3:#4cc79b;--f4:#c99be0;--f5:#e0b34a;\
    --f6:#f285ad
    """
}
