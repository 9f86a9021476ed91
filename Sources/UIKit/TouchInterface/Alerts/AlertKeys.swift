// SPDX-License-Identifier: Apache-2.0
import Foundation
import TouchCore
import TouchGraphics

// UIKit has no names for these, but code has set them by their keys for years.

extension UIAlertAction {
  private static let keys = ["titleTextColor", "checked", "image", "imageTintColor"]

  /// Sets a value by its key: `titleTextColor`, `checked`, `image` or `imageTintColor`, which UIKit does not
  /// document.
  ///
  /// The color and the check mark are shown; an action that is checked also has the trait `selected`. Images
  /// are kept.
  public final func setValue(_ value: Any?, forKey key: String) {
    guard Self.keys.contains(key) else {
      return Misuse.report(
        "UIAlertAction.setValue(_:forKey: \"\(key)\"): the keys are \(Self.keys.joined(separator: ", ")); nothing changes."
      )
    }
    keyed[key] = value
    changed()
  }

  /// The value that was set for a key.
  public final func value(forKey key: String) -> Any? {
    switch key {
    case "title": title
    case "enabled", "isEnabled": isEnabled
    default: keyed[key]
    }
  }

  final var titleTextColor: UIColor? { keyed["titleTextColor"] as? UIColor }
  final var isChecked: Bool { keyed["checked"] as? Bool == true }
}

extension UIAlertController {
  /// Sets a value by its key, which UIKit does not document: `attributedTitle`, `attributedMessage`, or
  /// `contentViewController`, whose view is shown below the message as high as the controller's preferred
  /// content size.
  public final func setValue(_ value: Any?, forKey key: String) {
    switch key {
    case "attributedTitle": attributedTitle = value as? NSAttributedString
    case "attributedMessage": attributedMessage = value as? NSAttributedString
    case "contentViewController": contentViewController = value as? UIViewController
    case "title": title = value as? String
    case "message": message = value as? String
    default:
      Misuse.report(
        "UIAlertController.setValue(_:forKey: \"\(key)\"): the keys are attributedTitle, attributedMessage and contentViewController; nothing changes."
      )
    }
  }

  /// The value that was set for a key.
  public final func value(forKey key: String) -> Any? {
    switch key {
    case "attributedTitle": attributedTitle
    case "attributedMessage": attributedMessage
    case "contentViewController": contentViewController
    case "title": title
    case "message": message
    default: nil
    }
  }
}
