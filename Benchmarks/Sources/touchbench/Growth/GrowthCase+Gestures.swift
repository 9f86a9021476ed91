// SPDX-License-Identifier: Apache-2.0
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

/// Is told of something.
final class GrowthTarget {
  private(set) var heard = 0

  func hear() { heard += 1 }
}
