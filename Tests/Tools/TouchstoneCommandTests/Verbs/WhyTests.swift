// SPDX-License-Identifier: Apache-2.0
import CommandKit
import Foundation
import Testing

@testable import TouchstoneCommand

struct WhyTests {
  private static let dump = """
    <UIWindow: 0x1000; frame = (0 0; 390 844); layer = <UIWindowLayer: 0x1>>
       | <UIView: 0x2000; frame = (0 0; 390 844); layer = <CALayer: 0x2>>
       |    | <UIButton: 0x3000; frame = (95 600; 200 50); text = 'Buy'; layer = <CALayer: 0x3>>
       |    | <UIView: 0x4000; frame = (0 500; 390 120); layer = <CALayer: 0x4>>

    """

  /// A user who pastes piece by piece, and then does nothing.
  private final class Paster: ByteSource {
    private var pieces: [String]

    init(_ pieces: [String]) { self.pieces = pieces }

    func read(upTo count: Int) throws(ReadFailure) -> [UInt8] {
      guard !pieces.isEmpty else { throw ReadFailure(reason: "nobody types any more") }
      return Array(pieces.removeFirst().utf8)
    }

    func waits(for milliseconds: Int32) -> Bool { !pieces.isEmpty && pieces.first != "…" }
  }

  private func paste(_ pieces: [String]) -> (code: Int32, output: String, errors: String) {
    let (output, errors) = (MemorySink(), MemorySink())
    let code = TouchstoneProgram.program.run(
      ["why", "--expect", "Buy"],
      in: ProcessContext(
        input: Paster(pieces), output: output, errors: errors, terminal: Terminal(isInput: true)))
    return (code, output.text, errors.text)
  }

  @Test func `what is pasted into a terminal ends with an empty line`() {
    let run = paste([Self.dump, "\n"])
    #expect(run.code == 1)
    #expect(
      run.output.hasPrefix("UIButton 'Buy' can be touched only in part: its lower 30 of 50 pt (certain).\n"))
    #expect(run.errors == "Paste the dump here. An empty line ends it.\n")
  }

  @Test func `without a view and a point the controls are listed, first those that miss their touches`() {
    let dump = Self.dump + "   |    | <UISwitch: 0x5000; frame = (20 100; 51 31); layer = <CALayer: 0x5>>\n"
    let run = Run("why", input: dump)
    #expect(run.code == 0)
    #expect(
      run.output == """
        2 controls: 1 does not get its touches.

          UIButton 'Buy' can be touched only in part: its lower 30 of 50 pt [covered]

          UISwitch 0x5000 gets the touch

        For the reason and what to change:
            touchstone why --expect 'Buy'

        """)
    let hostile = Run("why", input: dump.replacing("'Buy'", with: "'it's $(ls)'"))
    #expect(hostile.output.hasSuffix(#"why --expect 'it'\''s $(ls)'"# + "\n"), "\(hostile.output)")
    let json = Run("why --json", input: dump)
    #expect(json.output.contains("\"expect\": \"Buy\""))
  }

  @Test func `a word that is only the beginning of a title is said to be`() {
    let run = Run("why --expect bu", input: Self.dump)
    #expect(run.code == 65)
    #expect(
      Run("why --expect buy", input: Self.dump).errors == "Nothing is called 'buy' exactly; 'Buy' is meant.\n"
    )
  }

  @Test func `a line as long as a terminal allows may be cut off`() {
    let long = Self.dump + String(repeating: "x", count: 4095) + "\n"
    #expect(paste([long, "\n"]).errors.contains("all that a terminal passes on"))
  }

  @Test func `an empty line between two windows that arrive together ends nothing`() {
    let window = "<UIWindow: 0x5000; frame = (0 0; 390 844); hidden = YES; layer = <UIWindowLayer: 0x5>>\n"
    let run = paste([Self.dump + "\n", window, "\n"])
    #expect(run.code == 1 && !run.output.contains("Other windows"))
  }

  @Test func `without a file standard input is read to its end`() {
    let run = Run("why --expect Buy", input: Self.dump + "\n\n")
    #expect(run.code == 1)
    #expect(run.errors.isEmpty)
  }

  @Test func `of several dumps of one screen the last is asked, and a note says so`() {
    let two =
      Self.dump + "\n(lldb) po again\n" + Self.dump.replacing("(95 600; 200 50)", with: "(95 300; 200 50)")
    let last = Run(["why", "--at", "195,310"], input: Array(two.utf8))
    #expect(last.output.hasPrefix("UIButton 'Buy' gets the touch at 195, 310"))
    #expect(last.errors.contains("2 dumps of one screen"))
    let first = Run(["why", "--at", "195,640", "--scene", "0"], input: Array(two.utf8))
    #expect(first.output.hasPrefix("UIButton 'Buy' gets the touch at 195, 640"))
    #expect(!first.errors.contains("2 dumps of one screen"))
  }

  @Test(arguments: [".viewhierarchy", ".lookin", ".flex"])
  func `the files of other inspectors are refused by name, with the way to text`(ending: String) {
    let run = Run("why app\(ending) --expect Buy")
    #expect(run.code == 65)
    #expect(run.errors.contains("app\(ending): it is "))
    #expect(run.errors.contains("recursiveDescription"))
  }

  @Test func `numbers with commas are read, and called by their name once`() {
    let run = Run(
      "why --expect 0x2",
      input: """
        <UIWindow: 0x1; frame = (0,0 0,0; 390,0 844,0); layer = <CALayer: 0x2>>
           | <UIButton: 0x2; frame = (95,5 600,25; 200 50,0); alpha = 0,5; layer = <CALayer: 0x2>>
        """)
    #expect(run.code == 0)
    #expect(run.output.contains("at 195.5, 625.25 (certain)"))
    #expect(run.errors.matches(of: /commas for decimal points/).count == 1)
  }

  @Test func `numbers that commas leave open stay unknown`() {
    let run = Run(
      "why --expect 0x1", input: "<UIView: 0x1; frame = (95,5,600,3; 200,0,50,0); layer = <CALayer: 0x2>>")
    #expect(run.code != 0)
    #expect(run.errors.contains("commas for decimal points"))
  }

  @Test func `colors mark the verdict and the code, and say nothing that the text does not`() {
    let plain = Run("why --expect Buy", input: Self.dump)
    let colored = Run("--color always why --expect Buy", input: Self.dump)
    #expect(colored.output.hasPrefix("\u{1b}[1;31mUIButton 'Buy'"))
    #expect(colored.output.contains("\u{1b}[36m    overlay.isUserInteractionEnabled = false"))
    #expect(colored.output.replacing(/\u{1b}\[[0-9;]*m/, with: "") == plain.output)
  }

  @Test func `a point outside the screen is said`() throws {
    let folder = try Folder()
    try folder.write(Samples.dump, to: "dump.txt")
    let run = Run(["why", folder("dump.txt"), "--at", "1000,20"])
    #expect(run.errors == "The point 1000, 20 is outside the screen, which is 375 by 667 points.\n")
    #expect(Run(["why", folder("dump.txt"), "--at", "20,20"]).errors == "")
    #expect(
      Run(["why", folder("dump.txt"), "--at", "375.5,20", "--json"]).output.contains("outside the screen"))
  }
}
