// SPDX-License-Identifier: Apache-2.0
import Testing
import TouchTesting
import Touchstone

// The second part of Documentation/FirstGestureTest.md.

final class SwipeRow: UIView {
  let deleteButton = UIButton(frame: CGRect(x: 295, y: 0, width: 80, height: 60))

  override init(frame: CGRect) {
    super.init(frame: frame)
    deleteButton.isHidden = true
    addSubview(deleteButton)
    let swipe = UISwipeGestureRecognizer(target: self, action: SwipeRow.reveal)
    swipe.direction = .left
    addGestureRecognizer(swipe)
    deleteButton.addAction(UIAction { [weak self] _ in self?.removeFromSuperview() }, for: .touchUpInside)
  }

  required init?(coder: NSCoder) { nil }

  private func reveal() {
    deleteButton.isHidden = false
  }
}

@MainActor @Test func `a swipe to the left reveals the button that deletes the row`() throws {
  let stage = Stage()
  let row = SwipeRow(frame: CGRect(x: 0, y: 100, width: 375, height: 60))
  try stage.add(row, named: "row")
  try stage.name(row.deleteButton, "delete")

  // A swipe is fast. The same movement over three seconds is not one.
  let finger = stage.finger(1)
  try finger.down(at: .point(250, 30, in: "row"))
  try finger.move(by: CGVector(dx: -150, dy: 0), over: 3)
  try finger.up()
  #expect(row.deleteButton.isHidden)

  try finger.down(at: .point(250, 30, in: "row"))
  try finger.move(by: CGVector(dx: -150, dy: 0), over: 0.2)
  try finger.up()
  #expect(!row.deleteButton.isHidden)

  try stage.tap("delete")
  #expect(row.superview == nil)
}
