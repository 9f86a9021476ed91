// SPDX-License-Identifier: Apache-2.0
public import Foundation
public import TouchCore
public import TouchGraphics

/// One layer of a window, as values: where it is, how it looks, and what it shows.
///
/// A renderer draws a layer in its own coordinates, in this order: the shadow, the background, the content,
/// the layers inside it, the front, and the border. Layers inside a layer that ``clips`` are drawn only
/// within its rounded bounds. The ``opacity`` and the ``mask`` apply to the layer and everything inside it as
/// a whole.
public nonisolated struct PictureLayer: Equatable, Sendable, Identifiable {
  /// Identifies a layer from its first picture until it leaves the window.
  public struct ID: Hashable, Comparable, Sendable {
    /// The number, which later layers exceed.
    public let number: Int

    /// Whether the layer of `a` was added before that of `b`.
    public static func < (a: ID, b: ID) -> Bool { a.number < b.number }
  }

  /// The line inside the edge of a layer, in front of everything in it.
  public struct Border: Hashable, Sendable {
    /// The width of the line.
    public var width: CGFloat
    /// The color of the line.
    public var color: CGColor
  }

  /// The blurred shadow behind a layer.
  public struct Shadow: Hashable, Sendable {
    /// How far the shadow is from the layer.
    public var offset: CGSize
    /// How far the edge of the shadow spreads.
    public var radius: CGFloat
    /// The color, with the shadow's opacity.
    public var color: CGColor
    /// The shape that casts the shadow; nil for what the layer shows.
    public var shape: DisplayList.Shape?
  }

  /// Identifies the layer.
  public let id: ID
  /// The name of the view's or the layer's class.
  public var name: String
  /// How many layers contain this one; 0 for the window.
  public var depth = 0
  /// The rectangle in the layer's own coordinates.
  public var bounds: CGRect
  /// The transform from the layer's coordinates to those of the layer that contains it.
  ///
  /// What it moves out of the plane is seen from the front, with the perspective of the transform.
  public var transform: CATransform3D
  /// The opacity of the layer and everything inside it, from 0 to 1.
  public var opacity: CGFloat = 1
  /// The radius of the rounded corners.
  public var cornerRadius: CGFloat = 0
  /// Which corners are rounded.
  public var roundedCorners: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]
  /// The color of the background.
  public var background: CGColor?
  /// The line at the edge.
  public var border: Border?
  /// The shadow.
  public var shadow: Shadow?
  /// Whether the layers inside are shown only within the bounds.
  public var clips = false
  /// What the layer draws; nil if it draws nothing.
  public var content: DisplayList?
  /// What is drawn in front of the layers inside, such as a scroll indicator; nil for nothing.
  public var front: DisplayList?
  /// The layers whose opacity masks this one, back to front, in this layer's coordinates; empty without a
  /// mask.
  public var mask: [PictureLayer] = []
}

nonisolated extension PictureLayer {
  /// The outline of the bounds, with the rounded corners.
  public var outline: CGPath {
    let radius = max(0, min(cornerRadius, bounds.width / 2, bounds.height / 2))
    guard radius > 0, !roundedCorners.isEmpty else { return UIBezierPath(rect: bounds).cgPath }
    guard roundedCorners.rawValue != 15 else {
      return UIBezierPath(roundedRect: bounds, cornerRadius: radius).cgPath
    }
    return UIBezierPath(
      roundedRect: bounds, byRoundingCorners: UIRectCorner(rawValue: roundedCorners.rawValue),
      cornerRadii: CGSize(width: radius, height: radius)
    ).cgPath
  }

  /// Whether the layer itself, without those inside it, shows something.
  public var isVisible: Bool {
    (background?.alpha ?? 0) > 0 || border != nil || shadow != nil || content?.isEmpty == false
      || front?.isEmpty == false
  }

  /// Whether a change from `old` also moves or repaints the layers inside.
  func affectsSublayers(unlike old: PictureLayer) -> Bool {
    bounds != old.bounds || transform != old.transform || opacity != old.opacity || clips != old.clips
      || mask != old.mask || (clips && cornerRadius != old.cornerRadius)
      || (clips && roundedCorners != old.roundedCorners)
  }
}
