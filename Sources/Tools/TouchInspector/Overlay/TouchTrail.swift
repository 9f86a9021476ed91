// SPDX-License-Identifier: Apache-2.0
#if INSPECTS && TOUCHSTONE
  import TouchCore
  import Touchstone

  /// The layer that draws the last touch: the view in which it began, the way down to it, the recognizers
  /// that see it, and the one that takes it.
  ///
  /// A touch is only noted. Everything is drawn when a picture is made, so that a touch takes no longer for
  /// it.
  final class TouchTrail: CALayer {
    private var sight = TouchSight()
    /// Whether what was noted is not drawn yet.
    private var isStale = false

    /// The layer to put over a window.
    var layer: TouchTrail { self }

    /// Notes a touch that began.
    func note(_ touch: UITouch) {
      sight.note(touch)
      requestDrawing()
    }

    /// Notes that a recognizer takes the touch.
    func note(_ touch: UITouch, takenBy recognizer: UIGestureRecognizer) {
      sight.note(touch, takenBy: recognizer)
      requestDrawing()
    }

    /// Tells those who make pictures, once until one of them looks.
    ///
    /// A request for display would be carried out at the end of the turn, also if nobody looks.
    private func requestDrawing() {
      guard !isStale else { return }
      isStale = true
      noteLooks()
    }

    override func displayIfNeeded() {
      guard isStale else { return }
      isStale = false
      display()
    }

    override func draw(in ctx: CGContext) { sight.draw(on: self, in: ctx) }
  }
#elseif INSPECTS
  import UIKit

  /// Draws the last touch: the view in which it began, the way down to it, the recognizers that see it, and
  /// the one that takes it.
  ///
  /// A touch is only noted. All that a turn of the run loop notes is drawn once, after it.
  @MainActor final class TouchTrail {
    /// The layer to put over a window.
    let layer = CALayer()
    private var sight = TouchSight()
    private var isRequested = false

    /// Notes a touch that began.
    func note(_ touch: UITouch) {
      sight.note(touch)
      requestDrawing()
    }

    /// Notes that a recognizer takes the touch.
    func note(_ touch: UITouch, takenBy recognizer: UIGestureRecognizer) {
      sight.note(touch, takenBy: recognizer)
      requestDrawing()
    }

    private func requestDrawing() {
      guard !isRequested else { return }
      isRequested = true
      Task { [weak self] in self?.drawImage() }
    }

    private func drawImage() {
      isRequested = false
      guard layer.superlayer != nil, !layer.bounds.isEmpty else { return }
      layer.contents =
        UIGraphicsImageRenderer(size: layer.bounds.size).image { sight.draw(on: layer, in: $0.cgContext) }
        .cgImage
    }
  }
#endif
