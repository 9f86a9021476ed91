// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing
import TouchSnapshot

@testable import TouchDoctor

struct OvershootTests {
  @Test(arguments: [
    (20.0, "20"), (43.5, "43.5"), (92.333333, "92.33"), (-0.5, "-0.5"), (0.001, "0.001"), (0, "0"),
    (-12.005, "-12.01"),
    (.infinity, "inf"), (1e300, "1e+300"),
  ])
  func `numbers are written as people write them`(number: Double, text: String) {
    #expect(PlainNumber.text(number) == text)
  }

  @Test func `what two digits would put on an edge keeps its side of it`() {
    #expect(PlainNumber.text(ViewPoint(x: 119.9999, y: 120)) == "119.9999, 120")
    #expect(PlainNumber.text(ViewPoint(x: 92.333333, y: 43.75)) == "92.33, 43.75")
    #expect(
      PlainNumber.text(ViewPoint(x: 172.50000000000003, y: 114.99999999999994)) == "172.5, 115",
      "what a transform leaves of rounding is noise")
    #expect(Overshoot(side: .top, distance: 1e-7).description == "1e-07 pt above its top edge")
  }

  @Test func `a miss is measured from the side where it is greatest`() {
    let rect = ViewRect(x: 10, y: 20, width: 30, height: 40)
    func words(_ x: Double, _ y: Double) -> String {
      HitMargins(of: ViewPoint(x: x, y: y), in: rect, error: 0).overshoot.description
    }
    #expect(words(15, 8) == "12 pt above its top edge")
    #expect(words(8, 19) == "2 pt left of its left edge")
    #expect(words(100, 61) == "60 pt right of its right edge")
    #expect(words(15, 60) == "on its bottom edge, which is outside")
    #expect(words(40, 20) == "on its right edge, which is outside")
  }

  @Test func `minimum edges are in, maximum edges are out`() {
    let rect = ViewRect(x: 25, y: 25, width: 50, height: 50)
    func isInside(_ x: Double) -> Bool {
      HitMargins(of: ViewPoint(x: x, y: 30), in: rect, error: 0).isInside
    }
    #expect([20, 25, 74.9, 75].map(isInside) == [false, true, true, false])
  }
}
