// SPDX-License-Identifier: Apache-2.0
import Testing
import TouchTesting
import Touchstone

// The fourth part of Documentation/FirstGestureTest.md.

final class ReorderColumn: UIView {
  private(set) var titles: [String]
  private var lifted: Int?

  init(titles: [String]) {
    self.titles = titles
    super.init(frame: CGRect(x: 0, y: 100, width: 375, height: 60 * CGFloat(titles.count)))
    addGestureRecognizer(UILongPressGestureRecognizer(target: self, action: ReorderColumn.pressed(_:)))
  }

  required init?(coder: NSCoder) { nil }

  private func pressed(_ press: UILongPressGestureRecognizer) {
    let row = min(max(Int(press.location(in: self).y / 60), 0), titles.count - 1)
    switch press.state {
    case .began: lifted = row
    case .changed:
      guard let old = lifted, old != row else { return }
      titles.insert(titles.remove(at: old), at: row)
      lifted = row
    default: lifted = nil
    }
  }
}

@MainActor @Test func `a row follows the finger after a long press, and not before`() throws {
  let stage = Stage()
  let column = ReorderColumn(titles: ["Milk", "Bread", "Eggs"])
  try stage.add(column, named: "column")

  let finger = stage.finger(1)
  try finger.down(at: .point(100, 30, in: "column"))
  try finger.move(by: CGVector(dx: 0, dy: 120), over: 0.3)  // too early: a long press takes half a second
  try finger.up()
  #expect(column.titles == ["Milk", "Bread", "Eggs"])

  try finger.down(at: .point(100, 30, in: "column"))
  try finger.wait(0.6)
  try finger.move(by: CGVector(dx: 0, dy: 120), over: 0.3)
  try finger.up()
  #expect(column.titles == ["Bread", "Eggs", "Milk"])
}
