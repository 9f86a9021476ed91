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
    /// The marks of the screen as it was when the overlay was shown, and those of the last touch.
    private var marks: [CALayer] = []
    private var trail: [CALayer] = []

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
      case .began(let touch):
        remove(&trail)
        var next = touch.view
        while let view = next {
          let mark: OverlayMark = view === touch.view ? .hit : .way
          trail += [mark.layer(around: view.bounds, of: view)].compactMap(\.self)
          next = view.superview
        }
        let seen = touch.gestureRecognizers ?? []
        label(touch, [touch.view.map(LiveName.of) ?? "no view"] + seen.map(LiveName.of))
      case .taken(let touch, let name):
        label(touch, ["taken by \(name)"])
      case .ended:
        break
      }
    }

    /// Removes everything that was drawn.
    func hide() {
      remove(&marks)
      remove(&trail)
    }

    private func remove(_ layers: inout [CALayer]) {
      for layer in layers { layer.removeFromSuperlayer() }
      layers = []
    }

    /// Writes lines below a finger.
    private func label(_ touch: UITouch, _ lines: [String]) {
      guard let window = touch.window else { return }
      let text = CATextLayer()
      text.string = lines.joined(separator: "\n")
      text.fontSize = 11
      text.foregroundColor = UIColor(red: 1, green: 1, blue: 1, alpha: 1).cgColor
      text.backgroundColor = UIColor(red: 0, green: 0, blue: 0, alpha: 0.7).cgColor
      let finger = touch.location(in: nil)
      // Beside the finger, which would hide it.
      text.frame = CGRect(x: finger.x + 24, y: finger.y + 24, width: 260, height: 14 * CGFloat(lines.count))
      OverlayMark.add(text, to: window)
      trail.append(text)
    }
  }
#endif
