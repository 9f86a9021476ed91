// SPDX-License-Identifier: Apache-2.0
import Foundation
import TouchCore

extension UIStepper {
  private enum Key {
    static let value = "UIStepperValue"
    static let minimum = "UIStepperMinimumValue"
    static let maximum = "UIStepperMaximumValue"
    static let step = "UIStepperStepValue"
    static let wraps = "UIStepperWraps"
    static let autorepeat = "UIStepperAutorepeat"
    static let isContinuous = "UIStepperContinuous"
  }

  final func decodeStepper(from coder: NSCoder) {
    let values = ValueDecoder(coder)
    let low = values.number(Key.minimum).map { Double($0) } ?? storedMinimumValue
    let high = values.number(Key.maximum).map { Double($0) } ?? storedMaximumValue
    setLimits(low, high, "init(coder:)")
    if let number = values.number(Key.step) { setStep(Double(number)) }
    if let number = values.number(Key.value) { apply(Double(number)) }
    wraps = values.flag(Key.wraps) ?? false
    autorepeat = values.flag(Key.autorepeat) ?? true
    isContinuous = values.flag(Key.isContinuous) ?? true
    // An archive may contain any size.
    let corner = frame
    bounds = bounds
    frame = corner
  }

  final func encodeStepper(to coder: NSCoder) {
    coder.encode(value, forKey: Key.value)
    coder.encode(storedMinimumValue, forKey: Key.minimum)
    coder.encode(storedMaximumValue, forKey: Key.maximum)
    coder.encode(storedStepValue, forKey: Key.step)
    coder.encode(wraps, forKey: Key.wraps)
    coder.encode(autorepeat, forKey: Key.autorepeat)
    coder.encode(isContinuous, forKey: Key.isContinuous)
  }
}
