// SPDX-License-Identifier: Apache-2.0

/// The script of the page: plain JavaScript without libraries, split by what it does into the files of Web/Script.
nonisolated enum LabScript {
  /// The whole script: one function, so that no name of it is the page's.
  static let text = "\"use strict\";\n(function () {\n" + parts.joined() + "})();\n"

  /// Each part uses what those before it declare.
  private static let parts = [Web.connectionScript]
}
