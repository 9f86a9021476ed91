// SPDX-License-Identifier: Apache-2.0
import Foundation
import TouchControls
import TouchCore
import TouchDrawing
import TouchGraphics

/// The button of an item in a bar.
final class BarButton: UIButton {
  /// What a tap does.
  var press: (UIEvent?) -> Void = { _ in }

  override init(frame: CGRect) {
    super.init(frame: frame)
    addTarget(self, action: BarButton.pressed, for: .touchUpInside)
  }

  required init?(coder: NSCoder) { nil }

  private func pressed(_ sender: BarButton, _ event: UIEvent?) { press(event) }

  /// Shows an item as it is now.
  func show(_ item: UIBarButtonItem) {
    let isLow = traitCollection.verticalSizeClass == .compact
    let image =
      (isLow ? item.landscapeImagePhone : nil) ?? item.image ?? item.systemItem?.symbol.map(Self.symbol)
    show(title: image == nil ? item.title ?? item.systemItem?.title : nil, image: image)
    isEnabled = item.isEnabled
    let looks = [item] + AppearanceSamples.current.items(in: item.bar as? UIView)
    let tint = looks.lazy.compactMap(\.tintColor).first
    tintColor = tint
    let attributes = looks.lazy.compactMap { $0.titleTextAttributes(for: .normal) }.first
    if let font = attributes?[.font] as? UIFont { titleLabel?.font = font }
    setTitleColor(attributes?[.foregroundColor] as? UIColor ?? tint, for: .normal)
    let name = item.title ?? item.systemItem?.name
    accessibilityIdentifier = item.accessibilityIdentifier ?? name
    accessibilityLabel = item.accessibilityLabel ?? name
    if menu !== item.menu { menu = item.menu }
    let opensMenu = item.menu != nil && item.action == nil && item.primaryAction == nil
    if showsMenuAsPrimaryAction != opensMenu { showsMenuAsPrimaryAction = opensMenu }
  }

  /// Shows a title or an image.
  func show(title: String?, image: UIImage?) {
    if currentTitle != title { setTitle(title, for: .normal) }
    if currentImage !== image { setImage(image, for: .normal) }
  }

  override func titleColor(for state: UIControl.State) -> UIColor? {
    state.contains(.disabled) ? .tertiaryLabel : super.titleColor(for: .normal) ?? tintColor
  }

  /// The image of the catalog with a symbol's name, or a blank one.
  private static func symbol(_ name: String) -> UIImage {
    UIImage(systemName: name)
      ?? UIImage(size: CGSize(width: 22, height: 22), scale: 1, renderingMode: .alwaysTemplate, name: name)
  }
}

extension UIBarButtonItem.SystemItem {
  /// The title that the system draws; nil if it draws a symbol.
  var title: String? {
    switch self {
    case .done: "Done"
    case .cancel: "Cancel"
    case .edit: "Edit"
    case .save: "Save"
    case .undo: "Undo"
    case .redo: "Redo"
    default: nil
    }
  }

  /// What the item is called.
  var name: String {
    if let title { return title }
    let word = "\(self)"
    return word.prefix(1).uppercased() + word.dropFirst()
  }

  /// The symbol that the system draws; nil if it draws a title or nothing.
  var symbol: String? {
    switch self {
    case .add: "plus"
    case .compose: "square.and.pencil"
    case .reply: "arrowshape.turn.up.left"
    case .action: "square.and.arrow.up"
    case .organize: "folder"
    case .bookmarks: "book"
    case .search: "magnifyingglass"
    case .refresh: "arrow.clockwise"
    case .stop, .close: "xmark"
    case .camera: "camera"
    case .trash: "trash"
    case .play: "play.fill"
    case .pause: "pause.fill"
    case .rewind: "backward.fill"
    case .fastForward: "forward.fill"
    default: nil
    }
  }
}
