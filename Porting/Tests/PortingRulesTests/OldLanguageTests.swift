// SPDX-License-Identifier: Apache-2.0
import PortingRules
import Testing

struct OldLanguageTests {
  @Test func `names of Swift 4 alone ask for its language mode, once in a file`() {
    let source = "extension A: StringLiteralConvertible {}\nextension B: NilLiteralConvertible {}"
    expect(
      source, becomes: source,
      remarks: [
        "1: StringLiteralConvertible is a name of Swift 4 alone: give the target .swiftLanguageMode(.v4) in Package.swift, or write today's name."
      ])
  }

  @Test func `names of the sources say nothing`() {
    let source = "protocol Indexable {}\nstruct A: Indexable {}"
    expect(source, becomes: source)
  }
}
