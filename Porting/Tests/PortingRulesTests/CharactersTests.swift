// SPDX-License-Identifier: Apache-2.0
import PortingRules
import Testing

struct CharactersTests {
  @Test func `a string is the collection of its characters`() {
    expect(
      "let a = text.characters.count, b = text?.characters.first, c = f(text.characters), d = text?.characters",
      becomes: "let a = text.count, b = text?.first, c = f(text), d = text")
  }

  @Test func `a property of the sources stays`() {
    let source = "struct A { var characters = [1] }\nlet a = A().characters.count"
    expect(source, becomes: source)
  }
}
