// SPDX-License-Identifier: Apache-2.0
import TouchCore

#if canImport(ObjectiveC)
  import Foundation
#else
  public import Foundation
#endif

#if !canImport(ObjectiveC)
  /// Turns a number, or three, into a transform.
  public nonisolated final class CAValueFunction: NSObject, Sendable {
    /// The name.
    public let name: CAValueFunctionName

    /// Creates the function of a name; nil for a name that QuartzCore does not have.
    public init?(name: CAValueFunctionName) {
      guard CAValueFunctionName.all.contains(name) else { return nil }
      self.name = name
    }
  }

  /// The names of the functions that make transforms.
  public nonisolated struct CAValueFunctionName: RawRepresentable, Hashable, Sendable {
    /// The name, as QuartzCore has it.
    public let rawValue: String

    /// Creates a name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Turns about the x axis, by radians.
    public static let rotateX = CAValueFunctionName(rawValue: "rotateX")
    /// Turns about the y axis, by radians.
    public static let rotateY = CAValueFunctionName(rawValue: "rotateY")
    /// Turns about the z axis, by radians.
    public static let rotateZ = CAValueFunctionName(rawValue: "rotateZ")
    /// Scales by three numbers.
    public static let scale = CAValueFunctionName(rawValue: "scale")
    /// Scales along x.
    public static let scaleX = CAValueFunctionName(rawValue: "scaleX")
    /// Scales along y.
    public static let scaleY = CAValueFunctionName(rawValue: "scaleY")
    /// Scales along z.
    public static let scaleZ = CAValueFunctionName(rawValue: "scaleZ")
    /// Moves by three numbers.
    public static let translate = CAValueFunctionName(rawValue: "translate")
    /// Moves along x.
    public static let translateX = CAValueFunctionName(rawValue: "translateX")
    /// Moves along y.
    public static let translateY = CAValueFunctionName(rawValue: "translateY")
    /// Moves along z.
    public static let translateZ = CAValueFunctionName(rawValue: "translateZ")

    static let all: Set<CAValueFunctionName> = [
      .rotateX, .rotateY, .rotateZ, .scale, .scaleX, .scaleY, .scaleZ, .translate, .translateX, .translateY,
      .translateZ,
    ]
  }
#endif

nonisolated extension CAValueFunction {
  /// The transform of a number, or of three.
  func transform(_ value: MediaValue) -> CATransform3D? {
    if case .list(let parts) = value {
      let numbers = parts.map { $0.number ?? 0 }
      guard numbers.count == 3 else { return nil }
      let (x, y, z) = (numbers[0], numbers[1], numbers[2])
      if name == .scale { return CATransform3DMakeScale(x, y, z) }
      return name == .translate ? CATransform3DMakeTranslation(x, y, z) : nil
    }
    guard let number = value.number else { return nil }
    switch name {
    case .rotateX: return CATransform3DMakeRotation(number, 1, 0, 0)
    case .rotateY: return CATransform3DMakeRotation(number, 0, 1, 0)
    case .rotateZ: return CATransform3DMakeRotation(number, 0, 0, 1)
    case .scaleX: return CATransform3DMakeScale(number, 1, 1)
    case .scaleY: return CATransform3DMakeScale(1, number, 1)
    case .scaleZ: return CATransform3DMakeScale(1, 1, number)
    case .translateX: return CATransform3DMakeTranslation(number, 0, 0)
    case .translateY: return CATransform3DMakeTranslation(0, number, 0)
    case .translateZ: return CATransform3DMakeTranslation(0, 0, number)
    default: return nil
    }
  }
}
