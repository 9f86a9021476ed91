// SPDX-License-Identifier: Apache-2.0
import Testing
import TouchInterface
import TouchTesting

struct UIPasteboardTests {
  private let stage = Stage()

  @Test func `what was copied can be pasted until something else is`() {
    let board = UIPasteboard.general
    #expect(board.string == nil && !board.hasStrings && board.changeCount == 0)
    board.string = "42"
    #expect(UIPasteboard.general.string == "42")
    #expect(UIPasteboard.general.strings == ["42"] && UIPasteboard.general.hasStrings)
    board.image = UIImage(size: CGSize(width: 1, height: 1))
    #expect(board.string == nil && board.hasImages && board.numberOfItems == 1)
    #expect(board.changeCount == 2)
    board.colors = nil
    #expect(board.numberOfItems == 0)
  }

  @Test func `pasteboards have names`() {
    #expect(UIPasteboard(name: UIPasteboard.Name("mine"), create: false) == nil)
    UIPasteboard(name: UIPasteboard.Name("mine"), create: true)?.string = "own"
    #expect(UIPasteboard(name: UIPasteboard.Name("mine"), create: false)?.string == "own")
    #expect(UIPasteboard.general.string == nil)
    #expect(UIPasteboard.withUniqueName().name != UIPasteboard.withUniqueName().name)
  }

  @Test func `each application has its own`() {
    UIPasteboard.general.string = "first"
    let other = Stage()
    #expect(UIPasteboard.general.string == nil)
    withExtendedLifetime(other) {}
  }
}
