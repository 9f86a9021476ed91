// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import TouchCore

/// A view whose `next` is what a test says.
private class Led: UIView {
  weak var target: UIResponder?
  override var next: UIResponder? { target ?? super.next }
  override var canBecomeFirstResponder: Bool { true }
}

/// A view whose `next` is what a test says, and which passes on by hand all that it gets.
private final class Passing: Led {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesMoved(touches, with: event)
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesCancelled(touches, with: event)
  }
  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    super.pressesBegan(presses, with: event)
  }
  override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    super.pressesEnded(presses, with: event)
  }
  override func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    super.motionBegan(motion, with: event)
  }
  override func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    super.target(forAction: action, withSender: sender)
  }
}

/// Circles among responders and layers are survived, or refused with a sentence.
struct CircleTests {
  /// Everything that goes along the chain from `leaf`; `first` becomes first responder.
  private func walk(_ bench: TouchBench, from leaf: UIView, first: UIView) {
    bench.finger(.began)
    bench.finger(.moved, 60)
    bench.finger(.ended, 60)
    bench.finger(.began)
    bench.finger(.cancelled)
    #expect(first.becomeFirstResponder())
    #expect(!bench.application.sendAction("nobody:", to: nil, from: leaf, for: nil))
    #expect(leaf.target(forAction: "nobody:", withSender: nil) == nil)
    bench.application.press(.began, .select, id: 1)
    bench.application.press(.ended, .select, id: 1)
    leaf.motionBegan(.motionShake, with: nil)
    first.resignFirstResponder()
    #expect(bench.touches.isEmpty && !first.isFirstResponder)
  }

  @Test(arguments: [false, true])
  func `a cyclic chain is walked once, whatever is overridden`(isPassing: Bool) {
    let handler = Misuse.handler
    defer { Misuse.handler = handler }
    var said: Set<String> = []
    Misuse.handler = { said.insert($0) }
    for start in 0..<3 {
      let bench = TouchBench()
      let views = (0..<3).map { isPassing && $0 != 1 ? Passing() : Led() } as [Led]
      var above: UIView = bench.window
      for view in views {
        view.frame = bench.window.bounds
        above.addSubview(view)
        above = view
      }
      // The outermost leads back to each in turn, itself included.
      views[0].target = views[start]
      walk(bench, from: views[2], first: views[0])
    }
    #expect(said.allSatisfy { $0.hasPrefix("the responder chain leads from ") }, "\(said)")
    #expect(!said.isEmpty)
  }

  @Test func `a controller, a scene and an application in a circle are walked once`() {
    final class Back: UIViewController {
      weak var target: UIResponder?
      override var next: UIResponder? { target ?? super.next }
    }
    let bench = TouchBench()
    let controller = Back()
    let leaf = Led(frame: bench.window.bounds)
    bench.window.rootViewController = controller
    controller.view.addSubview(leaf)
    controller.target = leaf
    walk(bench, from: leaf, first: leaf)
    controller.target = nil
    leaf.target = bench.application
    walk(bench, from: leaf, first: leaf)
  }

  @Test func `a cycle of layers is refused`() {
    let handler = Misuse.handler
    defer { Misuse.handler = handler }
    var said: [String] = []
    Misuse.handler = { said.append($0) }
    let (outer, middle, inner) = (CALayer(), CALayer(), CALayer())
    outer.addSublayer(middle)
    middle.addSublayer(inner)
    inner.addSublayer(outer)
    inner.insertSublayer(inner, at: 0)
    inner.insertSublayer(middle, below: nil)
    #expect(said.count == 3)
    #expect(outer.superlayer == nil && (inner.sublayers ?? []).isEmpty)
  }
}
