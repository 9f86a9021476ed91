// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing
import TouchSnapshot

@Suite struct ViewTransformRotationTests {
  @Test func `the rotation is the angle that the C library finds`() {
    for tenth in stride(from: -1799.0, through: 1800, by: 7) {
      for length in [0.001, 1, 250] {
        let angle = tenth / 10 * .pi / 180
        let (a, b) = (cos(angle) * length, sin(angle) * length)
        let transform = ViewTransform(a: a, b: b, c: -b, d: a, tx: 0, ty: 0)
        #expect(abs(transform.rotation - atan2(b, a) * 180 / .pi) < 1e-12, "\(tenth)")
      }
    }
    let half = ViewTransform(a: -1, b: 0, c: 0, d: -1, tx: 0, ty: 0)
    #expect(half.rotation == 180 && ViewTransform.identity.rotation == 0)
  }

  @Test func `a component of Display P3 is converted as with the power function of the C library`() {
    for step in 0...1000 {
      let part = Double(step) / 1000
      let linear = part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
      let curved = linear <= 0.0031308 ? linear * 12.92 : 1.055 * pow(linear, 1 / 2.4) - 0.055
      // A gray is the same in both spaces, but for the rounding of the matrix.
      let gray = WideColor.standard([part, part, part])
      #expect(gray.allSatisfy { abs($0 - min(max(curved, 0), 1)) < 1e-6 }, "\(part)")
    }
  }
}
