// SPDX-License-Identifier: Apache-2.0
import Foundation
import TouchCore
import TouchGraphics

/// A segment of a segmented control: what it shows and whether it can be chosen.
struct Segment {
  var title: String?
  var image: UIImage?
  var action: UIAction?
  var isEnabled = true
  /// The width that was set; 0 for an automatic one.
  var width: CGFloat = 0
  var contentOffset = CGSize.zero

  /// Creates a segment from an item of a list; fails if it is neither text nor image.
  init?(_ item: Any) {
    if let title = item as? String {
      self.title = title
    } else if let image = item as? UIImage {
      self.image = image
    } else {
      return nil
    }
  }

  init(title: String?) { self.title = title }

  init(image: UIImage?) { self.image = image }

  init(_ action: UIAction) {
    apply(action)
  }

  /// Sets the action and shows its image, or its title if it has none.
  mutating func apply(_ action: UIAction) {
    self.action = action
    image = action.image
    title = action.image == nil ? action.title : nil
  }

  /// The size of the image or the title.
  var contentSize: CGSize {
    if let image { return image.size }
    guard let title, !title.isEmpty else { return .zero }
    let label = UILabel()
    label.font = .systemFont(ofSize: 13, weight: .medium)
    label.text = title
    return label.intrinsicContentSize
  }
}
