// SPDX-License-Identifier: Apache-2.0
import Foundation
import TouchGraphics

// Color spaces are CoreGraphics' own where it exists.

extension CGColorSpace {
  /// The color with these components, the last of which is the opacity; missing ones are 0, a missing
  /// opacity is 1.
  func color(_ numbers: [CGFloat]) -> CGColor {
    func part(_ index: Int) -> CGFloat { index < numbers.count ? numbers[index] : 0 }
    let alpha = numbers.count > numberOfComponents ? numbers[numberOfComponents] : 1
    #if canImport(ObjectiveC)
      let parts = (0..<numberOfComponents).map(part) + [alpha]
      return unsafe CGColor(colorSpace: self, components: parts) ?? .of(.gray(0), alpha: alpha)
    #else
      return converted(part, alpha: alpha)
    #endif
  }
}
