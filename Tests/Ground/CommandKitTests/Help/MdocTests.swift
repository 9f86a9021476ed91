// SPDX-License-Identifier: Apache-2.0
import Testing

@testable import CommandKit

struct MdocTests {
  @Test func `each sentence is a line, and nothing in it is taken for a request`() {
    #expect(Mdoc.sentences("One. Two is\nlonger! .Three") == ["One.", "Two is longer!", "\\&.Three"])
    #expect(Mdoc.literal("'a\\b` é…") == "\\&'a\\eb\\(ga \\[u00E9]...")
    #expect(Mdoc.sentences("") == [])
  }

  @Test func `a word in a macro's line is not a macro`() {
    #expect(Mdoc.arguments("Ar X , \"FILE\" | No a") == "\\&Ar X \\&, \\(dqFILE\\(dq \\&| \\&No a")
  }
}
