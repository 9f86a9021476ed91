// SPDX-License-Identifier: Apache-2.0
package import Foundation
import TouchSnapshot

#if TOUCHSTONE
  import TouchCore
  package import Touchstone
#else
  package import UIKit
#endif

extension LiveHit {
  /// What the class of a view overrides; nobody is asked.
  @MainActor init(of view: UIView) {
    self = LiveClass.overridesHitTesting(view) ? .overridden : .plain
  }

  /// Asks a view that overrides hit-testing what it returns for a point of the screen, and every other one
  /// whether an animation keeps touches from it.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - point: The point.
  ///   - place: The place in the tree of the view that it returned; nil for one that is not in the tree.
  @MainActor init(asking view: UIView, at point: CGPoint, _ place: (UIView) -> Int?) {
    self.init(of: view)
    guard self == .overridden, let window = view.ownWindow else {
      if LiveClass.isKeptUntouched(view) { self = .animating }
      return
    }
    switch view.quietHitTest(view.convert(window.pointFromScreen(point), from: window)) {
    case nil: self = .nothing
    case view: self = .itself
    case let other?:
      if let place = place(other) { self = .another(Int32(clamping: place)) }
    }
  }
}

extension UIWindow {
  /// A point of the screen in the window's own coordinates, whatever its transform and its bounds are.
  package final func pointFromScreen(_ point: CGPoint) -> CGPoint { convert(point, from: nil as UIWindow?) }

  /// A point of the window on the screen.
  package final func pointOnScreen(_ point: CGPoint) -> CGPoint { convert(point, to: nil as UIWindow?) }
}

extension UIView {
  /// The view that a hit-test finds which is a question of a tool: it is not in traces.
  package final func quietHitTest(_ point: CGPoint) -> UIView? {
    #if TOUCHSTONE
      untracedHitTest(point, with: nil)
    #else
      hitTest(point, with: nil)
    #endif
  }

  /// The window that the view is in; a window is in itself.
  fileprivate var ownWindow: UIWindow? { self as? UIWindow ?? window }
}
