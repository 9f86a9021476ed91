// SPDX-License-Identifier: Apache-2.0
import Foundation
import RandomRunning
import Testing
import TextSources
import TouchLab

@MainActor @Suite struct LabLimitTests {
  @Test func `a full log starts the scene anew when the last finger lifts, and says so`() throws {
    let page = try LabPageDouble(LabScenes.button)
    page.session.limit = 20
    page.wait(0.1)
    for _ in 0..<10 { page.tap(200, 150) }
    page.finger("began", 200, 150)
    for step in 0..<30 {
      page.wait(1.0 / 60)
      page.finger("moved", 200, 150 + Double(step))
    }
    page.wait(0.1)
    #expect(page.last("restarted") == nil)
    #expect(page.last("status")?["events"]?.int == 51)
    page.finger("ended", 200, 180)
    page.wait(0.1)
    #expect(page.last("restarted")?["because"]?.string == "full")
    #expect(page.last("status")?["events"]?.int == 0)
    page.clear()
    page.tap(60, 40)
    page.wait(0.1)
    #expect(page.facts("controls").contains { $0.contains("touchUpInside") })
  }

  @Test func `random input of pages that come and go takes no more memory after the log was full`() throws {
    var random = SplitMix64(seed: 7)
    let first = try LabPageDouble(LabScenes.button)
    first.session.limit = 100
    func play(_ frames: Int) {
      var page = first
      var down: Set<Int> = []
      for frame in 0..<frames {
        first.now += 1.0 / 60
        page.now = first.now
        first.session.advance(to: first.now)
        let id = Int(random.next() % 4)
        let (x, y) = (Double(random.next() % 320), Double(random.next() % 240))
        if down.contains(id) {
          let ends = random.next() % 8 == 0
          page.finger(ends ? "ended" : "moved", x, y, id: id)
          if ends { down.remove(id) }
        } else if random.next() % 4 == 0 {
          page.finger("began", x, y, id: id)
          down.insert(id)
        }
        if frame % 40 == 39 {
          if page !== first { page.session.disconnect(page.number, at: first.now) }
          page = LabPageDouble(first.session)
          down = []
        }
        first.read()
        page.read()
        first.clear()
        page.clear()
      }
      if page !== first { page.session.disconnect(page.number, at: first.now) }
    }
    // A new start on both sides, so that the same number of inputs is kept.
    func blocks(after frames: Int) -> Int {
      play(frames)
      first.send(#"{"type":"time","do":"restart"}"#)
      first.read()
      first.clear()
      return HeapBlocks.live
    }
    _ = blocks(after: 240)
    let before = blocks(after: 240)
    // A leak of one block for a page or a frame would be hundreds or thousands.
    #expect(blocks(after: 240) - before < 100)
  }
}
