// SPDX-License-Identifier: Apache-2.0

extension UIView {
  /// ``contentScaleFactor`` as it was set, else that of the screen for a view in a window, else 1.
  final var scaleInEffect: CGFloat {
    extras?.contentScaleFactor ?? storedWindow?.storedScene?.storedScreen.storedScale ?? 1
  }

  final func setScale(_ scale: CGFloat) {
    guard scale.isFinite, scale > 0 else {
      return Misuse.report("contentScaleFactor = \(scale): a scale is a number above 0; the old one stays.")
    }
    written.contentScaleFactor = scale
  }

  /// Asks for a part of the view in the next display pass; parts that wait are drawn as one rectangle.
  final func markNeedsDisplay(_ rect: CGRect) {
    guard let part = rect.overlap(with: storedBounds) else { return }
    if !flags.contains(.needsDisplay) {
      written.dirtyRect = part
    } else if let waiting = extras?.dirtyRect {
      written.dirtyRect = waiting.union(part)
    }
    markPendingDisplay()
  }

  /// Asks for the whole view to be drawn in the next display pass.
  final func markNeedsDisplay() {
    extras?.dirtyRect = nil
    markPendingDisplay()
  }

  private func markPendingDisplay() {
    markPending(.needsDisplay, below: .subtreeNeedsDisplay)
  }

  /// Draws what waits: the parts that were asked for, as one rectangle, else the whole.
  final func display() {
    flags.remove(.needsDisplay)
    let part = extras?.dirtyRect
    extras?.dirtyRect = nil
    guard !bounds.isEmpty else { return }
    draw(part ?? bounds)
  }
}
