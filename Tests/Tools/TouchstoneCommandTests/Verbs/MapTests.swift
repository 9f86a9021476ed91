// SPDX-License-Identifier: Apache-2.0
import CommandKit
import DoctorVerbs
import Foundation
import Testing

@testable import TouchstoneCommand

struct MapTests {
  private static let dump = """
    <UIWindow: 0x1000; frame = (0 0; 390 844); layer = <UIWindowLayer: 0x1>>
       | <UIView: 0x2000; frame = (0 0; 390 844); layer = <CALayer: 0x2>>
       |    | <UIButton: 0x3000; frame = (95 600; 200 50); text = 'Buy'; layer = <CALayer: 0x3>>
       |    | <UIView: 0x4000; frame = (0 500; 390 120); layer = <CALayer: 0x4>>

    """

  @Test func `both programs draw the same map`() {
    let words = ["map", "-"]
    let input = Array(Self.dump.utf8)
    let (small, whole) = (Run(words, input: input, of: .doctor), Run(words, input: input))
    #expect((small.code, small.output, small.errors) == (whole.code, whole.output, whole.errors))
    #expect(small.code == 0 && small.errors.isEmpty)
    #expect(
      small.output.contains(
        "A UIButton 'Buy' (button): 200 × 50 pt at 95, 600\n    gets 60 % of it; the most at (95 620; 200 30); "
      ))
  }

  @Test func `the picture is a file beside the text, or the only output`() throws {
    let folder = try Folder()
    try folder.write(Self.dump, to: "dump.txt")
    let run = Run(["map", folder("dump.txt"), "--svg", folder("map.svg")])
    let alone = Run(["map", folder("dump.txt"), "--svg", "-"])
    #expect(
      run.code == 0
        && run.output.hasPrefix(
          "3 views get touches on the screen of 390 × 844 pt. Its only target loses a part")
    )
    #expect(try String(contentsOfFile: folder("map.svg"), encoding: .utf8) == alone.output)
    #expect(alone.output.hasPrefix("<svg "))
  }

  @Test func `a scene has a map as it is shown`() {
    let run = Run(["map", "-"], input: Array(Samples.scene.utf8))
    #expect(run.code == 0 && run.output.contains("(button)"))
  }

  @Test func `the JSON has a point for each view at which why gives that view`() throws {
    let run = Run(["map", "-", "--json"], input: Array(Self.dump.utf8))
    let map = try #require(try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
    #expect(map["format"] as? String == "touchstone-map")
    for region in try #require(map["regions"] as? [[String: Any]]) {
      let point = try #require(region["example"] as? [String: Double])
      let at = "\(point["x"] ?? 0),\(point["y"] ?? 0)"
      let why = Run(["why", "-", "--at", at, "--json"], input: Array(Self.dump.utf8))
      let answer = try #require(
        try JSONSerialization.jsonObject(with: Data(why.output.utf8)) as? [String: Any])
      #expect(
        (answer["view"] as? [String: Any])?["id"] as? String == (region["view"] as? [String: Any])?["id"]
          as? String)
      #expect(answer["certainty"] as? String == region["certainty"] as? String)
    }
  }
}
