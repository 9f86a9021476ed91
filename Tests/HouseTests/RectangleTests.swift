// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@Suite struct RectangleTests {
  @Test func `no rectangle is asked whether it intersects another`() {
    expectNone(
      intersections(in: .here),
      "Whether two rectangles that touch intersect depends on the system: use overlap(with:).")
  }

  @Test func `a call of intersects is found`() {
    let text = "// a.intersects(b)\nif a.intersects(b) {\nif a.overlap(with: b) {\n"
    #expect(
      intersections(in: Repository(["Sources/A/B.swift": text])) == [
        Finding("Sources/A/B.swift", 2, "if a.intersects(b) {")
      ])
  }
}

/// For rectangles that only touch, Foundation's `CGRect.intersects` is true on Linux and false elsewhere.
private func intersections(in repository: Repository) -> [Finding] {
  repository.files(in: "Sources", ".swift").flatMap { file in
    file.lines(with: ".intersects(").filter { $0.code.contains(".intersects(") }
      .map { Finding(file, $0.number, $0.text.trimmed) }
  }
}
