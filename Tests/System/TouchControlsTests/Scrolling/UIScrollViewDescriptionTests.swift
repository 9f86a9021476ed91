// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing
import Touchstone

struct UIScrollViewDescriptionTests {
  @Test func `a dump says how far a scroll view is scrolled, and how much there is, as UIKit prints it`() {
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    view.contentSize = CGSize(width: 320, height: 533.5)
    view.contentInset = UIEdgeInsets(top: 64, left: 0, bottom: 0, right: 0)
    view.contentOffset = CGPoint(x: 0, y: -64)
    #expect(
      view.description.hasSuffix(
        ">; contentOffset: {0, -64}; contentSize: {320, 533.5}; adjustedContentInset: {64, 0, 0, 0}>"))
  }
}
