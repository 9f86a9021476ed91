// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import TouchCore

private final class Untouched: UIView {
  var count = 0
  override func layoutSubviews() {}
  override func sizeThatFits(_ size: CGSize) -> CGSize { size }
}
private class Asked: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { nil }
}
private final class BelowAsked: Asked {}
private final class OnlySuper: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    super.hitTest(point, with: event)
  }
}
private final class Narrow: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> Narrow { self }
}
private class Inside<Value>: UIView {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { true }
}
private final class BelowInside: Inside<Int> {}
private final class Both: Inside<String> {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { self }
}
private class Generic<Value>: UIView {}
private final class Hidden: UIView {
  override var isHidden: Bool {
    didSet {}
  }
}
private final class Enabled: UIView {
  override var isUserInteractionEnabled: Bool {
    get { true }
    set {}
  }
}
private final class Faded: UIView {
  override var alpha: CGFloat {
    get { 1 }
    set {}
  }
}
private final class Boxed: UIView {
  override var bounds: CGRect {
    get { .zero }
    set {}
  }
}
private final class Window: UIWindow {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { false }
}

struct MethodSlotTests {
  @Test func `a class that overrides no question of hit-testing is found by geometry`() {
    for type in [UIView.self, Untouched.self, Generic<Int>.self, UIWindow.self] {
      #expect(HitTestOverrides(of: type).isEmpty, "\(type)")
    }
  }

  @Test func `each question a class overrides is known, however it overrides it`() {
    let expected: [(UIView.Type, HitTestOverrides)] = [
      (Asked.self, .hitTest), (BelowAsked.self, .hitTest), (OnlySuper.self, .hitTest),
      (Narrow.self, .hitTest),
      (Inside<Bool>.self, .pointInside), (BelowInside.self, .pointInside),
      (Both.self, [.hitTest, .pointInside]),
      (Hidden.self, .state), (Enabled.self, .state), (Faded.self, .state), (Boxed.self, .state),
      (Window.self, .pointInside),
    ]
    for (type, overrides) in expected {
      #expect(HitTestOverrides(of: type).rawValue == overrides.rawValue, "\(type)")
    }
  }

  @Test func `a slot that cannot be found makes every class count as overriding`() {
    let slot = MethodSlot(of: UIView.self, control: Untouched.self, probe: Untouched.self)
    #expect(slot.offset == nil)
    #expect(slot.isOverridden(by: UIView.self))
    #expect(MethodSlot().isOverridden(by: Untouched.self))
  }

  @Test func `nothing is read beyond the methods of a class`() {
    class Plain: UIView {}
    class Larger: Plain {
      func added() {}
      func another() {}
    }
    let (plain, larger) = (MethodSlot.size(of: Plain.self), MethodSlot.size(of: Larger.self))
    #expect(plain > 0)
    #expect(larger - plain == 2 * MemoryLayout<UInt>.size)
  }

  @Test func `the slots of different methods are different`() {
    let questions = [Asked.self, Inside<Int>.self, Hidden.self, Enabled.self, Faded.self, Boxed.self]
    let offsets = questions.compactMap {
      MethodSlot(of: UIView.self, control: Generic<Int>.self, probe: $0).offset
    }
    #expect(Set(offsets).count == questions.count)
  }
}
