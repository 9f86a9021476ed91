// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing
import TouchGraphics

@Suite nonisolated struct EqualToTests {
  @Test func `equalTo compares values`() {
    #expect(CGPoint(x: 1, y: 2).equalTo(CGPoint(x: 1, y: 2)))
    #expect(!CGSize(width: 1, height: 2).equalTo(.zero))
    #expect(CGRect(x: 5, y: 5, width: -5, height: -5).equalTo(CGRect(x: 0, y: 0, width: 5, height: 5)))
    #expect(!CGRect.zero.equalTo(CGRect(x: 0, y: 0, width: 1, height: 0)))
  }
}
