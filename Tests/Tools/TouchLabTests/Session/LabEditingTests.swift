// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing
import TextSources
import TouchScene
import TouchStage

@testable import TouchLab

@MainActor @Suite struct LabEditingTests {
  private func set(_ text: String, on page: LabPageDouble) {
    page.send(
      JSONText.object([
        .init("type", "scene"), .init("do", "set"), .init("id", 4), .init("text", .string(text)),
      ]).line)
    page.read()
  }

  @Test func `the errors of a text have their places, and the screen stays`() throws {
    let page = try LabPageDouble(LabScenes.button)
    page.read()
    page.clear()
    set("{\n  nam: \"x\",\n}", on: page)
    let error = try #require(page.last("scene")?["errors"]?.elements?.first)
    #expect(error["line"]?.int == 2)
    #expect(error["column"]?.int == 3)
    #expect(page.last("picture") == nil)
  }

  @Test func `the same fingers are repeated on a changed scene, and the traces part where they differ`()
    throws
  {
    let page = try LabPageDouble(LabScenes.button)
    page.wait(0.1)
    page.tap(60, 40)
    page.clear()
    set(LabScenes.moved, on: page)
    #expect(page.last("scene")?["errors"]?.elements?.isEmpty == true)
    page.wait(0.05)
    #expect(page.last("restarted")?["because"]?.string == "scene")
    #expect(page.facts("log").isEmpty)
    page.send(#"{"type":"compare","id":8}"#)
    page.read()
    let comparison = try #require(page.last("comparison"))
    #expect(comparison["identical"]?.bool == false)
    let row = try #require(comparison["parts"]?["row"]?.int)
    #expect(comparison["rows"]?.elements?[row]["kind"]?.string != "same")
    #expect(comparison["rows"]?.elements?.prefix(row).allSatisfy { $0["kind"]?.string == "same" } == true)
  }

  @Test func `a file that is kept is called like the scene, without the ending of the scene's file`() throws {
    for (name, file) in [
      ("form.scene.json5", "form.touch"), ("button/click", "click.touch"),
      ("Main.storyboard: Log in", "Main-storyboard--Log-in.touch"),
      (".scene.json5", "lab.touch"),
    ] {
      let page = try LabPageDouble(
        LabSession(LabScene(name: name, file: name, text: LabScenes.button), at: 0))
      page.wait(0.1)
      page.tap(60, 40)
      page.send(#"{"type":"export","as":"script"}"#)
      page.read()
      #expect(page.last("exported")?["file"]?.string == file)
    }
  }

  @Test func `a scene compared with itself is the same`() throws {
    let page = try LabPageDouble(LabScenes.button)
    page.wait(0.1)
    page.tap(60, 40)
    page.send(JSONText.object([.init("type", "compare"), .init("text", .string(LabScenes.button))]).line)
    page.read()
    #expect(page.last("comparison")?["identical"]?.bool == true)
  }

  @Test func `a change that changes no view leads to the same trace`() throws {
    let page = try LabPageDouble(LabScenes.button)
    page.wait(0.1)
    page.tap(60, 40)
    set(LabScenes.moved, on: page)
    set(LabScenes.moved + "// the same", on: page)
    page.send(#"{"type":"compare","id":8}"#)
    page.read()
    #expect(page.last("comparison")?["identical"]?.bool == true)
  }

  @Test func `of a trace that is too long the end is kept and compared`() throws {
    let page = try LabPageDouble(LabScenes.button)
    page.wait(0.1)
    for _ in 0..<5 { page.tap(60, 40) }
    page.send(#"{"type":"export","as":"trace"}"#)
    page.read()
    #expect(page.last("exported")?["left"]?.elements?.isEmpty == true)
    // The first line says what the others are.
    let lines = try #require(page.last("exported")?["text"]?.string).split(separator: "\n")
    page.session.traceLimit = 30
    for kind in ["trace", "report"] {
      page.send(#"{"type":"export","as":"\#(kind)"}"#)
      page.read()
      let left = page.last("exported")?["left"]?.elements?.first
      #expect(left?["text"]?.string == "facts at the beginning: \(lines.count - 31), the first at 0.000 s")
    }
    set(LabScenes.button.replacing("[40, 105, 51, 31]", with: "[40, 110, 51, 31]"), on: page)
    page.send(#"{"type":"compare","id":8}"#)
    page.read()
    let comparison = try #require(page.last("comparison"))
    let words = try #require(comparison["summary"]?.string).split(separator: " ")
    let start = try #require(words.firstIndex(of: "after").flatMap { Double(words[$0 + 1]) })
    let times = try #require(comparison["rows"]?.elements).compactMap { row in
      (row["old"] ?? row["new"])?.string.flatMap { Double($0.split(separator: " ").first ?? "") }
    }
    #expect(!times.isEmpty && times.allSatisfy { $0 > start - 0.001 })
  }

  @Test func `what was touched is kept in each form, and a script does the same again`() throws {
    let page = try LabPageDouble(LabScenes.button)
    page.wait(0.1)
    page.tap(60, 40)
    for kind in ["script", "test", "swift", "recording", "report", "trace"] {
      page.send(#"{"type":"export","id":1,"as":"\#(kind)"}"#)
      page.read()
      let kept = try #require(page.last("exported"))
      #expect(kept["as"]?.string == kind)
      #expect(kept["file"]?.string?.hasPrefix("test.") == true)
      let text = try #require(kept["text"]?.string)
      switch kind {
      case "script":
        let scene = try SceneFile(text: LabScenes.button).build()
        _ = scene.run(try Script(text))
        #expect(scene.stage.lines.contains { $0.contains("saved") })
      case "test": #expect(text.contains("throws {\n  try stage.tap(\"save\")\n  expectLog("))
      case "swift": #expect(text.contains("  try stage.finger(1).down(at: .screen(60, 40))\n"))
      case "recording": #expect(text.hasPrefix("{"))
      case "report": #expect(text.hasPrefix("<!doctype html>"))
      default: #expect(text.hasPrefix(#"{"format":"touchstone-trace""#))
      }
    }
  }

  @Test func `a view is asked for its facts, and why a point does not reach it`() throws {
    let text = LabScenes.button.replacing(
      "],\n}", with: "  { name: \"cover\", frame: [0, 0, 320, 240] },\n  ],\n}")
    let page = try LabPageDouble(text)
    page.wait(0.1)
    page.send(#"{"type":"ask","id":5,"at":[60,40]}"#)
    page.read()
    #expect(page.last("view")?["view"]?["id"]?.string == "cover")
    let layers = try #require(page.last("picture")?["windows"]?.elements?.first?["layers"]?.elements)
    let layer = try #require(layers.first { $0["view"]?.string == "save" }?["id"]?.int)
    page.send(#"{"type":"ask","id":6,"layer":[1,\#(layer)]}"#)
    page.send(#"{"type":"why","id":7,"at":[60,40],"layer":[1,\#(layer)]}"#)
    page.read()
    #expect(page.last("view")?["view"]?["id"]?.string == "save")
    #expect(page.last("view")?["line"]?.int == 5)
    let why = try #require(page.last("why"))
    #expect(why["works"]?.bool == false)
    #expect(why["text"]?.string?.contains("cover") == true)
    #expect(why["explanation"]?["format"]?.string == "touchstone-why")
  }

  @Test func `every view can be asked about by its index, hidden ones, too`() throws {
    let text = LabScenes.button.replacing(
      "],\n}", with: "  { name: \"veil\", frame: [0, 0, 320, 240], isHidden: true },\n  ],\n}")
    let page = try LabPageDouble(text)
    page.wait(0.1)
    page.send(#"{"type":"outline","id":5}"#)
    page.read()
    let views = try #require(page.last("outline")?["views"]?.elements)
    let index = try #require(views.firstIndex { $0["view"]?["id"]?.string == "veil" })
    #expect(views[index]["state"]?.string == "hidden")
    #expect(views[index]["layer"] == nil)
    #expect(views.first?["depth"]?.int == 0)
    let button = try #require(views.first { $0["view"]?["id"]?.string == "save" })
    #expect(button["text"]?.string == "Save")
    page.send(#"{"type":"ask","id":6,"index":\#(index)}"#)
    page.send(#"{"type":"why","id":7,"at":[60,40],"index":\#(index)}"#)
    page.send(#"{"type":"why","id":8,"at":[60,40],"index":\#(views.count)}"#)
    page.read()
    #expect(page.last("view")?["view"]?["id"]?.string == "veil")
    #expect(page.last("why")?["text"]?.string?.contains("hidden") == true)
    #expect(page.last("error")?["message"]?.string == "there is no view with this index")
  }

  @Test func `questions change no name of the trace`() throws {
    let quiet = try LabPageDouble(LabScenes.button)
    let curious = try LabPageDouble(LabScenes.button)
    for page in [quiet, curious] {
      page.wait(0.1)
      if page === curious {
        for y in stride(from: 0.0, to: 240, by: 20) {
          page.send(#"{"type":"ask","at":[60,\#(y)]}"#)
          page.send(#"{"type":"why","at":[60,\#(y)]}"#)
          page.read()
        }
      }
      page.tap(60, 40)
    }
    for area in ["hit-test", "deliver", "responder", "controls"] {
      #expect(quiet.facts(area) == curious.facts(area))
    }
  }

  @Test func `a file that is dropped is opened by its name, anew`() throws {
    var surroundings = LabSurroundings()
    surroundings.read = { name, text throws(LabSurroundings.Failure) in
      guard text != "nothing" else {
        throw LabSurroundings.Failure("\(name): it has no views", advice: "Drop a dump.")
      }
      return LabScene(name: name, file: name, text: LabScenes.moved, origin: "dump", notes: ["It was moved."])
    }
    let page = try LabPageDouble(
      LabSession(LabScene(name: "test", file: "test", text: LabScenes.button), in: surroundings, at: 0))
    page.wait(0.1)
    page.tap(60, 40)
    page.clear()
    page.send(#"{"type":"scene","do":"set","id":1,"name":"dump.txt","text":"<UIWindow>"}"#)
    page.wait(0.2)
    let scene = try #require(page.last("scene"))
    #expect(scene["name"]?.string == "dump.txt")
    #expect(scene["origin"]?.string == "dump")
    #expect(scene["notes"]?.elements?.compactMap { $0.string } == ["It was moved."])
    #expect(scene["canSave"]?.bool == false)
    #expect(page.last("restarted")?["because"]?.string == "scene")
    #expect(page.last("status")?["events"]?.int == 0)

    page.clear()
    page.send(#"{"type":"scene","do":"set","id":2,"name":"note.txt","text":"nothing"}"#)
    page.read()
    #expect(page.last("error")?["message"]?.string == "note.txt: it has no views")
    #expect(page.last("error")?["advice"]?.string == "Drop a dump.")
  }

  @Test func `each screen of a file that is dropped can be opened, until another file is dropped`() throws {
    var surroundings = LabSurroundings()
    surroundings.scenes = ["test"]
    surroundings.open = { name in LabScene(name: name, file: name, text: LabScenes.button) }
    surroundings.read = { name, text throws(LabSurroundings.Failure) in
      let screens = ["One", "Two"].map {
        LabScene(name: "\(name): \($0)", file: "\(name): \($0)", text: text)
      }
      var shown = screens[1]
      shown.screens = text == LabScenes.moved ? screens : []
      return shown
    }
    let page = try LabPageDouble(
      LabSession(LabScene(name: "test", file: "test", text: LabScenes.button), in: surroundings, at: 0))
    func drop(_ text: String, as name: String) {
      page.send(
        JSONText.object([
          .init("type", "scene"), .init("do", "set"), .init("name", .string(name)),
          .init("text", .string(text)),
        ]).line)
      page.wait(0.1)
    }
    func names() -> [String]? { page.last("hello")?["scenes"]?.elements?.compactMap { $0.string } }
    drop(LabScenes.moved, as: "a.storyboard")
    #expect(page.last("scene")?["name"]?.string == "a.storyboard: Two")
    #expect(names() == ["test", "a.storyboard: One", "a.storyboard: Two"])
    for name in ["a.storyboard: One", "test", "a.storyboard: Two"] {
      page.send(#"{"type":"scene","do":"open","name":"\#(name)"}"#)
      page.wait(0.1)
      #expect(page.last("scene")?["name"]?.string == name)
    }
    drop(LabScenes.button, as: "b.xib")
    #expect(names() == ["test", "b.xib: Two"])
  }

  @Test func `only the file that the lab was started with is saved, and only it follows the disk`() throws {
    var saved: [String] = []
    var surroundings = LabSurroundings()
    surroundings.scenes = ["other"]
    surroundings.open = { LabScene(name: $0, file: $0, text: LabScenes.moved) }
    surroundings.save = { text throws(LabSurroundings.Failure) in
      if saved.count == 1 {
        throw LabSurroundings.Failure("form: it cannot be written", advice: "Make room.")
      }
      saved.append(text)
    }
    let own = LabScene(name: "form", file: "form", text: LabScenes.button, isWatched: true)
    let page = try LabPageDouble(LabSession(own, in: surroundings, at: 0))
    page.read()
    #expect(page.last("scene")?["canSave"]?.bool == true)
    page.send(#"{"type":"scene","do":"save","id":1}"#)
    #expect(saved == [LabScenes.button])
    page.session.fileChanged(.text(LabScenes.moved), at: 0)
    page.send(#"{"type":"scene","do":"save","id":2}"#)
    page.read()
    #expect(page.last("error")?["message"]?.string == "the scene is not saved: form: it cannot be written")
    #expect(page.last("error")?["advice"]?.string == "Make room.")

    page.send(#"{"type":"scene","do":"open","name":"other","id":3}"#)
    page.session.fileChanged(.text(LabScenes.button), at: 0)
    page.send(#"{"type":"scene","do":"save","id":4}"#)
    page.read()
    #expect(page.last("error")?["id"]?.int == 4)
    #expect(page.last("scene")?["text"]?.string == LabScenes.moved)
    #expect(saved.count == 1)
  }

  @Test func `a label inside a control is looked at as its control`() throws {
    let page = try LabPageDouble(
      """
      { name: "row", size: [320, 240], views: [
        { class: "UIControl", name: "row", frame: [20, 20, 200, 60], views: [
          { class: "UILabel", name: "title", frame: [10, 10, 100, 30], text: "Mail" },
          { class: "UIView", name: "badge", frame: [120, 10, 30, 30], backgroundColor: "#FF0000" } ] },
        { class: "UILabel", name: "hint", frame: [20, 120, 100, 30], text: "Mail" } ] }
      """)
    page.read()
    for (x, y, name) in [(40, 40, "row"), (150, 40, "badge"), (40, 130, "hint")] {
      page.send(#"{"type":"ask","id":1,"at":[\#(x),\#(y)]}"#)
      page.read()
      #expect(page.last("view")?["view"]?["id"]?.string == name)
    }
  }
}
