// SPDX-License-Identifier: Apache-2.0

/// The script of the page: plain JavaScript without libraries, split by what it does into the files of
/// Web/Script.
nonisolated enum LabScript {
  /// The whole script: one function, so that no name of it is the page's.
  static let text = "\"use strict\";\n(function () {\n" + parts.joined() + "})();\n"

  /// Each part uses what those before it declare; functions may use anything.
  private static let parts = [
    Web.connectionScript, Web.elementsScript, Web.painterScript, Web.placesScript, Web.pictureScript,
    Web.layersScript, Web.screenScript, Web.fingersScript, Web.keysScript, Web.touchesScript, Web.marksScript,
    Web.panelsScript, Web.sheetScript, Web.hitsScript, Web.lanesScript, Web.factsScript, Web.viewScript,
    Web.handScript, Web.outlineScript, Web.answerScript, Web.explodedScript, Web.transportScript,
    Web.editorScript, Web.fileScript, Web.completionScript, Web.comparisonScript, Web.exportingScript,
    Web.startScript,
  ]
}
