// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing
import TouchGraphics

@testable import TouchCore

@Suite struct CGVectorLengthTests {
  @Test func `a vector compares with a length as its root does, near the length and far from it`() {
    let parts: [CGFloat] = [
      0, 1e-300, 1e-160, 1e-9, 0.1, 1, 5.999_999_999_999_999, 6, 6.000_000_000_000_001, 8, 9.949, 9.95, 10,
      45, 1e9,
      1e160, 1e300, .infinity, .nan,
    ]
    let lengths = parts + [-1, -.infinity]
    for x in parts {
      for y in parts {
        let vector = CGVector(dx: x, dy: -y)
        for length in lengths {
          #expect(vector.reaches(length) == (hypot(x, y) >= length), "\(x) \(y) \(length)")
          #expect(vector.exceeds(length) == (hypot(x, y) > length), "\(x) \(y) \(length)")
        }
      }
    }
  }
}
