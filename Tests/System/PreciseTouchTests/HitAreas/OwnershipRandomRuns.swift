// SPDX-License-Identifier: Apache-2.0
import PreciseTouch
import RandomRunning
import Testing
import Touchstone

/// A view of a random screen, inside one of the previous views.
private enum ScreenStep: RunStep {
  case precise(x: Int, y: Int, into: Int, shares: Bool, outset: Int)
  case button(x: Int, y: Int, into: Int)
  case tapped(x: Int, y: Int, into: Int)
  case container(x: Int, y: Int, into: Int, shows: Bool)
  case overflow(x: Int, y: Int, into: Int)
  case change(Int, Change)

  enum Change { case hidden, transparent, off, turned, scaled, scrolled, disabled, shrunk }

  var simpler: [ScreenStep] { [] }

  static func steps(_ random: inout SplitMix64) -> [ScreenStep] {
    (0..<random.within(2...14)).map { _ in
      let (x, y, into) = (random.within(0...120), random.within(0...120), random.below(6))
      switch random.below(10) {
      case 0...3:
        let outset = random.pick([0, 0, 10, 30, -4])
        return .precise(x: x, y: y, into: into, shares: random.oneIn(3), outset: outset)
      case 4...5: return .button(x: x, y: y, into: into)
      case 6: return .tapped(x: x, y: y, into: into)
      case 7: return .container(x: x / 2, y: y / 2, into: into, shows: random.oneIn(2))
      case 8: return .overflow(x: x / 2, y: y / 2, into: into)
      default:
        return .change(
          random.below(8),
          random.pick([.hidden, .transparent, .off, .turned, .scaled, .scrolled, .disabled, .shrunk]))
      }
    }
  }
}

/// A screen of such views; it is the same with and without growing.
private final class Screen {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 220, height: 220))
  private var views: [UIView] = []

  init(_ steps: [ScreenStep]) {
    views = [root]
    for step in steps {
      switch step {
      case .precise(let x, let y, let into, let shares, let outset):
        let button = PreciseButton()
        button.sharesGaps = shares
        let distance = CGFloat(outset)
        button.hitOutsets = UIEdgeInsets(top: distance, left: distance, bottom: distance, right: distance)
        add(button, x, y, 30, into)
      case .button(let x, let y, let into): add(UIButton(), x, y, 30, into)
      case .tapped(let x, let y, let into):
        let view = UIView()
        view.addGestureRecognizer(UITapGestureRecognizer())
        add(view, x, y, 40, into)
      case .container(let x, let y, let into, let shows):
        let view = UIView()
        if shows { view.backgroundColor = .white }
        add(view, x, y, 120, into)
      case .overflow(let x, let y, let into): add(OverflowView(), x, y, 60, into)
      case .change(let place, let change): make(change, views[place % views.count])
      }
    }
  }

  private func add(_ view: UIView, _ x: Int, _ y: Int, _ side: CGFloat, _ into: Int) {
    view.frame = CGRect(x: CGFloat(x), y: CGFloat(y), width: side, height: side)
    views[into % views.count].addSubview(view)
    views.append(view)
  }

  private func make(_ change: ScreenStep.Change, _ view: UIView) {
    guard view !== root else { return }
    switch change {
    case .hidden: view.isHidden = true
    case .transparent: view.alpha = 0
    case .off: view.isUserInteractionEnabled = false
    case .turned: view.transform = CGAffineTransform(rotationAngle: 0.6)
    case .scaled: view.transform = CGAffineTransform(scaleX: 1.4, y: 0.7)
    case .scrolled: view.bounds.origin = CGPoint(x: 7, y: -5)
    case .disabled: (view as? UIControl)?.isEnabled = false
    case .shrunk: view.bounds.size = CGSize(width: 12, height: 50)
    }
  }

  /// The inconsistency: a point of a target that a grown view has taken.
  var fault: String? {
    for x in stride(from: CGFloat(1), to: 220, by: 9) {
      for y in stride(from: CGFloat(1), to: 220, by: 9) {
        let point = CGPoint(x: x, y: y)
        let grown = root.hitTest(point, with: nil)
        let real = ungrown { root.hitTest(point, with: nil) }
        if let fault = fault(at: point, grown, real) { return fault }
      }
    }
    return nil
  }

  private func fault(at point: CGPoint, _ grown: UIView?, _ real: UIView?) -> String? {
    guard let grown, let real, grown !== real, let owner = target(of: real), !grown.isDescendant(of: owner)
    else { return nil }
    // A target with negative outsets gives up its rim only to its superviews.
    if owner.isDescendant(of: grown) { return nil }
    return "(\(point.x), \(point.y)) hits view \(number(grown)) and lies in the bounds of \(number(owner))"
  }

  private func target(of view: UIView) -> UIView? {
    var candidate: UIView? = view
    while let view = candidate {
      if view is UIControl || view.gestureRecognizers?.isEmpty == false { return view }
      candidate = view.superview
    }
    return nil
  }

  private func number(_ view: UIView) -> Int { views.firstIndex { $0 === view } ?? -1 }

  /// Evaluates while nothing is grown or shrunk.
  private func ungrown<Answer>(_ ask: () -> Answer) -> Answer {
    let all = views.compactMap { $0 as? PreciseButton }
    let outsets = all.map(\.tracker.hitOutsets)
    for button in all { button.tracker.hitOutsets = HitOutsets() }
    defer { for (button, outsets) in zip(all, outsets) { button.tracker.hitOutsets = outsets } }
    return ask()
  }
}

struct OwnershipRandomRuns {
  @Test func `no grown control is hit where another target is hit that has not grown`() {
    RandomRuns(name: "ownership", make: ScreenStep.steps) { Screen($0).fault }.check(150)
  }
}
