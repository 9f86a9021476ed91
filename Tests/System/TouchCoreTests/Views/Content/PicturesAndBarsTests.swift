// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing
import TouchCore
import TouchGraphics

@MainActor @Suite struct PicturesAndBarsTests {
  @Test func `an image view has the size of its picture`() {
    let picture = UIImage(size: CGSize(width: 20, height: 30))
    let view = UIImageView(image: picture)
    #expect(view.frame == CGRect(x: 0, y: 0, width: 20, height: 30))
    #expect(view.intrinsicContentSize == picture.size)
    #expect(view.accessibilityTraits == .image)
    view.highlightedImage = UIImage(size: CGSize(width: 5, height: 5))
    view.isHighlighted = true
    #expect(view.intrinsicContentSize == CGSize(width: 5, height: 5))
    view.image = nil
    view.isHighlighted = false
    #expect(view.intrinsicContentSize == CGSize(width: -1, height: -1))
    #expect(view.sizeThatFits(.zero) == CGSize(width: 20, height: 30))
  }

  @Test func `a bar shows the progress of a task, and keeps the last one without it`() {
    let bar = UIProgressView()
    bar.progress = 0.5
    let task = Progress(totalUnitCount: 4)
    bar.observedProgress = task
    #expect(bar.progress == 0)
    task.completedUnitCount = 3
    #expect(bar.progress == 0.75)
    bar.progress = 0.1
    #expect(bar.progress == 0.75)
    bar.observedProgress = nil
    #expect(bar.progress == 0.75)
    bar.setProgress(0.2, animated: true)
    #expect(bar.progress == 0.2)
  }

  @Test func `a bar follows an animated change for 0.25 s`() {
    let application = UIApplication()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.makeKeyAndVisible()
    let bar = UIProgressView(progressViewStyle: .default)
    window.addSubview(bar)
    func shown(_ time: TimeInterval) -> String {
      let shown = bar.shownProgress(at: time)
      return "\((shown.value * 1000).rounded() / 1000)\(shown.isMoving ? " moves" : "")"
    }
    bar.progress = 0.5
    #expect(shown(0) == "0.5")
    bar.setProgress(1, animated: true)
    #expect(bar.progress == 1)
    #expect([0, 0.125, 0.25.nextDown, 0.25].map(shown) == ["0.5 moves", "0.75 moves", "1.0 moves", "1.0"])
    application.advance(by: 0.125)
    // A change on the way begins at what is shown.
    bar.setProgress(0.25, animated: true)
    #expect([0.125, 0.25, 0.375].map(shown) == ["0.75 moves", "0.5 moves", "0.25"])
    UIView.animate(withDuration: 2) { bar.setProgress(0, animated: true) }
    #expect([0.125, 1.125, 2.125].map(shown) == ["0.75 moves", "0.375 moves", "0.0"])
    bar.setProgress(1, animated: false)
    #expect(shown(0.2) == "1.0")
    UIView.performWithoutAnimation { bar.setProgress(0.5, animated: true) }
    #expect(shown(0.2) == "0.5")
  }

  @Test func `progress stays between nothing and everything`() {
    let bar = UIProgressView(progressViewStyle: .default)
    #expect(bar.frame.size == CGSize(width: 150, height: 4))
    #expect(bar.progress == 0)
    bar.progress = 2
    #expect(bar.progress == 1)
    bar.setProgress(-1, animated: true)
    #expect(bar.progress == 0)
    bar.progress = .nan
    #expect(bar.progress == 0)
    #expect(bar.sizeThatFits(CGSize(width: 77, height: 50)) == CGSize(width: 77, height: 4))
  }

  @Test func `a wheel is seen while it turns`() {
    let wheel = UIActivityIndicatorView(style: .medium)
    #expect(wheel.frame.size == CGSize(width: 20, height: 20))
    #expect(wheel.isHidden && !wheel.isAnimating)
    wheel.startAnimating()
    #expect(!wheel.isHidden && wheel.isAnimating)
    wheel.stopAnimating()
    #expect(wheel.isHidden)
    wheel.hidesWhenStopped = false
    #expect(!wheel.isHidden)
  }
}
