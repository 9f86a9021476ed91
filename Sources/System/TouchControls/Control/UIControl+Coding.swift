// SPDX-License-Identifier: Apache-2.0
import Foundation
import TouchCore

extension UIControl {
  private enum Key {
    static let disabled = "UIDisabled"
    static let highlighted = "UIHighlighted"
    static let selected = "UISelected"
    static let horizontal = "UIContentHorizontalAlignment"
    static let vertical = "UIContentVerticalAlignment"
  }

  final func decodeControl(from coder: NSCoder) {
    let values = ValueDecoder(coder)
    if values.flag(Key.disabled) == true { storedState.insert(.disabled) }
    if values.flag(Key.highlighted) == true { storedState.insert(.highlighted) }
    if values.flag(Key.selected) == true { storedState.insert(.selected) }
    if let raw = values.integer(Key.horizontal), let side = ContentHorizontalAlignment(rawValue: raw) {
      contentHorizontalAlignment = side
    }
    if let raw = values.integer(Key.vertical), let side = ContentVerticalAlignment(rawValue: raw) {
      contentVerticalAlignment = side
    }
  }

  final func encodeControl(to coder: NSCoder) {
    if !isEnabled { coder.encode(true, forKey: Key.disabled) }
    if isHighlighted { coder.encode(true, forKey: Key.highlighted) }
    if isSelected { coder.encode(true, forKey: Key.selected) }
    coder.encode(contentHorizontalAlignment.rawValue, forKey: Key.horizontal)
    coder.encode(contentVerticalAlignment.rawValue, forKey: Key.vertical)
  }
}
