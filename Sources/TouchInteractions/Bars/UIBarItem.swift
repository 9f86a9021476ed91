// SPDX-License-Identifier: Apache-2.0
public import TouchCore

/// A title and an image for a bar.
///
/// There are no bars here: an item keeps its values for code that shows a bar of its own.
@preconcurrency @MainActor open class UIBarItem: NSObject, CompanionHolder {
  /// The title.
  open var title: String?
  /// The image.
  open var image: UIImage?
  /// Where the image is moved.
  open var imageInsets = UIEdgeInsets.zero
  /// Whether people can use the item; true by default.
  open var isEnabled = true
  /// A number for the app's own use.
  open var tag = 0
  /// What another module keeps with the item.
  package final var heldCompanion: AnyObject?

  /// Creates an item without a title.
  public override init() {
    super.init()
  }
}
