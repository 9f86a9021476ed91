// SPDX-License-Identifier: Apache-2.0
import Testing
import TouchTesting

/// Calls that make no sense, with numbers that are none or too large; asserted is that all of them return.
struct WrongUseTests {
  private nonisolated static let numbers: [CGFloat] = [
    .nan, .infinity, -.infinity, .greatestFiniteMagnitude, -.greatestFiniteMagnitude, -1, 0,
    .leastNonzeroMagnitude,
  ]

  private func quietly(_ body: () throws -> Void) rethrows {
    let handler = Misuse.handler
    defer { Misuse.handler = handler }
    Misuse.handler = { _ in }
    try body()
  }

  @Test(arguments: numbers) func `numbers that make no sense are taken by views, and touches go on`(
    number: CGFloat
  ) throws {
    let stage = Stage()
    quietly {
      let box = CGRect(x: number, y: number, width: number, height: number)
      let view = UIView(frame: box)
      stage.view.addSubview(view)
      let label = UILabel(frame: box)
      label.text = "a few words to be broken"
      label.numberOfLines = -1
      label.preferredMaxLayoutWidth = number
      view.addSubview(label)
      _ = label.intrinsicContentSize
      _ = label.sizeThatFits(CGSize(width: number, height: number))
      label.sizeToFit()
      label.font = UIFont.systemFont(ofSize: number)
      _ = label.textRect(forBounds: box, limitedToNumberOfLines: .max)
      _ = label.textRect(forBounds: box, limitedToNumberOfLines: .min)
      let progress = UIProgressView(frame: box)
      progress.progress = Float(number)
      view.addSubview(progress)
      view.bounds = box
      view.center = CGPoint(x: number, y: 0)
      view.autoresizingMask = [.flexibleWidth, .flexibleLeftMargin]
      view.transform = CGAffineTransform(scaleX: number, y: 1)
      view.alpha = number
      view.contentScaleFactor = number
      view.setNeedsDisplay(box)
      view.layer.cornerRadius = number
      view.layer.zPosition = number
      view.layer.transform = CATransform3DMakeRotation(number, number, number, number)
      view.layer.insertSublayer(CAShapeLayer(), at: .max)
      _ = view.layer.hitTest(CGPoint(x: number, y: number))
      _ = view.convert(box, to: nil)
      _ = stage.window.hitTest(CGPoint(x: number, y: number), with: nil)
      stage.view.insertSubview(UIView(), at: .min)
      stage.view.insertSubview(UIView(), at: .max)
      stage.view.exchangeSubview(at: .min, withSubviewAt: .max)
      stage.window.windowLevel = UIWindow.Level(number)
      stage.window.frame = box
      _ = "\(view) \(view.layer) \(label)"
    }
    var contact = Contact(id: .min, phase: .began, location: CGPoint(x: number, y: 10))
    contact.majorRadius = number
    contact.azimuthAngle = number
    for phase in [UITouch.Phase.began, .moved, .ended] {
      contact.phase = phase
      stage.application.handle(ContactFrame(timestamp: 1e-3, contacts: [contact]))
    }
    stage.application.handle(ContactFrame(timestamp: TimeInterval(number), contacts: [contact]))
    stage.application.handle(MotionFrame(timestamp: TimeInterval(number), .began))
    stage.application.handle(
      PointerFrame(timestamp: 0, location: CGPoint(x: number, y: 0), action: .hover(.regionMoved)))
    #expect(stage.application.activeTouches.isEmpty)
  }

  @Test(arguments: numbers) func `numbers that make no sense are taken by animations, and these end`(
    number: CGFloat
  ) {
    let stage = Stage()
    quietly {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      stage.view.addSubview(view)
      let seconds = TimeInterval(number)
      UIView.animate(withDuration: seconds) { view.alpha = 0.5 }
      UIView.animate(withDuration: 1, delay: seconds, options: [.repeat, .autoreverse]) {
        view.center.x = number
      }
      UIView.animate(
        withDuration: 1, delay: 0, usingSpringWithDamping: number, initialSpringVelocity: number, options: []
      ) { view.transform = CGAffineTransform(rotationAngle: number) }
      let animator = UIViewPropertyAnimator(duration: seconds, dampingRatio: number) { view.alpha = number }
      animator.addAnimations({ view.center = .zero }, delayFactor: number)
      animator.startAnimation(afterDelay: seconds)
      animator.pauseAnimation()
      animator.fractionComplete = number
      animator.continueAnimation(withTimingParameters: nil, durationFactor: number)
      stage.application.advance(by: 1)
      _ = view.layer.presentation()?.frame
      animator.stopAnimation(true)
      animator.finishAnimation(at: .end)
      view.layer.removeAllAnimations()
      stage.application.advance(by: 1)
      stage.application.tuning.tapInterval = seconds
      stage.application.tuning.tapDistance = number
      stage.application.tuning.transitionDuration = seconds
      stage.application.tuning.minimumAlpha = Float(number)
      stage.root.present(UIViewController(), animated: true)
      stage.root.dismiss(animated: true)
      stage.application.advance(by: 10)
    }
    #expect(stage.now >= 12)
  }

  @Test func `events that code made itself do nothing at either door`() {
    final class Silent: UIView {
      var told = 0
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { told += 1 }
    }
    let stage = Stage()
    let view = Silent(frame: stage.view.bounds)
    stage.view.addSubview(view)
    let event = UIEvent()
    stage.application.sendEvent(event)
    stage.window.sendEvent(event)
    stage.application.enqueue(event)
    stage.application.dispatchPendingEvents()
    #expect(view.told == 0)
    view.touchesBegan([UITouch()], with: event)
    #expect(view.told == 1, "but a call is a call")
    #expect(UITouch().location(in: view) == .zero)
  }
}
