// SPDX-License-Identifier: Apache-2.0
import BenchTrees
import Foundation
import TouchCore

/// Recognizers on one view.
let gestureCases: [GrowthCase] = [
  GrowthCase(
    name: "recognizers", title: "recognizers on a view: put there, tapped, held, dragged, taken away"
  ) {
    count in
    let stage = GrowthStage()
    return {
      let recognizers = stage.add(count) { place in
        [UITapGestureRecognizer(), UIPanGestureRecognizer(), UILongPressGestureRecognizer()][place % 3]
      }
      stage.tap()
      stage.hold()
      stage.drag()
      for recognizer in recognizers { stage.view.removeGestureRecognizer(recognizer) }
    }
  },
  GrowthCase(name: "recognizers-undecided", title: "double taps on a view, whose time runs out") { count in
    let stage = GrowthStage()
    let taps = stage.add(count) { _ in UITapGestureRecognizer() }
    for tap in taps { tap.numberOfTapsRequired = 2 }
    return {
      stage.tap()
      stage.hold()
    }
  },
  GrowthCase(name: "recognizers-removed", title: "recognizers taken away and disabled while a finger is down")
  {
    count in
    let stage = GrowthStage()
    let taps = stage.add(count) { _ in UITapGestureRecognizer() }
    return {
      stage.frame(.began, [CGPoint(x: 500, y: 500)])
      for (place, tap) in taps.reversed().enumerated() {
        if place % 2 == 0 { stage.view.removeGestureRecognizer(tap) } else { tap.isEnabled = false }
      }
      stage.frame(.ended, [CGPoint(x: 500, y: 500)])
    }
  },
  GrowthCase(name: "recognizers-shuffled", title: "recognizers taken away in no order while a finger is down")
  {
    count in
    let stage = GrowthStage()
    let taps = stage.add(count) { _ in UITapGestureRecognizer() }
    return {
      stage.frame(.began, [CGPoint(x: 500, y: 500)])
      for place in shuffled(count) { stage.view.removeGestureRecognizer(taps[place]) }
      stage.frame(.ended, [CGPoint(x: 500, y: 500)])
    }
  },
  GrowthCase(name: "recognizers-together", title: "pans that go on together, and lift") { count in
    let stage = stageOfPans(count)
    return { stage.frame(.ended, [CGPoint(x: 150, y: 100)]) }
  },
  GrowthCase(name: "recognizers-stopped", title: "pans that go on together, and are cancelled") { count in
    let stage = stageOfPans(count)
    return { stage.application.resignActive() }
  },
  GrowthCase(name: "recognizers-by-code", title: "gestures that code makes") { count in
    let stage = GrowthStage()
    let pans = stage.add(count) { _ in UIPanGestureRecognizer() }
    return {
      for pan in pans { pan.state = .began }
      for pan in pans { pan.state = .changed }
      for pan in pans { pan.state = .ended }
      stage.application.advance(by: 1)
    }
  },
  GrowthCase(name: "recognizers-above", title: "views in each other, a recognizer on each") { count in
    let stage = GrowthStage()
    var view: UIView = stage.view
    for _ in 0..<count {
      let child = Listener(frame: stage.view.bounds)
      child.addGestureRecognizer(UITapGestureRecognizer())
      view.addSubview(child)
      view = child
    }
    return {
      stage.tap()
      stage.hold()
    }
  },
  GrowthCase(name: "hovering", title: "recognizers that a pointer hovers over") { count in
    let stage = GrowthStage()
    _ = stage.add(count) { _ in UIHoverGestureRecognizer() }
    return {
      for (place, phase) in [UITouch.Phase.regionEntered, .regionMoved, .regionExited].enumerated() {
        stage.application.handle(
          PointerFrame(
            timestamp: stage.application.clock.now + 0.1, location: CGPoint(x: 500 + place, y: 500),
            action: .hover(phase)))
      }
    }
  },
  GrowthCase(name: "gesture-targets", title: "targets of a recognizer: added, told, removed") { count in
    let stage = GrowthStage()
    let tap = UITapGestureRecognizer()
    stage.view.addGestureRecognizer(tap)
    let hear = Selector("hear", GrowthTarget.hear)
    let targets = (0..<count).map { _ in GrowthTarget() }
    return {
      for target in targets { tap.addTarget(target, action: hear) }
      stage.tap()
      for target in targets { tap.removeTarget(target, action: hear) }
    }
  },
  GrowthCase(name: "gesture-targets-leaving", title: "targets of a recognizer that leave") { count in
    let stage = GrowthStage()
    let tap = UITapGestureRecognizer()
    stage.view.addGestureRecognizer(tap)
    let leave = Selector("leave", LeavingTarget.leave)
    let targets = (0..<count).map { place in
      LeavingTarget { tap.removeTarget($0, action: place % 2 == 0 ? nil : leave) }
    }
    for target in targets { tap.addTarget(target, action: leave) }
    return {
      stage.tap()
      withExtendedLifetime(targets) {}
    }
  },
  GrowthCase(
    name: "gesture-targets-shuffled", title: "targets of a recognizer that are removed in no order"
  ) {
    count in
    let tap = UITapGestureRecognizer()
    let targets = (0..<count).map { _ in GrowthTarget() }
    return {
      for target in targets { tap.addTarget(target, action: GrowthTarget.hear) }
      for place in shuffled(count) { tap.removeTarget(targets[place], action: nil) }
    }
  },
  GrowthCase(name: "gesture-targets-gone", title: "targets of a recognizer gone before the next comes") {
    count in
    let stage = GrowthStage()
    let tap = UITapGestureRecognizer()
    stage.view.addGestureRecognizer(tap)
    let hear = Selector("hear", GrowthTarget.hear)
    return {
      for _ in 0..<count { tap.addTarget(GrowthTarget(), action: hear) }
      stage.tap()
    }
  },
  GrowthCase(name: "recognizers-pressed", title: "recognizers of a button's presses") { count in
    let stage = GrowthStage()
    for _ in 0..<count {
      let tap = UITapGestureRecognizer()
      tap.allowedPressTypes = [NSNumber(value: UIPress.PressType.select.rawValue)]
      stage.window.addGestureRecognizer(tap)
    }
    return {
      stage.press(.began, 1)
      stage.press(.ended, 1)
      stage.application.advance(by: 2)
    }
  },
  GrowthCase(name: "presses", title: "buttons that are down together, let go, taken away") { count in
    let stage = GrowthStage()
    return {
      stage.press(.began, count)
      stage.press(.changed, count)
      stage.press(.ended, count)
      stage.press(.began, count)
      stage.application.resignActive()
    }
  },
]

/// A view with pans that all go on under one finger.
private func stageOfPans(_ count: Int) -> GrowthStage {
  let stage = GrowthStage()
  for _ in 0..<count { stage.view.addGestureRecognizer(TogetherPan()) }
  stage.frame(.began, [CGPoint(x: 100, y: 100)])
  stage.frame(.moved, [CGPoint(x: 150, y: 100)])
  return stage
}

/// Keeps nobody out, without a delegate that answers for each pair.
private final class TogetherPan: UIPanGestureRecognizer {
  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { false }
}

/// The numbers below `count`, each once, in no order.
func shuffled(_ count: Int) -> [Int] { (0..<count).map { ($0 &* 7919) % count } }

/// Is told of something.
final class GrowthTarget {
  private(set) var heard = 0

  func hear() { heard += 1 }
}
