// SPDX-License-Identifier: Apache-2.0
#if canImport(UIKit)
  import UIKit
#else
  import Touchstone
#endif

/// A column of rows that are put into another order by their handles.
///
/// The row under the finger follows it, and the others make room. When it is let go, ``onMove`` is told once;
/// a touch that is cancelled leaves the order as it was.
class ReorderList: UIView {
  /// Called with the old and the new place of a row that was moved.
  var onMove: ((_ from: Int, _ to: Int) -> Void)?

  /// The contents of the rows, in their present order.
  var contents: [UIView] { rows.map(\.content) }

  private let rowHeight: CGFloat
  private var rows: [ReorderRow] = []
  /// The row that is being moved, the place it came from, and its middle when it was lifted.
  private var lifted: (row: ReorderRow, from: Int, centerY: CGFloat)?

  init(contents: [UIView], rowHeight: CGFloat = 44) {
    self.rowHeight = rowHeight
    super.init(frame: .zero)
    for content in contents { add(content) }
  }

  required init?(coder: NSCoder) {
    rowHeight = 44
    super.init(coder: coder)
  }

  private func add(_ content: UIView) {
    let row = ReorderRow(content: content)
    rows.append(row)
    addSubview(row)
    let handle = row.handle
    // The row owns the handle and its actions, so these hold neither the row nor the list.
    func on(_ events: UIControl.Event, _ body: @escaping (ReorderList, ReorderRow) -> Void) {
      handle.addAction(
        UIAction { [weak self, unowned row] _ in
          if let self { body(self, row) }
        }, for: events)
    }
    on(.touchDown) { $0.lift($1) }
    on(.valueChanged) { $0.drag($1) }
    on([.touchUpInside, .touchUpOutside]) { $0.drop($1) }
    on(.touchCancel) { $0.putBack($1) }
  }

  override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: CGFloat(rows.count) * rowHeight)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    for (index, row) in rows.enumerated() where row !== lifted?.row { row.frame = frame(ofRowAt: index) }
  }

  private func frame(ofRowAt index: Int) -> CGRect {
    CGRect(x: 0, y: CGFloat(index) * rowHeight, width: bounds.width, height: rowHeight)
  }

  // MARK: Moving

  private func lift(_ row: ReorderRow) {
    // One at a time: a second finger on another handle moves nothing.
    guard lifted == nil, let index = rows.firstIndex(where: { $0 === row }) else { return }
    lifted = (row, index, row.center.y)
    bringSubviewToFront(row)
    animate { row.alpha = 0.8 }
  }

  private func drag(_ row: ReorderRow) {
    guard let lifted, lifted.row === row, let old = rows.firstIndex(where: { $0 === row }) else { return }
    let top = rowHeight / 2
    let bottom = CGFloat(rows.count) * rowHeight - top
    row.center.y = min(max(lifted.centerY + row.handle.translation, top), bottom)
    let new = min(Int(row.center.y / rowHeight), rows.count - 1)
    guard new != old else { return }
    rows.remove(at: old)
    rows.insert(row, at: new)
    animate { self.layoutSubviews() }
  }

  private func drop(_ row: ReorderRow) {
    guard let lifted, lifted.row === row, let index = rows.firstIndex(where: { $0 === row }) else { return }
    settle(row)
    if index != lifted.from { onMove?(lifted.from, index) }
  }

  private func putBack(_ row: ReorderRow) {
    guard let lifted, lifted.row === row, let index = rows.firstIndex(where: { $0 === row }) else { return }
    rows.remove(at: index)
    rows.insert(row, at: lifted.from)
    settle(row)
  }

  private func settle(_ row: ReorderRow) {
    lifted = nil
    animate {
      row.alpha = 1
      self.layoutSubviews()
    }
  }

  private func animate(_ changes: @escaping () -> Void) {
    UIView.animate(
      withDuration: 0.2, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState],
      animations: changes)
  }
}

/// A row: its content, and the handle at its right end.
private final class ReorderRow: UIView {
  let content: UIView
  let handle = DragHandle()

  init(content: UIView) {
    self.content = content
    super.init(frame: .zero)
    addSubview(content)
    addSubview(handle)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = min(44, bounds.width)
    content.frame = CGRect(x: 0, y: 0, width: bounds.width - width, height: bounds.height)
    handle.frame = CGRect(x: bounds.width - width, y: 0, width: width, height: bounds.height)
  }
}

/// Tells how far a finger has dragged it up or down.
private final class DragHandle: UIControl {
  /// How far the finger has gone since it came down.
  private(set) var translation: CGFloat = 0

  private var startY: CGFloat = 0

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    translation = 0
    // The handle moves with its row, so the finger is measured in the window.
    startY = touch.location(in: nil).y
    return super.beginTracking(touch, with: event)
  }

  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    translation = touch.location(in: nil).y - startY
    sendActions(for: .valueChanged)
    return super.continueTracking(touch, with: event)
  }
}
