// SPDX-License-Identifier: Apache-2.0
import Testing

@testable import TouchCore

@Suite struct CurrentApplicationTests {
  @Test func `a task has the application it made last, and others of the test have it if it is the only one`()
    async
  {
    var current = CurrentApplication()
    let (mine, other) = (UIApplication(), UIApplication())
    _ = current.set(mine)
    let child = await Task { @MainActor [current] in current.value }.value
    #expect(child === mine)
    // A task may get the identity of one that is over, so the second one lives until the third has asked.
    let seen = await Task { @MainActor [current] in
      var current = current
      let before = current.value
      _ = current.set(other)
      let third = await Task { @MainActor [current] in current.value }.value
      return (before, current.value, current, third)
    }.value
    #expect(seen.0 === mine)
    #expect(seen.1 === other)
    #expect(seen.2.value === mine)
    #expect(seen.3 == nil)
  }

  @Test func `a task whose application has gone has that of the other tasks of its test`() async {
    let other = await Task { @MainActor in UIApplication() }.value
    weak var gone: UIApplication?
    do {
      let application = UIApplication()
      gone = application
    }
    #expect(gone != nil)
    await Task { @MainActor in UIApplication.current = other }.value
    #expect(gone == nil)
    #expect(UIApplication.current === other)
    UIApplication.current = nil
    await Task { @MainActor in UIApplication.current = nil }.value
  }

  @Test func `a task of no test has none of a test's applications`() async {
    var current = CurrentApplication()
    _ = current.set(UIApplication())
    let seen = await Task.detached { @MainActor [current] in current.value }.value
    #expect(seen == nil)
  }

  @Test func `outside of tests the latest application is everybody's`() async {
    let application = UIApplication()
    let current = await Task.detached { @MainActor in
      var current = CurrentApplication()
      _ = current.set(application)
      return current
    }.value
    let seen = await Task.detached { @MainActor in current.value }.value
    #expect(seen === application)
  }

  @Test
  func
    `nil forgets the application of the task, and the latest only if it is the same, but none of another task`()
    async
  {
    var current = CurrentApplication()
    let (mine, other) = (UIApplication(), UIApplication())
    _ = current.set(mine)
    current = await Task { @MainActor [current] in
      var current = current
      _ = current.set(other)
      return current
    }.value
    _ = current.set(nil)
    #expect(current.value === other)
    _ = current.set(mine)
    let left = current.set(nil)
    #expect(left === mine)
    // What the other task of this test has is not forgotten.
    #expect(current.value === other)
  }

  @Test func `the latest application is kept, those of tasks are not`() async {
    var current = CurrentApplication()
    weak var first: UIApplication?
    weak var second: UIApplication?
    autoreleased {
      let application = UIApplication()
      first = application
      _ = current.set(application)
    }
    UIApplication.current = nil
    #expect(first != nil)
    autoreleased {
      let application = UIApplication()
      second = application
      _ = current.set(application)
    }
    UIApplication.current = nil
    #expect(first == nil)
    #expect(second != nil)
  }

  private func autoreleased(_ body: () -> Void) { body() }
}
