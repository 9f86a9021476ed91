// SPDX-License-Identifier: Apache-2.0
import Foundation
import TouchCore

extension UISwitch {
  private enum Key {
    static let isOn = "UISwitchOn"
    static let onTint = "UISwitchOnTintColor"
    static let thumbTint = "UISwitchThumbTintColor"
  }

  final func decodeSwitch(from coder: NSCoder) {
    let values = ValueDecoder(coder)
    storedIsOn = values.flag(Key.isOn) ?? false
    onTintColor = values.color(Key.onTint)
    thumbTintColor = values.color(Key.thumbTint)
    // An archive may contain any size.
    let corner = frame
    bounds = bounds
    frame = corner
  }

  final func encodeSwitch(to coder: NSCoder) {
    coder.encode(storedIsOn, forKey: Key.isOn)
    if let onTintColor { coder.encode(onTintColor, forKey: Key.onTint) }
    if let thumbTintColor { coder.encode(thumbTintColor, forKey: Key.thumbTint) }
  }
}
