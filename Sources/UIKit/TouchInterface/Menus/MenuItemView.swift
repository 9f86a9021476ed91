// SPDX-License-Identifier: Apache-2.0
import Foundation
import TouchCore
import TouchDrawing
import TouchGraphics

/// An item of an open menu, which tests find by its title.
///
/// As on iOS, a check mark or a dash is before the title, the subtitle below it, and the image or the arrow
/// of a submenu at the end.
final class MenuItemView: UIView {
  let row: MenuRow
  var isMarked = false { didSet { backgroundColor = isMarked ? .systemFill : nil } }

  private let title = UILabel()
  private let subtitle: UILabel?
  private let image: UIImageView?
  private let leavesRoomForMark: Bool
  private let hasLine: Bool

  /// The room beside the content, before the title for a mark, and for an image or an arrow.
  static let (margin, markWidth, imageSize): (CGFloat, CGFloat, CGFloat) = (16, 24, 22)

  init(_ row: MenuRow, leavesRoomForMark: Bool, hasLine: Bool) {
    self.row = row
    self.leavesRoomForMark = leavesRoomForMark
    self.hasLine = hasLine
    subtitle = row.element.subtitle.map { _ in UILabel() }
    image = row.opensMenu ? nil : row.element.image.map { UIImageView(image: $0) }
    super.init(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
    layer.cornerRadius = 10
    accessibilityIdentifier = row.element.title
    accessibilityLabel = row.element.title
    isAccessibilityElement = true
    accessibilityTraits = row.isEnabled ? .button : [.button, .notEnabled]
    if row.state == .on { accessibilityTraits.insert(.selected) }
    title.text = row.element.title
    title.textColor = color
    addSubview(title)
    if let subtitle {
      subtitle.text = row.element.subtitle
      subtitle.font = .systemFont(ofSize: 12)
      subtitle.textColor = row.isEnabled ? .secondaryLabel : .tertiaryLabel
      addSubview(subtitle)
    }
    if let image {
      image.tintColor = color
      image.contentMode = .scaleAspectFit
      addSubview(image)
    }
  }

  required init?(coder: NSCoder) { nil }

  /// The color of the title, the mark and the image.
  private var color: UIColor { row.isEnabled ? row.isDestructive ? .systemRed : .label : .tertiaryLabel }

  /// The place between two distances from the leading edge, which is the right one for languages from right
  /// to left.
  private func place(from start: CGFloat, to end: CGFloat, y: CGFloat, height: CGFloat) -> CGRect {
    let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let x = isReversed ? bounds.width - end : start
    return CGRect(x: x, y: y, width: max(end - start, 0), height: height)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let start = Self.margin + (leavesRoomForMark ? Self.markWidth : 0)
    let trailing = bounds.width - Self.margin
    let hasEnd = image != nil || row.opensMenu
    let end = trailing - (hasEnd ? Self.imageSize + 8 : 0)
    let alignment: NSTextAlignment = effectiveUserInterfaceLayoutDirection == .rightToLeft ? .right : .left
    title.textAlignment = alignment
    if let subtitle {
      let (first, second) = (title.font.lineHeight, subtitle.font.lineHeight)
      let top = (bounds.height - first - second - 1) / 2
      title.frame = place(from: start, to: end, y: top, height: first)
      subtitle.frame = place(from: start, to: end, y: top + first + 1, height: second)
      subtitle.textAlignment = alignment
    } else {
      title.frame = place(from: start, to: end, y: 0, height: bounds.height)
    }
    image?.frame = place(
      from: trailing - Self.imageSize, to: trailing, y: (bounds.height - Self.imageSize) / 2,
      height: Self.imageSize)
  }

  // MARK: Marks

  override func draw(_ rect: CGRect) {
    super.draw(rect)
    if hasLine {
      UIColor.separator.setFill()
      UIBezierPath(rect: place(from: Self.margin, to: bounds.width, y: bounds.height - 0.5, height: 0.5))
        .fill()
    }
    color.setStroke()
    let mark = place(from: Self.margin, to: Self.margin + 14, y: (bounds.height - 14) / 2, height: 14)
    switch row.state {
    case .on: stroke([(0.05, 0.55), (0.36, 0.88), (0.95, 0.12)], in: mark)
    case .mixed: stroke([(0.1, 0.5), (0.9, 0.5)], in: mark)
    default: break
    }
    guard row.opensMenu else { return }
    let trailing = bounds.width - Self.margin
    UIColor.tertiaryLabel.setStroke()
    let arrow = place(from: trailing - 8, to: trailing, y: (bounds.height - 14) / 2, height: 14)
    let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
    stroke([(0.05, 0.05), (0.95, 0.5), (0.05, 0.95)].map { (isReversed ? 1 - $0.0 : $0.0, $0.1) }, in: arrow)
  }

  /// Strokes a line through points, given as fractions of a rectangle.
  private func stroke(_ points: [(CGFloat, CGFloat)], in rect: CGRect) {
    let path = UIBezierPath()
    for (index, point) in points.enumerated() {
      let place = CGPoint(x: rect.minX + point.0 * rect.width, y: rect.minY + point.1 * rect.height)
      if index == 0 { path.move(to: place) } else { path.addLine(to: place) }
    }
    path.lineWidth = 2
    path.lineCapStyle = .round
    path.lineJoinStyle = .round
    path.stroke()
  }
}
