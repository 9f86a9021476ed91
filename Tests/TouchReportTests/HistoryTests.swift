// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing
import TouchReport

@Suite struct CourseTests {
  @Test func `a value is recorded when it changes`() {
    var course = Course<Int>()
    for (value, time) in [(1, 0.0), (1, 0.5), (2, 1.0), (2, 1.5), (3, 2.0)] { course.note(value, at: time) }
    #expect(course.changes.map(\.time) == [0, 1, 2])
    #expect([-0.1, 0, 0.99, 1, 1.99, 2, 9].map { course.value(at: $0) } == [nil, 1, 1, 2, 2, 3, 3])
  }

  @Test func `of two values at one time the second counts`() {
    var course = Course<Int>()
    course.note(1, at: 0)
    course.note(2, at: 1)
    course.note(1, at: 1)
    #expect(course.changes.map(\.value) == [1])
    course.note(5, at: 0)
    #expect(course.changes.map(\.value) == [5])
  }
}
