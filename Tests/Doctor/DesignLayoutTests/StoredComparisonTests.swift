// SPDX-License-Identifier: Apache-2.0
import Testing
import TouchSnapshot

@testable import DesignLayout

/// Solved frames beside those that a file stores.
struct StoredComparisonTests {
  private typealias Text = DesignText

  private func compared(storedWidth: Int, priority: Int = 1000) throws -> StoredComparison {
    let text = try DesignText(
      Text.view("box", "view", (10, 20, storedWidth, 40)),
      constraints: Text.constraint("box", "leading", "root", constant: 10)
        + Text.constraint("box", "top", "root", constant: 20) + Text.constraint("box", "height", constant: 40)
        + Text.constraint("box", "width", constant: 100, priority: priority))
    var comparison = StoredComparison()
    comparison.add(text.document, text.facts)
    return comparison
  }

  @Test func `frames within two points are the same`() throws {
    let comparison = try compared(storedWidth: 98)
    #expect(comparison.determined == 1 && comparison.same == 1 && comparison.differences.isEmpty)
  }

  @Test func `other frames are listed`() throws {
    let comparison = try compared(storedWidth: 90, priority: 900)
    #expect(comparison.same == 0)
    #expect(comparison.differences.map(\.solved.width) == [100])
    #expect(comparison.differences.map(\.isStale) == [false])
  }

  @Test func `a stack view that its views do not fill contradicts itself`() throws {
    let views = ["one", "two"].enumerated().map { place, id in
      Text.view(
        id, "view", (0, place * 30, 100, 30),
        inside: "<constraints>\(Text.constraint(id, "height", constant: 30))</constraints>")
    }
    func isStale(height: Int) throws -> Bool {
      let text = try DesignText(
        "<stackView id=\"stack\" axis=\"vertical\" translatesAutoresizingMaskIntoConstraints=\"NO\">"
          + "<rect key=\"frame\" x=\"0\" y=\"0\" width=\"100\" height=\"\(height)\"/>"
          + "<subviews>\(views.joined())</subviews></stackView>",
        constraints: Text.constraint("stack", "leading", "root") + Text.constraint("stack", "top", "root")
          + Text.constraint("stack", "width", constant: 100))
      var comparison = StoredComparison()
      comparison.add(text.document, text.facts)
      return comparison.stale.determined > 0
    }
    #expect(try !isStale(height: 60))
    #expect(try isStale(height: 80))
  }

  @Test func `a scene that contradicts itself is told apart`() throws {
    let comparison = try compared(storedWidth: 90)
    #expect(comparison.stale.determined == 1 && comparison.stale.same == 0)
    #expect(
      comparison.summary.hasPrefix(
        "Constraints place 1 views, and leave one frame to 1. Where the stored frames satisfy the constraints of"
      ))
  }
}
