// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing
import TouchScene

/// The committed files equal those generated from the tables.
///
/// To write them anew, run the tests with `TOUCHSTONE_RECORD=1`.
@Suite(.serialized) struct SceneSchemaTests {
  private nonisolated static let check = Result { try SchemaCheck(SceneFile.schema) }
  private let folder = Scenarios.repository.appendingPathComponent("Documentation")

  private static let advice = "Record them: TOUCHSTONE_RECORD=1 swift test --filter SceneSchemaTests."

  /// Whether the files are to be written instead of compared.
  private var writes: Bool { ProcessInfo.processInfo.environment["TOUCHSTONE_RECORD"] == "1" }

  @Test func `the committed schema is that of the tables`() throws {
    let file = folder.appendingPathComponent("scene.schema.json")
    if writes { try SceneFile.schema.write(to: file, atomically: true, encoding: .utf8) }
    let isRecorded = try String(contentsOf: file, encoding: .utf8) == SceneFile.schema
    #expect(isRecorded, "Documentation/scene.schema.json differs from the tables. \(Self.advice)")
  }

  @Test func `the schema is JSON, and every reference in it has a definition`() throws {
    let root = try #require(
      try JSONSerialization.jsonObject(with: Data(SceneFile.schema.utf8)) as? [String: Any])
    let definitions = try #require(root["$defs"] as? [String: Any])
    for part in SceneFile.schema.components(separatedBy: "\"#/$defs/").dropFirst() {
      let name = try #require(part.split(separator: "\"").first)
      #expect(definitions[String(name)] != nil, "\(name)")
    }
  }

  @Test func `the tables of the manual are those by which scenes are read`() throws {
    let file = folder.appendingPathComponent("Scenes.md")
    let text = try String(contentsOf: file, encoding: .utf8)
    let marks = ("<!-- fields -->\n", "<!-- end of fields -->\n")
    let begin = try #require(text.range(of: marks.0))
    let end = try #require(text.range(of: marks.1))
    if writes {
      let new = text[..<begin.upperBound] + "\n" + SceneManual.tables + "\n" + text[end.lowerBound...]
      try String(new).write(to: file, atomically: true, encoding: .utf8)
    } else {
      let isRecorded = text[begin.upperBound..<end.lowerBound] == "\n" + SceneManual.tables + "\n"
      #expect(isRecorded, "The tables of Documentation/Scenes.md differ from those of scenes. \(Self.advice)")
    }
  }

  @Test func `the examples of the manual are scenes`() throws {
    let text = try String(contentsOf: folder.appendingPathComponent("Scenes.md"), encoding: .utf8)
    let examples = text.components(separatedBy: "```json5\n").dropFirst()
    #expect(examples.count >= 2)
    for example in examples {
      let scene = try #require(example.components(separatedBy: "```\n").first)
      _ = try SceneFile(text: scene, file: "Scenes.md").build()
    }
  }

  @Test func `every scene satisfies the schema`() throws {
    let check = try Self.check.get()
    for path in Scenarios.scenes { #expect(try check.accepts(Scenarios.text(path)), "\(path)") }
  }

  @Test(arguments: [
    "{ viewss: [] }", "{ views: [{ title: 'x' }] }", "{ views: [{ class: 'UIButton', isOn: true }] }",
    "{ views: [{ class: 'HitRectButton', probe: true }] }", "{ views: [{ actions: 'all' }] }",
    "{ views: [{ class: 'UIStepper', value: 'x' }] }", "{ views: [{ recognizers: [{}] }] }",
    "{ controller: { viewControllers: [] } }", "{ windows: [{}] }", "{ views: [{ frame: [1, 2] }] }",
    "{ views: [{ class: 'UIBotton' }] }", "{ tuning: { tapSlopp: 1 } }",
  ])
  func `the schema refuses what the reader refuses`(_ text: String) throws {
    #expect(try !Self.check.get().accepts(text))
    #expect(throws: SceneError.self) { try SceneFile(text: text) }
  }

  @Test(arguments: [
    "{ views: [{ probe: true, transform: { scale: 2 } }] }",
    "{ views: [{ class: 'PreciseButton', trackingRegion: { outset: 8, returningInside: 'bounds' } }] }",
    "{ views: [{ class: 'UIButton', actions: { touchDown: true, touchUpInside: 'x' }, title: 'x' }] }",
    "{ views: [{ recognizers: [{ class: 'UILongPressGestureRecognizer', numberOfTapsRequired: 0 }] }] }",
    "{ tuning: { preset: 'articles', tapSlop: 3 }, controller: { class: 'UINavigationController' } }",
    "{ windows: [{ name: 'w', level: 'alert' }, { name: 'v', level: 3 }] }",
  ])
  func `the schema accepts what the reader accepts`(_ text: String) throws {
    #expect(try Self.check.get().accepts(text))
    _ = try SceneFile(text: text).build()
  }
}
