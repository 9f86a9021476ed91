// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing
import TextSources

@Suite struct Base64Tests {
  @Test func `bytes become what Foundation makes of them, and come back`() {
    var number: UInt64 = 1
    for count in 0..<200 {
      let bytes = (0..<count).map { _ in
        number = number &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return UInt8(truncatingIfNeeded: number >> 40)
      }
      let text = Base64.text(of: bytes)
      #expect(text == Data(bytes).base64EncodedString())
      #expect(Base64.bytes(of: text) == bytes)
    }
  }

  @Test func `a text that is not Base64 has no bytes, as in Foundation`() {
    let texts = [
      "", "=", "==", "===", "A", "AA", "AAA", "AAAA", "AA==", "AAA=", "A===", "AB==", "AA=", "AA A", "AAA\n",
      "AAÄ", "A_-A", "+/+/", "AAAAAA==", "AAAAA===", "AAAA==AA",
    ]
    for text in texts {
      #expect(Base64.bytes(of: text) == Data(base64Encoded: text).map(Array.init), "\(text)")
    }
  }
}
