// SPDX-License-Identifier: Apache-2.0

#if !canImport(ObjectiveC)
  /// What counts as inside the path of a shape layer.
  public nonisolated struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
    /// The name, as QuartzCore has it.
    public let rawValue: String

    /// Creates a value of its name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Points that the path winds around more often in one direction than in the other.
    public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
    /// Points from which a ray crosses the path an odd number of times.
    public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
  }

  /// How a stroked line of a shape layer ends.
  public nonisolated struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
    /// The name, as QuartzCore has it.
    public let rawValue: String

    /// Creates a value of its name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Square, at the end point.
    public static let butt = CAShapeLayerLineCap(rawValue: "butt")
    /// With a semicircle around the end point.
    public static let round = CAShapeLayerLineCap(rawValue: "round")
    /// Square, half a line width beyond the end point.
    public static let square = CAShapeLayerLineCap(rawValue: "square")
  }

  /// How two stroked lines of a shape layer meet.
  public nonisolated struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
    /// The name, as QuartzCore has it.
    public let rawValue: String

    /// Creates a value of its name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// With a point.
    public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
    /// With an arc.
    public static let round = CAShapeLayerLineJoin(rawValue: "round")
    /// With the point cut off.
    public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")
  }

  // The names of these constants before Swift 4.2, which older code still uses.

  /// The old name of ``CAShapeLayerLineCap/butt``.
  public nonisolated let kCALineCapButt = CAShapeLayerLineCap.butt
  /// The old name of ``CAShapeLayerLineCap/round``.
  public nonisolated let kCALineCapRound = CAShapeLayerLineCap.round
  /// The old name of ``CAShapeLayerLineCap/square``.
  public nonisolated let kCALineCapSquare = CAShapeLayerLineCap.square
  /// The old name of ``CAShapeLayerLineJoin/miter``.
  public nonisolated let kCALineJoinMiter = CAShapeLayerLineJoin.miter
  /// The old name of ``CAShapeLayerLineJoin/round``.
  public nonisolated let kCALineJoinRound = CAShapeLayerLineJoin.round
  /// The old name of ``CAShapeLayerLineJoin/bevel``.
  public nonisolated let kCALineJoinBevel = CAShapeLayerLineJoin.bevel
  /// The old name of ``CAShapeLayerFillRule/nonZero``.
  public nonisolated let kCAFillRuleNonZero = CAShapeLayerFillRule.nonZero
  /// The old name of ``CAShapeLayerFillRule/evenOdd``.
  public nonisolated let kCAFillRuleEvenOdd = CAShapeLayerFillRule.evenOdd
#endif
