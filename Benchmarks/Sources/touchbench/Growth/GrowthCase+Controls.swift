// SPDX-License-Identifier: Apache-2.0
import TouchControls
import TouchCore

/// Targets of a control.
let controlCases: [GrowthCase] = [
  GrowthCase(name: "targets", title: "targets of a control: added, told, removed") { count in
    let (stage, button) = stageWithButton()
    let hear = Selector("hear", GrowthTarget.hear)
    let targets = (0..<count).map { _ in GrowthTarget() }
    return {
      for target in targets { button.addTarget(target, action: hear, for: .touchUpInside) }
      stage.tap()
      for target in targets { button.removeTarget(target, action: hear, for: .allEvents) }
    }
  },
  GrowthCase(name: "target-methods", title: "actions of one target of a control: added, told, removed") {
    count in
    let (stage, button) = stageWithButton()
    let target = GrowthTarget()
    let actions = (0..<count).map { Selector("hear\($0)", GrowthTarget.hear) }
    return {
      for action in actions { button.addTarget(target, action: action, for: .touchUpInside) }
      stage.tap()
      for action in actions { button.removeTarget(target, action: action, for: .allEvents) }
    }
  },
  GrowthCase(name: "targets-leaving", title: "targets of a control that remove themselves in their action") {
    count in
    let (stage, button) = stageWithButton()
    let leave = Selector("leave", LeavingTarget.leave)
    let targets = (0..<count).map { _ in LeavingTarget { $0.remove(from: button, leave) } }
    for target in targets { button.addTarget(target, action: leave, for: .touchUpInside) }
    return {
      stage.tap()
      withExtendedLifetime(targets) {}
    }
  },
  GrowthCase(name: "targets-wholly-leaving", title: "the same, each by its target alone") { count in
    let (stage, button) = stageWithButton()
    let targets = (0..<count).map { _ in LeavingTarget { $0.remove(from: button, nil) } }
    for target in targets { button.addTarget(target, action: LeavingTarget.leave, for: .touchUpInside) }
    return {
      stage.tap()
      withExtendedLifetime(targets) {}
    }
  },
  GrowthCase(name: "targets-gone", title: "targets of a control gone before the next one comes") { count in
    let (stage, button) = stageWithButton()
    let hear = Selector("hear", GrowthTarget.hear)
    return {
      for _ in 0..<count { button.addTarget(GrowthTarget(), action: hear, for: .touchUpInside) }
      stage.tap()
    }
  },
  GrowthCase(name: "actions", title: "UIActions of a control: added, called, removed") { count in
    let (stage, button) = stageWithButton()
    let actions = (0..<count).map { _ in UIAction { _ in } }
    return {
      for action in actions { button.addAction(action, for: .touchUpInside) }
      stage.tap()
      for action in actions { button.removeAction(action, for: .allEvents) }
    }
  },
  GrowthCase(name: "buttons", title: "buttons under a finger each, pressed together") { count in
    let stage = GrowthStage()
    let places = stage.places(count)
    let target = GrowthTarget()
    for tile in stage.tiles(count) {
      let button = UIButton(frame: tile.bounds)
      button.addTarget(target, action: GrowthTarget.hear, for: .touchUpInside)
      tile.addSubview(button)
    }
    stage.window.layoutIfNeeded()
    return { stage.play(places) }
  },
]

private func stageWithButton() -> (GrowthStage, UIButton) {
  let stage = GrowthStage()
  let button = UIButton(frame: stage.view.bounds)
  stage.view.addSubview(button)
  stage.window.layoutIfNeeded()
  return (stage, button)
}

/// Takes itself from what tells it, as soon as it is told.
final class LeavingTarget {
  private let leaving: (LeavingTarget) -> Void

  init(_ leaving: @escaping (LeavingTarget) -> Void) {
    self.leaving = leaving
  }

  func leave() { leaving(self) }

  func remove(from control: UIControl, _ action: Selector?) {
    control.removeTarget(self, action: action, for: .allEvents)
  }
}
