// SPDX-License-Identifier: Apache-2.0
import Foundation
import TouchCore

extension UISlider {
  private enum Key {
    static let value = "UIValue"
    static let minimum = "UIMinValue"
    static let maximum = "UIMaxValue"
    static let isContinuous = "UIContinuous"
    static let minimumTint = "UIMinimumTrackTintColor"
    static let maximumTint = "UIMaximumTrackTintColor"
    static let thumbTint = "UIThumbTintColor"
  }

  final func decodeSlider(from coder: NSCoder) {
    let values = ValueDecoder(coder)
    if let maximum = values.number(Key.maximum) { maximumValue = Float(maximum) }
    if let minimum = values.number(Key.minimum) { minimumValue = Float(minimum) }
    if let number = values.number(Key.value) { apply(Float(number)) }
    isContinuous = values.flag(Key.isContinuous) ?? true
    minimumTrackTintColor = values.color(Key.minimumTint)
    maximumTrackTintColor = values.color(Key.maximumTint)
    thumbTintColor = values.color(Key.thumbTint)
  }

  final func encodeSlider(to coder: NSCoder) {
    coder.encode(Double(storedValue), forKey: Key.value)
    coder.encode(Double(storedMinimumValue), forKey: Key.minimum)
    coder.encode(Double(storedMaximumValue), forKey: Key.maximum)
    coder.encode(isContinuous, forKey: Key.isContinuous)
    if let color = minimumTrackTintColor { coder.encode(color, forKey: Key.minimumTint) }
    if let color = maximumTrackTintColor { coder.encode(color, forKey: Key.maximumTint) }
    if let color = thumbTintColor { coder.encode(color, forKey: Key.thumbTint) }
  }
}
