// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing
import TouchCore
import TouchStage

@MainActor @Suite struct RealTimeTests {
  let stage = Stage()

  @Test func `the main queue runs while the stage waits in real time`() async throws {
    var log: [String] = []
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.02) { [stage] in
      log.append("queue, stage \(stage.now < 0.2 ? "waits" : "is done")")
    }
    _ = stage.application.timers.schedule(at: 0.19, "late") { log.append("stage") }
    try await stage.wait(inRealTime: 0.2)
    #expect(log == ["queue, stage waits", "stage"])
    #expect(stage.now == 0.2)
  }

  @Test func `timers of Foundation fire while the stage waits in real time`() throws {
    let view = UIView()
    let timer = Timer.scheduledTimer(withTimeInterval: 0.01, repeats: true) { _ in
      MainActor.assumeIsolated { view.tag += 1 }
    }
    defer { timer.invalidate() }
    while view.tag < 2 { try stage.wait(inRealTime: 0.05) }
    #expect(stage.now >= 0.05)
  }

  #if os(Linux) && compiler(>=6.3)
    @Test func `tests on the main actor, and blocks of the main queue, run on the main thread`() async throws
    {
      #expect(isOnMainThread())
      var log: [String] = []
      DispatchQueue.main.async { log.append("block \(isOnMainThread())") }
      RunLoop.main.perform { MainActor.assumeIsolated { log.append("run loop \(isOnMainThread())") } }
      Task { log.append("task \(isOnMainThread())") }
      while log.count < 3 { try await stage.wait(inRealTime: 0.01) }
      #expect(log.sorted() == ["block true", "run loop true", "task true"])
      await Task.detached { #expect(!isOnMainThread()) }.value
      #expect(isOnMainThread())
    }
  #endif

  @Test func `without a timer the stage waits as long in real time`() throws {
    let start = Date()
    try stage.wait(inRealTime: 0.05)
    #expect(Date().timeIntervalSince(start) >= 0.05)
    #expect(stage.now == 0.05)
  }

  @Test func `work that another thread hands to the main actor is done meanwhile`() async throws {
    let view = UIView()
    Thread.detachNewThread { DispatchQueue.main.async { MainActor.assumeIsolated { view.tag = 7 } } }
    while view.tag == 0 { try await stage.wait(inRealTime: 0.02) }
    #expect(view.tag == 7)
  }

  @Test func `a cancelled task lets only the stage's time pass`() async throws {
    let waiting = Task { [stage] in try await stage.wait(inRealTime: 60) }
    waiting.cancel()
    try await waiting.value
    #expect(stage.now == 60)
  }

  @Test func `a time that cannot pass is refused`() async {
    await #expect(throws: StageError(.badTime(-1))) { try await stage.wait(inRealTime: -1) }
    #expect(throws: StageError(.badTime(-1))) { () throws in try stage.wait(inRealTime: -1) }
  }
}

private nonisolated func isOnMainThread() -> Bool { Thread.isMainThread && Thread.current.isMainThread }
