// SPDX-License-Identifier: Apache-2.0
import Foundation
import TouchCore
import TouchGraphics

/// The layout of image, title and subtitle in a button with a configuration.
///
/// Title and subtitle form a block with the image at one side of it. The control's alignments position the
/// whole.
struct ConfiguredLayout {
  private(set) var image = CGRect.zero
  private(set) var title = CGRect.zero
  private(set) var subtitle = CGRect.zero

  init(_ configuration: UIButton.Configuration, of button: UIButton, in content: CGRect) {
    let sizes = Sizes(configuration, of: button, in: content.size.width)
    let whole = button.aligned(sizes.whole, in: content)
    var text = CGRect(origin: whole.origin, size: sizes.text)
    image = CGRect(origin: whole.origin, size: sizes.image)
    if sizes.isUpright {
      text.size.width = min(text.size.width, whole.size.width)
      text.origin.x += (whole.size.width - text.size.width) / 2
      image.origin.x += (whole.size.width - image.size.width) / 2
      if configuration.imagePlacement.contains(.bottom) {
        image.origin.y = whole.maxY - image.size.height
      } else {
        text.origin.y = whole.maxY - text.size.height
      }
    } else {
      text.size.width = min(text.size.width, max(whole.size.width - sizes.image.width - sizes.gap, 0))
      text.origin.y += (whole.size.height - text.size.height) / 2
      image.origin.y += (whole.size.height - image.size.height) / 2
      if configuration.imagePlacement.contains(.trailing) {
        image.origin.x = whole.maxX - image.size.width
      } else {
        text.origin.x = whole.maxX - text.size.width
      }
    }
    title = Self.line(sizes.title, in: text, at: text.minY, configuration)
    subtitle = Self.line(sizes.subtitle, in: text, at: text.maxY - sizes.subtitle.height, configuration)
  }

  /// The size of a button whose content may be this wide; 0 means any width.
  static func size(
    _ configuration: UIButton.Configuration, of button: UIButton, in width: CGFloat
  ) -> CGSize {
    let insets = configuration.contentInsets
    let room = width > 0 ? max(width - insets.leading - insets.trailing, 1) : 0
    let whole = Sizes(configuration, of: button, in: room).whole
    return CGSize(
      width: max(whole.width + insets.leading + insets.trailing, 0),
      height: max(whole.height + insets.top + insets.bottom, 0))
  }

  /// The rectangle of one line in the text block.
  private static func line(
    _ size: CGSize, in text: CGRect, at y: CGFloat, _ configuration: UIButton.Configuration
  ) -> CGRect {
    let width = min(size.width, text.size.width)
    let rest = text.size.width - width
    var rect = CGRect(x: text.minX, y: y, width: width, height: size.height)
    switch configuration.titleAlignment {
    case .leading: break
    case .center: rect.origin.x += rest / 2
    case .trailing: rect.origin.x += rest
    case .automatic:
      if configuration.imagePlacement.contains(.trailing) {
        rect.origin.x += rest
      } else if configuration.imagePlacement.isDisjoint(with: .leading) {
        rect.origin.x += rest / 2
      }
    }
    return rect
  }

  /// The sizes of the pieces.
  private struct Sizes {
    let image: CGSize
    var title = CGSize.zero
    var subtitle = CGSize.zero
    var text = CGSize.zero
    var whole = CGSize.zero
    /// The distance between image and text, if both exist.
    var gap: CGFloat = 0
    /// Whether the image is above or below the text.
    let isUpright: Bool

    init(_ configuration: UIButton.Configuration, of button: UIButton, in width: CGFloat) {
      image = button.imageSize
      isUpright = !configuration.imagePlacement.isDisjoint(with: [.top, .bottom])
      let hasImage = image.width > 0 || image.height > 0
      let taken = hasImage && !isUpright ? image.width + configuration.imagePadding : 0
      let room = width > 0 ? max(width - taken, 1) : 0
      title = button.titleSize(in: room)
      if let label = button.parts.subtitle {
        subtitle = label.sizeThatFits(CGSize(width: room, height: .greatestFiniteMagnitude))
      }
      text.width = max(title.width, subtitle.width)
      text.height = title.height + subtitle.height
      if title.height > 0, subtitle.height > 0 { text.height += configuration.titlePadding }
      if hasImage, text.height > 0 { gap = configuration.imagePadding }
      if isUpright {
        whole.width = max(text.width, image.width)
        whole.height = text.height + gap + image.height
      } else {
        whole.width = text.width + gap + image.width
        whole.height = max(text.height, image.height)
      }
    }
  }
}
