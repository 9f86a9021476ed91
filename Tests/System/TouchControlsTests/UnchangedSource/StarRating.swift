// SPDX-License-Identifier: Apache-2.0
import Touchstone

// A slider for ratings as ten repositories have it, some in other words; only the import differs. It sets the
// value where the finger comes down, and leaves the rest to UISlider.

class StarRating: UISlider {
  var rated: ((Float) -> Void)?

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let width = self.frame.size.width
    let tapPoint = touch.location(in: self)
    let fPercent = tapPoint.x / width
    let nNewValue = self.maximumValue * Float(fPercent)
    if nNewValue != self.value {
      self.value = nNewValue
      rated?(self.value)
    }
    return true
  }
}
