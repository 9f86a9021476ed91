// SPDX-License-Identifier: Apache-2.0
import TouchCore

/// One of the pieces of a segmented control: what it shows and whether it can be chosen.
struct Segment {
  var title: String?
  var image: UIImage?
  var action: UIAction?
  var isEnabled = true
  /// The width it was given; 0 for the one it gets.
  var width: CGFloat = 0
  var contentOffset = CGSize.zero

  /// What was given in a list of contents; nil for what is neither text nor picture.
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
    take(action)
  }

  /// Takes the action, and shows its picture or else its title.
  mutating func take(_ action: UIAction) {
    self.action = action
    image = action.image
    title = action.image == nil ? action.title : nil
  }

  /// The size of the picture or the title.
  var contentSize: CGSize {
    if let image { return image.size }
    guard let title, !title.isEmpty else { return .zero }
    let label = UILabel()
    label.font = .systemFont(ofSize: 13, weight: .medium)
    label.text = title
    return label.intrinsicContentSize
  }
}
