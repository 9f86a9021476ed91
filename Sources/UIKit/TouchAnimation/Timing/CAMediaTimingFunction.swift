// SPDX-License-Identifier: Apache-2.0
import TouchCore

#if canImport(ObjectiveC)
  import Foundation
#else
  public import Foundation
#endif

#if !canImport(ObjectiveC)
  /// The pace of an animation: a cubic Bézier curve from (0, 0) to (1, 1), with time as x and progress as y.
  public nonisolated final class CAMediaTimingFunction: NSObject, Sendable {
    let curve: CubicCurve

    /// Creates the function of a name, whose control points Apple documents.
    public convenience init(name: CAMediaTimingFunctionName) {
      switch name {
      case .easeIn: self.init(controlPoints: 0.42, 0, 1, 1)
      case .easeOut: self.init(controlPoints: 0, 0, 0.58, 1)
      case .easeInEaseOut: self.init(controlPoints: 0.42, 0, 0.58, 1)
      case .default: self.init(controlPoints: 0.25, 0.1, 0.25, 1)
      default: self.init(controlPoints: 0, 0, 1, 1)
      }
    }

    /// Creates a function from its two control points, whose times are clamped to 0…1.
    public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
      func number(_ value: Float) -> CGFloat { CGFloat(Double("\(value)") ?? Double(value)) }
      curve = CubicCurve(CGPoint(x: number(c1x), y: number(c1y)), CGPoint(x: number(c2x), y: number(c2y)))
    }

    /// Writes one of the four points to `ptr`, which has room for two numbers: the start, the control points,
    /// the end.
    public func getControlPoint(at idx: Int, values ptr: UnsafeMutablePointer<Float>) {
      let points = [.zero, curve.point1, curve.point2, CGPoint(x: 1, y: 1)]
      let point = points[min(max(idx, 0), 3)]
      unsafe (ptr[0], ptr[1]) = (Float(point.x), Float(point.y))
    }

    /// Whether both functions have the same control points.
    public override func isEqual(_ object: Any?) -> Bool {
      (object as? CAMediaTimingFunction)?.curve == curve
    }

    /// Hashes the control points.
    public override var hash: Int { curve.hashValue }
  }

  /// The names of timing functions.
  public nonisolated struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
    /// The name, as QuartzCore has it.
    public let rawValue: String

    /// Creates a name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// At constant speed.
    public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
    /// Slow at the start.
    public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
    /// Slow at the end.
    public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
    /// Slow at the start and at the end.
    public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
    /// The function of implicit animations.
    public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
  }

  // The names of these constants before Swift 4.2, which older code still uses.

  /// The old name of ``CAMediaTimingFunctionName/linear``.
  public nonisolated let kCAMediaTimingFunctionLinear = CAMediaTimingFunctionName.linear
  /// The old name of ``CAMediaTimingFunctionName/easeIn``.
  public nonisolated let kCAMediaTimingFunctionEaseIn = CAMediaTimingFunctionName.easeIn
  /// The old name of ``CAMediaTimingFunctionName/easeOut``.
  public nonisolated let kCAMediaTimingFunctionEaseOut = CAMediaTimingFunctionName.easeOut
  /// The old name of ``CAMediaTimingFunctionName/easeInEaseOut``.
  public nonisolated let kCAMediaTimingFunctionEaseInEaseOut = CAMediaTimingFunctionName.easeInEaseOut
  /// The old name of ``CAMediaTimingFunctionName/default``.
  public nonisolated let kCAMediaTimingFunctionDefault = CAMediaTimingFunctionName.default
#endif

nonisolated extension CAMediaTimingFunction {
  #if canImport(ObjectiveC)
    /// The curve through its control points.
    var curve: CubicCurve {
      func point(_ index: Int) -> CGPoint {
        var numbers: [Float] = [0, 0]
        unsafe getControlPoint(at: index, values: &numbers)
        func number(_ value: Float) -> CGFloat { CGFloat(Double("\(value)") ?? Double(value)) }
        return CGPoint(x: number(numbers[0]), y: number(numbers[1]))
      }
      return CubicCurve(point(1), point(2))
    }
  #endif

  /// The progress at a fraction of the time.
  func value(at part: CGFloat) -> CGFloat {
    curve.point1 == CGPoint.zero && curve.point2 == CGPoint(x: 1, y: 1) ? part : curve.value(at: part)
  }
}
