// SPDX-License-Identifier: Apache-2.0
#if INSPECTS
  import Foundation
  import TouchDoctor
  import TouchLive
  #if TOUCHSTONE
    import TouchAnimation
    import Touchstone
  #else
    import UIKit
  #endif

  /// Draws over the app what touches meet, in layers: a layer is never hit, so that no touch changes its way.
  @MainActor final class TouchOverlay {
    /// The marks of the screen as it was when the overlay was shown.
    private var marks: [CALayer] = []
    /// The last touch.
    private let trail = TouchTrail()

    /// Marks what is wrong on the screen, and the areas in which views react outside their bounds.
    func refresh() {
      remove(&marks)
      let screen = LiveScreen()
      let views = screen.views
      for view in views {
        if let area = ReactionArea.beyondBounds(of: view) {
          marks += [OverlayMark.grown.layer(around: area, of: view)].compactMap(\.self)
        }
      }
      for finding in Auditor().findings(in: screen.snapshot(at: nil)) {
        guard let mark = OverlayMark(finding), let place = finding.view else { continue }
        let view = views[place.view]
        marks += [mark.layer(around: view.bounds, of: view)].compactMap(\.self)
      }
    }

    /// Draws the way down to the view in which a touch began, and who took it.
    func show(_ note: TouchNote) {
      switch note {
      case .began(let touch): trail(in: touch.window)?.note(touch)
      case .taken(let touch, let recognizer): trail(in: touch.window)?.note(touch, takenBy: recognizer)
      case .ended: break
      }
    }

    /// Removes everything that was drawn.
    func hide() {
      remove(&marks)
      trail.layer.removeFromSuperlayer()
    }

    private func remove(_ layers: inout [CALayer]) {
      for layer in layers { layer.removeFromSuperlayer() }
      layers = []
    }

    /// The trail over a window; it moves along when another window is touched.
    private func trail(in window: UIWindow?) -> TouchTrail? {
      guard let window else { return nil }
      let layer = trail.layer
      if layer.superlayer !== window.layer {
        layer.removeFromSuperlayer()
        OverlayMark.add(layer, to: window)
      }
      if layer.bounds.size != window.bounds.size { layer.frame = window.bounds }
      return trail
    }
  }
#endif
