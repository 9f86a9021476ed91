// SPDX-License-Identifier: Apache-2.0
public import Foundation
import TouchCore

extension UITextField {
  /// The border around the text.
  public nonisolated enum BorderStyle: Int, Sendable {
    /// Nothing.
    case none = 0
    /// A line.
    case line = 1
    /// A line that looks recessed.
    case bezel = 2
    /// A line with rounded corners.
    case roundedRect = 3
  }

  /// When a view beside the text is shown.
  public nonisolated enum ViewMode: Int, Sendable {
    /// Never.
    case never = 0
    /// While the text is edited.
    case whileEditing = 1
    /// While the text is not edited.
    case unlessEditing = 2
    /// Always.
    case always = 3
  }

  /// Why editing ended.
  public nonisolated enum DidEndEditingReason: Int, Sendable {
    /// The text is accepted as it is.
    case committed = 0
    /// The text is discarded; on a television only.
    case cancelled = 1
  }

  /// Posted after editing began.
  public nonisolated static let textDidBeginEditingNotification = Notification.Name(
    "UITextFieldTextDidBeginEditingNotification")
  /// Posted after the text changed by typing.
  public nonisolated static let textDidChangeNotification = Notification.Name(
    "UITextFieldTextDidChangeNotification")
  /// Posted after editing ended.
  public nonisolated static let textDidEndEditingNotification = Notification.Name(
    "UITextFieldTextDidEndEditingNotification")
}
