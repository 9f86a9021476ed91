// SPDX-License-Identifier: Apache-2.0
import Testing

@testable import TouchSnapshot

struct DumpNamesTests {
  /// Names of one length that differ in one letter, most of which have the same place in a table.
  private static let names = "BCDEFGHIJKLMNOPQRSTUVWXYZ".map { "A\($0)CDEFGHIJKLMNOP" }

  @Test func `names that look alike are told apart, however often they come`() {
    var names = DumpNames()
    for name in Self.names + Self.names.reversed() + [
      "", "frame", String(repeating: "x", count: 200), "frame",
    ] {
      let bytes = Array("<\(name):".utf8)
      #expect(names.name(1..<bytes.count - 1, in: bytes).text == name)
    }
    let bytes = Array("hidden".utf8)
    #expect(names.name(0..<6, in: bytes).role?.property == .hidden)
    #expect(names.name(0..<5, in: bytes).role == nil)
  }

  @Test func `classes and attributes of a dump stay with their views`() throws {
    let lines = (0..<3).flatMap { _ in
      Self.names.enumerated().map { number, name in
        "   | <\(name): 0x\(number + 2); frame = (0 0; 1 1); opaque = NO; own\(number % 20) = 1; layer = <CALayer: 0x1>>"
      }
    }
    let dump = (["<UIView: 0x1; frame = (0 0; 1 1); layer = <CALayer: 0x1>>"] + lines).joined(separator: "\n")
    let document = try SnapshotDocument.read(bytes: Array(dump.utf8), file: "dump.txt")
    let views = try #require(document.trees.first?.views.dropFirst())
    #expect(views.map(\.className) == Self.names + Self.names + Self.names)
    let attributes = (0..<3).flatMap { _ in Self.names.indices.map { ["opaque", "own\($0 % 20)"] } }
    #expect(views.map { $0.attributes.map(\.name) } == attributes)
  }

  @Test func `a large dump has as many views as lines`() throws {
    let line = "   | <UIView: 0x2; frame = (0 0; 1 1); layer = <CALayer: 0x1>>\n"
    let long = "   | <UIView: 0x2; frame = (0 0; 1 1); text = '\(String(repeating: "x", count: 300))'>\n"
    // The density of the first views says little about the rest.
    let dump =
      "<UIView: 0x1; frame = (0 0; 1 1)>\n" + String(repeating: long, count: 5000)
      + String(repeating: line, count: 20_000)
    let document = try SnapshotDocument.read(bytes: Array(dump.utf8), file: "dump.txt")
    #expect(document.trees.map(\.views.count) == [25_001])
  }
}
