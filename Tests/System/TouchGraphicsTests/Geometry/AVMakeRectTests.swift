// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing
import TouchGraphics

struct AVMakeRectTests {
  private let room = CGRect(x: 10, y: 20, width: 100, height: 50)

  @Test func `a picture is as large as its room allows, and in the middle`() {
    #expect(
      AVMakeRect(aspectRatio: CGSize(width: 1, height: 1), insideRect: room)
        == CGRect(x: 35, y: 20, width: 50, height: 50))
    #expect(
      AVMakeRect(aspectRatio: CGSize(width: 400, height: 100), insideRect: room)
        == CGRect(x: 10, y: 32.5, width: 100, height: 25))
  }

  @Test func `without an area there is an empty rectangle in the middle`() {
    for size in [CGSize.zero, CGSize(width: 0, height: 4), CGSize(width: CGFloat.nan, height: 1)] {
      #expect(AVMakeRect(aspectRatio: size, insideRect: room) == CGRect(x: 60, y: 45, width: 0, height: 0))
    }
  }
}
