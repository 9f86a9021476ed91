// SPDX-License-Identifier: Apache-2.0
public import Foundation
import TouchCore

/// A button of an alert or an action sheet.
@preconcurrency @MainActor open class UIAlertAction: NSObject, NSCopying {
  /// The title.
  public final let title: String?
  /// The style.
  public final let style: Style
  /// Whether people can choose the action; true by default.
  open var isEnabled = true { didSet { changed() } }
  final let handler: ((UIAlertAction) -> Void)?
  /// Has the alert show the action as it is now.
  final var changed: () -> Void = {}

  /// The values that code has set by their keys.
  final var keyed: [String: Any] = [:]

  /// What an action does.
  public nonisolated enum Style: Int, Sendable, Hashable {
    /// Anything.
    case `default` = 0
    /// Leaves everything as it is; an alert has at most one such action.
    case cancel = 1
    /// Changes or deletes data.
    case destructive = 2
  }

  /// Creates an action, whose handler is called after the alert has been dismissed.
  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    self.title = title
    self.style = style
    self.handler = handler
    super.init()
  }

  /// A copy with the same title, style and handler.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIAlertAction(title: title, style: style, handler: handler)
    copy.isEnabled = isEnabled
    copy.keyed = keyed
    return copy
  }
}
