// SPDX-License-Identifier: Apache-2.0
import Touchstone

// A slider as people write it for UIKit; only the import differs.

class SteppedSlider: UISlider {
  var step: Float = 1
  private let trackHeight: CGFloat = 10

  override init(frame: CGRect) {
    super.init(frame: frame)
    setup()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    setup()
  }

  private func setup() {
    minimumTrackTintColor = .systemBlue
    maximumTrackTintColor = UIColor.systemGray.withAlphaComponent(0.3)
    addTarget(self, action: SteppedSlider.snap, for: .valueChanged)
  }

  override func trackRect(forBounds bounds: CGRect) -> CGRect {
    var rect = super.trackRect(forBounds: bounds)
    rect.origin.y -= (trackHeight - rect.size.height) / 2
    rect.size.height = trackHeight
    return rect
  }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    return bounds.insetBy(dx: -10, dy: -15).contains(point)
  }

  func snap() {
    setValue((value / step).rounded() * step, animated: false)
  }
}
