// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// A layer that shows a gradient between colors.
@preconcurrency @MainActor open class CAGradientLayer: CALayer {
  /// The colors, as `CGColor`.
  open var colors: [Any]? {
    willSet { LayerActions.willChange(self, "colors") }
  }

  /// The position of each color, from 0 to 1; nil for equal distances.
  open var locations: [NSNumber]? {
    willSet { LayerActions.willChange(self, "locations") }
  }

  /// The position of the first color, as fractions of the bounds.
  open var startPoint: CGPoint = CGPoint(x: 0.5, y: 0) {
    willSet { LayerActions.willChange(self, "startPoint") }
  }

  /// The position of the last color, as fractions of the bounds.
  open var endPoint: CGPoint = CGPoint(x: 0.5, y: 1) {
    willSet { LayerActions.willChange(self, "endPoint") }
  }

  /// The kind of gradient.
  open var type: CAGradientLayerType = .axial { willSet { noteLooks() } }

  /// Creates a layer without a size at the origin.
  public override init() {
    super.init()
  }

  /// Creates a copy of another layer, without its sublayers; of anything else, a new layer.
  public override init(layer: Any) {
    super.init(layer: layer)
    guard let layer = layer as? CAGradientLayer else { return }
    colors = layer.colors
    locations = layer.locations
    startPoint = layer.startPoint
    endPoint = layer.endPoint
    type = layer.type
  }

  /// Creates a layer from an archive, which holds what every layer has.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }
}

#if !canImport(ObjectiveC)
  /// The kind of a gradient.
  public nonisolated struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
    /// The name, as QuartzCore has it.
    public let rawValue: String

    /// Creates a value of its name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Along a line.
    public static let axial = CAGradientLayerType(rawValue: "axial")
    /// From a center outwards.
    public static let radial = CAGradientLayerType(rawValue: "radial")
    /// Around a center.
    public static let conic = CAGradientLayerType(rawValue: "conic")
  }
#endif
