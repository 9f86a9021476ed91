// SPDX-License-Identifier: Apache-2.0
package import Foundation
import TouchCore

/// What a finger that comes down must hit.
enum Aim {
  /// Any view, or none.
  case anything
  /// This view itself.
  case exactly(UIView)
  /// This view or a view inside it.
  case inside(UIView)

  func accepts(_ hit: UIView?) -> Bool {
    switch self {
    case .anything: true
    case .exactly(let view): hit === view
    case .inside(let view): hit?.isAtOrBelow(view) ?? false
    }
  }

  var view: UIView? {
    switch self {
    case .anything: nil
    case .exactly(let view), .inside(let view): view
    }
  }
}

extension Place {
  /// The place as a point of the screen.
  package func point(on stage: Stage) throws(StageError) -> CGPoint {
    let point: CGPoint
    switch form {
    case .screen(let place): point = place
    case .point(let inView, in: let reference):
      point = try stage.screenPoint(inView, in: stage.find(reference))
    case .center(of: let reference), .inside(let reference):
      let view = try stage.find(reference)
      point = try stage.screenPoint(CGPoint(x: view.bounds.midX, y: view.bounds.midY), in: view)
    case .beside(let side, let reference, by: let distance):
      let view = try stage.find(reference)
      point = try stage.screenPoint(side.point(beside: view.bounds, by: distance), in: view)
    }
    guard point.x.isFinite, point.y.isFinite else { throw StageError(.noPoint("\(self)")) }
    return point
  }

  /// What a finger that comes down here must hit.
  func aim(on stage: Stage) throws(StageError) -> Aim {
    switch form {
    case .center(of: let reference): .exactly(try stage.find(reference))
    case .inside(let reference): .inside(try stage.find(reference))
    case .screen, .point, .beside: .anything
    }
  }
}

extension Stage {
  /// Throws if no finger can come down at a point, because it is off the screen.
  ///
  /// A finger that must hit a view says by itself what it hit instead.
  func check(landing point: CGPoint, _ aim: Aim) throws(StageError) {
    let screen = scene.screen.bounds
    guard aim.view == nil, !screen.contains(point) else { return }
    throw StageError(.offScreen(point, screen: screen.size))
  }
}

extension Place.Side {
  fileprivate func point(beside bounds: CGRect, by distance: CGFloat) -> CGPoint {
    switch self {
    case .above: CGPoint(x: bounds.midX, y: bounds.minY - distance)
    case .below: CGPoint(x: bounds.midX, y: bounds.maxY + distance)
    case .left: CGPoint(x: bounds.minX - distance, y: bounds.midY)
    case .right: CGPoint(x: bounds.maxX + distance, y: bounds.midY)
    }
  }
}

extension Stage {
  /// Converts a point in a view's coordinates to the screen's.
  fileprivate func screenPoint(_ point: CGPoint, in view: UIView) throws(StageError) -> CGPoint {
    guard let window = view.storedWindow, window.application === application else {
      throw StageError(.notOnStage(label(of: view)))
    }
    // Hierarchies without a common view share the screen, and a view at the origin without a superview
    // represents it.
    return view.converted(point, to: UIView())
  }
}
