// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing
import TextSources
import TouchLab

@MainActor @Suite struct LabSessionTests {
  @Test func `a contact that begins when another one ends gets another number, and begins`() throws {
    let page = try LabPageDouble(LabScenes.button)
    page.wait(0.1)
    page.finger("began", 200, 200, id: 1)
    page.wait(0.05)
    page.send(
      #"{"type":"input","frames":[{"t":\#(page.now * 1000),"contacts":[{"id":1,"phase":"ended","at":[200,200]},{"id":2,"phase":"began","at":[60,40]},{"id":2,"phase":"ended","at":[60,40]}]}]}"#
    )
    page.wait(0.05)
    page.finger("ended", 60, 40, id: 2)
    page.wait(0.1)
    #expect(page.facts("controls").contains { $0.contains("touchUpInside") })
  }

  @Test func `a page gets the scene, a full picture, and then what changes`() throws {
    let page = try LabPageDouble(LabScenes.button)
    page.read()
    #expect(
      page.messages.compactMap { $0["type"]?.string }.prefix(4) == ["hello", "scene", "status", "picture"])
    let picture = try #require(page.last("picture"))
    #expect(picture["full"]?.bool == true)
    let window = try #require(picture["windows"]?.elements?.first)
    let layers = try #require(window["layers"]?.elements)
    #expect(window["order"]?.elements?.count == 2 * layers.count)
    let button = try #require(layers.first { $0["view"]?.string == "save" })
    #expect(button["transform"]?.elements?.compactMap { $0.number } == [1, 0, 0, 1, 20, 20])

    page.clear()
    page.tap(60, 120)
    page.wait(0.05)
    let change = try #require(page.last("picture"))
    #expect(change["full"]?.bool == false)
    #expect(change["input"]?.int == 1)
    let changed = try #require(change["windows"]?.elements?.first?["layers"]?.elements)
    #expect(changed.count < layers.count)
  }

  @Test func `a tap sends the events of the control and logs its line`() throws {
    let page = try LabPageDouble(LabScenes.button)
    page.wait(0.1)
    page.tap(60, 40)
    page.wait(0.1)
    #expect(page.facts("log").count == 1)
    #expect(page.facts("log").first?.contains("saved") == true)
    #expect(page.facts("controls").contains { $0.contains("touchUpInside") })
    let hits = try #require(page.last("hits")?["hits"]?.elements?.last)
    #expect(hits["result"]?["id"]?.string == "save")
    let asked = try #require(hits["asked"]?.elements)
    #expect(asked.filter { $0["onPath"]?.bool == true }.last?["view"]?["id"]?.string == "save")
    #expect(hits["chain"]?.elements?.first?["id"]?.string == "save")
    #expect(
      page.last("lanes")?["sent"]?.elements?.compactMap { $0["event"]?.string }.contains("touchUpInside")
        == true)
    #expect(page.last("log")?["entries"]?.elements?.compactMap { $0["kind"]?.string } == ["ended"])
  }

  @Test func `a page that joins later gets the whole picture, and one that reads slowly gets it once`() throws
  {
    let first = try LabPageDouble(LabScenes.button)
    first.wait(0.1)
    let second = LabPageDouble(first.session)
    for _ in 0..<20 { first.tap(60, 40) }
    second.now = first.now
    second.read()
    #expect(second.all("picture").count == 1)
    #expect(second.last("picture")?["full"]?.bool == true)
    second.clear()
    for _ in 0..<20 { first.tap(60, 40) }
    second.now = first.now
    second.read()
    #expect(second.all("picture").count <= 1)
  }

  @Test func `what a page holds down is cancelled when the page leaves`() throws {
    let first = try LabPageDouble(LabScenes.button)
    let second = LabPageDouble(first.session)
    second.finger("began", 60, 40)
    first.now = 0.2
    first.session.disconnect(second.number, at: 0.2)
    first.read()
    #expect(first.facts("deliver").last?.contains("touchesCancelled") == true)
  }

  @Test func `messages that mean nothing are refused with what would`() throws {
    let page = try LabPageDouble(LabScenes.button)
    page.read()
    for text in [
      "", "[]", "nonsense", #"{"type":"dance"}"#, #"{"type":"input"}"#, #"{"type":"time","do":"fly"}"#,
      #"{"type":"time","do":"rate","rate":0}"#,
      #"{"type":"input","frames":[{"t":1,"contacts":[{"id":-1}]}]}"#,
      #"{"type":"export","as":"script"}"#, #"{"type":"scene","do":"open","name":"../../etc/passwd"}"#,
      #"{"type":"screen","size":[1,1]}"#, #"{"type":"ask"}"#,
    ] {
      page.clear()
      page.send(text)
      page.read()
      let error = try #require(page.last("error"), "\(text)")
      #expect(error["message"]?.string?.isEmpty == false)
    }
  }

  @Test func `a page that asks and does not read is lost`() throws {
    let page = try LabPageDouble(LabScenes.button)
    for number in 0..<100 { page.send(#"{"type":"ping","id":\#(number),"t":0}"#) }
    #expect(page.session.isLost(page.number))
  }

  @Test func `a ping is answered with its time`() throws {
    let page = try LabPageDouble(LabScenes.button)
    page.send(#"{"type":"ping","id":"a","t":123.5}"#)
    page.read()
    #expect(page.last("pong")?["t"]?.number == 123.5)
    #expect(page.last("pong")?["id"]?.string == "a")
  }
}
