// SPDX-License-Identifier: Apache-2.0
import Foundation
import TouchControls
import TouchCore
import TouchGraphics

/// The large title below the items of a navigation bar, which is covered from above while the bar gets lower.
final class LargeTitle: UIView {
  /// The height that a large title adds to a bar; observed on iPhones, whose bars are 96 points high then.
  nonisolated static let height: CGFloat = 52

  let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    clipsToBounds = true
    isHidden = true
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  /// Shows a title in the lowest part of a bar.
  func show(_ title: String?, in bar: CGRect, room: CGFloat) {
    isHidden = room <= 0
    label.text = title
    frame = CGRect(x: 0, y: bar.height - room, width: bar.width, height: room)
    label.frame = CGRect(x: 16, y: room - Self.height, width: max(bar.width - 32, 0), height: Self.height)
  }
}

extension UINavigationBar {
  /// Whether the present title is large while the content is not scrolled.
  final var showsLargeTitle: Bool {
    guard prefersLargeTitles, traitCollection.verticalSizeClass != .compact else { return false }
    for item in (items ?? []).reversed() {
      switch item.largeTitleDisplayMode {
      case .always: return true
      case .never: return false
      case .automatic: continue
      }
    }
    return true
  }
}
