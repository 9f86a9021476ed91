// SPDX-License-Identifier: Apache-2.0
import Testing

@testable import DoctorVerbs

@MainActor @Suite struct AgentLinesTests {
  private func lines(_ pieces: String..., limit: Int = 8) -> [String] {
    var lines = AgentLines(limit: limit)
    for piece in pieces { lines.append(Array(piece.utf8)) }
    lines.end()
    var found: [String] = []
    while let line = lines.next() {
      switch line {
      case .whole(let bytes): found.append(String(decoding: bytes, as: UTF8.self))
      case .tooLong: found.append("too long")
      }
    }
    return found
  }

  @Test func `lines may come in pieces`() {
    #expect(lines("a", "b\nc", "\nd\n\n \r\n", "e") == ["ab", "c", "d", "e"])
    #expect(lines("", "\n") == [])
  }

  @Test func `what is too long is dropped, and the next line is read`() {
    #expect(lines("12345678\n123456789\nab") == ["12345678", "too long", "ab"])
    #expect(lines("123456789", "0123", "456\nab\n") == ["too long", "ab"])
    #expect(lines("123456789") == ["too long"])
  }
}
