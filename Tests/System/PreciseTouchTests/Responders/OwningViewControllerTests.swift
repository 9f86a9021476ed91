// SPDX-License-Identifier: Apache-2.0
import PreciseTouch
import Testing
import Touchstone

struct OwningViewControllerTests {
  private final class Loop: UIView {
    var target: UIResponder?
    override var next: UIResponder? { target }
  }

  @Test func `the owning controller is the first in the chain, or nil`() {
    let controller = UIViewController()
    let (view, lone) = (UIView(), UIView())
    controller.view.addSubview(view)
    #expect(view.owningViewController === controller)
    #expect(controller.view.owningViewController === controller)
    #expect(lone.owningViewController == nil)
  }

  @Test func `a chain that leads back into itself is walked once`() {
    let (a, b, c, lone) = (Loop(), Loop(), Loop(), UIView())
    a.addSubview(lone)
    (a.target, b.target, c.target) = (b, c, b)
    #expect(lone.owningViewController == nil)
    a.target = a
    #expect(lone.owningViewController == nil)
    (a.target, b.target) = (b, a)
    #expect(lone.owningViewController == nil)
  }

  @Test func `a controller in a responder chain with a loop is found`() {
    final class Back: UIViewController {
      var target: UIResponder?
      override var next: UIResponder? { target }
    }
    let (start, back) = (Loop(), Back())
    start.target = back
    back.target = start
    #expect(start.owningViewController === back)
  }
}
