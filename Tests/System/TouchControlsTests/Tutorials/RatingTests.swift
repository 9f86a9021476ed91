// SPDX-License-Identifier: Apache-2.0
import Testing
import TouchTesting
import Touchstone

// The first part of Documentation/FirstGestureTest.md.

final class Rating: UIControl {
  private(set) var stars = 0

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    follow(touch)
    return true
  }

  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    follow(touch)
    return true
  }

  private func follow(_ touch: UITouch) {
    let part = touch.location(in: self).x / bounds.width
    let selected = min(max(Int(part * 5) + 1, 1), 5)
    guard selected != stars else { return }
    stars = selected
    sendActions(for: .valueChanged)
  }
}

@MainActor @Test func `a finger that slides over the stars selects one after the other`() throws {
  let stage = Stage()
  let rating = Rating(frame: CGRect(x: 50, y: 200, width: 250, height: 44))
  try stage.add(rating, named: "rating")
  rating.addAction(UIAction { _ in stage.log("\(rating.stars) stars") }, for: .valueChanged)

  let finger = stage.finger(1)
  try finger.down(at: .point(25, 22, in: "rating"))  // on the first star
  try finger.move(to: .point(125, 22, in: "rating"), over: 0.3)  // to the third
  try finger.up()

  expectLog(
    stage,
    """
    1 stars
    2 stars
    3 stars
    """)
}
