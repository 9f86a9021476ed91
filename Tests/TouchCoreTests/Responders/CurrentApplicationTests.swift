// SPDX-License-Identifier: Apache-2.0
import Testing

@testable import TouchCore

@Suite struct CurrentApplicationTests {
  /// Gives what another task sees of the present application.
  private func elsewhere<Answer: Sendable>(_ body: @escaping @MainActor () -> Answer) async -> Answer {
    await Task { @MainActor in body() }.value
  }

  @Test func `a task has the application it made last, and other tasks have the latest of all`() async {
    var current = CurrentApplication()
    let (mine, other) = (UIApplication(), UIApplication())
    _ = current.set(mine)
    let seen = await Task { @MainActor [current] in
      var current = current
      let before = current.value
      _ = current.set(other)
      return (before, current.value, current)
    }.value
    #expect(seen.0 === mine)
    #expect(seen.1 === other)
    #expect(seen.2.value === mine)
    let third = await Task { @MainActor in seen.2.value }.value
    #expect(third === other)
  }

  @Test func `an application that nobody keeps private takes the windows of every task`() async {
    var current = CurrentApplication()
    let application = UIApplication()
    _ = current.set(application)
    let isForeign = await elsewhere { [current] in current.belongsToAnotherTask }
    #expect(!isForeign)
    application.isPrivateToItsTask = true
    let isForeignNow = await elsewhere { [current] in current.belongsToAnotherTask }
    #expect(isForeignNow)
    #expect(!current.belongsToAnotherTask)
  }

  @Test func `nil forgets the application of the task, and the latest only if it is the same`() async {
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
    #expect(current.value == nil)
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
