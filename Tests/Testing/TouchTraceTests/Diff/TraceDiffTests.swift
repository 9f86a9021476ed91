// SPDX-License-Identifier: Apache-2.0
import Testing
import TouchTesting

@testable import TouchTrace

@Suite struct TraceDiffTests {
  @Test func `equal texts are identical, and so are two empty ones`() {
    for text in ["", "a", "a\nb\n", "\n\n"] {
      let diff = TraceDiff(expected: text, actual: text)
      #expect(diff.isIdentical)
      #expect(diff.description == "The traces are identical.")
    }
    #expect(TraceDiff(expected: "a\n", actual: "a").isIdentical)
    #expect(!TraceDiff(expected: "a\n\n", actual: "a").isIdentical)
  }

  @Test func `compared with an empty text every line is missing or extra`() {
    #expect(TraceDiff(expected: "a\nb", actual: "").rows == [.missing("a"), .missing("b")])
    #expect(TraceDiff(expected: "", actual: "a\nb").rows == [.extra("a"), .extra("b")])
  }

  @Test func `missing, extra and changed lines are marked, with their context`() {
    let expected = """
      Button is inside: 1
      Button touches began
      Action touch down
      Button touches moved
      Button touches moved
      Button touches moved
      Button touches moved
      Button touches moved
      Button touches moved
      Button touches moved
      Button touches ended
      Action touch up inside
      """
    let actual = """
      Button is inside: 1
      Button touches began
      Button touches moved
      Button touches moved
      Button touches moved
      Button touches moved
      Button touches moved
      Button touches moved
      Button touches moved
      Button touches ended
      Action touch up outside
      rootview touchEnded
      """
    #expect(
      TraceDiff(expected: expected, actual: actual).description == """
        The traces differ: 1 line is missing, 1 is extra, 1 is changed.
        at line 1, expected line 1:
            Button is inside: 1
            Button touches began
          - Action touch down
            Button touches moved
            Button touches moved
            Button touches moved
        at line 8, expected line 9:
            Button touches moved
            Button touches moved
            Button touches ended
          < Action touch up inside
          > Action touch up outside
                            ^
          + rootview touchEnded
        """)
    #expect(
      TraceDiff(expected: "a\nb\nc", actual: "a\nc").description(context: 0) == """
        The traces differ: 1 line is missing.
        at line 2, expected line 2:
          - b
        """)
  }

  @Test func `what is the same at another time is counted`() {
    func trace(from first: Int, delay: Int) -> String {
      (0..<40).map { line in
        let time = line * 16 + (line >= first ? delay : 0)
        return "   0.\(String(1000 + time).suffix(3))  deliver   line \(line)"
      }.joined(separator: "\n")
    }
    #expect(
      TraceDiff(expected: trace(from: 40, delay: 0), actual: trace(from: 3, delay: 10)).description == """
        The traces differ: 37 lines are changed.
        at line 1, expected line 1:
               0.000  deliver   line 0
               0.016  deliver   line 1
               0.032  deliver   line 2
          <    0.048  deliver   line 3
          >    0.058  deliver   line 3
                  ^
            … and the next 36 lines are the same, 0.01 s later
        """)
    let earlier = TraceDiff(expected: trace(from: 3, delay: 10), actual: trace(from: 40, delay: 0) + "\nmore")
    #expect(
      earlier.description.hasSuffix(
        "    … and the next 36 lines are the same, 0.01 s earlier\n  + more"))
  }

  @Test func `of many differences the first ones are shown`() {
    let diff = TraceDiff(expected: "", actual: (0..<500).map { "line \($0)" }.joined(separator: "\n"))
    #expect(diff.description.split(separator: "\n").count == 63)
    #expect(diff.description.hasSuffix("  + line 59\n… and 440 more differences."))
    #expect(!diff.showsEverything)
    #expect(TraceDiff(expected: "", actual: "a\nb").showsEverything)
    #expect(!TraceDiff(expected: "a", actual: "a\nb").showsEverything)
  }

  @Test func `traces are compared by their text`() {
    var other = Samples.trace
    other.entries.swapAt(0, 1)
    #expect(TraceDiff(expected: Samples.trace, actual: Samples.trace).isIdentical)
    #expect(!TraceDiff(expected: Samples.trace, actual: other).isIdentical)
    #expect(TraceDiff(expected: Samples.trace, actual: other, as: TraceText(only: [.timer])).isIdentical)
  }

  @Test func `huge traces are compared by the lines that occur once`() {
    var expected = (0..<60_000).map { "line \($0 % 3 == 0 ? "\($0)" : "again")" }
    var actual = expected
    expected.insert("only expected", at: 20_000)
    actual.insert("only actual", at: 40_000)
    actual.remove(at: 50_001)
    let diff = TraceDiff(expected: expected, actual: actual)
    #expect(
      diff.rows.filter { if case .same = $0 { false } else { true } }.count == 3)
    // Without common or unique lines, the whole texts are different.
    let other = TraceDiff(
      expected: Array(repeating: "a", count: 20_000), actual: Array(repeating: "b", count: 20_000))
    #expect(other.rows.count == 40_000)
  }

  @Test func `the matching lines are a common subsequence, whatever the texts`() {
    var state: UInt64 = 1
    func next(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % bound
    }
    for _ in 0..<200 {
      let old = (0..<next(20)).map { _ in "\(next(4))" }
      let new = (0..<next(20)).map { _ in "\(next(4))" }
      var (left, right): ([String], [String]) = ([], [])
      for row in TraceDiff(expected: old, actual: new).rows {
        switch row {
        case .same(let line):
          left.append(line)
          right.append(line)
        case .missing(let line): left.append(line)
        case .extra(let line): right.append(line)
        case .changed(let from, let to):
          left.append(from)
          right.append(to)
        }
      }
      #expect(left == old)
      #expect(right == new)
    }
  }
}
