// SPDX-License-Identifier: Apache-2.0
import Testing

@testable import TouchSnapshot

/// Inputs that would take hours or gigabytes if any of the work were not linear.
///
/// The sizes are those that a debug
/// build reads in no time; nothing is timed, since a test that hangs is seen anyway.
@Suite struct DumpHostileTests {
  @Test(arguments: [
    "<", "|", "<A", "| \n", "\n", "\\n", "\\", "'", "{", ";", "<A: 0x1", "<A: 0x1\n", "<A: 0x1; x\n",
    "<A: 0x1; state = {\n", "b<aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa\n",
    "||||||||||||||||||||||||||||||||||||||||||||||||||\n", "é", "\u{301}",
  ])
  func `any number of anything are read or refused`(piece: String) {
    #expect(throws: ReadingFailure.self) {
      try Outline(String(repeating: piece, count: 50_000 / piece.utf8.count))
    }
  }

  @Test(arguments: [
    "<A: 0x1; frame = (\n", "|<A;>\n", "\\n|<A;>", "|<A;frame=(\n",
    "<A: 0x1; frame = (0 0; 1 1)>\n(lldb) po\n",
  ])
  func `every entry of a broken dump is a view or is counted`(piece: String) throws {
    let count = 20_000 / piece.utf8.count
    let outline = try Outline(
      "<A: 0x1; frame = (0 0; 1 1); layer = <CALayer: 0x1>>\n" + String(repeating: piece, count: count))
    #expect(outline.document.entries >= count)
    #expect(outline.document.repairs.count <= RepairList.limit + 4)
  }

  @Test(arguments: ["a' ", "<", "; a = b", "a\n", "aaaaaaaa\n", "\u{301}", "("])
  func `an entry that never ends is one entry`(piece: String) throws {
    let outline = try Outline(
      "<UIView: 0x1; frame = (0 0; 1 1); text = '" + String(repeating: piece, count: 10_000))
    #expect(outline.document.entries == 1)
  }

  @Test func `many levels need no stack, and many recognizers need no copies`() throws {
    let deep = (0..<400).map { String(repeating: "|", count: $0) + "<A: 0x1; frame = (0 0; 1 1)>\n" }
      .joined()
    let recognizers = String(repeating: "<T: 0x1; state = P; view = <A 0x1>>\n", count: 400)
    let outline = try Outline(deep + recognizers)
    #expect(outline.document.trees[0].depth(of: 399) == 399)
    #expect(outline.document.trees[0].views[399].recognizers.value?.count == 400)
  }
}
