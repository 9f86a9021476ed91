// SPDX-License-Identifier: Apache-2.0
public import Foundation
public import TouchCore

/// The coordinates of a view, or of a screen.
@preconcurrency @MainActor public protocol UICoordinateSpace: NSObject {
  /// Converts a point to another space.
  func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint
  /// Converts a point from another space.
  func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint
  /// Converts a rectangle to another space, and returns its bounding box there.
  func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect
  /// Converts a rectangle from another space, and returns its bounding box here.
  func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect
  /// The whole of the space.
  var bounds: CGRect { get }
}

// A view is a space by its window, which is placed on the screen by its frame.
extension UIView: UICoordinateSpace {
  /// Converts a point to another space, by way of the screen.
  @_disfavoredOverload
  public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    ScreenPlace(of: coordinateSpace).fromScreen(ScreenPlace(of: self).toScreen(point))
  }

  /// Converts a point from another space, by way of the screen.
  @_disfavoredOverload
  public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    ScreenPlace(of: self).fromScreen(ScreenPlace(of: coordinateSpace).toScreen(point))
  }

  /// Converts a rectangle to another space, by way of the screen.
  @_disfavoredOverload
  public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    ScreenPlace(of: coordinateSpace).fromScreen(ScreenPlace(of: self).toScreen(rect))
  }

  /// Converts a rectangle from another space, by way of the screen.
  @_disfavoredOverload
  public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    ScreenPlace(of: self).fromScreen(ScreenPlace(of: coordinateSpace).toScreen(rect))
  }
}

extension UIScreen: UICoordinateSpace {
  /// The coordinates of the screen as the interface is turned.
  public var coordinateSpace: any UICoordinateSpace { self }

  /// Converts a point to another space.
  public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    ScreenPlace(of: coordinateSpace).fromScreen(point)
  }

  /// Converts a point from another space.
  public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    ScreenPlace(of: coordinateSpace).toScreen(point)
  }

  /// Converts a rectangle to another space.
  public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    ScreenPlace(of: coordinateSpace).fromScreen(rect)
  }

  /// Converts a rectangle from another space.
  public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    ScreenPlace(of: coordinateSpace).toScreen(rect)
  }
}

extension UIWindowScene {
  /// The coordinates of the scene, which fills its screen.
  public var coordinateSpace: any UICoordinateSpace { screen }
}

extension UIWindow {
  /// The screen of the window's scene; the main one if the window has none.
  public var screen: UIScreen { windowScene?.screen ?? .main }
}

/// Where a space is on the screen.
private struct ScreenPlace {
  private let view: UIView?
  private let offset: CGPoint

  init(of space: any UICoordinateSpace) {
    view = space as? UIView
    let window = view as? UIWindow ?? view?.window
    offset = window?.frame.origin ?? .zero
  }

  func toScreen(_ point: CGPoint) -> CGPoint {
    guard let view else { return point }
    let inWindow = view.convert(point, to: nil as UIView?)
    return CGPoint(x: inWindow.x + offset.x, y: inWindow.y + offset.y)
  }

  func fromScreen(_ point: CGPoint) -> CGPoint {
    guard let view else { return point }
    return view.convert(CGPoint(x: point.x - offset.x, y: point.y - offset.y), from: nil as UIView?)
  }

  func toScreen(_ rect: CGRect) -> CGRect {
    view?.convert(rect, to: nil as UIView?).offsetBy(dx: offset.x, dy: offset.y) ?? rect
  }

  func fromScreen(_ rect: CGRect) -> CGRect {
    view?.convert(rect.offsetBy(dx: -offset.x, dy: -offset.y), from: nil as UIView?) ?? rect
  }
}
