// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing
import TouchCore
import TouchGraphics

@MainActor @Suite struct UIViewGeometryTests {
  @Test func `a frame reads back exactly as it was set`() {
    let view = UIView()
    for rect in [
      CGRect(x: 0.1, y: 0.2, width: 0.3, height: 0.7),
      CGRect(x: 1e9 + 0.3, y: -1e-9, width: 33.3, height: 1e-7),
      CGRect(x: 92.0 + 1.0 / 3, y: 7, width: 100.0 / 3, height: 0),
    ] {
      view.frame = rect
      #expect(view.frame == rect)
    }
  }

  @Test func `a frame gives bounds of its size and a center in its middle`() {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    #expect(view.bounds == CGRect(x: 0, y: 0, width: 30, height: 40))
    #expect(view.center == CGPoint(x: 25, y: 40))
  }

  @Test func `a new frame leaves the origin of the bounds alone`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.bounds.origin = CGPoint(x: 3, y: 4)
    view.frame = CGRect(x: 5, y: 5, width: 20, height: 20)
    #expect(view.bounds == CGRect(x: 3, y: 4, width: 20, height: 20))
    #expect(view.frame == CGRect(x: 5, y: 5, width: 20, height: 20))
  }

  @Test func `a size of the bounds grows about the center`() {
    let view = UIView(frame: CGRect(x: 10, y: 10, width: 10, height: 10))
    view.bounds.size = CGSize(width: 20, height: 30)
    #expect(view.center == CGPoint(x: 15, y: 15))
    #expect(view.frame == CGRect(x: 5, y: 0, width: 20, height: 30))
  }

  @Test func `a center moves the frame and leaves the bounds`() {
    let view = UIView(frame: CGRect(x: 10, y: 10, width: 10, height: 20))
    view.center = CGPoint(x: 100, y: 100)
    #expect(view.frame == CGRect(x: 95, y: 90, width: 10, height: 20))
    #expect(view.bounds == CGRect(x: 0, y: 0, width: 10, height: 20))
  }

  @Test func `the frame of a transformed view is the box around it`() {
    let view = UIView(frame: CGRect(x: 100, y: 100, width: 40, height: 20))
    view.transform = CGAffineTransform(scaleX: 2, y: 3)
    #expect(view.frame == CGRect(x: 80, y: 80, width: 80, height: 60))
    #expect(view.bounds == CGRect(x: 0, y: 0, width: 40, height: 20))
    #expect(view.center == CGPoint(x: 120, y: 110))

    view.transform = CGAffineTransform(rotationAngle: .pi / 2)
    #expect(abs(view.frame.minX - 110) < 1e-9 && abs(view.frame.width - 20) < 1e-9)
    #expect(abs(view.frame.minY - 90) < 1e-9 && abs(view.frame.height - 40) < 1e-9)

    view.transform = .identity
    #expect(view.frame == CGRect(x: 100, y: 100, width: 40, height: 20))
  }

  @Test func `a frame set on a scaled view is divided by the scale`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.transform = CGAffineTransform(scaleX: 2, y: 4)
    view.frame = CGRect(x: 10, y: 20, width: 40, height: 40)
    #expect(view.bounds.size == CGSize(width: 20, height: 10))
    #expect(view.center == CGPoint(x: 30, y: 40))
    #expect(view.frame == CGRect(x: 10, y: 20, width: 40, height: 40))
  }

  @Test func `a frame of negative size is the same rectangle the right way round`() {
    let view = UIView()
    view.frame = CGRect(x: 10, y: 10, width: -4, height: -6)
    #expect(view.frame == CGRect(x: 6, y: 4, width: 4, height: 6))
  }

  @Test(arguments: [CGFloat.nan, .infinity, -.infinity, .greatestFiniteMagnitude])
  func `geometry that is no number neither crashes nor is hit`(wild: CGFloat) {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    root.addSubview(view)
    let ways: [(UIView) -> Void] = [
      { $0.frame = CGRect(x: wild, y: 0, width: 100, height: 100) },
      { $0.frame = CGRect(x: 0, y: 0, width: wild, height: 100) },
      { $0.bounds = CGRect(x: 0, y: wild, width: 100, height: 100) },
      { $0.center = CGPoint(x: wild, y: wild) },
      { $0.transform = CGAffineTransform(a: wild, b: 0, c: 0, d: wild, tx: 0, ty: 0) },
      { $0.transform = CGAffineTransform(translationX: wild, y: 0) },
    ]
    for way in ways {
      way(view)
      let hit = root.hitTest(CGPoint(x: 50, y: 50), with: nil)
      if !wild.isNaN, !wild.isInfinite {
        #expect(hit === root || hit === view)
      } else {
        #expect(hit === root)
      }
      _ = view.description
      view.transform = .identity
      view.bounds = CGRect(x: 0, y: 0, width: 100, height: 100)
      view.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
      #expect(root.hitTest(CGPoint(x: 50, y: 50), with: nil) === view)
    }
    #expect(root.hitTest(CGPoint(x: wild, y: 50), with: nil) == nil)
  }

  @Test func `interaction is on for views and off for what only shows`() {
    let on: [UIView] = [UIView(), UIWindow()]
    let off: [UIView] = [
      UILabel(), UIImageView(), UIImageView(image: nil), UIProgressView(),
      UIProgressView(progressViewStyle: .bar),
      UIActivityIndicatorView(), UIActivityIndicatorView(style: .large),
    ]
    #expect(on.allSatisfy { $0.isUserInteractionEnabled })
    #expect(off.allSatisfy { !$0.isUserInteractionEnabled })
  }
}
