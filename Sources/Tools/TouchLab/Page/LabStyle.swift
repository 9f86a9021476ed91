// SPDX-License-Identifier: Apache-2.0
internal import TextSources

/// How the page looks: the tokens of all pages, and the files of Web/Style.
nonisolated enum LabStyle {
  static let css = PageTokens.rules(light: light, dark: dark) + parts.joined()

  /// What lies around the screen, the bezel of the device, and what is raised above a faint ground.
  private static let light = "--stage:#eeeff1;--bezel:#24262a;--shadow:#0000002e;--raised:#fff"
  private static let dark = "--stage:#121316;--bezel:#3a3d43;--shadow:#000000a0;--raised:#3a3d44"

  /// Each part may override those before it.
  private static let parts = [
    Web.lookStyle, Web.layoutStyle, Web.controlsStyle, Web.screenStyle, Web.storyStyle, Web.answerStyle,
    Web.editorStyle, Web.narrowStyle,
  ]
}
