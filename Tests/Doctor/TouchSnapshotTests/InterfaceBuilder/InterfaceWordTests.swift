// SPDX-License-Identifier: Apache-2.0
import Testing

@testable import TouchSnapshot

struct InterfaceWordTests {
  @Test func `each word is spelled as its case`() {
    #expect(InterfaceWord.names == InterfaceWord.allCases.map { "\($0)" })
  }
}
