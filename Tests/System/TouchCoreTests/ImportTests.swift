// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing
import TouchCore

struct ImportTests {
  @Test func `Foundation's geometry comes with the import`() {
    #expect(CGPoint(x: 1, y: 2).x == 1)
  }
}
