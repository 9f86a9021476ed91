// SPDX-License-Identifier: Apache-2.0
import PortingRules
import Testing

struct StrayTextTests {
  private func errors(_ text: String) -> [String] {
    Porter.port([Porter.File(path: "A.swift", text: text)]).remarks.filter { $0.kind == .error }.map(
      \.description)
  }

  @Test func `text that is no part of Swift is named, and the file is ported as it is`() {
    #expect(
      errors("let a = 1\np \u{FFFD}= ") == [
        "A.swift:2:3: error: U+FFFD is no part of Swift; write what it stands for, or remove it"
      ])
    #expect(errors("p \u{200F}= ").count == 1)
    #expect(
      errors("a = \u{201C}b\u{201D}").first
        == "A.swift:1:5: error: unicode curly quote found; use '\"' instead")
  }

  @Test func `the mark of the byte order and text that the compiler leaves out are none`() {
    #expect(errors("\u{FEFF}let a = 1") == [])
    #expect(errors("#if os(Windows)\nlet a = \u{201C}b\u{201D}\n#endif") == [])
  }
}
