// SPDX-License-Identifier: Apache-2.0
import Testing
import TouchSnapshot

@testable import TouchDoctor

/// An index of children changes no answer, no doubt and no certainty.
struct NearChildrenTests {
  /// Numbers that are the same in every run.
  private struct Numbers: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return (state >> 32) | (state << 32)
    }
  }

  /// Compares what is said of a point with and without an index; returns how many steps each walk took.
  @discardableResult
  private func compare(
    _ plain: Explainer, _ indexed: Explainer, at point: ViewPoint, _ name: String
  ) -> (plain: Int, indexed: Int) {
    let fronts = plain.walk.fronts
    guard !fronts.isEmpty else { return (0, 0) }
    var steps = (plain: 0, indexed: 0)
    let answer = plain.walk.answer(at: point, in: fronts) { _ in steps.plain += 1 }
    let other = indexed.walk.answer(at: point, in: fronts) { _ in steps.indexed += 1 }
    #expect(answer == other, "\(name) at \(point)")
    let one = plain.doubts(about: answer, at: point, in: fronts, for: nil, measures: false)
    let two = indexed.doubts(about: answer, at: point, in: fronts, for: nil, measures: false)
    #expect(one.0 == two.0 && one.1 == two.1, "\(name) at \(point): \(one) without, and \(two)")
    return steps
  }

  private func compare(_ document: SnapshotDocument, _ name: String, _ count: Int, _ numbers: inout Numbers) {
    let plain = Explainer(document)
    let indexed = plain.indexed(few: 0)
    var boxes: [ViewRect] = []
    for geometry in plain.walk.geometries { boxes += geometry.views.compactMap(\.box) }
    for _ in 0..<count {
      var point = ViewPoint(
        x: Double.random(in: -60..<460, using: &numbers), y: Double.random(in: -60..<920, using: &numbers))
      // Half of the points lie at the edges of views, where most is open.
      if Bool.random(using: &numbers), let box = boxes.randomElement(using: &numbers) {
        let offsets = [-80.0, -61, -41, -20, -10, -1, -0.001, 0, 0.001, 1]
        point.x = box.minX + (offsets.randomElement(using: &numbers) ?? 0)
        if Bool.random(using: &numbers) { point.y = box.maxY - (offsets.randomElement(using: &numbers) ?? 0) }
      }
      compare(plain, indexed, at: point, name)
    }
  }

  @Test func `what developers ask about has the same answers and doubts with an index`() throws {
    let questions = [
      Question.aside, Question.backgrounds, Question.bars, Question.causes, Question.corners,
      Question.covers, Question.cuts, Question.doubts, Question.fills, Question.frameworks, Question.gaps,
      Question.healthy, Question.lists, Question.masks, Question.neighbors, Question.overlays, Question.own,
      Question.parts, Question.places, Question.probes, Question.recognizers, Question.remedies,
      Question.reported, Question.rivals, Question.sizes, Question.states, Question.swiftUI,
      Question.systems, Question.windows,
    ]
    var numbers = Numbers(state: 3)
    for question in questions.flatMap(\.self) {
      let document = try SnapshotDocument.read(bytes: Array(question.dump.utf8), file: "-")
      compare(document, question.title, 12, &numbers)
    }
  }

  @Test func `random views have the same answers and doubts with an index`() throws {
    let classes = [
      "UIView", "UIButton", "UIScrollView", "RCTView", "RCTScrollContentView", "UITransitionView", "UISwitch",
      "UISlider", "MyCard", "UITableViewCell", "UINavigationBar", "UIWebView", "UILabel",
      "_UIScrollViewScrollIndicator", "FlutterView", "CALayer", "_TtGC7SwiftUI14_UIHostingView_",
    ]
    let extras = [
      "", "", "", "", "", "hidden = YES; ", "userInteractionEnabled = NO; ", "alpha = 0; ", "alpha = 0.01; ",
      "clipsToBounds = YES; ", "transform = [0.866025, 0.5, -0.5, 0.866025, 0, 0]; ",
      "transform = [2, 0, 0, 0.5, 0, 0]; ", "transform = [0, 1, -1, 0, 0, 0]; ",
      "transform = [0, 0, 0, 1, 0, 0]; ", "bounds = (10 20; 60 80); ", "contentOffset: {3, 4}; ",
      "animations = { position=<CABasicAnimation: 0x9>; }; ",
    ]
    var numbers = Numbers(state: 7)
    for run in 0..<120 {
      var dump = "<UIWindow: 0x1; frame = (0 0; 400 860); layer = <UIWindowLayer: 0x1>>\n"
      var depth = 1
      // Some trees are of one class only, so that not all doubts come from others.
      let only = run % 3 == 0 ? classes.randomElement(using: &numbers) : nil
      for view in 0..<Int.random(in: 4...160, using: &numbers) {
        let name = only ?? classes.randomElement(using: &numbers) ?? ""
        let x = Double.random(in: -80...800, using: &numbers).rounded() / 2
        let y = Double.random(in: -40...900, using: &numbers)
        let width = Int.random(in: 0...120, using: &numbers)
        let height = Int.random(in: -1...90, using: &numbers)
        let frame = run % 5 == 1 && view % 9 == 0 ? "" : "frame = (\(x) \(y); \(width) \(height)); "
        let extra = extras.randomElement(using: &numbers) ?? ""
        dump += "   |" + String(repeating: "    |", count: depth - 1)
        dump += " <\(name): 0x\(view + 16); \(frame)\(extra)layer = <CALayer: 0x2>>\n"
        depth = max(1, min(depth + Int.random(in: -2...1, using: &numbers), 4))
      }
      let document = try SnapshotDocument.read(bytes: Array(dump.utf8), file: "-")
      compare(document, "run \(run):\n\(dump)", 40, &numbers)
    }
  }

  @Test(arguments: ["UIButton", "UISwitch", "MyButton", "RCTView"])
  func `of many views a walk asks those near the point`(name: String) throws {
    var dump = "<UIWindow: 0x1; frame = (0 0; 1400 1400); layer = <UIWindowLayer: 0x1>>\n"
    for view in 0..<1_600 {
      let (x, y) = (view % 40 * 30, view / 40 * 30)
      dump += "   | <\(name): 0x\(view + 16); frame = (\(x) \(y); 44 44); layer = <CALayer: 0x2>>\n"
    }
    let plain = Explainer(try SnapshotDocument.read(bytes: Array(dump.utf8), file: "-"))
    let steps = compare(plain, plain.indexed(), at: ViewPoint(x: 20, y: 20), name)
    #expect(steps.plain > 1_500)
    #expect(steps.indexed < 40)
  }
}
