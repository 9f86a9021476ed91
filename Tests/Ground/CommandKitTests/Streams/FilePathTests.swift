// SPDX-License-Identifier: Apache-2.0
import CommandKit
import Testing

@MainActor struct FilePathTests {
  @Test func `paths are equal if their bytes are`() {
    #expect("\u{e9}.xib" == "e\u{301}.xib")
    #expect(FilePath("\u{e9}.xib") != FilePath("e\u{301}.xib"))
    #expect(
      [FilePath("b"), FilePath("\u{e9}"), FilePath("a/b")].sorted().map(\.name) == ["a/b", "b", "\u{e9}"])
  }

  @Test(arguments: ["\u{301}", "\u{200d}", "\u{600}", "\u{fe0f}", "\u{1f3fd}"])
  func `slashes and dots stay such beside what joins characters`(mark: String) {
    #expect(FilePath("a/\(mark)b").components == [FilePath("a"), FilePath("\(mark)b")])
    #expect(FilePath("/\(mark)").isAbsolute)
    #expect(FilePath("a/\(mark).xib").ends(with: ".xib"))
    #expect(FilePath("a/\(mark).xib").dropping(".xib") == FilePath("a/\(mark)"))
    #expect(FilePath("a/").appending(FilePath(mark)) == FilePath("a/\(mark)"))
    #expect(FilePath("a").appending(FilePath(mark)) == FilePath("a/\(mark)"))
  }

  @Test func `bytes that are no UTF-8 are spelled out`() {
    let path = FilePath(bytes: Array("b".utf8) + [0xE9, 0x0A, 0xC3] + Array("é".utf8) + [0xF0, 0x9F])
    #expect(path.text == nil)
    #expect(path.name == "b\\xe9\n\\xc3é\\xf0\\x9f")
    #expect(FilePath("é").text == "é")
  }

  @Test func `an argument that is no UTF-8 is refused`() {
    let errors = MemorySink()
    let code = sampleProgram.run(
      bytes: [Array("count".utf8), [0x62, 0xE9, 0x1B]],
      in: ProcessContext(output: MemorySink(), errors: errors))
    #expect(code == 64)
    #expect(
      errors.text == """
        orchard: error: the argument "b\\xe9\\u{1b}" is not UTF-8
          Rename the file, or give it a symbolic link with a name in UTF-8.
          Try `orchard help`.

        """)
  }

  @Test func `the value of an option may begin with a mark`() {
    let run = Run("count - --only=\u{301}a", input: "a\n")
    #expect(run.output == "text 1 [] [\"\\u{0301}a\"] 1\n")
  }
}
