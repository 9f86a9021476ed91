// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A color as hue, saturation and brightness, each from 0 to 1.
nonisolated struct HueColor: Equatable {
  var hue: CGFloat
  var saturation: CGFloat
  var brightness: CGFloat

  init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat) {
    func clamped(_ value: CGFloat) -> CGFloat { value.isNaN ? 0 : min(max(value, 0), 1) }
    self.hue = clamped(hue)
    self.saturation = clamped(saturation)
    self.brightness = clamped(brightness)
  }

  /// Converts red, green and blue; the hue is 0 if all three are equal.
  init(red: CGFloat, green: CGFloat, blue: CGFloat) {
    brightness = max(red, green, blue)
    let spread = brightness - min(red, green, blue)
    saturation = brightness > 0 ? spread / brightness : 0
    guard spread > 0 else {
      hue = 0
      return
    }
    let sixths: CGFloat
    if red == brightness {
      sixths = (green - blue) / spread
    } else if green == brightness {
      sixths = 2 + (blue - red) / spread
    } else {
      sixths = 4 + (red - green) / spread
    }
    hue = (sixths < 0 ? sixths + 6 : sixths) / 6
  }

  /// The color as red, green and blue.
  var redGreenBlue: (red: CGFloat, green: CGFloat, blue: CGFloat) {
    let sector = hue == 1 ? 0 : hue * 6
    let part = sector - sector.rounded(.down)
    let least = brightness * (1 - saturation)
    let falling = brightness * (1 - saturation * part)
    let rising = brightness * (1 - saturation * (1 - part))
    switch Int(sector) {
    case 0: return (brightness, rising, least)
    case 1: return (falling, brightness, least)
    case 2: return (least, brightness, rising)
    case 3: return (least, falling, brightness)
    case 4: return (rising, least, brightness)
    default: return (brightness, least, falling)
    }
  }
}
