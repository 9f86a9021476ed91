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

  /// Asks a view that overrides hit-testing what it returns for a point of the screen.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - point: The point.
  ///   - place: The place in the tree of the view that it returned; nil for one that is not in the tree.
  @MainActor init(asking view: UIView, at point: CGPoint, _ place: (UIView) -> Int?) {
    self.init(of: view)
    guard self == .overridden, let window = view.ownWindow else { return }
    let inWindow = CGPoint(x: point.x - window.frame.minX, y: point.y - window.frame.minY)
    switch view.quietHitTest(view.convert(inWindow, from: window)) {
    case nil: self = .nothing
    case view: self = .itself
    case let other?:
      if let place = place(other) { self = .another(Int32(clamping: place)) }
    }
  }
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
