// SPDX-License-Identifier: Apache-2.0
import Foundation
import TouchCore
import TouchGraphics

// Image and title lie side by side, the image first. Each gets the width that the other leaves of the
// content, is aligned in it, and is then moved by its own insets. So both together are centered, and insets
// on one side of a part move it by half their amount, as in UIKit.

extension UIButton: CompositeView {
  /// Title and image share the room, so a change of one moves the other.
  package func partSizeChanged() {
    setNeedsLayout()
    invalidateIntrinsicContentSize()
  }
}

extension UIButton {
  final func insetsChanged() {
    setNeedsLayout()
    invalidateIntrinsicContentSize()
  }

  final var imageSize: CGSize {
    parts.spinner?.intrinsicContentSize ?? parts.image?.shownImage?.size ?? .zero
  }

  final func titleSize(in width: CGFloat) -> CGSize {
    guard let label = parts.title, label.text?.isEmpty == false else { return .zero }
    return label.sizeThatFits(CGSize(width: max(width, 0), height: .greatestFiniteMagnitude))
  }

  // MARK: Rectangles

  final func rectOfContent(in bounds: CGRect) -> CGRect {
    if let configuration = shownConfiguration {
      return backgroundRect(forBounds: bounds).inset(by: configuration.contentInsets.leftToRight)
    }
    return backgroundRect(forBounds: bounds).inset(by: contentEdgeInsets)
  }

  final func rectOfTitle(in content: CGRect) -> CGRect {
    if let configuration = shownConfiguration {
      return ConfiguredLayout(configuration, of: self, in: content).title
    }
    var insets = titleEdgeInsets
    insets.left += imageSize.width
    let room = content.inset(by: insets)
    return aligned(titleSize(in: room.width), in: room)
  }

  final func rectOfImage(in content: CGRect) -> CGRect {
    if let configuration = shownConfiguration {
      return ConfiguredLayout(configuration, of: self, in: content).image
    }
    var insets = imageEdgeInsets
    insets.right += rectOfTitle(in: content).width
    return aligned(imageSize, in: content.inset(by: insets))
  }

  /// The rectangle of a part in the space available to it; a part that is too wide or too high is reduced to
  /// that space.
  final func aligned(_ size: CGSize, in room: CGRect) -> CGRect {
    let width = max(room.size.width, 0)
    let height = max(room.size.height, 0)
    var rect = CGRect(
      x: room.origin.x, y: room.origin.y, width: min(size.width, width), height: min(size.height, height))
    switch effectiveContentHorizontalAlignment {
    case .center: rect.origin.x += (room.size.width - rect.size.width) / 2
    case .right, .trailing: rect.origin.x += room.size.width - rect.size.width
    case .fill: rect.size.width = width
    case .left, .leading: break
    }
    switch contentVerticalAlignment {
    case .center: rect.origin.y += (room.size.height - rect.size.height) / 2
    case .bottom: rect.origin.y += room.size.height - rect.size.height
    case .fill: rect.size.height = height
    case .top: break
    }
    return rect
  }

  final func placeParts() {
    let content = contentRect(forBounds: bounds)
    if let view = parts.background { place(view, backgroundRect(forBounds: bounds)) }
    if let view = parts.image { place(view, imageRect(forContentRect: content)) }
    if let view = parts.spinner { place(view, imageRect(forContentRect: content)) }
    if let label = parts.title { place(label, titleRect(forContentRect: content)) }
    guard let configuration = shownConfiguration else { return }
    if let label = parts.subtitle {
      place(label, ConfiguredLayout(configuration, of: self, in: content).subtitle)
    }
    if let view = parts.backdrop {
      place(
        view,
        backgroundRect(forBounds: bounds).inset(by: configuration.background.backgroundInsets.leftToRight))
      view.ownLayer.cornerRadius = configuration.cornerRadius(of: view.bounds.size)
    }
  }

  private func place(_ view: UIView, _ frame: CGRect) {
    if view.frame != frame { view.frame = frame }
  }

  // MARK: Sizes

  final func fittingSize(in width: CGFloat) -> CGSize {
    // The size may be asked for before the first layout.
    updateConfigurationIfNeeded()
    if let configuration = shownConfiguration {
      return ConfiguredLayout.size(configuration, of: self, in: width)
    }
    let insets = contentEdgeInsets
    let image = imageSize
    let room = width > 0 ? max(width - insets.left - insets.right - image.width, 1) : 0
    let title = titleSize(in: room)
    var size = CGSize(width: image.width + title.width, height: max(image.height, title.height))
    if insets != .zero {
      size.width += insets.left + insets.right
      size.height += insets.top + insets.bottom
    } else if image == .zero || title != .zero {
      let line = title.height > 0 ? title.height : (parts.title?.font ?? defaultFont).lineHeight.rounded(.up)
      size.height = max(size.height, line + 2 * IntrinsicSize.buttonMargin)
      size.width = max(size.width, IntrinsicSize.buttonWidth)
    }
    if let background = parts.background?.image?.size {
      size.width = max(size.width, background.width)
      size.height = max(size.height, background.height)
    }
    return CGSize(width: max(size.width, 0), height: max(size.height, 0))
  }
}

extension NSDirectionalEdgeInsets {
  /// The insets for text that runs from left to right, as it does here.
  nonisolated var leftToRight: UIEdgeInsets {
    UIEdgeInsets(top: top, left: leading, bottom: bottom, right: trailing)
  }
}
