// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing
import TextSources
import TouchLab

/// A lab whose scene takes longer than it may.
@MainActor @Suite struct LabWorkTests {
  /// A clock that goes on by itself whenever somebody looks at it.
  private final class BusyClock {
    var time: TimeInterval = 0
    var step: TimeInterval
    init(step: TimeInterval) { self.step = step }
    func read() -> TimeInterval {
      time += step
      return time
    }
  }

  private static let stepper = """
    { size: [320, 240], views: [
      { class: "UIStepper", name: "s", frame: [20, 20, 94, 32], maximumValue: 1e9 },
      { class: "UIActivityIndicatorView", isAnimating: true, frame: [200, 20, 20, 20] }] }
    """

  @Test func `a slow picture is followed by a pause that is as long`() throws {
    let page = try LabPageDouble(Self.stepper)
    let clock = BusyClock(step: 0)
    page.session.clock = clock.read
    page.send(#"{"type":"see","picture":true}"#)
    page.wait(1)
    #expect(page.all("picture").count > 5)
    page.clear()
    // Each picture now takes a second.
    clock.step = 1
    page.wait(6)
    #expect((1...3).contains(page.all("picture").count))
    #expect(page.all("status").count > 40)
  }

  @Test func `timers that take longer than the world slow down the time of the scene`() throws {
    let page = try LabPageDouble(Self.stepper)
    page.wait(0.1)
    page.finger("began", 100, 36)
    page.wait(3)
    let quick = try #require(page.last("status")?["time"]?.number)
    #expect(quick > 3)
    page.clear()
    // Each timer takes longer than all of a frame has.
    page.session.clock = BusyClock(step: 0.2).read
    page.wait(3)
    let slow = try #require(page.last("status")?["end"]?.number)
    // A stepper that is held repeats every 0.025 s; a frame of the world has 0.017 s.
    #expect(slow - quick < 2.9)
    page.session.clock = nil
    page.clear()
    page.wait(1)
    #expect(try #require(page.last("status")?["end"]?.number) > slow + 0.9)
  }

  @Test func `a replay that is ended stops where it is, and what was asked says so`() throws {
    let page = try LabPageDouble(LabScenes.button)
    page.wait(0.1)
    for _ in 0..<20 { page.tap(60, 40) }
    page.wait(0.2)
    page.clear()
    var pauses = 0
    page.session.worksLong = {
      pauses += 1
      return pauses < 20
    }
    page.send(#"{"type":"time","do":"stepBack"}"#)
    page.wait(0.2)
    #expect(page.last("status")?["mode"]?.string == "past")
    let stopped = try #require(page.last("status")?["event"]?.int)
    #expect((1...20).contains(stopped))
    pauses = 100
    page.send(#"{"type":"export","id":1,"as":"trace"}"#)
    page.read()
    #expect(
      page.last("error")?["message"]?.string?.hasPrefix("the replay was ended by what came after it") == true)
    // The same goes on to its end when nothing ends it.
    page.session.worksLong = nil
    page.send(#"{"type":"time","do":"seek","event":39}"#)
    page.wait(0.2)
    #expect(page.last("status")?["event"]?.int == 39)
  }

  @Test func `pages are answered while the text of a scene is read, however many views it has`() throws {
    let page = try LabPageDouble(LabScenes.button)
    page.wait(0.1)
    func pauses(views: Int, closed: Bool) -> Int {
      var pauses = 0
      page.session.worksLong = {
        pauses += 1
        return true
      }
      let view = "{frame:[0,0,9,9]}"
      let text = "{views:[" + String(repeating: view + ",", count: views) + (closed ? "]}" : "{unknown:1}]}")
      let id = page.session.scene.text.utf8.count
      page.send("{\"type\":\"scene\",\"id\":\(id),\"do\":\"set\",\"text\":\"\(text)\"}")
      page.session.worksLong = nil
      return pauses
    }
    // What is refused is not built, so that these pauses are those of the reading.
    #expect((200...220).contains(pauses(views: 100, closed: false)))
    #expect((2000...2020).contains(pauses(views: 1000, closed: false)))
    #expect(pauses(views: 1000, closed: true) > 3000)
  }
}
