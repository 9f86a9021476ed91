// SPDX-License-Identifier: Apache-2.0
import Testing
import TextSources
import TouchGraphics
import TouchRender
import TouchSnapshot
import TouchStage
import TouchTesting

@testable import TouchScene

/// What many views together make a picture of, whatever number each of them states.
///
/// Every number of the tables of views is tried; one of which more is drawn the greater it is needs a limit
/// of its sum.
@Suite struct SceneSumTests {
  private static let copies = 200

  /// A class, and one of its fields that is a number.
  struct Case: CustomTestStringConvertible, Sendable {
    let className: String
    let field: String
    let limit: InputLimit
    var testDescription: String { "\(className) \(field)" }
  }

  nonisolated static let cases: [Case] = {
    var seen: Set<String> = []
    return SceneClasses.names(of: .view).flatMap { name in
      SceneObject.view.fields(ofClass: name).compactMap { field -> Case? in
        switch field.type {
        case .number(let limit), .integer(let limit):
          guard seen.insert("\(field.name) \(field.type)").inserted else { return nil }
          return Case(className: name, field: field.name, limit: limit)
        case .bool, .text, .line, .texts, .constraints, .numbers, .insets, .color, .transform, .region,
          .tuning,
          .choice, .choices, .states, .textsFor, .lines, .answer, .object, .list, .either:
          return nil
        }
      }
    }
  }()

  private static func scene(_ one: Case, _ value: Double, copies: Int) -> String {
    let number = value.rounded() == value ? "\(Int(value))" : "\(value)"
    let view = "{ class: '\(one.className)', frame: [0, 0, 100, 30], \(one.field): \(number) }, "
    return "{ views: [\(String(repeating: view, count: copies))] }"
  }

  /// How many operations draw a scene; nil if it is refused.
  private static func operations(_ text: String) throws -> Int? {
    guard let file = try? SceneFile(text: text) else { return nil }
    let scene = try file.build()
    return WindowPicture(of: scene.stage.window, looks: .system).layers.reduce(0) { count, layer in
      count + (layer.content?.operations.count ?? 0) + (layer.front?.operations.count ?? 0)
    }
  }

  @Test(arguments: cases)
  func `many views with the greatest number are drawn with no more than many usual ones, or refused`(
    _ one: Case
  )
    throws
  {
    for value in [one.limit.most, (one.limit.most / Double(Self.copies)).rounded(.down)]
    where one.limit.allows(value) {
      let drawn = try Self.operations(Self.scene(one, value, copies: Self.copies))
      #expect(drawn ?? 0 <= 50 * Self.copies + InputLimit.allPages.count, "\(one) \(value)")
    }
  }

  @Test func `all page controls of a scene have at most so many pages`() throws {
    let one = try #require(Self.cases.first { $0.field == "numberOfPages" })
    #expect(throws: Never.self) { try SceneFile(text: Self.scene(one, 100, copies: 100)) }
    let error = #expect(throws: SceneError.self) { try SceneFile(text: Self.scene(one, 100, copies: 103)) }
    #expect(
      error?.issues.map(\.message) == [
        "“numberOfPages” makes more than 10000 pages of all page controls in a scene: "
          + "a report has some 400 bytes for a dot"
      ])
  }

  @Test func `a dump with many page controls becomes a scene that can be read`() throws {
    var dump = "<UIWindow: 0x1; frame = (0 0; 375 667); layer = <UIWindowLayer: 0x1>>\n"
    for index in 0..<150 {
      dump += "   | <UIPageControl: 0x\(String(index + 16, radix: 16)); frame = (0 \(index); 100 30); "
      dump += "numberOfPages = 90; layer = <CALayer: 0x2>>\n"
    }
    let converted = SceneText(of: try SnapshotDocument.read(bytes: Array(dump.utf8), file: "dump.txt"))
    #expect(throws: Never.self) { try SceneFile(text: converted.text) }
  }
}
