// SPDX-License-Identifier: Apache-2.0
import TextSources

/// Writes the heads of the site's pages, with the tokens and the policy that all pages have.
enum PageWriter {
  /// The head of a page with a title, a style, and scripts, of which one may run WebAssembly.
  static func head(_ request: JSONNode) -> JSONText {
    let style =
      "\n" + PageTokens.rules(light: request["light"]?.string ?? "", dark: request["dark"]?.string ?? "")
      + (request["style"]?.string ?? "") + "\n"
    var policy = PagePolicy(
      styles: [style], scripts: request["scripts"]?.elements?.compactMap { $0.string } ?? [])
    policy.runsWebAssembly = request["runsWebAssembly"]?.bool ?? false
    return [
      "exit": 0,
      "head": .string(PageHead.markup(title: request["title"]?.string ?? "", style: style, policy: policy)),
    ]
  }
}
