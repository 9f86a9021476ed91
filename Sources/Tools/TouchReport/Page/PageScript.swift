// SPDX-License-Identifier: Apache-2.0

/// The script of the page: plain JavaScript without libraries, split by what it does into the files of
/// Web/Script.
///
/// It reads the data of the page, and shows the moment that is passed to `show(time)`. Everything that moves
/// time, a key, a pointer, the player, ends there.
nonisolated enum PageScript {
  /// The whole script: one function, so that no name of it is the page's.
  static let text = "\"use strict\";\n(function () {\n" + parts.joined() + "})();\n"

  /// Each part uses what those before it declare.
  private static let parts = [
    Web.readingScript, Web.stateScript, Web.sceneScript, Web.labelsScript, Web.bordersScript,
    Web.flippingScript,
    Web.momentScript, Web.listScript, Web.timelineScript, Web.arrowsScript, Web.factsScript,
    Web.scrubbingScript, Web.startScript,
  ]
}
