// SPDX-License-Identifier: Apache-2.0
#if INSPECTS
  import TouchDoctor
  #if TOUCHSTONE
    import TouchAnimation
    import TouchDrawing
    import Touchstone
  #else
    import Foundation
    import UIKit
  #endif

  /// What the overlay marks, and its colors.
  enum OverlayMark: CaseIterable {
    /// The view in which the last touch began.
    case hit
    /// A view around it.
    case way
    /// The area in which a view reacts outside its bounds.
    case grown
    /// A target that is too small, or too near to another one.
    case small
    /// A target that is covered, or shares its place with another one.
    case covered
    /// A target that no touch reaches.
    case unreachable

    /// The mark for a finding of the audit; nil for one that is about no place on the screen.
    init?(_ finding: AuditFinding) {
      guard finding.view != nil, let mark = Self.marks[finding.rule] else { return nil }
      // What no touch reaches for certain, or likely, is marked, and no hint.
      if mark == .unreachable, finding.severity <= .note { return nil }
      self = mark
    }

    /// The mark for what a rule of the audit finds.
    static let marks: [String: OverlayMark] = [
      "target-too-small": .small, "targets-too-close": .small, "system-control-height": .small,
      "covered-target": .covered, "targets-overlap": .covered, "dead-zone": .covered,
      "child-outside-parent": .unreachable, "non-interactive-ancestor": .unreachable,
      "target-without-interaction": .unreachable, "invisible-target": .unreachable,
      "off-screen-target": .unreachable, "tap-above-cells": .unreachable,
    ]

    /// The rules that find no place which touches should reach and do not.
    static let unmarked: Set<String> = [
      "competing-taps", "idle-recognizer", "idle-button", "loose-recognizer", "unknown-suppression",
      "unused-suppression",
    ]

    /// The color of the border; marks that need attention are filled with some of it.
    private var look: (border: UIColor, isFilled: Bool) {
      switch self {
      case .hit: (UIColor(red: 0, green: 0.48, blue: 1, alpha: 1), true)
      case .way: (UIColor(red: 0.5, green: 0.5, blue: 0.5, alpha: 0.6), false)
      case .grown: (UIColor(red: 0.2, green: 0.78, blue: 0.35, alpha: 1), false)
      case .small: (UIColor(red: 1, green: 0.58, blue: 0, alpha: 1), true)
      case .covered: (UIColor(red: 0.69, green: 0.32, blue: 0.87, alpha: 1), true)
      case .unreachable: (UIColor(red: 1, green: 0.23, blue: 0.19, alpha: 1), true)
      }
    }

    /// A layer over a part of a view, in its window; nil for a view in no window.
    @MainActor func layer(around area: CGRect, of view: UIView) -> CALayer? {
      guard let window = view as? UIWindow ?? view.window else { return nil }
      let layer = CALayer()
      layer.frame = view.convert(area, to: window)
      layer.borderColor = look.border.cgColor
      layer.borderWidth = width
      if look.isFilled { layer.backgroundColor = look.border.withAlphaComponent(0.15).cgColor }
      Self.add(layer, to: window)
      return layer
    }

    /// Draws the mark around an area.
    @MainActor func draw(around area: CGRect, in context: CGContext) {
      if look.isFilled {
        context.setFillColor(look.border.withAlphaComponent(0.15).cgColor)
        context.fill(area)
      }
      context.setStrokeColor(look.border.cgColor)
      context.setLineWidth(width)
      context.stroke(area.insetBy(dx: width / 2, dy: width / 2))
    }

    /// How wide the border is, in points.
    private var width: CGFloat { self == .hit ? 2 : 1 }

    /// Adds a layer in front of everything in a window, at once.
    @MainActor static func add(_ layer: CALayer, to window: UIWindow) {
      CATransaction.begin()
      CATransaction.setDisableActions(true)
      layer.zPosition = 100_000
      window.layer.addSublayer(layer)
      CATransaction.commit()
    }
  }
#endif
