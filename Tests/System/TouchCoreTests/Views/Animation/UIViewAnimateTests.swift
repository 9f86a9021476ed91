// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing
import TouchCore
import TouchGraphics

private final class FactLog: EventTracer {
  var lines: [String] = []
  func record(_ fact: TouchFact) {
    guard case .animation(let animation) = fact.kind else { return }
    switch animation {
    case .began(let name, let property, let delay, let duration, let blocks):
      lines.append("\(fact.time) \(name) \(property) began \(delay)+\(duration)\(blocks ? " blocks" : "")")
    case .ended(let name, let property, let end):
      lines.append("\(fact.time) \(name) \(property) \(end.rawValue)")
    }
  }
}

private final class AnimationJournal {
  var lines: [String] = []
}

@MainActor @Suite struct UIViewAnimateTests {
  private let application = UIApplication()
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
  private let journal = AnimationJournal()
  private var log: [String] { journal.lines }

  init() {
    window.makeKeyAndVisible()
    window.addSubview(view)
  }

  /// Makes the application of the test the one that code without a window asks; tests take turns.
  private func makeShared() {
    UIApplication.current = application
  }

  private func completion(_ name: String) -> (Bool) -> Void {
    { journal.lines.append("\(name) \($0) at \(application.clock.now)") }
  }
  private var shown: CGPoint { view.layer.presentation()?.position ?? .zero }
  private func hit(_ x: CGFloat, _ y: CGFloat) -> UIView? { window.hitTest(CGPoint(x: x, y: y), with: nil) }

  @Test func `the value is set at once, shown in between, and completed once`() {
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      view.center = CGPoint(x: 110, y: 10)
    } completion: {
      completion("moved")($0)
    }
    #expect(view.center == CGPoint(x: 110, y: 10))
    #expect(shown == CGPoint(x: 10, y: 10))
    application.advance(to: 0.25)
    #expect(shown == CGPoint(x: 35, y: 10))
    #expect(view.layer.presentation()?.frame == CGRect(x: 25, y: 0, width: 20, height: 20))
    #expect(log == [])
    application.advance(to: 5)
    #expect(shown == CGPoint(x: 110, y: 10))
    #expect(log == ["moved true at 1.0"])
    #expect(view.layer.animationKeys() == nil)
  }

  @Test func `each part of a change is animated by itself`() {
    view.backgroundColor = UIColor(red: 0, green: 0, blue: 0, alpha: 1)
    UIView.animate(withDuration: 2, delay: 0, options: .curveLinear) {
      view.frame = CGRect(x: 0, y: 0, width: 40, height: 20)
      view.bounds.origin.y = 10
      view.alpha = 0
      view.transform = CGAffineTransform(scaleX: 3, y: 1)
      view.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    }
    #expect(
      view.layer.animationKeys() == [
        "position", "bounds.size", "bounds.origin", "opacity", "transform", "backgroundColor",
      ])
    application.advance(to: 1)
    let layer = view.layer.presentation()
    #expect(layer?.position == CGPoint(x: 15, y: 10))
    #expect(layer?.bounds == CGRect(x: 0, y: 5, width: 30, height: 20))
    #expect(layer?.opacity == 0.5)
    #expect(layer?.affineTransform() == CGAffineTransform(scaleX: 2, y: 1))
    #expect(layer?.backgroundColor == UIColor(red: 0.5, green: 0, blue: 0, alpha: 1).cgColor)
  }

  @Test func `a view is not hit from the start of the delay to the end, unless that is allowed`() {
    UIView.animate(withDuration: 1, delay: 1, options: []) { view.alpha = 0.5 }
    #expect(hit(5, 5) === window)
    application.advance(to: 1.99)
    #expect(hit(5, 5) === window)
    application.advance(to: 2)
    #expect(hit(5, 5) === view)
    UIView.animate(withDuration: 1, delay: 0, options: .allowUserInteraction) { view.alpha = 1 }
    #expect(hit(5, 5) === view)
  }

  @Test func `of two animations that block the later to end lets the view be hit`() {
    UIView.animate(withDuration: 1) { view.alpha = 0.5 }
    UIView.animate(withDuration: 2) { view.center.x += 1 }
    application.advance(to: 1)
    #expect(hit(5, 5) === window)
    application.advance(to: 2)
    #expect(hit(5, 5) === view)
  }

  @Test func `a view can be hit before its completion is called`() {
    var hitInCompletion: UIView?
    UIView.animate(withDuration: 1) {
      view.alpha = 0.5
    } completion: { _ in
      hitInCompletion = hit(5, 5)
    }
    application.advance(to: 1)
    #expect(hitInCompletion === view)
  }

  @Test func `nothing to animate is completed in the next turn`() {
    makeShared()
    UIView.animate(withDuration: 1, animations: {}, completion: completion("empty"))
    UIView.animate(withDuration: 0, animations: { view.alpha = 0.5 }, completion: completion("instant"))
    UIView.animate(withDuration: .nan, animations: { view.alpha = 0.25 }, completion: completion("nan"))
    UIView.animate(withDuration: 1, animations: { view.alpha = 0.25 }, completion: completion("same"))
    #expect(view.layer.animationKeys() == nil)
    #expect(log == [])
    application.advance(by: 0)
    #expect(log == ["empty true at 0.0", "instant true at 0.0", "nan true at 0.0", "same true at 0.0"])
    #expect(hit(5, 5) === view)
  }

  @Test func `an animation without duration waits for its delay`() {
    UIView.animate(withDuration: 0, delay: 1, options: []) {
      view.center.x = 110
    } completion: {
      completion("late")($0)
    }
    #expect(shown.x == 10)
    application.advance(to: 1)
    #expect(shown.x == 110)
    #expect(log == ["late true at 1.0"])
  }

  @Test func `another animation takes over, from the goal or from where the first has come to`() {
    func move(to x: CGFloat, _ options: UIView.AnimationOptions, _ name: String) {
      UIView.animate(withDuration: 1, delay: 0, options: options.union(.curveLinear)) {
        view.center.x = x
      } completion: {
        completion(name)($0)
      }
    }
    move(to: 110, [], "first")
    application.advance(to: 0.5)
    move(to: 10, [.beginFromCurrentState], "second")
    #expect(shown.x == 60)
    application.advance(to: 1)
    #expect(shown.x == 35)
    move(to: 210, [], "third")
    #expect(shown.x == 10)
    application.advance(to: 2)
    #expect(log == ["first false at 0.5", "second false at 1.0", "third true at 2.0"])
    #expect(hit(205, 5) === nil)
  }

  @Test func `completion waits for all, and says false if one of them was interrupted`() {
    UIView.animate(withDuration: 1) {
      view.center.x = 50
      view.alpha = 0.5
    } completion: {
      completion("both")($0)
    }
    UIView.animate(withDuration: 3) {
      view.alpha = 1
    } completion: {
      completion("alpha")($0)
    }
    application.advance(to: 3)
    #expect(log == ["both false at 1.0", "alpha true at 3.0"])
  }

  @Test func `removed animations are over at once`() {
    UIView.animate(withDuration: 1) {
      view.center.x = 50
      view.alpha = 0.5
    } completion: {
      completion("gone")($0)
    }
    view.layer.removeAnimation(forKey: "opacity")
    #expect(log == [])
    #expect(view.layer.animationKeys() == ["position"])
    view.layer.removeAllAnimations()
    #expect(log == ["gone false at 0.0"])
    #expect(hit(50, 5) === view)
    #expect(shown.x == 50)
    application.advance(to: 2)
    #expect(log.count == 1)
  }

  @Test func `a view that leaves its window stops, and its completion comes in the next turn`() {
    UIView.animate(withDuration: 1) {
      view.alpha = 0.5
    } completion: {
      completion("left")($0)
    }
    view.removeFromSuperview()
    #expect(log == [])
    application.advance(by: 0.25)
    #expect(log == ["left false at 0.0"])
    window.addSubview(view)
    #expect(hit(5, 5) === view)
  }

  @Test func `a view without a window is animated all the same`() {
    makeShared()
    let loose = UIView()
    UIView.animate(withDuration: 1) {
      loose.alpha = 0
    } completion: {
      completion("loose")($0)
    }
    application.advance(to: 0.5)
    #expect(loose.layer.presentation()?.opacity == 0.5)
    application.advance(to: 1)
    #expect(log == ["loose true at 1.0"])
  }

  @Test func `a view that goes while it is animated was not brought to the end`() {
    makeShared()
    var loose: UIView? = UIView()
    UIView.animate(withDuration: 1) {
      loose?.alpha = 0
    } completion: {
      completion("gone")($0)
    }
    loose = nil
    application.advance(to: 1)
    #expect(log == ["gone false at 1.0"])
  }

  @Test func `completions come in the order of ends, then of begins`() {
    makeShared()
    let other = UIView()
    UIView.animate(withDuration: 1) {
      view.alpha = 0.5
    } completion: {
      completion("a")($0)
    }
    UIView.animate(withDuration: 0.5) {
      view.center.x = 5
    } completion: {
      completion("b")($0)
    }
    UIView.animate(withDuration: 1) {
      other.alpha = 0.5
    } completion: {
      completion("c")($0)
    }
    application.advance(to: 9)
    #expect(log == ["b true at 0.5", "a true at 1.0", "c true at 1.0"])
  }

  @Test func `a chain of animations goes on from completion to completion`() {
    func step(_ left: Int) {
      guard left > 0 else { return }
      UIView.animate(withDuration: 1) {
        view.center.x += 10
      } completion: {
        completion("\(left)")($0)
        step(left - 1)
      }
    }
    step(3)
    application.advance(to: 10)
    #expect(log == ["3 true at 1.0", "2 true at 2.0", "1 true at 3.0"])
  }

  @Test func `an inner block has the outer duration, curve and options unless it overrides them`() {
    makeShared()
    let inner = UIView()
    let own = UIView()
    UIView.animate(withDuration: 2, delay: 0, options: [.curveLinear, .allowUserInteraction]) {
      view.alpha = 0
      #expect(UIView.inheritedAnimationDuration == 2)
      UIView.animate(withDuration: 1) {
        inner.alpha = 0
      } completion: {
        completion("inner")($0)
      }
      UIView.animate(
        withDuration: 1, delay: 0,
        options: [.overrideInheritedDuration, .overrideInheritedOptions, .overrideInheritedCurve]
      ) {
        own.alpha = 0
      } completion: {
        completion("own")($0)
      }
    } completion: {
      completion("outer")($0)
    }
    #expect(UIView.inheritedAnimationDuration == 0)
    application.advance(to: 0.5)
    #expect(inner.layer.presentation()?.opacity == 0.75)
    #expect((own.layer.presentation()?.opacity ?? 0) < 0.6)
    application.advance(to: 3)
    #expect(log == ["own true at 1.0", "inner true at 2.0", "outer true at 2.0"])
  }

  @Test func `what an inner block animates stays its own`() {
    makeShared()
    UIView.animate(withDuration: 2) {
      view.alpha = 0.5
      UIView.animate(withDuration: 1, delay: 0, options: .overrideInheritedDuration) {
        view.alpha = 0.25
      } completion: {
        completion("inner")($0)
      }
    } completion: {
      completion("outer")($0)
    }
    application.advance(to: 2)
    #expect(log == ["outer true at 0.0", "inner true at 1.0"])
  }

  @Test func `animations that are disabled in one application are enabled in another`() {
    makeShared()
    UIView.setAnimationsEnabled(false)
    let other = UIApplication()
    #expect(UIApplication.shared === other && UIView.areAnimationsEnabled)
    makeShared()
    #expect(!UIView.areAnimationsEnabled)
  }

  @Test func `without animation means without animation`() {
    makeShared()
    UIView.animate(withDuration: 1) {
      UIView.performWithoutAnimation {
        #expect(!UIView.areAnimationsEnabled)
        view.center.x = 50
      }
      #expect(UIView.areAnimationsEnabled)
      view.alpha = 0.5
    }
    #expect(view.layer.animationKeys() == ["opacity"])
    UIView.setAnimationsEnabled(false)
    defer { UIView.setAnimationsEnabled(true) }
    UIView.animate(withDuration: 1) {
      view.center.x = 90
    } completion: {
      completion("off")($0)
    }
    #expect(view.layer.animationKeys() == ["opacity"])
    application.advance(by: 0)
    #expect(log == ["off true at 0.0"])
  }

  @Test func `forth and back takes twice as long, again and again for ever`() {
    UIView.animate(withDuration: 1, delay: 0, options: [.curveLinear, .autoreverse]) {
      view.center.x = 110
    } completion: {
      completion("back")($0)
    }
    application.advance(to: 1.75)
    #expect(shown.x == 35)
    application.advance(to: 2)
    #expect(shown.x == 110)
    #expect(log == ["back true at 2.0"])
    UIView.animate(withDuration: 1, delay: 0, options: [.curveLinear, .repeat]) { view.center.x = 10 }
    application.advance(to: 1002.25)
    #expect(shown.x == 85)
    #expect(hit(10, 5) === window)
    view.layer.removeAllAnimations()
    #expect(hit(10, 5) === view)
  }

  @Test func `a spring swings past its goal and rests there`() {
    UIView.animate(
      withDuration: 1, delay: 0, usingSpringWithDamping: 0.3, initialSpringVelocity: 0,
      animations: { view.center.x = 110 }, completion: completion("spring"))
    var highest: CGFloat = 0
    for step in 1...50 {
      application.advance(to: Double(step) / 50)
      highest = max(highest, shown.x)
    }
    #expect(highest > 120)
    #expect(shown.x == 110)
    #expect(log == ["spring true at 1.0"])
  }

  @Test func `layout inside a block, or asked for by an option, is animated`() {
    final class Row: UIView {
      let part = UIView()
      override func layoutSubviews() { part.frame = CGRect(x: 0, y: 0, width: bounds.width / 2, height: 10) }
    }
    let row = Row(frame: CGRect(x: 0, y: 0, width: 100, height: 10))
    row.addSubview(row.part)
    row.layoutIfNeeded()
    UIView.animate(withDuration: 1, delay: 0, options: .layoutSubviews) { row.frame.size.width = 200 }
    #expect(row.part.layer.animationKeys() == ["position", "bounds.size"])
    row.part.layer.removeAllAnimations()
    UIView.animate(withDuration: 1) {
      row.frame.size.width = 300
      row.layoutIfNeeded()
    }
    #expect(row.part.layer.animationKeys() == ["position", "bounds.size"])
  }

  @Test func `facts tell what began and how it ended`() {
    let facts = FactLog()
    application.tracer = facts
    defer { application.tracer = nil }
    view.accessibilityIdentifier = "card"
    UIView.animate(withDuration: 1, delay: 0.5, options: []) { view.alpha = 0.5 }
    UIView.animate(withDuration: 1, delay: 0, options: .allowUserInteraction) { view.alpha = 1 }
    UIView.animate(withDuration: 1) { view.center.x = 3 }
    view.layer.removeAnimation(forKey: "position")
    application.advance(to: 1)
    UIView.animate(withDuration: 1) { view.alpha = 0 }
    view.removeFromSuperview()
    #expect(
      facts.lines == [
        "0.0 UIView \"card\" opacity began 0.5+1.0 blocks", "0.0 UIView \"card\" opacity replaced by another",
        "0.0 UIView \"card\" opacity began 0.0+1.0", "0.0 UIView \"card\" position began 0.0+1.0 blocks",
        "0.0 UIView \"card\" position removed", "1.0 UIView \"card\" opacity finished",
        "1.0 UIView \"card\" opacity began 0.0+1.0 blocks",
        "1.0 UIView \"card\" opacity the view left its window",
      ])
  }

  @Test func `options have UIKit's bits`() {
    let options: [UIView.AnimationOptions] = [
      .layoutSubviews, .allowUserInteraction, .beginFromCurrentState, .repeat, .autoreverse,
      .overrideInheritedDuration, .overrideInheritedCurve, .overrideInheritedOptions, .curveEaseInOut,
      .curveEaseIn, .curveEaseOut, .curveLinear,
    ]
    #expect(options.map(\.rawValue) == [1, 2, 4, 8, 16, 32, 64, 512, 0, 65536, 131072, 196608])
  }
}
