// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The properties of a layer that hardly any layer sets.
struct RareLayerStyle {
  var sublayerTransform = CATransform3DIdentity
  var contentsGravity = CALayerContentsGravity.resize
  var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  var contentsCenter = CGRect(x: 0, y: 0, width: 1, height: 1)
  var anchorPointZ: CGFloat = 0
  var isDoubleSided = true
  var isGeometryFlipped = false
  var allowsEdgeAntialiasing = true
  var edgeAntialiasingMask: CAEdgeAntialiasingMask = [
    .layerLeftEdge, .layerRightEdge, .layerBottomEdge, .layerTopEdge,
  ]
  var allowsGroupOpacity = true
  var drawsAsynchronously = false
  var magnificationFilter = CALayerContentsFilter.linear
  var minificationFilter = CALayerContentsFilter.linear

  /// The values of a layer that has set none.
  static let initial = RareLayerStyle()
}

extension CALayer {
  /// A property that hardly any layer sets; `key` is its name in animations and actions.
  final subscript<Value>(rare property: WritableKeyPath<RareLayerStyle, Value>, key: String) -> Value {
    get { (motion?.rare ?? .initial)[keyPath: property] }
    set {
      LayerActions.willChange(self, key)
      ensuredMotion.rare[keyPath: property] = newValue
    }
  }
}

#if !canImport(ObjectiveC)
  /// Where in the bounds of a layer its content is, and at what size.
  public nonisolated struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
    /// The name, as QuartzCore has it.
    public let rawValue: String

    /// Creates a value of its name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// In the middle, at its own size.
    public static let center = CALayerContentsGravity(rawValue: "center")
    /// At the middle of the top edge, at its own size.
    public static let top = CALayerContentsGravity(rawValue: "top")
    /// At the middle of the bottom edge, at its own size.
    public static let bottom = CALayerContentsGravity(rawValue: "bottom")
    /// At the middle of the left edge, at its own size.
    public static let left = CALayerContentsGravity(rawValue: "left")
    /// At the middle of the right edge, at its own size.
    public static let right = CALayerContentsGravity(rawValue: "right")
    /// In the top left corner, at its own size.
    public static let topLeft = CALayerContentsGravity(rawValue: "topLeft")
    /// In the top right corner, at its own size.
    public static let topRight = CALayerContentsGravity(rawValue: "topRight")
    /// In the bottom left corner, at its own size.
    public static let bottomLeft = CALayerContentsGravity(rawValue: "bottomLeft")
    /// In the bottom right corner, at its own size.
    public static let bottomRight = CALayerContentsGravity(rawValue: "bottomRight")
    /// Stretched to the bounds.
    public static let resize = CALayerContentsGravity(rawValue: "resize")
    /// As large as fits in the bounds.
    public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
    /// As small as covers the bounds.
    public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")
  }

  /// How the content of a layer is scaled.
  public nonisolated struct CALayerContentsFilter: RawRepresentable, Hashable, Sendable {
    /// The name, as QuartzCore has it.
    public let rawValue: String

    /// Creates a value of its name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// By the nearest pixel.
    public static let nearest = CALayerContentsFilter(rawValue: "nearest")
    /// Between the nearest pixels.
    public static let linear = CALayerContentsFilter(rawValue: "linear")
    /// Between the nearest pixels of smaller copies.
    public static let trilinear = CALayerContentsFilter(rawValue: "trilinear")
  }

  // The names of these constants before Swift 4.2, which older code still uses.

  /// The old name of ``CALayerContentsGravity/center``.
  public nonisolated let kCAGravityCenter = CALayerContentsGravity.center
  /// The old name of ``CALayerContentsGravity/resize``.
  public nonisolated let kCAGravityResize = CALayerContentsGravity.resize
  /// The old name of ``CALayerContentsGravity/resizeAspect``.
  public nonisolated let kCAGravityResizeAspect = CALayerContentsGravity.resizeAspect
  /// The old name of ``CALayerContentsGravity/resizeAspectFill``.
  public nonisolated let kCAGravityResizeAspectFill = CALayerContentsGravity.resizeAspectFill

  /// Corners of a layer, named by the edges that meet there.
  public nonisolated struct CACornerMask: OptionSet, Sendable {
    /// The bits, as QuartzCore numbers them.
    public let rawValue: UInt

    /// Creates a set of corners from its bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The corner at the top left.
    public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
    /// The corner at the top right.
    public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
    /// The corner at the bottom left.
    public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
    /// The corner at the bottom right.
    public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)
  }

  /// Edges of a layer.
  public nonisolated struct CAEdgeAntialiasingMask: OptionSet, Sendable {
    /// The bits, as QuartzCore numbers them.
    public let rawValue: UInt32

    /// Creates a set of edges from its bits.
    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    /// The left edge.
    public static let layerLeftEdge = CAEdgeAntialiasingMask(rawValue: 1)
    /// The right edge.
    public static let layerRightEdge = CAEdgeAntialiasingMask(rawValue: 2)
    /// The edge at the least y, which is the upper one on iOS.
    public static let layerBottomEdge = CAEdgeAntialiasingMask(rawValue: 4)
    /// The edge at the greatest y, which is the lower one on iOS.
    public static let layerTopEdge = CAEdgeAntialiasingMask(rawValue: 8)
  }

  /// The shape of a layer's rounded corners.
  public nonisolated struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
    /// The name, as QuartzCore has it.
    public let rawValue: String

    /// Creates a curve from its name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// A quarter circle.
    public static let circular = CALayerCornerCurve(rawValue: "circular")
    /// A curve whose curvature changes continuously where it meets the straight edges.
    public static let continuous = CALayerCornerCurve(rawValue: "continuous")
  }
#endif

nonisolated extension CACornerMask {
  static let all = CACornerMask(rawValue: 15)
}
