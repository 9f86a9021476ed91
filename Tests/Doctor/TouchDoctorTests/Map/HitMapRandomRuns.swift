// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing
import TouchSnapshot

@testable import TouchDoctor

/// Compares maps with what `why` answers at random points.
@Suite struct HitMapRandomRuns {
  /// Numbers that are the same in every run.
  private struct Numbers: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return (state >> 32) | (state << 32)
    }
  }

  /// Compares a map at points in it; the pieces fill the screen and do not overlap.
  private func compare(_ document: SnapshotDocument, _ name: String, _ numbers: inout Numbers) throws -> Bool
  {
    let explainer = Explainer(document)
    guard let map = try? explainer.map() else { return false }
    let screen = map.screen
    #expect(
      abs(map.area - screen.width * screen.height) < 1e-3 * max(1, screen.width * screen.height / 1e6),
      "\(name)")
    for _ in 0..<12 {
      let point = ViewPoint(
        x: Double.random(in: screen.minX..<screen.maxX, using: &numbers),
        y: Double.random(in: screen.minY..<screen.maxY, using: &numbers))
      let why = try explainer.explain(at: point, expecting: nil as ViewSelector?)
      #expect(map.view(at: point) == why.view, "\(name) at \(point)")
    }
    return true
  }

  @Test func `maps of what developers ask about have the answers of why`() throws {
    let questions = [
      Question.accessibility, Question.aside, Question.backgrounds, Question.bars, Question.causes,
      Question.corners, Question.covers, Question.cuts, Question.doubts, Question.fills,
      Question.frameworks, Question.gaps, Question.healthy, Question.lists, Question.masks,
      Question.neighbors, Question.overlays, Question.own, Question.parts, Question.places,
      Question.probes, Question.recognizers, Question.remedies, Question.reported, Question.rivals,
      Question.sizes, Question.states, Question.swiftUI, Question.systems, Question.windows,
    ]
    var numbers = Numbers(state: 11)
    var compared = 0
    for question in questions.flatMap(\.self) {
      let document = try SnapshotDocument.read(bytes: Array(question.dump.utf8), file: "-")
      if try compare(document, question.title, &numbers) { compared += 1 }
    }
    #expect(compared > 300)
  }

  @Test func `maps of random views have the answers of why`() throws {
    var numbers = Numbers(state: 5)
    for run in 0..<60 {
      var dump = "<UIWindow: 0x1; frame = (0 0; 320 480); layer = <UIWindowLayer: 0x1>>\n"
      var depth = 1
      for view in 0..<Int.random(in: 4...90, using: &numbers) {
        let name =
          [
            "UIView", "UIButton", "UIScrollView", "RCTView", "UITransitionView", "UISwitch", "UISlider",
            "MyCard",
          ]
          .randomElement(using: &numbers) ?? ""
        let half = Double.random(in: -40...300, using: &numbers).rounded() / 2
        let (x, y) = (half, Double(Int.random(in: -40...400, using: &numbers)))
        let (width, height) = (
          Int.random(in: 0...240, using: &numbers), Int.random(in: 0...240, using: &numbers)
        )
        let extra =
          [
            "", "", "", "", "hidden = YES; ", "userInteractionEnabled = NO; ", "alpha = 0; ",
            "clipsToBounds = YES; ",
            "transform = [0.866025, 0.5, -0.5, 0.866025, 0, 0]; ", "transform = [2, 0, 0, 0.5, 0, 0]; ",
            "transform = [0, 1, -1, 0, 0, 0]; ", "transform = [0, 0, 0, 1, 0, 0]; ",
            "bounds = (10 20; 60 80); ",
          ].randomElement(using: &numbers) ?? ""
        dump += String(repeating: "   |", count: 1) + String(repeating: "    |", count: depth - 1)
        dump +=
          " <\(name): 0x\(view + 16); frame = (\(x) \(y); \(width) \(height)); \(extra)layer = <CALayer: 0x2>>\n"
        depth = max(1, min(depth + Int.random(in: -1...1, using: &numbers), 6))
      }
      let document = try SnapshotDocument.read(bytes: Array(dump.utf8), file: "-")
      #expect(try compare(document, "run \(run):\n\(dump)", &numbers))
    }
  }
}
