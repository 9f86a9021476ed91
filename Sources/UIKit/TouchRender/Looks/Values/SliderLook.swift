// SPDX-License-Identifier: Apache-2.0
import Foundation
import TouchControls
import TouchCore
import TouchDrawing
import TouchGraphics

extension UISlider {
  /// The images at the ends, the track with its filled part, and the knob.
  func drawSlider(_ pass: inout LookPass) {
    drawFocus(&pass)
    let track = trackRect(forBounds: bounds)
    let knob = thumbRect(forBounds: bounds, trackRect: track, value: value)
    pass.faded(enabledOpacity) { [pass] in
      if let image = minimumValueImage {
        pass.draw(image, in: minimumValueImageRect(forBounds: bounds), tintColor)
      }
      if let image = maximumValueImage {
        pass.draw(image, in: maximumValueImageRect(forBounds: bounds), tintColor)
      }
      var filled = track
      filled.size.width = max(isMirrored ? track.maxX - knob.midX : knob.midX - track.minX, 0)
      if isMirrored { filled.origin.x = track.maxX - filled.width }
      if let image = maximumTrackImage(for: state) {
        image.draw(in: track)
      } else {
        pass.fillCapsule(track, maximumTrackTintColor ?? .systemFill)
      }
      if let image = minimumTrackImage(for: state) {
        image.draw(in: filled)
      } else {
        pass.fillCapsule(filled, minimumTrackTintColor ?? tintColor)
      }
      if let image = currentThumbImage {
        image.draw(in: knob)
      } else {
        pass.drawKnob(knob.insetBy(dx: 2, dy: 2), thumbTintColor ?? .white)
      }
    }
  }
}
