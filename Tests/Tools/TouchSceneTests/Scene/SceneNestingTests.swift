// SPDX-License-Identifier: Apache-2.0
import Testing
import TextSources
import TouchStage
import TouchTesting

@testable import TouchScene

/// What would cost twice as much with each view around it.
@MainActor @Suite struct SceneNestingTests {
  private static let frame = "frame: [0, 0, 300, 300]"

  private func nested(_ view: String, _ depth: Int) -> String {
    let open = "{ \(view), \(Self.frame), views: ["
    return "{ views: [\(String(repeating: open, count: depth))\(String(repeating: "] }", count: depth))] }"
  }

  private func issues(_ text: String) -> [String] {
    do throws(SceneError) {
      _ = try SceneFile(text: text)
      return []
    } catch {
      return error.issues.map(\.message)
    }
  }

  private static let passing = "class: 'ProbeView', probe: { passesOn: true }"

  @Test func `touches are passed on by so many views in one another, and the calls have a limit`() throws {
    let most = InputLimit.passedOn.count
    func lines(_ depth: Int) throws -> Int {
      let scene = try SceneFile(text: nested(Self.passing, depth)).build()
      try scene.stage.finger(1).down(at: .screen(5, 20))
      return scene.stage.lines.count { $0.contains("touches began") }
    }
    #expect(try lines(most) == 1 << most - 1)
    #expect(
      issues(nested(Self.passing, most + 30)) == [
        "a scene has at most 8 views in one another that pass touches on: each passes on twice what it gets, "
          + "by itself and by super; this is the first too many"
      ])
    // Beside each other there may be more.
    let row = String(repeating: "{ \(Self.passing) }, ", count: 50)
    #expect(issues("{ views: [\(row)] }").isEmpty)
  }

  @Test func `views of controllers in one another count as well`() {
    var text = "{ views: [] }"
    for _ in 0..<12 { text = "{ view: { \(Self.passing) }, children: [\(text)] }" }
    #expect(issues("{ controller: \(text) }").count == 1)
  }

  @Test func `so many overflow views are in one another`() throws {
    let most = InputLimit.overflowing.count
    let scene = try SceneFile(text: nested("class: 'OverflowView'", most)).build()
    try scene.stage.finger(1).down(at: .screen(5, 20))
    #expect(
      issues(nested("class: 'OverflowView'", most + 20)) == [
        "a scene has at most 4 overflow views in one another: each asks those in it several times; "
          + "this is the first too many"
      ])
  }

  @Test func `so many views share gaps`() {
    func buttons(_ count: Int) -> String {
      let one =
        "{ class: 'PreciseButton', sharesGaps: true, minimumHitSize: [1000, 1000], frame: [0, 0, 5, 5] }, "
      return "{ views: [\(String(repeating: one, count: count))] }"
    }
    #expect(issues(buttons(InputLimit.gapSharers.count)).isEmpty)
    #expect(
      issues(buttons(InputLimit.gapSharers.count + 50)) == [
        "a scene has at most 200 views that share gaps: each is compared with all others; "
          + "this is the first too many"
      ])
  }
}
