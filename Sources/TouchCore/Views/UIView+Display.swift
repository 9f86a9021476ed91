// SPDX-License-Identifier: Apache-2.0

extension UIView {
  /// The ``contentScaleFactor`` that was set, else the screen's scale for a view in a window, else 1.
  final var scaleInEffect: CGFloat {
    extras?.contentScaleFactor ?? storedWindow?.storedScene?.storedScreen.storedScale ?? 1
  }

  final func setScale(_ scale: CGFloat) {
    guard scale.isFinite, scale > 0 else {
      return Misuse.report("contentScaleFactor = \(scale): a scale is a number above 0; the old one is kept.")
    }
    ensuredExtras.contentScaleFactor = scale
  }

  /// Requests that a part of the view is drawn in the next display pass; pending parts are merged into one
  /// rectangle.
  final func markNeedsDisplay(_ rect: CGRect) {
    guard let part = rect.overlap(with: storedBounds) else { return }
    if !flags.contains(.needsDisplay) {
      ensuredExtras.dirtyRect = part
    } else if let waiting = extras?.dirtyRect {
      ensuredExtras.dirtyRect = waiting.union(part)
    }
    markPendingDisplay()
  }

  /// Requests that the whole view is drawn in the next display pass.
  final func markNeedsDisplay() {
    extras?.dirtyRect = nil
    markPendingDisplay()
  }

  private func markPendingDisplay() {
    markPending(.needsDisplay, below: .subtreeNeedsDisplay)
  }

  /// Draws the pending rectangle, or the whole view if no part was specified.
  final func display() {
    flags.remove(.needsDisplay)
    let part = extras?.dirtyRect
    extras?.dirtyRect = nil
    guard !bounds.isEmpty else { return }
    draw(part ?? bounds)
  }
}
