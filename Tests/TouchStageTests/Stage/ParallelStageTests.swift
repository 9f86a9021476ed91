// SPDX-License-Identifier: Apache-2.0
import Testing
import TouchControls

@testable import TouchStage

/// Waits until the others have had their turn, as a test that awaits something does.
private func letOthersRun() async {
  for _ in 0..<5 { await Task.yield() }
}

/// The sentences about misuse that are reported while `body` runs.
private func misuses(_ body: () -> Void) -> [String] {
  let handler = Misuse.handler
  var sentences: [String] = []
  Misuse.handler = { sentences.append($0) }
  defer { Misuse.handler = handler }
  body()
  return sentences
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

  /// Does what a test does, and gives what went wrong.
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

  @Test func `a window that would land on the stage of another task is not shown, and a sentence says why`()
    async throws
  {
    var shown: (sentences: [String], scene: UIWindowScene?)?
    while shown == nil {
      let stage = Stage()
      shown = await Task { @MainActor () -> ([String], UIWindowScene?)? in
        // Other tests may have run meanwhile, and have made an application that takes the windows of every task.
        guard UIApplication.shared === stage.application else { return nil }
        let window = UIWindow(frame: stage.window.bounds)
        return (misuses { window.makeKeyAndVisible() }, window.windowScene)
      }.value
    }
    #expect(shown?.scene == nil)
    #expect(
      shown?.sentences == [
        "makeKeyAndVisible(): the UIWindow has no windowScene, and the present application belongs to a stage that "
          + "another task set up; the window is not shown. Call makeCurrent() on your stage in this task first, or "
          + "give the window a scene."
      ])
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
