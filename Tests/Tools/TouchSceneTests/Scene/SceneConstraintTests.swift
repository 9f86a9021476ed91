// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing
import TouchStage
import TouchTesting
import Touchstone

@testable import TouchScene

struct SceneConstraintTests {
  private func scene(_ constraints: [String], views: String, file: String = "a") throws -> StagedScene {
    let lines = constraints.map { "\"\($0)\"" }.joined(separator: ",\n")
    return try SceneFile(text: "{ views: [\(views)],\nconstraints: [\n\(lines)] }", file: file).build()
  }

  private func issues(_ constraints: String..., views: String = Self.views) -> [String] {
    do {
      _ = try scene(constraints, views: views)
      return []
    } catch let error as SceneError {
      return error.issues.map { String($0.description.dropFirst(2)) }
    } catch {
      return ["\(error)"]
    }
  }

  private nonisolated static let views = """
    { name: "card", frame: [20, 40, 200, 120], views: [{ class: "UIButton", name: "buy", title: "Buy" }] }, \
    { class: "UIScrollView", name: "list", frame: [0, 200, 375, 200], views: [{ name: "content" }] }
    """

  @Test func `each line is a constraint, and a view without a frame is placed by them`() throws {
    let scene = try scene(
      [
        "buy.leading = card.leading + 16", "buy.trailing <= superview.trailing - 8 @750",
        "buy.top = card.layoutMarginsGuide.top", "buy.width = 0.5 * card.width",
        "buy.height == 44 @ defaultHigh", "content.leading = list.contentLayoutGuide.leading",
        "content.trailing = list.contentLayoutGuide.trailing", "content.top=superview.top",
        "superview.bottom = content.bottom + 10", "content.height ≥ 3 × list.frameLayoutGuide.height / 2",
        "content.height = 0 @1", "content.width = list.width * 2",
      ], views: Self.views)
    let list = try #require(try scene.stage["list"] as? UIScrollView)
    #expect(try scene.stage["buy"].frame == CGRect(x: 16, y: 8, width: 100, height: 44))
    #expect(try scene.stage["content"].frame == CGRect(x: 0, y: 0, width: 750, height: 300))
    #expect(list.contentSize == CGSize(width: 750, height: 310))
    #expect(try scene.stage["card"].translatesAutoresizingMaskIntoConstraints)
    #expect(try !scene.stage["buy"].translatesAutoresizingMaskIntoConstraints)
    let card = try scene.stage["card"]
    #expect(card.constraints.map(\.identifier) == ["a:3", "a:4", "a:5", "a:6"])
  }

  @Test func `a view that a constraint moved is where the finger finds it`() throws {
    let scene = try scene(
      ["buy.centerX = superview.centerX", "buy.bottom = superview.safeAreaLayoutGuide.bottom - 20"],
      views: #"{ class: "UIButton", name: "buy", title: "Buy", actions: ["touchUpInside"] }"#)
    let buy = try scene.stage["buy"]
    #expect(buy.frame.maxY == 647 && abs(buy.frame.midX - 187.5) <= 0.5)
    try scene.stage.tap("buy")
    #expect(scene.stage.lines == ["Action touch up inside"])
  }

  @Test func `a line that cannot be read names its place and what was expected`() {
    #expect(
      issues(
        "buy.leading", "buy.leading card.leading", "buy.leadin = card.leading", "buy = card.leading",
        "buy.leading = crad.leading", "buy.width = ", "buy.width = 10 20", "buy.width = 10 @2000",
        "buy.width = 10 @high", "buy.leading = 16", "buy.leading = card.leading-16",
        "buy.leading = card.left", "buy.top = card.leading", "buy.width = card.width / 0", "")
        == [
          "3:13: “buy.leading”: found the end; =, <= or >= was expected",
          "4:14: “buy.leading card.leading”: found “card.leading”; =, <= or >= was expected",
          "5:2: “buy.leadin = card.leading”: “leadin” is no part of a view; did you mean “leading”?",
          "6:2: “buy = card.leading”: here is no part of a view; a constraint is a line such as “buy.leading = card.leading + 16 @750”",
          "7:16: no view is called “crad”; did you mean “card”?",
          "8:14: “buy.width = ”: found the end; a view and its part, as in “buy.leading = card.leading + 16 @750”, were expected",
          "9:17: “buy.width = 10 20”: found “20”; the end of the line was expected",
          "10:18: “buy.width = 10 @2000”: a priority is from 1 to 1000",
          "11:18: “buy.width = 10 @high”: “high” is no priority: a number from 1 to 1000, “required”, “defaultHigh”, “defaultLow” or “fittingSizeLevel”",
          "12:2: “buy.leading = 16”: “leading” needs a second item; only a width or a height can be a number",
          "13:16: “buy.leading = card.leading-16”: “leading-16” is no part of a view; a minus has a space on both sides",
          "14:16: “buy.leading = card.left”: “leading” cannot be set in relation to “left”",
          "15:12: “buy.top = card.leading”: “top” cannot be set in relation to “leading”",
          "16:14: “buy.width = card.width / 0”: the multiplier is a number from -1000 to 1000",
          "17:2: “”: found the end; a view and its part, as in “buy.leading = card.leading + 16 @750”, were expected",
        ])
  }

  @Test func `a view is in the same window, has a superview, and its guide exists`() throws {
    let text = """
      {
        views: [{ name: "card" }],
        windows: [{ name: "alert", views: [{ name: "ok" }] }],
        constraints: [
          "ok.top = card.top", "alert.width = superview.width", "card.top = ok.contentLayoutGuide.top",
          "superview.width = 10", "card.top = ok.safeAreaLayoutGuide.topMargin",
        ],
      }
      """
    let error = #expect(throws: SceneError.self) { try SceneFile(text: text, file: "a") }
    #expect(
      error?.issues.map(\.description) == [
        "a:5:15: “ok” and “card” have no common superview: they are in different windows or controllers of a stack",
        "a:5:41: “alert” is a window, which has no superview",
        "a:5:71: “contentLayoutGuide” is of scroll views; “ok” is a UIView",
        "a:6:6: “superview.width = 10”: “superview” is the superview of the view on the other side, which is missing",
        "a:6:41: “card.top = ok.safeAreaLayoutGuide.topMargin”: a layout guide has no “topMargin”",
      ])
  }

  @Test func `a scene has at most ten thousand constraints, and numbers as large as other fields`() {
    func count(_ number: Int) -> [String] {
      let lines = String(repeating: "'a.width = 1',", count: number)
      do {
        _ = try SceneFile(text: "{ views: [{ name: 'a' }], constraints: [\(lines)] }", file: "a")
        return []
      } catch {
        return error.issues.map(\.message)
      }
    }
    #expect(count(10_000) == [])
    #expect(
      count(10_001) == [
        "“constraints” has at most 10000 texts: each is a segment, or a name that is looked up; here are 10001"
      ])
    #expect(
      issues("card.width = 1000000", "card.width = 1000001", "card.width = card.height * 1001").count == 2)
  }

  @Test func `names may have dots, hyphens, digits and, in quotes, spaces`() throws {
    let scene = try scene(
      ["shop.buy-now.width = 10", "7.width = 2 * shop.buy-now.width", "'buy = now'.width = 7.width + 1"],
      views: #"{ name: "shop.buy-now" }, { name: "7" }, { name: "buy = now" }"#)
    #expect(try scene.stage["buy = now"].frame.width == 21)
  }

  @Test func `constraints that cannot all be satisfied are reported with their lines`() throws {
    var frame = CGRect.zero
    let sentences = try Misused.during {
      frame = try scene(
        ["card.width = 100", "card.width = 200"], views: #"{ name: "card" }"#, file: "shop.scene.json5"
      ).stage["card"].frame
    }
    #expect(frame.width == 100)
    #expect(
      sentences == [
        "constraints cannot all be satisfied: ('shop.scene.json5:3' card.width == 100), ('shop.scene.json5:4' card.width == 200). Breaking ('shop.scene.json5:4' card.width == 200)."
      ])
  }

  @Test func `a frame keeps a view in place unless the scene says otherwise`() throws {
    let frame = #"frame: [10, 10, 50, 50]"#
    let scene = try scene(
      ["two.leading = one.trailing + 5", "three.leading = one.trailing"],
      views: "{ name: \"one\", \(frame) }, { name: \"two\" }, "
        + "{ name: \"three\", \(frame), translatesAutoresizingMaskIntoConstraints: false }")
    #expect(try scene.stage["one"].frame.minX == 10)
    #expect(try scene.stage["two"].frame.minX == 65)
    #expect(try scene.stage["three"].frame.minX == 60)
  }
}
