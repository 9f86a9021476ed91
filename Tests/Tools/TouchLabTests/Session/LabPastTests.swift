// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing
import TextSources
import TouchLab

/// What is down and what arrives while an earlier moment is shown.
@MainActor @Suite struct LabPastTests {
  private func time(_ action: String, _ page: LabPageDouble) {
    page.send(#"{"type":"time","do":"\#(action)"}"#)
    page.wait(0.05)
  }

  /// A page with a finger that is down on the button.
  private func held() throws -> LabPageDouble {
    let page = try LabPageDouble(LabScenes.button)
    page.wait(0.1)
    page.finger("began", 60, 40)
    page.wait(0.1)
    page.finger("moved", 61, 40)
    page.wait(0.1)
    return page
  }

  private func events(_ page: LabPageDouble) -> Int? { page.last("status")?["events"]?.int }
  private func queued(_ page: LabPageDouble) -> Int? { page.last("status")?["queued"]?.int }

  @Test func `looking at the past with a finger down changes nothing, and the finger goes on afterwards`()
    throws
  {
    let page = try held()
    time("stepBack", page)
    #expect(page.last("status")?["mode"]?.string == "past")
    #expect(events(page) == 2 && queued(page) == 0)
    time("step", page)
    time("live", page)
    #expect(events(page) == 2)
    page.finger("moved", 62, 40)
    page.finger("ended", 62, 40)
    page.wait(0.2)
    #expect(events(page) == 4)
    #expect(page.facts("controls").contains { $0.contains("touchUpInside") })
  }

  @Test func `a finger that lifts while the past is shown is cancelled when the present is`() throws {
    let page = try held()
    time("stepBack", page)
    page.finger("moved", 80, 40)
    page.finger("ended", 80, 40)
    page.wait(0.1)
    #expect(events(page) == 2 && queued(page) == 1 && page.last("error") == nil)
    time("live", page)
    page.wait(0.2)
    #expect(events(page) == 3)
    #expect(page.facts("controls").contains { $0.contains("touchCancel") })
    #expect(!page.facts("controls").contains { $0.contains("touchUpInside") })
    page.tap(60, 40)
    page.wait(0.2)
    #expect(page.facts("controls").contains { $0.contains("touchUpInside") })
  }

  @Test(arguments: ["leaves", "cancels"])
  func `so is one whose page leaves or loses the focus`(what: String) throws {
    let page = try held()
    let other = LabPageDouble(page.session)
    other.now = page.now
    time("stepBack", page)
    if what == "leaves" {
      page.session.disconnect(page.number, at: page.now)
    } else {
      page.send(#"{"type":"cancel"}"#)
    }
    other.now = page.now
    time("live", other)
    other.wait(0.2)
    #expect(events(other) == 3)
    #expect(other.facts("controls").contains { $0.contains("touchCancel") })
  }

  @Test(arguments: [
    #""type":"input","frames":[{"t":0,"contacts":[{"id":7,"phase":"began","at":[60,40]}]}]"#,
    #""type":"input","frames":[{"t":0,"contacts":[{"id":0,"phase":"hovering","kind":"pointer","at":[60,40]}],"wheel":[0,9]}]"#,
    #""type":"key","phase":"down","code":"KeyA","key":"a""#, #""type":"text","text":"é""#,
    #""type":"screen","size":[390,844]"#, #""type":"appearance","style":"dark""#,
  ])
  func `the past takes no input, and says so once, or to each request`(message: String) throws {
    let page = try held()
    for mode in ["stepBack", "play"] {
      time("stepBack", page)
      if mode == "play" { time("play", page) }
      page.clear()
      for _ in 0..<3 { page.send("{\(message)}") }
      page.read()
      #expect(page.all("error").count == 1)
      #expect(page.last("error")?["message"]?.string == "the past is shown, which takes no input")
      page.clear()
      for id in 1...3 { page.send("{\(message),\"id\":\(id)}") }
      page.read()
      #expect(page.all("error").compactMap { $0["id"]?.int } == [1, 2, 3])
      #expect(page.session.mode == (mode == "play" ? .replaying : .past))
    }
    time("live", page)
    #expect(events(page) == 2)
    page.clear()
    page.tap(200, 200)
    #expect(page.last("error") == nil)
  }

  @Test func `a finger that came down in the past does not begin in the middle`() throws {
    let page = try held()
    time("stepBack", page)
    page.finger("began", 50, 120, id: 2)
    time("live", page)
    page.finger("moved", 51, 120, id: 2)
    page.finger("ended", 51, 120, id: 2)
    page.wait(0.1)
    #expect(events(page) == 2)
  }

  @Test func `what waits during a pause still waits after a look at the past`() throws {
    let page = try held()
    time("pause", page)
    page.finger("ended", 61, 40)
    page.wait(0.05)
    #expect(queued(page) == 1)
    time("stepBack", page)
    #expect(queued(page) == 1 && events(page) == 2)
    time("live", page)
    page.wait(0.2)
    #expect(events(page) == 3 && queued(page) == 0)
    #expect(page.facts("controls").contains { $0.contains("touchUpInside") })
  }

  @Test func `a key that is released in the past is up in the present, and no other is`() throws {
    let page = try LabPageDouble(LabScenes.button)
    func key(_ code: String, _ phase: String) {
      page.send(#"{"type":"key","phase":"\#(phase)","code":"\#(code)","key":"a"}"#)
    }
    key("KeyA", "down")
    page.wait(0.1)
    time("stepBack", page)
    key("KeyB", "down")
    key("KeyB", "up")
    key("KeyA", "up")
    key("KeyA", "up")
    page.wait(0.05)
    #expect(queued(page) == 1)
    time("live", page)
    page.wait(0.1)
    #expect(
      page.entries("log").compactMap { $0["text"]?.string } == [
        "key KeyA down", "key KeyA up",
      ])
  }

  @Test(arguments: [true, false])
  func `the keys of a page that leaves or loses the focus are released`(leaves: Bool) throws {
    let page = try LabPageDouble(LabScenes.button)
    let other = LabPageDouble(page.session)
    page.send(#"{"type":"key","phase":"down","code":"KeyA","key":"a"}"#)
    other.send(#"{"type":"key","phase":"down","code":"KeyB","key":"b"}"#)
    if leaves { page.session.disconnect(page.number, at: 0) } else { page.send(#"{"type":"cancel"}"#) }
    other.wait(0.2)
    #expect(
      other.entries("log").compactMap { $0["text"]?.string } == [
        "key KeyA down", "key KeyB down", "key KeyA up",
      ])
  }

  @Test func `more inputs than can wait are refused, but what ends does end`() throws {
    let page = try held()
    time("pause", page)
    page.clear()
    for _ in 0..<1001 { page.finger("moved", 62, 40) }
    page.finger("moved", 63, 40)
    page.finger("began", 10, 10, id: 2)
    page.finger("ended", 63, 40)
    page.read()
    #expect(page.all("error").count == 1)
    #expect(
      page.last("error")?["message"]?.string == "1000 inputs wait while time stands, and more are not kept")
    #expect(queued(page) == 1001)
    time("live", page)
    page.wait(0.2)
    #expect(events(page) == 1003)
    #expect(page.facts("controls").contains { $0.contains("touchCancel") })
  }
}
