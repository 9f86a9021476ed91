// SPDX-License-Identifier: Apache-2.0
import PreciseTouch
import Testing
import TouchTesting
import Touchstone

struct OverflowViewTests {
  /// A bar at the bottom with a round button half above it.
  private func bar<Bar: UIView>(_ bar: Bar) throws -> (stage: Stage, bar: Bar, button: UIButton) {
    let stage = Stage()
    bar.frame = CGRect(x: 0, y: 600, width: 375, height: 67)
    let button = UIButton(frame: CGRect(x: 167, y: -20, width: 40, height: 40))
    try stage.add(bar, named: "bar")
    try stage.add(button, named: "button", in: "bar")
    return (stage, bar, button)
  }

  @Test func `the upper half of a button that sticks out is dead in a view and lives in an overflow view`()
    throws
  {
    let (plain, _, deadButton) = try bar(UIView())
    #expect(try plain.tap(.screen(187, 590)).hit !== deadButton)
    let (stage, overflow, button) = try bar(OverflowView())
    #expect(try stage.tap(.screen(187, 590)).hit === button)
    #expect(try stage.tap(.screen(187, 610)).hit === button)
    #expect(try stage.tap(.screen(20, 620)).hit === overflow)
    #expect(try stage.tap(.screen(20, 590)).hit === stage.window.rootViewController?.view)
    #expect(overflow.point(inside: CGPoint(x: 187, y: -10), with: nil))
    #expect(!overflow.point(inside: CGPoint(x: 20, y: -10), with: nil))
  }

  @Test func `at any depth`() throws {
    let (stage, overflow, button) = try bar(OverflowView())
    let (middle, inner) = (UIView(), UIView())
    middle.frame = CGRect(x: 160, y: 30, width: 30, height: 30)
    inner.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    overflow.addSubview(middle)
    middle.addSubview(inner)
    inner.addSubview(button)
    button.frame = CGRect(x: 0, y: -100, width: 40, height: 40)
    #expect(try stage.tap(.screen(165, 535)).hit === button)
    // Outside its superviews, but in the bounds of the bar.
    button.frame = CGRect(x: 50, y: 10, width: 20, height: 20)
    #expect(try stage.tap(.screen(215, 645)).hit === button)
  }

  @Test func `what is hidden, transparent or takes no touches is not hit out there either`() throws {
    let (stage, overflow, button) = try bar(OverflowView())
    let changes: [(String, (UIView) -> Void, (UIView) -> Void)] = [
      ("hidden", { $0.isHidden = true }, { $0.isHidden = false }),
      ("transparent", { $0.alpha = 0.01 }, { $0.alpha = 1 }),
      ("off", { $0.isUserInteractionEnabled = false }, { $0.isUserInteractionEnabled = true }),
    ]
    for (name, change, back) in changes {
      for view in [button, overflow] {
        change(view)
        #expect(try stage.tap(.screen(187, 590)).hit === stage.window.rootViewController?.view, "\(name)")
        back(view)
      }
    }
    overflow.clipsToBounds = true
    #expect(try stage.tap(.screen(187, 590)).hit === stage.window.rootViewController?.view)
    #expect(try stage.tap(.screen(187, 610)).hit === button)
  }

  @Test func `the shape of a button counts out there too`() throws {
    final class Round: UIButton {
      override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        UIBezierPath(ovalIn: bounds).contains(point)
      }
    }
    let (stage, overflow, button) = try bar(OverflowView())
    button.removeFromSuperview()
    let round = Round(frame: button.frame)
    let badge = UIView(frame: round.bounds)
    round.addSubview(badge)
    overflow.addSubview(round)
    #expect(try stage.tap(.screen(187, 590)).hit === badge)
    // The button rejects points in the corner of its bounds, and so does everything in it.
    #expect(try stage.tap(.screen(168, 581)).hit === stage.window.rootViewController?.view)
  }

  @Test func `what sticks out lies over what it covers, and under what covers it`() throws {
    let stage = Stage()
    let overflow = OverflowView(frame: CGRect(x: 0, y: 100, width: 300, height: 100))
    try stage.add(overflow, named: "overflow")
    let (low, high) = (UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), UIView())
    high.frame = CGRect(x: 200, y: 0, width: 100, height: 100)
    let arm = UIView(frame: CGRect(x: -150, y: 40, width: 200, height: 20))
    overflow.addSubview(low)
    overflow.addSubview(high)
    high.addSubview(arm)
    #expect(try stage.tap(.screen(60, 150)).hit === arm)
    overflow.bringSubviewToFront(low)
    #expect(try stage.tap(.screen(60, 150)).hit === low)
  }

  @Test func `an override of hitTest counts where the normal hit-test reaches it`() throws {
    final class KeepsAll: UIView {
      override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        super.hitTest(point, with: event) == nil ? nil : self
      }
    }
    final class LetsThrough: UIView {
      override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        return hit === self ? nil : hit
      }
    }
    for keeper in [KeepsAll(), LetsThrough()] as [UIView] {
      let stage = Stage()
      let overflow = OverflowView(frame: CGRect(x: 0, y: 100, width: 300, height: 100))
      try stage.add(overflow, named: "overflow")
      keeper.frame = CGRect(x: 0, y: 50, width: 100, height: 100)
      let child = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 80))
      keeper.addSubview(child)
      overflow.addSubview(keeper)
      let expected = keeper is KeepsAll ? keeper : child
      #expect(try stage.tap(.screen(25, 160)).hit === expected)
      // Below the overflow view the two agree.
      #expect(try stage.tap(.screen(25, 220)).hit === expected)
      let besides = keeper is KeepsAll ? keeper : overflow
      #expect(try stage.tap(.screen(75, 160)).hit === besides)
    }
  }

  @Test func `a grown button in an overflow view is hit in its grown part`() throws {
    let (stage, overflow, button) = try bar(OverflowView())
    button.removeFromSuperview()
    let precise = PreciseButton(frame: CGRect(x: 167, y: -20, width: 40, height: 40))
    precise.hitOutsets = UIEdgeInsets(top: 10, left: 0, bottom: 0, right: 0)
    overflow.addSubview(precise)
    #expect(try stage.tap(.screen(187, 571)).hit === precise)
    #expect(try stage.tap(.screen(187, 569)).hit === stage.window.rootViewController?.view)
  }

  @Test func `a child that grows by hitTest alone is hit in its grown part`() throws {
    final class Grown: UIView {
      override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        bounds.insetBy(dx: -20, dy: -20).contains(point) ? self : nil
      }
    }
    let stage = Stage()
    let overflow = OverflowView(frame: CGRect(x: 0, y: 100, width: 300, height: 100))
    let child = Grown(frame: CGRect(x: 100, y: 0, width: 50, height: 50))
    try stage.add(overflow, named: "overflow")
    overflow.addSubview(child)
    #expect(try stage.tap(.screen(85, 125)).hit === child)
    #expect(try stage.tap(.screen(125, 85)).hit === child)
    #expect(try stage.tap(.screen(75, 125)).hit === overflow)
  }
}
