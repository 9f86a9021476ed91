// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing
import TextSources

@testable import TouchLab

@MainActor @Suite struct LabPictureTests {
  private func rectangles(_ picture: JSONNode?) -> [CGRect]? {
    picture?["windows"]?.elements?.first?["draw"]?.elements?.map { node in
      let numbers = node.elements?.compactMap { $0.number } ?? []
      return CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    }
  }

  @Test func `a picture says what is drawn again: all at first, then what has changed`() throws {
    let page = try LabPageDouble(LabScenes.button)
    page.wait(0.1)
    #expect(page.last("picture") != nil)
    #expect(rectangles(page.last("picture")) == nil)
    page.clear()
    page.tap(60, 120)
    page.wait(0.5)
    let drawn = page.all("picture").compactMap { rectangles($0) }
    #expect(drawn.count == page.all("picture").count)
    #expect(drawn.contains { !$0.isEmpty })
    // The switch is at (40, 105); the shadow of its thumb is outside of it.
    let around = CGRect(x: 20, y: 85, width: 91, height: 71)
    #expect(drawn.joined().allSatisfy { around.contains($0) })
  }

  @Test func `a page that missed pictures gets what changed in all of them, or everything`() {
    var record = DrawingRecord()
    let rows = (1...100).map { CGRect(x: 0, y: CGFloat($0), width: 10, height: 1) }
    for (number, row) in rows.enumerated() { record.add([row], in: number + 1) }
    #expect(record.rectangles(since: 0) == nil)
    #expect(record.rectangles(since: 35) == nil)
    #expect(record.rectangles(since: 97) == [rows[97], rows[98], rows[99]])
    #expect(record.rectangles(since: 100) == [])
    #expect(record.rectangles(since: 60) == [CGRect(x: 0, y: 61, width: 10, height: 40)])
  }

  @Test func `scroll indicators are in front of what is scrolled`() throws {
    let page = try LabPageDouble(
      """
      { name: "list", size: [320, 240], views: [
        { class: "UIScrollView", name: "list", frame: [0, 0, 320, 240], contentSize: [320, 2000] } ] }
      """)
    page.wait(0.1)
    page.finger("began", 100, 200)
    for y in stride(from: 190.0, through: 100, by: -10) {
      page.wait(1.0 / 60)
      page.finger("moved", 100, y)
    }
    page.wait(0.1)
    let layers = page.all("picture").flatMap { $0["windows"]?.elements ?? [] }.flatMap {
      $0["layers"]?.elements ?? []
    }
    #expect(layers.contains { $0["view"]?.string == "list" && $0["front"]?.elements?.isEmpty == false })
  }

  @Test func `a page gets pictures before lists, and lists at most ten times a second`() throws {
    let page = try LabPageDouble(LabScenes.button)
    page.wait(0.5)
    page.clear()
    page.finger("began", 60, 40)
    page.wait(1.0 / 60)
    #expect(page.all("hits").count == 1)
    for step in 1...60 {
      page.finger("moved", 60 + Double(step % 7), 40)
      page.wait(1.0 / 60)
    }
    #expect((5...12).contains(page.all("facts").count))
    #expect(page.entries("facts").count > 60)
  }
}
