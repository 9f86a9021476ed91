// SPDX-License-Identifier: Apache-2.0

#if !canImport(ObjectiveC)
  /// The shape of an emitter's source.
  public nonisolated struct CAEmitterLayerEmitterShape: RawRepresentable, Hashable, Sendable {
    /// The name, as QuartzCore has it.
    public let rawValue: String

    /// Creates a shape of its name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// A point.
    public static let point = CAEmitterLayerEmitterShape(rawValue: "point")
    /// A horizontal line.
    public static let line = CAEmitterLayerEmitterShape(rawValue: "line")
    /// A rectangle.
    public static let rectangle = CAEmitterLayerEmitterShape(rawValue: "rectangle")
    /// A box.
    public static let cuboid = CAEmitterLayerEmitterShape(rawValue: "cuboid")
    /// A circle.
    public static let circle = CAEmitterLayerEmitterShape(rawValue: "circle")
    /// A ball.
    public static let sphere = CAEmitterLayerEmitterShape(rawValue: "sphere")
  }

  /// Where on the shape of an emitter's source particles begin.
  public nonisolated struct CAEmitterLayerEmitterMode: RawRepresentable, Hashable, Sendable {
    /// The name, as QuartzCore has it.
    public let rawValue: String

    /// Creates a mode of its name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// At its points.
    public static let points = CAEmitterLayerEmitterMode(rawValue: "points")
    /// On its outline.
    public static let outline = CAEmitterLayerEmitterMode(rawValue: "outline")
    /// On its surface.
    public static let surface = CAEmitterLayerEmitterMode(rawValue: "surface")
    /// In its volume.
    public static let volume = CAEmitterLayerEmitterMode(rawValue: "volume")
  }

  /// How the particles of an emitter cover each other.
  public nonisolated struct CAEmitterLayerRenderMode: RawRepresentable, Hashable, Sendable {
    /// The name, as QuartzCore has it.
    public let rawValue: String

    /// Creates a mode of its name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// In no particular order.
    public static let unordered = CAEmitterLayerRenderMode(rawValue: "unordered")
    /// The oldest first.
    public static let oldestFirst = CAEmitterLayerRenderMode(rawValue: "oldestFirst")
    /// The oldest last.
    public static let oldestLast = CAEmitterLayerRenderMode(rawValue: "oldestLast")
    /// From the back to the front.
    public static let backToFront = CAEmitterLayerRenderMode(rawValue: "backToFront")
    /// Their colors are added.
    public static let additive = CAEmitterLayerRenderMode(rawValue: "additive")
  }
#endif
