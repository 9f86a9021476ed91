// SPDX-License-Identifier: Apache-2.0
@testable import TouchCore

extension TouchRunWorld {
  /// Makes another application, and gives it a scene and a window that is another one's so far.
  func makeApplication(_ number: Int) {
    guard applicationCount < 3 else { return }
    let scene = UIWindowScene(application: addApplication())
    add(scene)
    window(number).windowScene = scene
  }

  /// Which application a touch is of: its place, times a thousand, goes before the number of the touch.
  func key(of touch: UITouch) -> Int {
    key(touch.number) { $0.registry.touches.holds(touch) || $0.registry.lifted.holds(touch) }
  }

  /// The same for a press.
  func key(of press: UIPress) -> Int {
    key(press.number) {
      $0.pressRegistry.presses.holds(press) || $0.pressRegistry.lifted.holds(press)
    }
  }
}
