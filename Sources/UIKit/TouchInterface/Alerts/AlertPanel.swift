// SPDX-License-Identifier: Apache-2.0
import Foundation
import TouchControls
import TouchCore
import TouchGraphics

/// The view of an alert: a group with the text, the fields and the actions, and that of a sheet's cancel
/// action below.
final class AlertPanel: UIView {
  private weak var controller: UIAlertController?
  private let group = UIView()
  private let scroll = ActionList()
  private let cancelGroup = UIView()
  private let title = UILabel()
  private let message = UILabel()
  private var rows: [AlertRow] = []
  private weak var finger: UITouch?
  private weak var marked: AlertRow?

  init(_ controller: UIAlertController) {
    self.controller = controller
    super.init(frame: .zero)
    for view in [group, cancelGroup] {
      view.backgroundColor = .secondarySystemGroupedBackground
      view.layer.cornerRadius = 14
      view.clipsToBounds = true
      addSubview(view)
    }
    for label in [title, message] {
      label.numberOfLines = 0
      label.textAlignment = .center
      group.addSubview(label)
    }
    group.addSubview(scroll)
  }

  required init?(coder: NSCoder) { nil }

  private var tuning: TouchTuning { UIApplication.shared.tuning }
  private var isSheet: Bool { controller?.preferredStyle == .actionSheet }

  /// Shows the content of the alert as it is now.
  func show() {
    guard let controller else { return }
    title.text = controller.title
    title.font = .boldSystemFont(ofSize: isSheet ? 13 : 17)
    message.text = controller.message
    message.font = .systemFont(ofSize: 13)
    if let text = controller.attributedTitle { title.attributedText = text }
    if let text = controller.attributedMessage { message.attributedText = text }
    if let content = controller.contentViewController?.view, content.superview !== group {
      group.addSubview(content)
    }
    for field in controller.fields where field.superview !== group { group.addSubview(field) }
    let cancels = controller.actions.filter { $0.style == .cancel }
    var shown = controller.actions.filter { $0.style != .cancel }
    // Of two actions the one that cancels is at the leading side, else it is the last.
    if !isSheet, controller.actions.count == 2 { shown = cancels + shown } else { shown += cancels }
    // A finger may be down on a row: it stays the same view.
    let old = rows
    rows = shown.map { action in old.first { $0.action === action } ?? AlertRow(action) }
    for row in old where !rows.contains(row) { row.removeFromSuperview() }
    for row in rows {
      let isPreferred = row.action === controller.preferredAction
      row.show(
        isBold: isPreferred || controller.preferredAction == nil && row.action.style == .cancel,
        fontSize: isSheet ? 20 : 17)
      let place = isSheet && row.action.style == .cancel ? cancelGroup : scroll
      if row.superview !== place { place.addSubview(row) }
    }
    setNeedsLayout()
    // A finger that is down stays on the action that is now where it is.
    guard let finger else { return }
    layoutIfNeeded()
    mark(at: finger)
  }

  /// The size in a window of a size, and the heights of the parts.
  func fit(in room: CGSize) -> CGSize { arrange(in: room, placing: false) }

  override func layoutSubviews() {
    super.layoutSubviews()
    _ = arrange(in: bounds.size, placing: true)
  }

  private func arrange(in room: CGSize, placing: Bool) -> CGSize {
    let width = isSheet ? room.width : min(tuning.alertWidth, room.width)
    let inner = CGRect(x: 16, y: 0, width: width - 32, height: 0)
    var y: CGFloat = isSheet ? 14 : 20
    let empty = y
    for label in [title, message] where label.text?.isEmpty == false {
      let height = label.sizeThatFits(CGSize(width: inner.width, height: .greatestFiniteMagnitude)).height
      if placing { label.frame = CGRect(x: inner.minX, y: y, width: inner.width, height: height) }
      y += height + 4
    }
    for label in [title, message] where placing { label.isHidden = label.text?.isEmpty != false }
    if let content = controller?.contentViewController {
      let height = content.preferredContentSize.height
      if placing { content.view.frame = CGRect(x: 0, y: y, width: width, height: height) }
      y += height
    }
    for field in controller?.fields ?? [] {
      if placing { field.frame = CGRect(x: inner.minX, y: y + 8, width: inner.width, height: 30) }
      y += tuning.alertRowHeight
    }
    y = y == empty ? 0 : y + (isSheet ? 10 : 16)
    let cancelHeight = placeCancel(width, room.height, placing)
    let height = placeRows(from: y, width, room.height - y - cancelHeight, placing)
    if placing { group.frame = CGRect(x: 0, y: 0, width: width, height: y + height) }
    return CGSize(width: width, height: y + height + cancelHeight)
  }

  /// Places the cancel action of a sheet at the bottom; gives the height that it takes.
  private func placeCancel(_ width: CGFloat, _ bottom: CGFloat, _ placing: Bool) -> CGFloat {
    let row = isSheet ? rows.first { $0.action.style == .cancel } : nil
    if placing { cancelGroup.isHidden = row == nil }
    guard let row else { return 0 }
    let height = tuning.sheetRowHeight
    if placing {
      cancelGroup.frame = CGRect(x: 0, y: bottom - height, width: width, height: height)
      row.frame = cancelGroup.bounds
    }
    return height + tuning.sheetMargin
  }

  /// Places the other actions, which scroll if there is no room for them; gives the height that they take.
  private func placeRows(from y: CGFloat, _ width: CGFloat, _ room: CGFloat, _ placing: Bool) -> CGFloat {
    let rows = isSheet ? rows.filter { $0.action.style != .cancel } : rows
    let isPair = !isSheet && rows.count == 2
    let height = isSheet ? tuning.sheetRowHeight : tuning.alertRowHeight
    let content = height * CGFloat(isPair ? 1 : rows.count)
    let shown = min(content, max(room, min(content, height)))
    guard placing else { return shown }
    for (index, row) in rows.enumerated() {
      row.frame =
        isPair
        ? CGRect(x: width / 2 * CGFloat(index), y: 0, width: width / 2, height: height)
        : CGRect(x: 0, y: height * CGFloat(index), width: width, height: height)
    }
    scroll.frame = CGRect(x: 0, y: y, width: width, height: shown)
    scroll.contentSize = CGSize(width: width, height: content)
    scroll.isScrollEnabled = content > shown
    return shown
  }

  // MARK: Fingers

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard finger == nil, let touch = touches.first(where: { !$0.isOver }) else { return }
    finger = touch
    mark(at: touch)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let finger, touches.contains(finger) else { return }
    mark(at: finger)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let finger, touches.contains(finger) else { return }
    self.finger = nil
    guard let marked else { return }
    controller?.choose(marked.action)
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let finger, touches.contains(finger) else { return }
    self.finger = nil
    move(mark: nil)
  }

  private func mark(at touch: UITouch) {
    move(
      mark: rows.first { row in
        guard row.action.isEnabled, let clip = row.superview else { return false }
        return row.bounds.contains(touch.location(in: row)) && clip.bounds.contains(touch.location(in: clip))
      })
  }

  private func move(mark row: AlertRow?) {
    guard row !== marked else { return }
    marked?.isMarked = false
    marked = row
    row?.isMarked = true
  }
}

/// The rows of an alert that scroll, whose touches belong to the panel.
private final class ActionList: UIScrollView {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesBegan(touches, with: event)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesMoved(touches, with: event)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesEnded(touches, with: event)
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }
}
