// SPDX-License-Identifier: Apache-2.0
import Foundation

@testable import TouchCore

/// The classes of the views in a random run of hit-tests.
///
/// Each overrides something else; together they override every question a hit-test asks, directly, through
/// a generic class, with a narrower result, and in a subclass of a class that does.
enum HitClass: CaseIterable {
  case plain, untouched
  case asking, refusing, itself, other, narrow, generic, genericBelow
  case inside, grown, shrunk, everywhere, nowhere, insideBelow
  case hidden, opaque, enabled, bounds, observed

  func make(_ rect: CGRect) -> UIView {
    switch self {
    case .plain: UIView(frame: rect)
    case .untouched: UntouchedHit(frame: rect)
    case .asking, .refusing, .itself, .other: AskingHit(frame: rect)
    case .narrow: NarrowHit(frame: rect)
    case .generic: GenericHit<Int>(frame: rect)
    case .genericBelow: GenericBelowHit(frame: rect)
    case .inside, .grown, .shrunk, .everywhere, .nowhere: InsideHit(frame: rect)
    case .insideBelow: InsideBelowHit(frame: rect)
    case .hidden: HiddenHit(frame: rect)
    case .opaque: OpaqueHit(frame: rect)
    case .enabled: EnabledHit(frame: rect)
    case .bounds: BoundsHit(frame: rect)
    case .observed: ObservedHit(frame: rect)
    }
  }

  /// The classes that leave every question to `UIView`.
  static let geometric: [HitClass] = [.plain, .untouched]

  var overridesHitTest: Bool {
    [.asking, .refusing, .itself, .other, .narrow, .generic, .genericBelow, .insideBelow].contains(self)
  }

  var overridesInside: Bool {
    [.inside, .grown, .shrunk, .everywhere, .nowhere, .insideBelow].contains(self)
  }
}

/// A view of a random run of hit-tests, with what its overrides need.
class HitView: UIView {
  weak var world: HitRunWorld?
  var number = 0
  var kind = HitClass.plain

  func log(_ question: String, _ point: CGPoint? = nil) {
    world?.log(number, question, point)
  }

  /// What the overrides of `hitTest` come to.
  func answer(_ point: CGPoint, _ event: UIEvent?, base: () -> UIView?) -> UIView? {
    log("hitTest", point)
    switch kind {
    case .refusing: return nil
    case .itself: return self
    case .other: return world?.view(number + 1)
    default: return world?.isTextbook == true ? Textbook.hitTest(self, point, event) : base()
    }
  }

  func insideAnswer(_ point: CGPoint, base: () -> Bool) -> Bool {
    log("inside", point)
    switch kind {
    case .grown: return bounds.insetBy(dx: -10, dy: -10).contains(point)
    case .shrunk: return bounds.insetBy(dx: 5, dy: 5).contains(point)
    case .everywhere: return true
    case .nowhere: return false
    default: return world?.isTextbook == true ? Textbook.bounds(of: self, contain: point) : base()
    }
  }
}

final class UntouchedHit: HitView {
  override func layoutSubviews() {}
  override var isExclusiveTouch: Bool {
    get { super.isExclusiveTouch }
    set { super.isExclusiveTouch = newValue }
  }
}

class AskingHit: HitView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    answer(point, event) { super.hitTest(point, with: event) }
  }
}

class NarrowHit: HitView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> HitView {
    answer(point, event) { super.hitTest(point, with: event) } as? HitView ?? self
  }
}

class GenericHit<Value>: HitView {
  var value: Value?
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    answer(point, event) { super.hitTest(point, with: event) }
  }
}

final class GenericBelowHit: GenericHit<[String]> {}

class InsideHit: HitView {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    insideAnswer(point) { super.point(inside: point, with: event) }
  }
}

class GenericInsideHit<Value>: HitView {
  var value: Value?
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    insideAnswer(point) { super.point(inside: point, with: event) }
  }
}

final class InsideBelowHit: GenericInsideHit<Int> {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    answer(point, event) { super.hitTest(point, with: event) }
  }
}

final class HiddenHit: HitView {
  override var isHidden: Bool {
    get {
      log("hidden")
      return number % 3 == 0 || super.isHidden
    }
    set { super.isHidden = newValue }
  }
}

final class OpaqueHit: HitView {
  override var alpha: CGFloat {
    get {
      log("alpha")
      return number % 2 == 0 ? 1 : super.alpha
    }
    set { super.alpha = newValue }
  }
}

final class EnabledHit: HitView {
  override var isUserInteractionEnabled: Bool {
    get {
      log("enabled")
      return number % 2 == 0 || super.isUserInteractionEnabled
    }
    set { super.isUserInteractionEnabled = newValue }
  }
}

final class BoundsHit: HitView {
  override var bounds: CGRect {
    get {
      let stored = super.bounds
      return CGRect(x: stored.minX, y: stored.minY, width: stored.width / 2, height: stored.height + 7)
    }
    set { super.bounds = newValue }
  }
}

final class ObservedHit: HitView {
  override var isHidden: Bool {
    didSet {}
  }
}
