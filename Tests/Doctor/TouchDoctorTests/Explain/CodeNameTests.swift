// SPDX-License-Identifier: Apache-2.0
import Testing

@testable import TouchDoctor

struct CodeNameTests {
  @Test(arguments: [
    ("bottom-bar", "bottomBar"), ("Bottom Bar", "bottomBar"), ("Switch", "switchView"),
    ("guard", "guardView"),
    ("Protocol", "protocolView"), ("throws", "throwsView"), ("extension", "extensionView"),
    ("await", "awaitView"), ("Buy", "buy"), ("CENTER", "center"), ("URLField", "urlField"), ("X", "x"),
  ])
  func `a name is one that Swift compiles`(text: String, name: String) {
    #expect(CodeName.camelCase(text) == name)
  }

  @Test func `what has no letter to begin with is no name`() {
    #expect(CodeName.camelCase("") == nil)
    #expect(CodeName.camelCase("2 items") == nil)
    #expect(CodeName.camelCase("→") == nil)
  }

  @Test func `a word that ends with the kind of its view is the name`() {
    #expect(CodeName.joined("contentView", "view") == "contentView")
    #expect(CodeName.joined("buy", "button") == "buyButton")
  }
}
