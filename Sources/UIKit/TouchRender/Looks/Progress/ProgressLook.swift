// SPDX-License-Identifier: Apache-2.0
import Foundation
import TouchCore
import TouchDrawing
import TouchGraphics

extension UIProgressView {
  /// The track, and the completed part from the leading edge; images take the place of colors.
  func drawProgress(_ pass: inout LookPass) {
    let shown = shownProgress(at: pass.time)
    pass.isMoving = observedProgress.map { !$0.isFinished } ?? shown.isMoving
    if let trackImage {
      trackImage.draw(in: bounds)
    } else {
      pass.fillCapsule(bounds, trackTintColor ?? .systemFill)
    }
    var done = bounds
    done.size.width *= CGFloat(shown.value)
    if effectiveUserInterfaceLayoutDirection == .rightToLeft { done.origin.x = bounds.maxX - done.width }
    if let progressImage {
      progressImage.draw(in: done)
    } else {
      pass.fillCapsule(done, progressTintColor ?? tintColor)
    }
  }
}
