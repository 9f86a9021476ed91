// SPDX-License-Identifier: Apache-2.0

/// The tables of the page about scenes, generated from the tables by which scenes are read.
package nonisolated enum SceneManual {
  /// A table for each kind of object, in Markdown.
  package static var tables: String {
    SceneObject.allCases.map { table(of: $0) }.joined(separator: "\n")
  }

  private static func table(of object: SceneObject) -> String {

    var text = "### A \(object.rawValue)\n\n| field | takes | what it is |\n|---|---|---|\n"
    text += rows(object.structure.filter { $0.name != "$schema" }, in: object)
    for known in SceneClasses.all(of: object) {
      let base = known.base.map { ", a `\($0)`" } ?? ""
      let probe =
        known.supportsProbe || object == .controller || known.isAbstract ? "" : " It takes no probe."
      text += "| **`\(known.name)`**\(base) | | \(known.summary)\(probe) |\n"
      text += rows(known.fields, in: object)
    }
    return text
  }

  private static func rows(_ fields: [SceneField], in object: SceneObject) -> String {
    fields.map { field in
      let required = object.required.contains(field.name) ? " (needed)" : ""
      return "| `\(field.name)`\(required) | \(form(field, object)) | \(field.summary) |\n"
    }.joined()
  }

  private static func form(_ field: SceneField, _ object: SceneObject) -> String {
    if field.name == "class" { return "the name of a class below" }
    return field.type.form.replacing("|", with: "\\|")
  }
}
