// SPDX-License-Identifier: Apache-2.0
public import Foundation

#if canImport(ObjectiveC)
  import TouchCore
#else
  public import TouchCore
#endif

/// A custom command of a ``UIMenuController``.
@preconcurrency @MainActor open class UIMenuItem: NSObject {
  /// The title of the command.
  open var title: String
  /// The action that a responder performs.
  open var action: Selector

  /// Creates a command.
  public init(title: String, action: Selector) {
    self.title = title
    self.action = action
    super.init()
  }

  deinit {}
}
