// SPDX-License-Identifier: Apache-2.0
import Testing
import TouchControls
import TouchTesting

@testable import TouchStage

/// Yields to the other tasks, like a test that awaits something.
private func letOthersRun() async {
  for _ in 0..<5 { await Task.yield() }
}

@Suite struct ParallelStageTests {
  @Test func `two hundred tests side by side each keep their own application through every await`()
    async throws
  {
    let tests = (0..<200).map { number in Task { @MainActor in await Self.clickAfterWaiting(number) } }
    var wrong: [String] = []
    for test in tests { wrong += await test.value }
    #expect(wrong == [])
  }

  /// Does what a test does, and returns the errors.
  private static func clickAfterWaiting(_ number: Int) async -> [String] {
    var wrong: [String] = []
    let stage = Stage()
    await letOthersRun()
    if UIApplication.shared !== stage.application { wrong.append("\(number): shared") }
    let window = UIWindow(frame: stage.window.bounds)
    await letOthersRun()
    window.makeKeyAndVisible()
    if window.windowScene !== stage.scene { wrong.append("\(number): scene") }
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    var clicks = 0
    button.addAction(UIAction { _ in clicks += 1 }, for: .touchUpInside)
    window.addSubview(button)
    await letOthersRun()
    _ = try? stage.tap(.screen(20, 20))
    if clicks != 1 { wrong.append("\(number): \(clicks) clicks") }
    return wrong
  }

  /// What a task sees that made nothing current itself: the application, and the scene of a window it shows.
  private static func found(after yields: Int = 3) async -> (
    application: UIApplication, scene: UIWindowScene?
  ) {
    for _ in 0..<yields { await Task.yield() }
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    window.makeKeyAndVisible()
    await Task.yield()
    return (UIApplication.shared, window.windowScene)
  }

  @Test(arguments: 0..<200)
  func `of two hundred tests with child tasks each sees its own stage in all of them`(number: Int)
    async throws
  {
    let stage = Stage()
    await letOthersRun()
    async let first = Self.found(after: number % 5)
    async let second = Self.found(after: number % 3)
    for found in await [first, second] {
      #expect(found.application === stage.application)
      #expect(found.scene === stage.scene)
    }
    await withTaskGroup { group in
      for yields in 0..<3 { group.addTask { await Self.found(after: yields) } }
      for await found in group {
        #expect(found.application === stage.application && found.scene === stage.scene)
      }
    }
    let inner = Task { @MainActor in
      async let deeper = Self.found()
      return await (deeper, Task { await Self.found() }.value)
    }
    let (one, other) = await inner.value
    #expect(one.application === stage.application && other.application === stage.application)
    #expect(one.scene === stage.scene && other.scene === stage.scene)
    // The child tasks see the stage that the test works with.
    let another = Stage()
    #expect(await Task { await Self.found() }.value.application === another.application)
    try stage.tap(.screen(5, 5))
    #expect(await Task { await Self.found() }.value.application === stage.application)
  }

  @Test(arguments: [1, 1, 2, 2])
  func `tests with the same arguments are told apart`(number: Int) async throws {
    let stage = Stage()
    for _ in 0..<20 { await Task.yield() }
    #expect(await Task { await Self.found() }.value.application === stage.application)
    for _ in 0..<20 { await Task.yield() }
    #expect(await Task { await Self.found() }.value.application === stage.application)
  }

  /// What a detached task finds: its sentences, its application and the scene of a window that it shows.
  ///
  /// A task may get the identity of one that is over and made a stage. Another task, which is started while
  /// that one waits for it, gets another identity.
  private static func foundInNoTest(attempts: Int = 5) async -> ([String], UIApplication?, UIWindowScene?) {
    await Task.detached { await foundHere(attempts: attempts) }.value
  }

  private static func foundHere(attempts: Int) async -> ([String], UIApplication?, UIWindowScene?) {
    var application: UIApplication?
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    let sentences = Misused.during {
      application = UIApplication.shared
      window.makeKeyAndVisible()
    }
    if sentences.isEmpty, attempts > 1 {
      window.isHidden = true
      return await foundInNoTest(attempts: attempts - 1)
    }
    return (sentences, application, window.windowScene)
  }

  @Test func `a task of no test gets no test's application and shows no window, and sentences say why`() async
  {
    let stage = Stage()
    let found = await Self.foundInNoTest()
    #expect(found.1 !== stage.application)
    #expect(found.1?.windows.isEmpty == true)
    #expect(found.2 == nil)
    let why =
      "this code runs in no task of a test, as in Task.detached or in a callback of a thread, so that it could "
      + "get the application of any test"
    #expect(
      found.0 == [
        "UIApplication.shared: \(why); it gets an application without windows. Call makeCurrent() on your stage in this "
          + "task first.",
        "makeKeyAndVisible(): the UIWindow has no windowScene, and \(why); the window is not shown. Call makeCurrent() "
          + "on your stage in this task first, or give the window a scene.",
      ])
    #expect(UIApplication.shared === stage.application)
  }

  @Test func `a task whose test has several stages of other tasks is told that none is its own`() async {
    let stage = Stage()
    // A task may get the identity of one that is over, so the task that made the other stage lives until this
    // one ends.
    let sentences = await Task { @MainActor in
      let other = Stage()
      let sentences = await Task { @MainActor in
        Misused.during { UIWindow(frame: CGRect(x: 0, y: 0, width: 5, height: 5)).makeKeyAndVisible() }
      }.value
      withExtendedLifetime(other) {}
      return sentences
    }.value
    #expect(
      sentences == [
        "makeKeyAndVisible(): the UIWindow has no windowScene, and several tasks of this test have an application each, "
          + "and this task has none; the window is not shown. Call makeCurrent() on your stage in this task first, or "
          + "give the window a scene."
      ])
    #expect(UIApplication.shared === stage.application)
  }

  @Test func `a test that made no application gets one of its own`() async {
    let shared = UIApplication.shared
    for _ in 0..<20 { await Task.yield() }
    #expect(UIApplication.shared === shared)
    #expect(await Task { @MainActor in UIApplication.shared === shared }.value)
  }

  @Test func `a child task that makes the stage current shows its windows there`() async throws {
    let stage = Stage()
    let scene = await Task { @MainActor in
      stage.makeCurrent()
      let window = UIWindow(frame: stage.window.bounds)
      window.makeKeyAndVisible()
      return window.windowScene
    }.value
    #expect(scene === stage.scene)
  }
}
