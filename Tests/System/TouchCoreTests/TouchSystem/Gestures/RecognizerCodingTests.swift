// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing
import TouchGraphics

@testable import TouchCore

@MainActor @Suite struct RecognizerCodingTests {
  /// Reads back what `write` puts into an archive.
  private func archive(_ write: (NSKeyedArchiver) -> Void) throws -> NSKeyedUnarchiver {
    let archiver = NSKeyedArchiver(requiringSecureCoding: false)
    write(archiver)
    archiver.finishEncoding()
    return try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
  }

  @Test func `a recognizer from an empty archive is as a new one`() throws {
    let empty = try archive { _ in }
    let tap = try #require(UITapGestureRecognizer(coder: empty))
    #expect(tap.numberOfTapsRequired == 1)
    #expect(tap.isEnabled && tap.cancelsTouchesInView && !tap.delaysTouchesBegan && tap.delaysTouchesEnded)
    #expect(tap.name == nil)
    for made in [
      UIGestureRecognizer(coder: empty), UIHoverGestureRecognizer(coder: empty),
      UIPinchGestureRecognizer(coder: empty), UIRotationGestureRecognizer(coder: empty),
    ] { #expect(made?.state == .possible) }
  }

  @Test func `what an archive holds is taken`() throws {
    let coder = try archive { archiver in
      archiver.encode("drag" as NSString, forKey: "UIName")
      archiver.encode(false, forKey: "UIEnabled")
      archiver.encode(false, forKey: "UICancelsTouchesInView")
      archiver.encode(true, forKey: "UIDelaysTouchesBegan")
      archiver.encode(false, forKey: "UIDelaysTouchesEnded")
      archiver.encode(false, forKey: "UIRequiresExclusiveTouchType")
      archiver.encode(2, forKey: "UINumberOfTapsRequired")
      archiver.encode(3, forKey: "UINumberOfTouchesRequired")
      archiver.encode(0.25, forKey: "UIMinimumPressDuration")
      archiver.encode(5.0, forKey: "UIAllowableMovement")
      archiver.encode(2, forKey: "UIMinimumNumberOfTouches")
      archiver.encode(4, forKey: "UIMaximumNumberOfTouches")
      archiver.encode(3, forKey: "UIAllowedScrollTypesMask")
      archiver.encode(2, forKey: "UIDirection")
      archiver.encode(8, forKey: "UIEdges")
    }
    let press = try #require(UILongPressGestureRecognizer(coder: coder))
    #expect(press.name == "drag")
    #expect(!press.isEnabled && !press.cancelsTouchesInView && press.delaysTouchesBegan)
    #expect(!press.delaysTouchesEnded && !press.requiresExclusiveTouchType)
    #expect(press.numberOfTapsRequired == 2 && press.numberOfTouchesRequired == 3)
    #expect(press.minimumPressDuration == 0.25 && press.allowableMovement == 5)
    let pan = try #require(UIPanGestureRecognizer(coder: coder))
    #expect(pan.minimumNumberOfTouches == 2 && pan.maximumNumberOfTouches == 4)
    #expect(pan.allowedScrollTypesMask == .all)
    let swipe = try #require(UISwipeGestureRecognizer(coder: coder))
    #expect(swipe.direction == .left && swipe.numberOfTouchesRequired == 3)
    #expect(UIScreenEdgePanGestureRecognizer(coder: coder)?.edges == .right)
    #expect(UITapGestureRecognizer(coder: coder)?.numberOfTapsRequired == 2)
  }
}
