// SPDX-License-Identifier: Apache-2.0
import Testing

@testable import TouchTrace

@Suite struct TraceRecorderTests {
  private func noted(_ numbers: Range<Int>, by recorder: TraceRecorder) {
    for number in numbers { recorder.note("\(number)", time: 0) }
  }

  @Test func `a recorder keeps everything`() {
    let recorder = TraceRecorder()
    noted(0..<1000, by: recorder)
    #expect(recorder.trace.notes == (0..<1000).map(String.init))
    #expect(recorder.count == 1000)
    #expect(recorder.forgottenCount == 0)
  }

  @Test(arguments: [0, 1, 7, 8, 9, 100])
  func `a recorder with a limit keeps the latest entries, after each one`(limit: Int) {
    let recorder = TraceRecorder(limit: limit)
    for number in 0..<500 {
      recorder.note("\(number)", time: 0)
      let first = max(number + 1 - limit, 0)
      #expect(recorder.trace.notes == (first...number + 1).dropLast().map(String.init))
      #expect(recorder.forgottenCount == first)
    }
    #expect(recorder.count == 500)
  }

  @Test func `a limit that is set later takes effect at once, and a negative one keeps nothing`() {
    let recorder = TraceRecorder()
    noted(0..<10, by: recorder)
    recorder.limit = 3
    #expect(recorder.trace.notes == ["7", "8", "9"])
    recorder.limit = nil
    noted(10..<12, by: recorder)
    #expect(recorder.trace.notes == ["7", "8", "9", "10", "11"])
    recorder.limit = -1
    #expect(recorder.trace.entries.isEmpty)
    #expect(recorder.forgottenCount == 12)
  }

  @Test func `a trace since a moment omits entries that were discarded or cleared`() {
    let recorder = TraceRecorder(limit: 3)
    noted(0..<2, by: recorder)
    let start = recorder.count
    #expect(recorder.trace(since: start).notes == [])
    noted(2..<4, by: recorder)
    #expect(recorder.trace(since: start).notes == ["2", "3"])
    noted(4..<7, by: recorder)
    #expect(recorder.trace(since: start).notes == ["4", "5", "6"])
    recorder.trace = Trace()
    noted(7..<8, by: recorder)
    #expect(recorder.trace(since: start).notes == ["7"])
  }
}
