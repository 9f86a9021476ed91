// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// One item of a drag.
@preconcurrency @MainActor open class UIDragItem: NSObject {
  /// What receivers get.
  public final let itemProvider: NSItemProvider
  /// Whatever the application knows the item by; receivers in other applications do not get it.
  ///
  /// A kept value: it changes nothing here.
  open var localObject: Any?
  /// Makes the preview of the item while it is dragged.
  ///
  /// A kept value: it changes nothing here.
  open var previewProvider: (() -> UIDragPreview?)?

  /// How often a new preview of the drop was asked for.
  final var dropPreviewUpdates = 0

  /// Creates an item of what a provider has.
  public init(itemProvider: NSItemProvider) {
    self.itemProvider = itemProvider
    super.init()
  }

  deinit {}

  /// Asks the receiver for a new preview before the item is dropped.
  open func setNeedsDropPreviewUpdate() {
    dropPreviewUpdates += 1
  }
}
