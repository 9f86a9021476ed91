// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing
import TouchReport

@Suite struct HistoryTests {
  @Test func `a value is recorded when it changes`() {
    var history = History<Int>()
    for (value, time) in [(1, 0.0), (1, 0.5), (2, 1.0), (2, 1.5), (3, 2.0)] { history.note(value, at: time) }
    #expect(history.changes.map(\.time) == [0, 1, 2])
    #expect([-0.1, 0, 0.99, 1, 1.99, 2, 9].map { history.value(at: $0) } == [nil, 1, 1, 2, 2, 3, 3])
  }

  @Test func `of two values at one time the second counts`() {
    var history = History<Int>()
    history.note(1, at: 0)
    history.note(2, at: 1)
    history.note(1, at: 1)
    #expect(history.changes.map(\.value) == [1])
    history.note(5, at: 0)
    #expect(history.changes.map(\.value) == [5])
  }
}
