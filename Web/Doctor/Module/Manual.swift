// SPDX-License-Identifier: Apache-2.0
import TextSources
import TouchDoctor

/// The pages about reasons and rules.
enum Manual {
  /// A page as `touchstone explain` prints it.
  static func page(_ name: String) -> JSONText {
    guard let page = DoctorPage.all.first(where: { $0.name == name }) else {
      return JSONText.failure("there is no reason and no rule \"\(name.onOneLine)\"", exit: 66)
    }
    let lines = ManualPageText(page.whole, width: 80).lines
    return [
      "exit": 0, "text": .string(lines.map { $0.text + "\n" }.joined()),
      "json": .string(page.json.pretty + "\n"),
    ]
  }

  /// All pages in Markdown.
  static var pages: JSONText {
    ["exit": 0, "pages": .array(DoctorPage.all.map { $0.json.adding("whole", .string($0.whole)) })]
  }
}
