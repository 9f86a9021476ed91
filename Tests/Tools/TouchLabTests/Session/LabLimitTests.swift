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

  private static let field = "{ views: [{ class: 'UITextField', name: 'f', frame: [0, 0, 300, 40] }] }"

  /// A page that edits the field.
  private func editingPage() throws -> LabPageDouble {
    let page = try LabPageDouble(Self.field)
    page.wait(0.1)
    page.tap(50, 20)
    page.wait(0.1)
    page.clear()
    return page
  }

  /// Types a text, and returns whether it was taken.
  private func type(_ text: String, on page: LabPageDouble) -> Bool {
    page.send("{\"type\":\"text\",\"id\":1,\"text\":\"\(text)\"}")
    page.read()
    defer { page.clear() }
    return page.last("done") != nil
  }

  @Test func `a field takes no more typed text than the text of a scene can have`() throws {
    let page = try editingPage()
    for _ in 0..<5 { #expect(type(String(repeating: "W", count: 4000), on: page)) }
    page.send(#"{"type":"text","id":2,"text":"W"}"#)
    page.read()
    #expect(
      page.last("error")?["message"]?.string
        == "the text of the field would have more than 20000 bytes: a text is broken into lines and drawn")
    page.clear()
    page.send(#"{"type":"key","code":"Backspace","key":"Backspace","phase":"down"}"#)
    #expect(type("W", on: page))
    #expect(!type("W", on: page))
  }

  @Test func `what a report has of a field grows with what was typed, and not with its square`() throws {
    func report(after count: Int) throws -> Int {
      let page = try editingPage()
      for _ in 0..<count { #expect(type(String(repeating: "W", count: 200), on: page)) }
      page.send(#"{"type":"export","id":3,"as":"report"}"#)
      page.read()
      return try #require(page.last("exported")?["text"]?.string).utf8.count
    }
    let sizes = try [10, 40, 70].map { try report(after: $0) }
    // Each text adds as much as the one before it.
    let (first, second) = (sizes[1] - sizes[0], sizes[2] - sizes[1])
    #expect(second < first * 5 / 4, "\(sizes)")
  }

  @Test func `long texts fill the log as several inputs do`() throws {
    let page = try LabPageDouble(Self.field)
    page.session.limit = 100
    page.wait(0.1)
    // Nobody edits, so that nothing is refused.
    for _ in 0..<3 { #expect(type(String(repeating: "W", count: 4000), on: page)) }
    page.wait(0.1)
    #expect(page.last("status")?["events"]?.int == 3)
    #expect(page.last("restarted") == nil)
    page.send(#"{"type":"text","id":1,"text":"W"}"#)
    page.read()
    #expect(page.last("restarted")?["because"]?.string == "full")
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
