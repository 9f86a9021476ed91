// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing
import TextSources
import TouchLab

/// Every request with an `id` gets an answer, or an error that names the member, what it must be and what it
/// is.
@MainActor @Suite struct LabProtocolTests {
  private func answer(_ members: String, _ page: LabPageDouble) -> JSONNode? {
    page.clear()
    page.send("{\"id\":77,\(members)}")
    page.read()
    let answers = page.messages.filter { $0["id"]?.int == 77 }
    return answers.count == 1 ? answers[0] : nil
  }

  private static let frame =
    #""type":"input","frames":[{"t":0,"contacts":[{"id":1,"phase":"began","at":[60,40]"#

  /// Messages that are right, with the type of their answer.
  private static let right = [
    (#""type":"hello","protocol":2"#, "done"),
    (#""type":"input","seq":1,"frames":[]"#, "done"), (frame + "}]}]", "done"),
    (#""type":"input","frames":[{"t":0,"wheel":[0,1],"buttons":31,"unknown":{}}]"#, "done"),
    (
      #""type":"key","t":1,"phase":"down","code":"KeyA","key":"a","repeat":false,"modifiers":["shift"]"#,
      "done"
    ),
    (#""type":"key","phase":"up","code":"","key":"Unidentified","t":null"#, "done"),
    (#""type":"text","text":"é""#, "done"), (#""type":"cancel""#, "done"),
    (#""type":"see","facts":true,"log":null"#, "done"), (#""type":"screen","size":[390,844]"#, "done"),
    (#""type":"appearance","style":"dark""#, "done"), (#""type":"time","do":"pause""#, "done"),
    (#""type":"time","do":"rate","rate":0.1"#, "done"), (#""type":"time","do":"seek","event":0"#, "done"),
    (#""type":"time","do":"seek","time":0"#, "done"), (#""type":"time","do":"live""#, "done"),
    (#""type":"ask","at":[60,40]"#, "view"), (#""type":"ask","layer":[1,999]"#, "view"),
    (#""type":"why","at":[60,40],"layer":null"#, "why"), (#""type":"outline""#, "outline"),
    (#""type":"scene","do":"get""#, "scene"),
    (#""type":"ping","t":5"#, "pong"), (#""type":"ping""#, "pong"),
    (#""type":"export","as":"trace""#, "exported"), (#""type":"time","do":"restart""#, "done"),
  ]

  @Test func `every request with an id is answered`() throws {
    let page = try LabPageDouble(LabScenes.button)
    page.wait(0.1)
    for (message, type) in Self.right {
      #expect(answer(message, page)?["type"]?.string == type, "\(message): \(page.messages)")
    }
  }

  @Test func `the answer about a view has its guides and constraints, with their places`() throws {
    let page = try LabPageDouble(
      """
      {
        views: [{ name: "card", backgroundColor: "red" }],
        constraints: [
          "card.leading = superview.leading + 20",
          "card.top = superview.safeAreaLayoutGuide.top + 40",
          "card.width = 100",
          "card.width = 200",
          "card.height = card.layoutMarginsGuide.height + 16",
          "card.height = 60 @750",
        ],
      }
      """)
    page.wait(0.1)
    let card = try #require(answer(#""type":"ask","at":[60,60]"#, page))
    #expect(card["view"]?["id"]?.string == "card")
    let guides = (card["guides"]?.elements ?? []).map { guide in
      "\(guide["name"]?.string ?? "") \(points(guide["corners"]))"
    }
    #expect(guides == ["layoutMarginsGuide 28,48 112,48 112,92 28,92"])
    let constraints = (card["constraints"]?.elements ?? []).map { each in
      let line = each["line"]?.int ?? 0
      return "\(line) \(points(each["way"]))\(each["broken"]?.bool == true ? " broken" : "")"
    }
    #expect(
      constraints == [
        "4 20,70 0,70", "5 70,40 70,0", "6 20,70 120,70", "7 20,70 120,70 broken", "8 70,40 70,100",
        "9 70,40 70,100",
      ])
    #expect(
      card["constraints"]?.elements?.last?["text"]?.string
        == "'test.scene.json5:9' card.height == 60 @750")
  }

  private func points(_ node: JSONNode?) -> String {
    (node?.elements ?? []).map { point in
      (point.elements ?? []).map { Decimals.spelling($0.number ?? 0) }.joined(separator: ",")
    }.joined(separator: " ")
  }

  @Test func `a page of another version is refused with both versions, whatever it says`() throws {
    let page = try LabPageDouble(LabScenes.button)
    page.read()
    #expect(page.messages.first { $0["type"]?.string == "hello" }?["protocol"]?.int == 2)
    let refusal = "the page speaks version 1 of the protocol, and the lab version 2"
    for message in [#""type":"hello","protocol":1"#, #""type":"ping""#, #""type":"time","do":"pause""#] {
      #expect(answer(message, page)?["message"]?.string == refusal)
    }
    // It is told once for all that wants no answer.
    page.clear()
    for _ in 1...5 { page.send(#"{"type":"cancel"}"#) }
    page.read()
    #expect(page.messages.filter { $0["message"]?.string == refusal }.count == 1)
    #expect(answer(#""type":"hello","protocol":2"#, page)?["type"]?.string == "done")
    #expect(answer(#""type":"ping""#, page)?["type"]?.string == "pong")
  }

  @Test func `a message that has another name now is refused with it`() throws {
    let page = try LabPageDouble(LabScenes.button)
    #expect(
      answer(#""type":"keep","as":"script""#, page)?["message"]?.string
        == "“keep” is called “export” since version 2 of the protocol")
  }

  /// Messages that are wrong, with the member that the error names and what it says about it.
  private static let wrong: [(String, String)] = [
    (#""type":"hello""#, "“protocol” is missing: it is the version of the protocol"),
    (#""type":"hello","protocol":0.5"#, "“protocol” is a whole number from 1 to 1000000, and not 0.5"),
    (#""type":"input""#, "“frames” is missing: it is a list of at most 64 objects"),
    (#""type":"input","frames":{}"#, "“frames” is a list of at most 64 objects, and not an object"),
    (#""type":"input","frames":[7]"#, "“frames[0]” is an object, and not 7"),
    (#""type":"input","frames":[{}]"#, "“frames[0].t” is missing: it is the page's time in milliseconds"),
    (
      #""type":"input","frames":[{"t":1e300}]"#,
      "“frames[0].t” is a number of milliseconds from -10000000000000 to 10000000000000, and not 1e+300"
    ),
    (
      #""type":"input","seq":-1,"frames":[]"#,
      "“seq” is a whole number from 0 to 9007199254740992, and not -1"
    ),
    (
      #""type":"input","frames":[{"t":0,"contacts":[{"phase":"began","at":[1,1]}]}]"#,
      "“frames[0].contacts[0].id” is missing"
    ),
    (
      #""type":"input","frames":[{"t":0,"contacts":[{"id":1.5,"phase":"began","at":[1,1]}]}]"#,
      "“frames[0].contacts[0].id” is a whole number from 0 to 4294967295, and not 1.5"
    ),
    (
      #""type":"input","frames":[{"t":0,"contacts":[{"id":1,"phase":"begun","at":[1,1]}]}]"#,
      "“frames[0].contacts[0].phase” is “entered”, “hovering”"
    ),
    (
      #""type":"input","frames":[{"t":0,"contacts":[{"id":1,"phase":"began","at":[1]}]}]"#,
      "“frames[0].contacts[0].at” is a list of two numbers from -100000 to 100000, and not a list of 1"
    ),
    (
      #""type":"input","frames":[{"t":0,"contacts":[{"id":1,"phase":"began","at":[1,1e9]}]}]"#,
      "“frames[0].contacts[0].at” is a list of two numbers"
    ),
    (
      frame + #","kind":"foot"}]}]"#,
      "“frames[0].contacts[0].kind” is “finger”, “pen” or “pointer”, and not the text “foot”"
    ),
    (frame + #","force":2}]}]"#, "“frames[0].contacts[0].force” is a number from 0 to 1, and not 2"),
    (frame + #","radius":[1,"2"]}]}]"#, "“frames[0].contacts[0].radius” is a list of two numbers"),
    (frame + #","altitude":9}]}]"#, "“frames[0].contacts[0].altitude” is an angle in radians from 0 to 1.57"),
    (
      frame + #","azimuth":"north"}]}]"#,
      "“frames[0].contacts[0].azimuth” is an angle in radians from -7 to 7, and not the text “north”"
    ),
    (frame + #","height":-1}]}]"#, "“frames[0].contacts[0].height” is a number from 0 to 1"),
    (
      #""type":"input","frames":[{"t":0,"buttons":"left"}]"#,
      "“frames[0].buttons” is a whole number from 0 to 255"
    ),
    (#""type":"input","frames":[{"t":0,"wheel":5}]"#, "“frames[0].wheel” is a list of two numbers"),
    (#""type":"key","phase":"down","key":"a""#, "“code” is missing: it is the code of a key"),
    (#""type":"key","phase":"down","code":7,"key":"a""#, "“code” is a text of at most 40 bytes, and not 7"),
    (
      #""type":"key","phase":"pressed","code":"KeyA","key":"a""#,
      "“phase” is “down” or “up”, and not the text “pressed”"
    ),
    (
      #""type":"key","phase":"down","code":"KeyA","key":"a","repeat":1"#,
      "“repeat” is true or false, and not 1"
    ),
    (
      #""type":"key","phase":"down","code":"KeyA","key":"a","modifiers":["hyper"]"#,
      "“modifiers” is a list of “shift”, “control”"
    ),
    (#""type":"key","phase":"down","code":"KeyA","key":"a","t":"now""#, "“t” is a number of milliseconds"),
    (#""type":"text""#, "“text” is missing: it is what was typed"),
    (#""type":"text","text":"""#, "“text” is a text of 1 to at most 4000 bytes"),
    (#""type":"see","facts":"yes""#, "“facts” is true or false, and not the text “yes”"),
    (#""type":"see","picture":[]"#, "“picture” is true or false, and not a list of 0"),
    (#""type":"screen""#, "“size” is missing: it is a list of two numbers from 50 to 4000"),
    (#""type":"screen","size":[1,1e300]"#, "“size” is a list of two numbers from 50 to 4000"),
    (#""type":"screen","size":[100,"200",300]"#, "“size” is a list of two numbers"),
    (#""type":"appearance","style":"sepia""#, "“style” is “dark” or “light”, and not the text “sepia”"),
    (#""type":"time""#, "“do” is missing: it is “pause”, “live”"),
    (#""type":"time","do":"sleep""#, "“do” is “pause”, “live”"),
    (#""type":"time","do":"rate""#, "“rate” is missing: it is a number from 0.01 to 1"),
    (#""type":"time","do":"rate","rate":7"#, "“rate” is a number from 0.01 to 1, and not 7"),
    (#""type":"time","do":"seek""#, "a seek has a “time” from 0 to"),
    (#""type":"time","do":"seek","time":-5"#, "“time” is a number of seconds from 0 to 0.2, and not -5"),
    (#""type":"time","do":"seek","time":1e300"#, "and not 1e+300"),
    (#""type":"time","do":"seek","time":"end""#, "“time” is a number of seconds from 0 to"),
    (#""type":"time","do":"seek","event":99"#, "“event” is a whole number from 0 to 2, and not 99"),
    (#""type":"time","do":"seek","event":-1"#, "“event” is a whole number from 0 to 2, and not -1"),
    (#""type":"time","do":"seek","event":0.5"#, "“event” is a whole number from 0 to 2, and not 0.5"),
    (#""type":"ask""#, "“at” is missing: it is a point as a list of two numbers"),
    (#""type":"ask","at":[1e300,0]"#, "“at” is a list of two numbers from -1000000 to 1000000"),
    (
      #""type":"ask","layer":"top""#,
      "“layer” is a list of two numbers from 0 to 1000000000, and not the text “top”"
    ),
    (#""type":"ask","layer":[1,1.5]"#, "“layer” is a list of two whole numbers, and not a list of 2"),
    (#""type":"why","layer":[1,1]"#, "“at” is missing"),
    (#""type":"why","at":[1,1],"layer":[9,9]"#, "there is no such layer"),
    (#""type":"scene""#, "“do” is missing: it is “get”, “set”"),
    (#""type":"scene","do":"set""#, "“text” is missing: it is the text of a scene"),
    (#""type":"scene","do":"set","text":5"#, "“text” is a text of at most 524288 bytes, and not 5"),
    (#""type":"scene","do":"set","text":"{}","version":-1"#, "“version” is a whole number from 0"),
    (
      #""type":"scene","do":"set","text":"{}","name":7"#,
      "“name” is a text of 1 to at most 1000 bytes, and not 7"
    ),
    (#""type":"scene","do":"open""#, "“name” is missing: it is the name of a scene"),
    (#""type":"scene","do":"open","name":"S9/none""#, "there is no scene “S9/none”"),
    (#""type":"scene","do":"save","over":"yes""#, "“over” is true or false"),
    (
      #""type":"scene","do":"save""#,
      "the scene is not saved: test is not a file that the lab was started with"
    ),
    (#""type":"scene","do":"load""#, "test is not a file that the lab was started with"),
    (#""type":"compare","text":5"#, "“text” is a text of at most 524288 bytes, and not 5"),
    (#""type":"compare","text":"{""#, "the changed scene has errors"),
    (#""type":"compare""#, "the scene has not changed yet"),
    (
      #""type":"export""#,
      "“as” is missing: it is “script”, “test”, “swift”, “recording”, “report” or “trace”"
    ),
    (#""type":"export","as":"film""#, "“as” is “script”"),
    (#""type":"ping","t":"now""#, "“t” is a number of milliseconds"),
    (#""type":"pong""#, "there is no message “pong”"),
    (#""type":7"#, "a message is one JSON object with its kind under type"),
  ]

  @Test func `a member that is missing, wrong or huge is named, with what is allowed`() throws {
    let page = try LabPageDouble(LabScenes.button)
    page.wait(0.1)
    page.tap(60, 40)
    for (message, text) in Self.wrong {
      let error = answer(message, page)
      #expect(error?["type"]?.string == "error", "\(message): \(page.messages)")
      #expect(
        error?["message"]?.string?.contains(text) == true, "\(message): \(error?["message"]?.string ?? "")")
      #expect(error?["advice"]?.string?.isEmpty == false, "\(message)")
      #expect(error != nil, "\(message)")
    }
    page.send(#"{"type":"time","do":"live"}"#)
    page.tap(60, 40)
    page.wait(0.2)
    #expect(page.facts("controls").contains { $0.contains("touchUpInside") })
  }

  @Test func `an id that cannot be repeated is refused, and one that can is`() throws {
    let page = try LabPageDouble(LabScenes.button)
    for id in ["{}", "[1]", "true", "\"" + String(repeating: "x", count: 101) + "\""] {
      page.clear()
      page.send("{\"type\":\"ping\",\"id\":\(id)}")
      page.read()
      #expect(
        page.last("error")?["message"]?.string?.hasPrefix("“id” is a number, or a text of at most 100 bytes")
          == true)
      #expect(page.last("pong") == nil)
    }
    for id in ["0", "-1.5", "\"\"", "\"é\""] {
      page.clear()
      page.send("{\"type\":\"ping\",\"id\":\(id)}")
      page.read()
      #expect(page.last("pong")?["id"] != nil)
    }
  }
}
