// SPDX-License-Identifier: Apache-2.0
import Testing
import TouchTesting

@testable import TouchStage

/// The order in which people speak.
@Suite struct WordOrderTests {
  private nonisolated static let spoken: [(String, String)] = [
    (#"tap twice on "buy""#, #"tap "buy" twice"#),
    (#"tap 3 times at (1, 2) for 1s"#, "tap at (1, 2) 3 times for 1s"),
    (#"tap with 2 fingers on "map" twice"#, #"tap "map" twice with 2 fingers"#),
    (#"tap "map" with 2 fingers twice for 80ms"#, #"tap "map" twice for 80ms with 2 fingers"#),
    (#"tap for 600ms on "buy""#, #"tap "buy" for 600ms"#),
    (#"tap 60 above "buy" once"#, #"tap at 60 above "buy""#),
    (#"swipe left on "row""#, #"swipe "row" left"#),
    (#"swipe up by 80 on "row" over 100ms"#, #"swipe "row" up by 80 over 100ms"#),
    (#"swipe left of "row" by 20 up"#, #"swipe at 20 left of "row" up"#),
    (#"pinch by 2 on "map""#, #"pinch "map" by 2"#),
    (#"rotate by 90deg on "map" over 1s"#, #"rotate "map" by 90deg over 1s"#),
    (#"scroll by (0, -40) on "list""#, #"scroll "list" by (0, -40)"#),
    (#"pan by (0, -200) on "list""#, #"pan "list" by (0, -200)"#),
    (#"drag from "row" to "bin""#, #"drag "row" to "bin""#),
    (#"drag by (0, 120) on "row" holding 600ms"#, #"drag "row" by (0, 120) holding 600ms"#),
    ("wait for 500ms", "wait 500ms"),
    (#"expect touchUpInside on "buy""#, #"expect "buy" touchUpInside"#),
    (#"expect touchUpInside once on "buy""#, #"expect "buy" touchUpInside once"#),
    (#"expect touchUpInside of "buy" twice"#, #"expect "buy" touchUpInside twice"#),
    (#"expect no touchCancel on "buy""#, #"expect no "buy" touchCancel"#),
    (#"expect "buy" is hidden"#, #"expect "buy" hidden"#),
    (#"expect "buy" is not highlighted"#, #"expect "buy" not highlighted"#),
  ]

  @Test(arguments: spoken) func `is understood`(spoken: (String, String)) throws {
    #expect(try Script(spoken.0).description == spoken.1 + "\n")
  }

  private nonisolated static let answered: [(String, String)] = [
    (#"move finger 2 to "bin" over 200ms"#, #"the finger comes first: finger 2 move to "bin" over 200ms"#),
    ("lift finger 1", "the finger comes first: finger 1 up"),
    (#"double tap on "zoom""#, #"double is not known here; write tap "zoom" twice"#),
    (#"long press "row""#, #"long is not known here; write tap "row" for 600ms"#),
    (#"hide "buy""#, #"hide is not known here; write set "buy" hidden"#),
    ("click", #"click is not known here; write tap "buy""#),
    ("sleep 1", "sleep is not known here; write wait 500ms"),
  ]

  @Test(arguments: answered) func `or is answered with the line to write`(answered: (String, String)) throws {
    let error = #expect(throws: Script.ParsingError.self) { try Script(answered.0) }
    #expect(error?.message == answered.1)
    // The advice is a line that scripts have.
    let line = answered.1.replacing(/^.*(comes first: |; write )/, with: "")
    #expect(throws: Never.self) { try Script(line) }
  }

  @Test func `and each part is still said once`() {
    let lines = [
      #"tap twice on "buy" 3 times"#, #"swipe left on "row" up"#, #"expect once touchDown on "buy""#,
    ]
    for line in lines {
      #expect(throws: Script.ParsingError.self) { try Script(line) }
    }
  }
}
