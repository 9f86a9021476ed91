// SPDX-License-Identifier: Apache-2.0
import RandomRunning
import Testing

@testable import TouchCore

/// Keeps which presses the system handed to it, and complains about what is out of order.
private final class Strict: UIView {
  var has: Set<Int> = []
  var faults: [String] = []
  var passesOn = false
  var act: (() -> Void)?

  /// Those that began here; others are passed on from below, as the hierarchy is at each call.
  private func own(_ presses: Set<UIPress>) -> Set<UIPress> { presses.filter { $0.responder === self } }

  override var canBecomeFirstResponder: Bool { true }
  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    for press in own(presses) where !has.insert(press.number).inserted {
      faults.append("\(press.number) twice")
    }
    if passesOn { super.pressesBegan(presses, with: event) }
    act?()
  }
  override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    for press in own(presses) where !has.contains(press.number) { faults.append("\(press.number) unknown") }
    if passesOn { super.pressesChanged(presses, with: event) }
    act?()
  }
  override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    for press in own(presses) where has.remove(press.number) == nil { faults.append("\(press.number) ended") }
    if passesOn { super.pressesEnded(presses, with: event) }
    act?()
  }
  override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    for press in own(presses) where has.remove(press.number) == nil {
      faults.append("\(press.number) cancelled")
    }
    if passesOn { super.pressesCancelled(presses, with: event) }
    act?()
  }
}

struct PressRandomRuns {
  @Test(arguments: 1...200)
  func `every press that began at a responder ends there once`(seed: Int) {
    #expect(HeapBlocks.lost { run(seed) } == 0)
  }

  private func run(_ seed: Int) {
    var dice = ControllerDice(seed: seed)
    let application = UIApplication()
    defer { UIApplication.current = nil }
    let scene = UIWindowScene(application: application)
    let windows = (0..<2).map { _ in UIWindow(windowScene: scene) }
    let views = (0..<5).map { _ in Strict() }
    let before = Misuse.handler
    Misuse.handler = { _ in }
    defer { Misuse.handler = before }
    let phases: [UIPress.Phase] = [.began, .began, .changed, .ended, .ended, .cancelled]
    var depth = 0

    func step() {
      guard depth < 3 else { return }
      depth += 1
      defer { depth -= 1 }
      let view = views[dice.roll(views.count)]
      switch dice.roll(9) {
      case 0, 1, 2: application.press(phases[dice.roll(phases.count)], id: dice.roll(4))
      case 3: view.becomeFirstResponder()
      case 4: view.resignFirstResponder()
      case 5: windows[dice.roll(2)].makeKey()
      case 6: views[dice.roll(views.count)].addSubview(view)
      case 7: windows[dice.roll(2)].addSubview(view)
      default:
        switch dice.roll(8) {
        case 0: application.resignActive()
        case 1: view.removeFromSuperview()
        case 2: windows[dice.roll(2)].windowScene = dice.roll(2) == 0 ? scene : nil
        default: application.becomeActive()
        }
      }
    }

    for (number, view) in views.enumerated() {
      view.passesOn = number % 2 == 0
      view.act = { if dice.roll(3) == 0 { step() } }
    }
    for window in windows { window.makeKeyAndVisible() }
    for _ in 0..<150 { step() }
    for view in views { view.act = nil }
    for id in 0..<4 { application.press(.ended, id: id) }
    #expect(views.flatMap(\.faults) == [])
    #expect(views.flatMap(\.has) == [])
    #expect(application.activePresses.isEmpty)
  }
}
