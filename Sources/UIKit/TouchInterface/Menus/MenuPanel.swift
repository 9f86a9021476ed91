// SPDX-License-Identifier: Apache-2.0
import Foundation
import TouchCore
import TouchGraphics

/// The list of items of an open menu, below its title.
final class MenuPanel: UIView {
  private(set) var items: [MenuItemView] = []
  private var title: UILabel?
  private var gaps: [UIView] = []
  /// The view of the finger that slides over the items.
  ///
  /// It stays in the panel, hidden, when other items replace it: without it the finger would be cancelled.
  weak var fingerView: UIView? {
    didSet { if fingerView == nil { removeLeftover() } }
  }
  private var leftover: UIView?

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .secondarySystemGroupedBackground
    layer.cornerRadius = 13
    layer.shadowOpacity = 0.2
    layer.shadowRadius = 16
    layer.shadowOffset = CGSize(width: 0, height: 4)
  }

  required init?(coder: NSCoder) { nil }

  /// Shows rows, one below the other.
  func show(_ rows: [MenuRow], title text: String, width: CGFloat, _ tuning: TouchTuning) {
    for view in items as [UIView] + gaps + [title].compactMap(\.self) {
      if let fingerView, fingerView.isDescendant(of: view) {
        view.isHidden = true
        leftover = view
      } else {
        view.removeFromSuperview()
      }
    }
    (items, gaps, title) = ([], [], nil)
    var y = tuning.menuPadding
    if !text.isEmpty, !rows.isEmpty {
      show(title: text, CGRect(x: 0, y: y, width: width, height: tuning.menuTitleHeight))
      y += tuning.menuTitleHeight
    }
    let hasMarks = rows.contains(where: \.canBeOn)
    for (index, row) in rows.enumerated() {
      if row.startsGroup, index > 0 {
        addGap(CGRect(x: 0, y: y, width: width, height: tuning.menuGroupGap))
        y += tuning.menuGroupGap
      }
      let height = tuning.menuRowHeight + (row.element.subtitle == nil ? 0 : tuning.menuSubtitleHeight)
      let isLast = index == rows.count - 1 || rows[index + 1].startsGroup
      let item = MenuItemView(row, leavesRoomForMark: hasMarks, hasLine: !isLast)
      item.semanticContentAttribute = semanticContentAttribute
      item.frame = CGRect(x: 0, y: y, width: width, height: height)
      addSubview(item)
      items.append(item)
      y += height
    }
    bounds.size = CGSize(width: width, height: y + tuning.menuPadding)
  }

  private func removeLeftover() {
    leftover?.removeFromSuperview()
    leftover = nil
  }

  private func show(title text: String, _ frame: CGRect) {
    let label = UILabel(frame: frame.insetBy(dx: MenuItemView.margin, dy: 0))
    label.text = text
    label.font = .systemFont(ofSize: 13)
    label.textColor = .secondaryLabel
    title = label
    addSubview(label)
  }

  private func addGap(_ frame: CGRect) {
    let gap = UIView(frame: frame)
    gap.backgroundColor = .tertiarySystemFill
    gap.isUserInteractionEnabled = false
    gaps.append(gap)
    addSubview(gap)
  }
}
