// SPDX-License-Identifier: Apache-2.0
public import Foundation
public import TouchControls
public import TouchCore
public import TouchGraphics

/// A title and an image for a bar.
@preconcurrency @MainActor open class UIBarItem: NSObject, CompanionHolder {
  /// The title.
  open var title: String? { didSet { changed() } }
  /// The image.
  open var image: UIImage? { didSet { changed() } }
  /// Where the image is moved.
  ///
  /// A kept value: it changes nothing here.
  open var imageInsets = UIEdgeInsets.zero { didSet { changed() } }
  /// The image for bars in landscape on a phone; nil for ``image``.
  open var landscapeImagePhone: UIImage? { didSet { changed() } }
  /// Whether people can use the item; true by default.
  open var isEnabled = true { didSet { changed() } }
  /// A number for the app's own use.
  open var tag = 0
  /// The name by which tests find the item; its title if nil.
  open var accessibilityIdentifier: String? { didSet { changed() } }
  /// What the item is called for people who do not see it; its title if nil.
  open var accessibilityLabel: String? { didSet { changed() } }
  private final var textAttributes: [UInt: [NSAttributedString.Key: Any]] = [:]
  /// The bar that shows the item.
  final weak var bar: (any ItemBar)?
  /// What another module keeps with the item.
  package final var heldCompanion: AnyObject?

  /// Creates an item without a title.
  public override init() {
    super.init()
  }

  /// Creates an item from an archive, with its title.
  public required init?(coder: NSCoder) {
    super.init()
    if coder.allowsKeyedCoding { title = coder.decodeObject(forKey: "UITitle") as? String }
  }

  /// Sets the attributes of the title in a state; its font and color are shown.
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    textAttributes[state.rawValue] = attributes
    changed()
  }

  /// The attributes of the title in a state.
  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    textAttributes[state.rawValue]
  }

  /// A value by its key, which UIKit does not document: `view` is the view that shows the item in its bar.
  public final func value(forKey key: String) -> Any? {
    switch key {
    case "view": (self as? UIBarButtonItem)?.viewInBar
    case "title": title
    case "tag": tag
    default: nil
    }
  }

  /// Has the bar show the item as it is now.
  final func changed() { bar?.itemsChanged() }
}

/// A bar that shows items.
@preconcurrency @MainActor protocol ItemBar: AnyObject {
  /// One of the items looks different.
  func itemsChanged()
}
