// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing
import TouchSnapshot

@testable import TouchDoctor

/// Compares what the audit says about covers with what the walk of the doctor finds, in every cell between
/// the edges.
@Suite struct AuditRandomRuns {
  /// Numbers that are the same in every run.
  private struct Numbers: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return (state >> 32) | (state << 32)
    }
  }

  private func sketch(_ numbers: inout Numbers) -> Sketch {
    var text = "UIWindow 0 0 320 480\n"
    var depth = 1
    for _ in 0..<14 {
      let name =
        ["UIView", "UIView", "UIView", "UIButton", "UIButton", "UILabel"].randomElement(using: &numbers) ?? ""
      let (x, y) = (Int.random(in: -40...200, using: &numbers), Int.random(in: -40...200, using: &numbers))
      let (width, height) = (
        Int.random(in: 0...240, using: &numbers), Int.random(in: 0...240, using: &numbers)
      )
      let word = ["", "", "", "hidden", "off", "alpha=0", "on"].randomElement(using: &numbers) ?? ""
      text += String(repeating: "  ", count: depth) + "\(name) \(x) \(y) \(width) \(height) \(word)\n"
      depth = max(1, min(depth + Int.random(in: -1...1, using: &numbers), 5))
    }
    return Sketch(text)
  }

  /// The share of a box where something holds that changes at the edges of boxes only.
  private func share(
    of box: ViewRect, between boxes: [ViewRect], where holds: (ViewPoint) throws -> Bool
  ) rethrows -> Double {
    let xs = boxes.flatMap { [Double($0.minX), Double($0.maxX)] }
    let ys = boxes.flatMap { [Double($0.minY), Double($0.maxY)] }
    let columns = Set(xs.filter { box.minX <= $0 && $0 <= box.maxX }).sorted()
    let rows = Set(ys.filter { box.minY <= $0 && $0 <= box.maxY }).sorted()
    var area = 0.0
    for (top, bottom) in zip(rows, rows.dropFirst()) {
      for (left, right) in zip(columns, columns.dropFirst())
      where try holds(ViewPoint(x: (left + right) / 2, y: (top + bottom) / 2)) {
        area += (right - left) * (bottom - top)
      }
    }
    return area / Double(box.width * box.height)
  }

  @Test func `the walk takes from a target what the audit says lies in front of it`() throws {
    var numbers = Numbers(state: 7)
    var compared = 0
    var covered = 0
    for _ in 0..<24 {
      let document = sketch(&numbers).document
      let tree = AuditedTree(document.trees[0], at: 0, format: document.format)
      let explainer = Explainer(document)
      for target in tree.targets {
        guard let box = tree.standings[target].reach, box.width > 0, box.height > 0 else { continue }
        let taken = try share(of: box, between: tree.standings.compactMap(\.box)) { point in
          let hit = try explainer.explain(at: point).view?.view
          return hit != target && hit.map { tree.standings[target].contains(tree.standings[$0]) } != true
        }
        #expect(abs(taken - (tree.covers[target]?.share ?? 0)) < 1e-9)
        compared += 1
        covered += taken > 0 ? 1 : 0
      }
    }
    #expect(compared > 30 && covered > 10)
  }
}
