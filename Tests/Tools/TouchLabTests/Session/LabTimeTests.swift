// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing
import TextSources
import TouchLab

@MainActor @Suite struct LabTimeTests {
  private static let list = """
    {
      name: "list",
      size: [320, 480],
      views: [
        { class: "UIScrollView", name: "list", frame: [0, 0, 320, 480], contentSize: [320, 3000], views: [
          { class: "UIButton", name: "row", frame: [20, 100, 200, 44], title: "Row", actions: { touchUpInside: "row" } },
          { name: "card", frame: [20, 300, 200, 100], backgroundColor: "#336699", recognizers: [
            { class: "UITapGestureRecognizer", name: "double", numberOfTapsRequired: 2, action: "double" },
            { class: "UITapGestureRecognizer", name: "single", requires: ["double"], action: "single" },
          ] },
        ] },
      ],
    }
    """

  /// A page on which a button is tapped, the list is flung, and a card is tapped.
  private func touchedPage() throws -> LabPageDouble {
    let page = try LabPageDouble(Self.list)
    page.wait(0.1)
    page.tap(60, 350)
    page.wait(0.6)
    page.tap(60, 120)
    page.finger("began", 100, 400)
    for step in 1...10 {
      page.wait(1.0 / 60)
      page.finger("moved", 100, 400 - Double(step) * 20)
    }
    page.wait(1.0 / 60)
    page.finger("ended", 100, 200)
    page.wait(1.5)
    return page
  }

  /// The layers of the latest full picture, as they were written.
  private func layers(_ page: LabPageDouble) -> [String]? {
    page.all("picture").last { $0["full"]?.bool == true }?["windows"]?.elements?.first?["layers"]?.elements?
      .map {
        "\($0.value)"
      }
  }

  @Test func `going back to the end shows what was there, byte for byte`() throws {
    let page = try touchedPage()
    let facts = ["input", "gesture", "controls", "scroll", "deliver", "log"].flatMap { page.facts($0) }
    page.send(#"{"type":"time","do":"pause"}"#)
    page.read()
    let end = try #require(page.last("status")?["end"]?.number)
    let fresh = LabPageDouble(page.session)
    fresh.now = page.now
    fresh.read()
    page.clear()
    page.send(#"{"type":"time","do":"seek","time":\#(end)}"#)
    page.read()
    #expect(page.last("restarted")?["because"]?.string == "moment")
    #expect(page.last("status")?["mode"]?.string == "past")
    let again = ["input", "gesture", "controls", "scroll", "deliver", "log"].flatMap { page.facts($0) }
    #expect(again == facts)
    #expect(!again.isEmpty)
    let picture = try #require(page.last("picture")?["windows"]?.elements?.first?["layers"]?.elements)
    let before = try #require(fresh.last("picture")?["windows"]?.elements?.first?["layers"]?.elements)
    #expect(picture.count == before.count)
    for (one, other) in zip(picture, before) {
      #expect(
        one["transform"]?.elements?.map { $0.number } == other["transform"]?.elements?.map { $0.number })
      #expect(one["bounds"]?.elements?.map { $0.number } == other["bounds"]?.elements?.map { $0.number })
    }
  }

  @Test func `each moment is reached by its number, forwards and backwards`() throws {
    let page = try touchedPage()
    page.read()
    let events = try #require(page.last("status")?["events"]?.int)
    for number in [events, 3, 4, 5, 2, 0, events] {
      page.clear()
      page.now += 0.05
      page.send(#"{"type":"time","do":"seek","event":\#(number)}"#)
      page.read()
      #expect(page.last("status")?["event"]?.int == number)
    }
    page.send(#"{"type":"time","do":"live"}"#)
    page.wait(0.1)
    #expect(page.last("status")?["mode"]?.string == "live")
    #expect(page.last("status")?["event"]?.int == events)
  }

  @Test func `steps go through the past to the end, and back`() throws {
    let page = try touchedPage()
    page.send(#"{"type":"time","do":"seek","event":1}"#)
    page.send(#"{"type":"time","do":"step"}"#)
    page.read()
    #expect(page.last("status")?["event"]?.int == 2)
    page.send(#"{"type":"time","do":"stepBack"}"#)
    page.read()
    #expect(page.last("status")?["event"]?.int == 1)
  }

  @Test func `a replay plays the past at its rate and stops at the end`() throws {
    let page = try touchedPage()
    page.send(#"{"type":"time","do":"seek","event":0}"#)
    page.send(#"{"type":"time","do":"play"}"#)
    page.wait(0.5)
    #expect(page.last("status")?["mode"]?.string == "replaying")
    page.wait(4)
    #expect(page.last("status")?["mode"]?.string == "paused")
  }

  @Test func `input waits while time stands, and each step delivers one`() throws {
    let page = try LabPageDouble(LabScenes.button)
    page.wait(0.1)
    page.send(#"{"type":"time","do":"pause"}"#)
    page.tap(60, 40)
    #expect(page.last("status")?["queued"]?.int == 2)
    #expect(page.facts("input").isEmpty)
    page.send(#"{"type":"time","do":"step"}"#)
    page.read()
    #expect(page.facts("input").count == 1)
    page.send(#"{"type":"time","do":"live"}"#)
    page.wait(0.1)
    #expect(page.facts("controls").contains { $0.contains("touchUpInside") })
  }

  @Test func `a tenth of the speed makes a tap ten times as short`() throws {
    let page = try LabPageDouble(LabScenes.button)
    page.wait(0.1)
    page.send(#"{"type":"time","do":"rate","rate":0.1}"#)
    page.finger("began", 60, 40)
    page.wait(1)
    page.finger("ended", 60, 40)
    page.wait(0.1)
    let times = page.entries("log").compactMap { $0["time"]?.number }
    #expect(times.count == 2)
    #expect(abs(times[1] - times[0] - 0.1) < 0.01)
  }

  @Test func `a branch drops the later inputs, and goes on`() throws {
    let page = try touchedPage()
    page.send(#"{"type":"time","do":"seek","event":2}"#)
    page.send(#"{"type":"time","do":"branch"}"#)
    page.wait(0.1)
    #expect(page.last("status")?["events"]?.int == 2)
    #expect(page.last("status")?["mode"]?.string == "live")
    page.tap(60, 120)
    page.wait(0.1)
    #expect(page.last("status")?["events"]?.int == 4)
  }

  @Test func `a step to a timer tells the new time`() throws {
    let page = try LabPageDouble(Self.list)
    page.wait(0.1)
    // The list holds the touch back for a moment.
    page.finger("began", 60, 120)
    page.send(#"{"type":"time","do":"pause"}"#)
    page.read()
    let before = try #require(page.last("status")?["time"]?.number)
    page.now += 0.1
    page.send(#"{"type":"time","do":"step"}"#)
    page.read()
    #expect(try #require(page.last("status")?["time"]?.number) > before)
  }

  @Test func `a branch releases the keys that are down at its moment`() throws {
    let page = try LabPageDouble(LabScenes.button)
    page.wait(0.1)
    for phase in ["down", "up"] {
      page.send(#"{"type":"key","t":\#(page.now * 1000),"phase":"\#(phase)","code":"KeyA","key":"a"}"#)
      page.wait(0.1)
    }
    page.send(#"{"type":"time","do":"seek","event":1}"#)
    page.send(#"{"type":"time","do":"branch"}"#)
    page.clear()
    page.wait(0.1)
    let lines = page.entries("log").compactMap { $0["text"]?.string }
    #expect(lines.suffix(1) == ["key KeyA up"])
  }

  @Test func `a scene starts in the appearance of the system, which is no input`() throws {
    let page = try LabPageDouble(LabScenes.button)
    page.wait(0.1)
    page.send(#"{"type":"appearance","style":"dark","system":true}"#)
    page.wait(0.2)
    #expect(page.last("hello")?["appearance"]?.string == "dark")
    #expect(page.last("status")?["events"]?.int == 0)
    page.tap(60, 40)
    page.send(#"{"type":"export","id":1,"as":"script"}"#)
    page.send(#"{"type":"time","do":"stepBack"}"#)
    page.send(#"{"type":"time","do":"restart"}"#)
    page.wait(0.2)
    #expect(page.last("exported")?["left"]?.elements?.isEmpty == true)
    #expect(page.last("hello")?["appearance"]?.string == "dark")
    // A scene that was touched is changed by an input.
    page.tap(60, 40)
    page.send(#"{"type":"appearance","style":"light","system":true}"#)
    page.wait(0.2)
    #expect(page.last("hello")?["appearance"]?.string == "light")
    #expect(page.last("status")?["events"]?.int == 3)
  }

  @Test func `pages know the size and the appearance of the moment that is shown`() throws {
    let page = try LabPageDouble(LabScenes.button)
    func shown() -> String? {
      page.wait(0.1)
      let sides = page.last("hello")?["screen"]?.elements?.compactMap { $0.int } ?? []
      return page.last("hello")?["appearance"]?.string.map { "\(sides) \($0)" }
    }
    #expect(shown() == "[320, 240] light")
    page.send(#"{"type":"time","do":"pause"}"#)
    page.send(#"{"type":"screen","size":[390,844]}"#)
    page.send(#"{"type":"appearance","style":"dark"}"#)
    #expect(shown() == "[320, 240] light")
    page.send(#"{"type":"time","do":"step"}"#)
    #expect(shown() == "[390, 844] light")
    page.send(#"{"type":"time","do":"live"}"#)
    #expect(shown() == "[390, 844] dark")
    page.send(#"{"type":"time","do":"seek","event":1}"#)
    #expect(shown() == "[390, 844] light")
    page.send(#"{"type":"time","do":"branch"}"#)
    #expect(shown() == "[390, 844] light")
    page.send(#"{"type":"time","do":"restart"}"#)
    #expect(shown() == "[320, 240] light")
  }

  @Test
  func `an earlier moment has the hit paths of the latest touches, and a long replay can be interrupted`()
    throws
  {
    let page = try LabPageDouble(LabScenes.button)
    page.wait(0.1)
    for _ in 0..<20 { page.tap(60, 40) }
    page.wait(0.2)
    page.clear()
    var pauses = 0
    page.session.worksLong = {
      pauses += 1
      return true
    }
    page.send(#"{"type":"time","do":"stepBack"}"#)
    page.wait(0.2)
    #expect(page.last("status")?["mode"]?.string == "past")
    #expect(pauses >= 39)
    let hits = try #require(page.last("hits")?["hits"]?.elements)
    #expect(hits.compactMap { $0["touch"]?.int } == Array(9...20))
    #expect(hits.allSatisfy { $0["result"]?["id"]?.string == "save" })
  }
}
