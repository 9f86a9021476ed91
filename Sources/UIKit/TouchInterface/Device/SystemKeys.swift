// SPDX-License-Identifier: Apache-2.0
import Foundation
public import TouchControls
public import TouchCore
import TouchDrawing
import TouchGraphics

// What code reads and sets by keys that UIKit does not document. Without Objective-C nothing finds a property
// by its name, so each key has a line here.

extension UIApplication {
  /// A value of the class by its key: `sharedApplication`, which code asks for where extensions of
  /// applications have none.
  public static func value(forKey key: String) -> Any? {
    if key == "sharedApplication" { return shared }
    Misuse.report("UIApplication.value(forKey: \"\(key)\"): the key of the class is sharedApplication.")
    return nil
  }

  /// A value by its key.
  ///
  /// `statusBar` and `statusBarWindow` are nil: no view draws the status bar, as since iOS 13.
  public final func value(forKey key: String) -> Any? {
    switch key {
    case "statusBar", "statusBarWindow", "_statusBarWindow": return nil
    case "statusBarFrame": return statusBarFrame
    case "statusBarOrientation": return statusBarOrientation.rawValue
    case "keyWindow": return keyWindow
    case "windows": return windows
    case "delegate": return delegate
    default:
      Misuse.report("UIApplication.value(forKey: \"\(key)\"): this key is not known; it has no value.")
      return nil
    }
  }

  /// A value by its keys, such as `statusBarWindow.statusBar`, which is nil.
  public final func value(forKeyPath keyPath: String) -> Any? {
    let keys = keyPath.split(separator: ".").map(String.init)
    guard let first = keys.first else { return nil }
    let value = value(forKey: first)
    return keys.count == 1 || value == nil ? value : nil
  }
}

extension UIDevice {
  /// A value by its key: `orientation`, as a number.
  public final func value(forKey key: String) -> Any? {
    if key == "orientation" { return orientation.rawValue }
    Misuse.report("UIDevice.value(forKey: \"\(key)\"): the key is orientation; any other has no value.")
    return nil
  }

  /// Sets a value by its key.
  ///
  /// `orientation` turns the device, and with it the interface where the controller in front supports it:
  /// code does so to show one of its screens upright. UIKit does the same, undocumented, before iOS 16.
  public final func setValue(_ value: Any?, forKey key: String) {
    let number = (value as? Int) ?? (value as? NSNumber)?.intValue
    guard key == "orientation", let orientation = number.flatMap(UIDeviceOrientation.init(rawValue:)) else {
      return Misuse.report(
        "UIDevice.setValue(_:forKey: \"\(key)\"): the key is orientation, and its value the number of an orientation; nothing changes."
      )
    }
    turn(to: orientation)
  }
}

extension UITextField {
  /// Sets a value by its keys: `_placeholderLabel.textColor` or `_placeholderLabel.font`, with or without the
  /// underscore.
  ///
  /// The placeholder gets the attribute. UIKit does so, undocumented, before iOS 13.
  public final func setValue(_ value: Any?, forKeyPath keyPath: String) {
    let keys: [String: NSAttributedString.Key] = [
      "placeholderLabel.textColor": .foregroundColor, "placeholderLabel.font": .font,
    ]
    guard let key = keys[keyPath.hasPrefix("_") ? String(keyPath.dropFirst()) : keyPath] else {
      return Misuse.report(
        "UITextField.setValue(_:forKeyPath: \"\(keyPath)\"): the keys are _placeholderLabel.textColor and _placeholderLabel.font; nothing changes."
      )
    }
    let old = attributedPlaceholder ?? NSAttributedString(string: placeholder ?? "")
    let text = NSMutableAttributedString(attributedString: old)
    let all = NSRange(location: 0, length: text.length)
    if let value {
      text.addAttribute(key, value: value, range: all)
    } else {
      text.removeAttribute(key, range: all)
    }
    attributedPlaceholder = text
  }

  /// A value by its key: `text` or `placeholder`.
  ///
  /// `placeholderLabel` and `clearButton` are nil, with or without an underscore: no views are in a field.
  public final func value(forKey key: String) -> Any? {
    switch key.hasPrefix("_") ? String(key.dropFirst()) : key {
    case "placeholderLabel", "clearButton": return nil
    case "text": return text
    case "placeholder": return placeholder
    default:
      Misuse.report("UITextField.value(forKey: \"\(key)\"): this key is not known; it has no value.")
      return nil
    }
  }
}
