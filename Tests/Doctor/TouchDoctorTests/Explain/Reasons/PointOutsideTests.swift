// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing
import TouchSnapshot

@testable import TouchDoctor

struct PointOutsideTests {
  @Test func `a point beside the view is measured to the nearest word`() throws {
    let finding = try MarkedDump(
      """
      <UIWindow: 0x100; frame = (0 0; 375 667)>
         | 3️⃣<UIView: 0x101; frame = (0 0; 375 667)>
         |    | 1️⃣2️⃣<UIButton: 0x102; frame = (20 100; 24 24); text = 'x'>
      """
    ).expect(PointOutside.self, at: ViewPoint(x: 47.5, y: 110))
    #expect(
      finding.text
        == "The point is 3.5 pt right of its right edge. It covers (20 100; 24 24) of the screen.")
    #expect(finding.code[1] == "  bounds.insetBy(dx: -4, dy: -4).contains(point)")
  }

  @Test func `it is said before anything about the views around`() throws {
    try MarkedDump(
      """
      <UIWindow: 0x100; frame = (0 0; 375 667)>
         | 3️⃣<UIView: 0x101; frame = (0 0; 375 667)>
         |    | <UIView: 0x102; frame = (0 100; 375 100); hidden = YES>
         |    |    | 1️⃣2️⃣<UIButton: 0x103; frame = (20 0; 24 24)>
      """
    ).expect(PointOutside.self, at: ViewPoint(x: 300, y: 110))
  }

  @Test func `a larger area is offered for a few points, and no further than its parent`() throws {
    let near = try MarkedDump(
      """
      <UIWindow: 0x1000; frame = (0 0; 390 844); layer = <UIWindowLayer: 0x2>>
         | 3️⃣<UIView: 0x2000; frame = (0 0; 390 844); layer = <CALayer: 0x3>>
         |    | 1️⃣2️⃣<UIButton: 0x4000; frame = (20 100; 100 50); layer = <CALayer: 0x4>>
      """
    ).expect(PointOutside.self, at: ViewPoint(x: 70, y: 160))
    #expect(
      near.remedy
        == "Choose a point inside it, or enlarge the area that takes touches, as far as UIView 0x2000 reaches. In a subclass:"
    )
    #expect(near.code.count == 3)
  }

  @Test func `what is far away is to be touched inside`() throws {
    let far = try MarkedDump(
      """
      <UIWindow: 0x1000; frame = (0 0; 390 844); layer = <UIWindowLayer: 0x2>>
         | 3️⃣<UIView: 0x2000; frame = (0 0; 390 844); layer = <CALayer: 0x3>>
         |    | 1️⃣2️⃣<UIButton: 0x4000; frame = (20 100; 100 50); layer = <CALayer: 0x4>>
      """
    ).expect(PointOutside.self, at: ViewPoint(x: 70, y: 700))
    #expect(far.remedy == "Choose a point inside it.")
    #expect(far.code.isEmpty)
  }

  @Test func `where the parent ends before the point, no larger area is offered`() throws {
    let finding = try MarkedDump(
      """
      <UIWindow: 0x1000; frame = (0 0; 390 844); layer = <UIWindowLayer: 0x2>>
         | 3️⃣<UIView: 0x2000; frame = (0 0; 390 844); layer = <CALayer: 0x3>>
         |    | <UIView: 0x3000; frame = (20 100; 100 50); layer = <CALayer: 0x4>>
         |    |    | 1️⃣2️⃣<UIButton: 0x4000; frame = (0 0; 100 50); layer = <CALayer: 0x5>>
      """
    ).expect(PointOutside.self, at: ViewPoint(x: 70, y: 155))
    #expect(
      finding.remedy
        == "Choose a point inside it. A larger area would not help: UIView 0x3000, which contains it, ends before the point."
    )
    #expect(finding.code.isEmpty)
  }

  @Test func `a class whose name says that it is touched beside itself is not known`() throws {
    let dump = try MarkedDump(
      """
      <UIWindow: 0x100; frame = (0 0; 375 667)>
         | <UIView: 0x101; frame = (0 0; 375 667)>
         |    | 2️⃣<Shop.HitSlopButton: 0x102; baseClass = UIButton; frame = (20 100; 24 24)>
      """)
    let beside = try dump.explain(at: ViewPoint(x: 52, y: 110))
    #expect(beside.certainty == .cannotBeKnown)
    // The right edge does not belong to a rectangle.
    #expect(beside.text(width: 10_000).contains("bounds.insetBy(dx: -9, dy: -9)"))
    #expect(try dump.explain().certainty == .likely)
  }

  @Test func `in what a transform flattens no point is beside anything`() throws {
    let finding = try MarkedDump(
      """
      <UIWindow: 0x100; frame = (0 0; 375 667)>
         | <UIView: 0x101; frame = (0 0; 375 667)>
         |    | 1️⃣<UIView: 0x102; frame = (187 333; 0 0); transform = [0, 0, 0, 0, 0, 0]; animations = { transform=<CASpringAnimation: 0x1>; }>
         |    |    | 2️⃣<UIButton: 0x103; frame = (20 140; 260 44)>
      """
    ).expect(SingularTransform.self, at: ViewPoint(x: 180, y: 330))
    #expect(finding.remedy.contains("this is where its transform ends"))
    #expect(finding.code.last?.hasSuffix(".transform = .identity") == true)
  }
}
