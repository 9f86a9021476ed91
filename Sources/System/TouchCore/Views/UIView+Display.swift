// SPDX-License-Identifier: Apache-2.0
import TouchGraphics

extension UIView {
  /// The ``contentScaleFactor`` that was set, else the screen's scale for a view in a window, else 1.
  final var scaleInEffect: CGFloat {
    extras?.contentScaleFactor ?? storedWindow?.storedWindowScene?.storedScreen.storedScale ?? 1
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

  final func markPendingDisplay() {
    markPending(.needsDisplay, below: .subtreeNeedsDisplay)
  }

  /// Draws the pending rectangle, or the whole view if no part was specified.
  ///
  /// A view whose class overrides none of the methods that draw has no content, and its layer is not asked.
  final func display() {
    noteLooks()
    guard !bounds.isEmpty, DrawingMethods.isOverridden(for: self) else {
      flags.remove(.needsDisplay)
      extras?.dirtyRect = nil
      return
    }
    let layer = ownLayer
    layer.endDisplayRequest()
    layer.display()
    layer.drawnPart = nil
  }

  /// Displays the sublayers without a view that requested it.
  final func displaySublayers() {
    flags.remove(.sublayersNeedDisplay)
    extras?.layer?.displaySublayersWithoutView()
  }

  /// Draws the view if `layer` is its own, with the context as the current one; a view may also be the
  /// delegate of other layers.
  final func draw(contentsOf layer: CALayer, in context: CGContext) {
    guard layer === extras?.layer else { return }
    let part = context.read { $0.state.transform.inverse.map($0.state.clipBox.applying) } ?? bounds
    traitsInEffect.performAsCurrent { ContextStack.draw(in: context) { draw(part) } }
  }
}
