// SPDX-License-Identifier: Apache-2.0
import Foundation
import TouchCore
import TouchGraphics

extension UIProgressView {
  /// The track, and the completed part from the leading edge.
  func drawProgress(_ pass: inout LookPass) {
    pass.fillCapsule(bounds, trackTintColor ?? .systemFill)
    var done = bounds
    done.size.width *= CGFloat(progress)
    if effectiveUserInterfaceLayoutDirection == .rightToLeft { done.origin.x = bounds.maxX - done.width }
    pass.fillCapsule(done, progressTintColor ?? tintColor)
  }
}
