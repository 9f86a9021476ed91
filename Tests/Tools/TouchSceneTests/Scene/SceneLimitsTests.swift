// SPDX-License-Identifier: Apache-2.0
import Testing
import TextSources
import TouchRender
import TouchStage
import Touchstone

@testable import TouchScene

/// What a scene may state, tried in every field of the tables by which scenes are read.
///
/// A number cannot be declared without a row of `InputLimit`, and a new type of field needs a case here.
@Suite(.serialized) struct SceneLimitsTests {
  /// A value of a field, and whether its limit permits it.
  private struct Trial {
    let json: String
    let isAllowed: Bool
  }

  /// A field in the smallest scene that has it.
  struct Place: CustomTestStringConvertible {
    let field: SceneField
    let scene: @Sendable (String) -> String
    let testDescription: String
  }

  @Test(arguments: places)
  func `every field takes what its limit permits, and refuses the rest`(_ place: Place) {
    for trial in Self.trials(place.field.type) {
      let text = place.scene(trial.json)
      let shown = "\(place.testDescription): \(trial.json.prefix(60))"
      let begin = ContinuousClock.now
      switch Result(catching: { () throws(SceneError) in try SceneFile(text: text) }) {
      case .success(let file):
        #expect(trial.isAllowed, "\(shown) is taken")
        Self.show(file)
      case .failure(let error):
        // What the limit permits may contradict another field.
        guard trial.isAllowed, let message = error.issues.first?.message else { continue }
        let isLimit =
          message.contains(" from ") && !message.contains("from 0;") || message.contains("has at most")
        #expect(!isLimit, "\(shown): \(message)")
      }
      #expect(begin.duration(to: .now) < .seconds(20), "\(shown) takes too long")
    }
  }

  @Test(arguments: SceneTuning.all.map(\.name))
  func `every value of the tuning takes what its limit permits, and refuses the rest`(_ name: String) throws {
    let value = try #require(SceneTuning.all.first { $0.name == name })
    for trial in Self.trials(value.type) {
      let text = """
        { tuning: { \(name): \(trial.json) }, views: [
          { class: "UIScrollView", frame: [0, 0, 200, 200], contentSize: [200, 900] },
          { class: "UIStepper", name: "s", frame: [0, 220, 94, 32], maximumValue: 1000, wraps: true },
          { class: "UISwitch", frame: [0, 300, 51, 31] }] }
        """
      let begin = ContinuousClock.now
      guard let file = try? SceneFile(text: text) else {
        #expect(!trial.isAllowed, "\(name): \(trial.json) is refused")
        continue
      }
      #expect(trial.isAllowed, "\(name): \(trial.json) is taken")
      Self.show(file)
      #expect(begin.duration(to: .now) < .seconds(20), "\(name): \(trial.json) takes too long")
    }
  }

  @Test func `a scene has at most so many objects, each in at most so many others`() throws {
    let limit = InputLimit.sceneObjects
    func views(_ count: Int) -> String { "{ views: [\(String(repeating: "{},", count: count))] }" }
    // The scene itself counts as one.
    #expect(throws: Never.self) { try SceneFile(text: views(limit.count - 1)) }
    let error = #expect(throws: SceneError.self) { try SceneFile(text: views(limit.count + 7)) }
    #expect(
      error?.issues.map(\.message) == [
        "more than 50000 views, recognizers and controllers in a scene are not read: "
          + "every picture and report looks at each; this is the first too many"
      ])
    func nested(_ depth: Int) -> String {
      String(repeating: "{ views: [", count: depth) + String(repeating: "] }", count: depth)
    }
    Self.show(try SceneFile(text: nested(InputLimit.jsonDepth.count / 2)))
    #expect(throws: SceneError.self) { try SceneFile(text: nested(InputLimit.jsonDepth.count / 2 + 1)) }
  }

  @Test func `views that scale each other beyond all numbers are drawn and touched`() throws {
    for scale in ["1000", "0.001", "-1000", "0"] {
      var text = "{ frame: [0, 0, 100, 100], backgroundColor: 'red' }"
      for _ in 0..<120 {
        text =
          "{ frame: [0, 0, 100, 100], transform: { scale: \(scale), rotateDegrees: 7 }, backgroundColor: 'red', views: [\(text)] }"
      }
      Self.show(try SceneFile(text: "{ views: [\(text)] }"))
    }
  }

  @Test func `every row of the table has a reason and a range, and none is there twice`() {
    let rows = InputLimit.all
    #expect(Set(rows).count == rows.count)
    for row in rows {
      #expect(row.least <= row.most && row.most.isFinite && row.least.isFinite, "\(row.what)")
      #expect(!row.reason.isEmpty && !row.what.isEmpty)
      #expect(!row.allows(.nan) && !row.allows(.infinity) && !row.allows(1e308))
      #expect(row.allows(row.most) && row.allows(row.least) && !row.allows(row.most + 2))
    }
  }

  // MARK: Parts

  /// Builds a scene, draws it and touches it.
  private static func show(_ file: SceneFile) {
    let handler = Misuse.handler
    defer { Misuse.handler = handler }
    Misuse.handler = { _ in }
    // A name that is used twice, and the like, is no matter of limits.
    guard let scene = try? file.build() else { return }
    for window in scene.stage.scene.windows { _ = WindowPicture(of: window, looks: .system) }
    _ = try? scene.stage.tap(.screen(10, 10))
    try? scene.stage.finger(1).down(at: .screen(80, 236))
    try? scene.stage.wait(2)
    try? scene.stage.finger(1).up()
    _ = try? scene.stage.drag(.screen(50, 150), to: .screen(50, 20), over: 0.1)
    try? scene.stage.wait(3)
    for window in scene.stage.scene.windows { _ = WindowPicture(of: window, looks: .system) }
  }

  private nonisolated static let numbers: [Double] = [0, -1, 1, 1e9, 1e308]

  /// Numbers, and words that some take for numbers.
  private static func trials(_ limit: InputLimit, isWhole: Bool = false, _ form: (String) -> String)
    -> [Trial]
  {
    let numbers = numbers + [limit.most, limit.most + 2, limit.least, limit.least - 2]
    return numbers.map { number in
      let isSaid = !isWhole || number.rounded() == number && abs(number) < 1e18
      return Trial(json: form(spelled(number)), isAllowed: isSaid && limit.allows(number))
    }
      + ["NaN", "Infinity", "-Infinity", "1e999", "null", "'1'"].map {
        Trial(json: form($0), isAllowed: false)
      }
  }

  private static func spelled(_ number: Double) -> String {
    number.rounded() == number && abs(number) < 1e18 ? "\(Int(number))" : "\(number)"
  }

  private static func texts(_ form: (String) -> String) -> [Trial] {
    let limit = InputLimit.textBytes.count
    return [
      Trial(json: form("'\(String(repeating: "a b ", count: limit / 4))'"), isAllowed: true),
      Trial(json: form("'\(String(repeating: "a", count: limit + 1))'"), isAllowed: false),
    ]
  }

  private static func lists(_ element: String) -> [Trial] {
    let limit = InputLimit.sceneTexts.count
    func list(_ count: Int) -> String { "[\(String(repeating: element + ",", count: count))]" }
    return [
      Trial(json: list(limit), isAllowed: true), Trial(json: list(limit + 1), isAllowed: false),
    ]
  }

  /// A list of numbers with the tried one at each place.
  private static func trials(in count: Int, _ limit: InputLimit, _ form: (String) -> String = { $0 })
    -> [Trial]
  {
    let usual = spelled(limit.allows(1) ? 1 : limit.least)
    return (0..<count).flatMap { index in
      trials(limit) { number in
        form("[\((0..<count).map { $0 == index ? number : usual }.joined(separator: ", "))]")
      }
    }
  }

  private static func trials(_ type: SceneType) -> [Trial] {
    switch type {
    case .number(let limit): trials(limit) { $0 }
    case .integer(let limit): trials(limit, isWhole: true) { $0 } + [Trial(json: "0.5", isAllowed: false)]
    case .numbers(let words, let limit): trials(in: words.count, limit)
    case .insets: trials(.coordinate) { $0 } + trials(in: 4, .coordinate)
    case .color: trials(in: 4, .fraction) + trials(in: 3, .fraction)
    case .transform:
      trials(.degrees) { "{ rotateDegrees: \($0) }" } + trials(.factor) { "{ scale: \($0) }" }
        + trials(in: 2, .factor) { "{ scale: \($0) }" }
        + trials(in: 2, .coordinate) { "{ translate: \($0) }" }
        + (0..<6).flatMap { index in
          trials(index < 4 ? .factor : .coordinate) { number in
            "[\((0..<6).map { $0 == index ? number : "1" }.joined(separator: ", "))]"
          }
        }
    case .region:
      trials(.coordinate) { "{ outset: \($0) }" } + trials(in: 4, .coordinate) { "{ oval: \($0) }" }
        + trials(in: 4, .coordinate) { "{ outset: 1, returningInside: { oval: \($0) } }" }
    // Lines need views, too: `SceneConstraintTests` has their limits.
    case .tuning, .bool, .choice, .object, .list, .constraints: []
    case .choices(let words): lists("'\(words[0])'")
    case .text, .line: texts { $0 }
    case .texts: lists("'a'") + texts { "[\($0)]" }
    case .states(let words): texts { $0 } + texts { "{ \(words[0]): \($0) }" }
    case .textsFor(let words): texts { "{ \(words[0]): \($0) }" }
    case .lines(let words, _): texts { "{ \(words[0]): \($0) }" } + texts { "{ all: \($0) }" }
    case .answer: lists("'a'") + texts { "[\($0)]" }
    case .either(let first, let second): trials(first) + trials(second).filter { $0.json != "'1'" }
    }
  }

  // MARK: Places

  /// Every field of every class.
  nonisolated static let places: [Place] = SceneObject.allCases.flatMap { object in
    let classes = object.hasClass ? SceneClasses.names(of: object) : [""]
    var seen: Set<String> = []
    return classes.flatMap { name in
      object.fields(ofClass: object.hasClass ? name : nil).compactMap { field -> Place? in
        // A field that a class has from its base is tried once.
        guard field.name != "class", seen.insert("\(field.name) \(field.type)").inserted else { return nil }
        let start = object.hasClass ? "class: '\(name)', " : ""
        return Place(
          field: field,
          scene: { value in
            let own = "{ \(start)\(field.name): \(value) }"
            switch object {
            case .scene: return "{ \(field.name): \(value) }"
            case .window:
              return "{ windows: [{ \(field.name == "name" ? "" : "name: 'w', ")\(field.name): \(value) }] }"
            case .controller: return "{ controller: \(own) }"
            case .view: return "{ views: [\(own)] }"
            case .recognizer: return "{ views: [{ recognizers: [\(own)] }] }"
            case .delegate:
              return "{ views: [{ recognizers: [{ class: 'UITapGestureRecognizer', delegate: \(own) }] }] }"
            case .probe: return "{ views: [{ probe: \(own) }] }"
            case .recognizerProbe:
              return "{ views: [{ recognizers: [{ class: 'UITapGestureRecognizer', probe: \(own) }] }] }"
            }
          }, testDescription: "\(object.rawValue) \(name) \(field.name)")
      }
    }
  }
}
